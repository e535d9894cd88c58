import AppIntents
import DaybookStore

/// A due date, seen from the moment at which it was looked up.
public struct DueDate: Sendable, Hashable {
  /// When it is due; the first moment of a day means the whole day.
  public let date: Date

  /// Whether it names a day only.
  public var isWholeDay: Bool { start == date }

  /// Whether it was before the moment at which it was looked up; a whole day is over with its end.
  var isOver: Bool { isWholeDay ? date < calendar.startOfDay(for: now) : date < now }

  private let now: Date
  private let calendar: Calendar
  /// The first moment of its day.
  private let start: Date

  /// The date as the clock's owner sees it.
  init(_ date: Date, clock: DaybookClock) {
    self.date = date
    now = clock.now()
    calendar = clock.calendar
    start = calendar.startOfDay(for: date)
  }

  /// What follows “due”: “tomorrow”, “on Friday at 5:00 PM”.
  var text: LocalizedStringResource {
    let day = DayText(date, now: now, calendar: calendar, start: start).text
    guard !isWholeDay else { return day }
    return "\(day) at \(date, format: ClockTimeStyle(timeZone: calendar.timeZone))"
  }
}
