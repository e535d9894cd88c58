import AppIntents
import DaybookStore

/// When a record was, seen from the moment at which it was looked up.
struct RecordTime: Sendable, Hashable {
  private let date: Date
  /// Whether it is known when on that day it was.
  let hasTime: Bool
  private let calendar: Calendar
  private let day: DayText

  /// The moment as the clock's owner sees it.
  init(_ record: DaybookRecord, clock: DaybookClock) {
    (date, hasTime, calendar) = (record.date, record.hasTime, clock.calendar)
    day = DayText(date, clock: clock)
  }

  /// Whether ``short`` can stand behind “of”: on a day further back it begins with “on”.
  var isRecent: Bool { day.isRecent }

  /// “9:41”; on another day “yesterday, 9:41”, or “yesterday” where only that is known.
  var short: LocalizedStringResource {
    guard hasTime else { return day.text }
    return day.isToday
      ? "\(date, format: .clock(calendar))" : "\(day.text), \(date, format: .clock(calendar))"
  }

  /// “today at 9:41”, or “yesterday”.
  var long: LocalizedStringResource {
    hasTime ? "\(day.text) at \(date, format: .clock(calendar))" : day.text
  }
}
