import AppIntents
import DaybookStore

/// When a record was, seen from the moment at which it was looked up.
struct RecordTime: Sendable, Hashable {
  private let date: Date
  private let now: Date
  private let calendar: Calendar

  /// The moment as the clock's owner sees it.
  init(_ date: Date, clock: DaybookClock) {
    self.date = date
    now = clock.now()
    calendar = clock.calendar
  }

  /// Whether ``short`` can stand behind “of”: on a day further back it begins with “on”.
  var isRecent: Bool { DayText(date, now: now, calendar: calendar).isRecent }

  /// “9:41”; on another day “yesterday, 9:41”.
  var short: LocalizedStringResource {
    let day = DayText(date, now: now, calendar: calendar)
    return day.isToday
      ? "\(date, format: .clock(calendar))" : "\(day.text), \(date, format: .clock(calendar))"
  }

  /// “today at 9:41”.
  var long: LocalizedStringResource {
    let day = DayText(date, now: now, calendar: calendar)
    return "\(day.text) at \(date, format: .clock(calendar))"
  }
}
