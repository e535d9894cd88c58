import AppIntents
import DaybookStore

/// A due date, seen from the moment at which it was looked up.
public struct DueDate: Sendable, Hashable {
  /// When it is due; the first moment of a day means the whole day.
  public let date: Date

  /// Whether it names a day only.
  public var isWholeDay: Bool { start == date }

  /// Whether it was before the moment at which it was looked up; a whole day is over with its end.
  var isOver: Bool { isWholeDay ? date < today : date < now }

  private let now: Date
  private let calendar: Calendar
  /// The first moments of its day and of that at which it was looked up.
  private let start, today: Date

  /// The date as the clock's owner sees it.
  init(_ date: Date, clock: DaybookClock) {
    self.date = date
    now = clock.now()
    calendar = clock.calendar
    start = clock.startOfDay(of: date)
    today = clock.startOfDay(of: now)
  }

  /// What follows “due”: “tomorrow”, “on Friday at 5:00 PM”.
  var text: LocalizedStringResource {
    let day = DayText(date, of: start, now: now, today: today, calendar: calendar).text
    guard !isWholeDay else { return day }
    return "\(day) at \(date, format: ClockTimeStyle(timeZone: calendar.timeZone))"
  }
}
