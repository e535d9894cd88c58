import Foundation
import Synchronization

/// When days begin in a calendar's time zone, found once for each day: a list of tasks asks for the same few again and again.
final class DayStarts: Sendable {
  /// The most days that are kept.
  private static let most = 1000

  private let calendar: Calendar
  private let known = Mutex<[String: Date?]>([:])

  /// Those of a calendar.
  init(_ calendar: Calendar) { self.calendar = calendar }

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
