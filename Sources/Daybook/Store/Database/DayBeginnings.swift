import Foundation
import Synchronization

/// When days begin in a calendar's time zone, found once for each day: a list of tasks asks for the same few again and again.
final class DayBeginnings: Sendable {
  /// The most days that are kept by their texts.
  private static let most = 1000

  /// The most days that are kept by their moments: today, and those on which something is due that is told together.
  private static let mostLast = 8

  private let calendar: Calendar
  private let known = Mutex<[String: Date?]>([:])
  private let last = Mutex<[DateInterval]>([])

  /// Those of a calendar.
  init(_ calendar: Calendar) { self.calendar = calendar }

  /// The first moment of the day of a moment; mostly one of the days that were asked about before.
  func start(ofDayOf moment: Date) -> Date {
    last.withLock { last in
      if let day = last.first(where: { $0.start <= moment && moment < $0.end }) { return day.start }
      guard let day = calendar.dateInterval(of: .day, for: moment) else { return calendar.startOfDay(for: moment) }
      if last.count >= Self.mostLast { last.removeFirst() }
      last.append(day)
      return day.start
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
