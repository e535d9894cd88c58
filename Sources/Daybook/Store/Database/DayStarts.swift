import Foundation
import Synchronization

/// When days begin in a calendar's time zone, found once for each day: a list of tasks asks for the same few again and again.
final class DayStarts: Sendable {
  /// The most days that are kept.
  private static let most = 1000

  private let calendar: Calendar
  private let known = Mutex<[String: Date?]>([:])
  private let last = Mutex<DateInterval?>(nil)

  /// Those of a calendar.
  init(_ calendar: Calendar) { self.calendar = calendar }

  /// The first moment of the day of a moment; mostly the same day as when it was asked before.
  func start(ofDayOf moment: Date) -> Date {
    last.withLock { last in
      if let day = last, day.start <= moment, moment < day.end { return day.start }
      last = calendar.dateInterval(of: .day, for: moment)
      return last?.start ?? calendar.startOfDay(for: moment)
    }
  }

  /// The first moment of a day such as the store writes it; `nil` if the text is no day.
  func start(of text: String) -> Date? {
    known.withLock { known in
      if let start = known[text] { return start }
      let start = CalendarDay.start(of: text, calendar: calendar)
      if known.count >= Self.most { known = [:] }
      known[text] = .some(start)
      return start
    }
  }
}
