import AppIntents
import DaybookStore

/// When a record was, seen from the moment at which it was looked up.
struct RecordTime: Sendable, Hashable {
  private let date: Date
  private let calendar: Calendar
  private let day: DayText

  /// The moment as the clock's owner sees it.
  init(_ date: Date, clock: DaybookClock) {
    self.date = date
    calendar = clock.calendar
    day = DayText(date, now: clock.now(), calendar: calendar)
  }

  /// Whether ``short`` can stand behind “of”: on a day further back it begins with “on”.
  var isRecent: Bool { day.isRecent }

  /// “9:41”; on another day “yesterday, 9:41”.
  var short: LocalizedStringResource {
    day.isToday
      ? "\(date, format: .clock(calendar))" : "\(day.text), \(date, format: .clock(calendar))"
  }

  /// “today at 9:41”.
  var long: LocalizedStringResource {
    "\(day.text) at \(date, format: .clock(calendar))"
  }
}
