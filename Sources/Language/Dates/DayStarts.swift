import Foundation
import Synchronization

/// The starts of the days around the one that it is: Foundation takes microseconds for each, and a sentence asks for the same ones again
/// and again.
final class DayStarts: Sendable {
  private struct Days {
    var identifier: Calendar.Identifier
    var timeZone: TimeZone
    var today: DateInterval
    /// By how many days later they are.
    var starts: [Int: Date]

    func hold(_ now: Date, _ calendar: Calendar) -> Bool {
      today.start <= now && now < today.end && identifier == calendar.identifier && timeZone == calendar.timeZone
    }
  }

  private static let mostKept = 1000

  private let known = Mutex<Days?>(nil)

  /// Knows none yet.
  init() {}

  /// The start of the day so many days after the one that it is; `nil` if the calendar has none.
  func start(_ days: Int, after now: Date, _ calendar: Calendar) -> Date? {
    known.withLock { known in
      if known?.hold(now, calendar) != true || known?.starts.count ?? 0 > Self.mostKept {
        guard let today = calendar.dateInterval(of: .day, for: now) else { return nil }
        known = Days(
          identifier: calendar.identifier, timeZone: calendar.timeZone, today: today, starts: [0: today.start])
      }
      guard let today = known?.today.start else { return nil }
      if let start = known?.starts[days] { return start }
      let start = calendar.date(byAdding: .day, value: days, to: today).map { calendar.startOfDay(for: $0) }
      known?.starts[days] = start
      return start
    }
  }
}
