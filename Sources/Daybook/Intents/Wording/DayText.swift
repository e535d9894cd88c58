import AppIntents
import DaybookStore

/// A day as it is named from another: “tomorrow”, “on Friday”, “on March 3”.
struct DayText: Sendable, Hashable {
  private let date: Date
  private let now: Date
  private let calendar: Calendar
  /// How many days the one lies behind the other.
  private let distance: Int

  /// The day of `date`, which begins at `start`, named on the day of `now`, which begins at `today`.
  init(_ date: Date, of start: Date, now: Date, today: Date, calendar: Calendar) {
    self.date = date
    self.now = now
    self.calendar = calendar
    // Days have 23 to 25 hours.
    distance = Int((start.timeIntervalSince(today) / 86400).rounded())
  }

  /// The day of `date`, named on the day of `now`, which is the present one unless it is given.
  init(_ date: Date, now: Date? = nil, clock: DaybookClock) {
    let now = now ?? clock.now()
    self.init(
      date, of: clock.startOfDay(of: date), now: now, today: clock.startOfDay(of: now), calendar: clock.calendar)
  }

  /// Whether both are one day.
  var isToday: Bool { distance == 0 }

  /// Whether the name is that of a day within the last week, which has no preposition.
  var isRecent: Bool { (-6...0).contains(distance) }

  /// Whether it is told without its date.
  var isNear: Bool { (-6...6).contains(distance) }

  /// The name, with its preposition.
  var text: LocalizedStringResource {
    switch distance {
    case 0: return "today"
    case 1: return "tomorrow"
    case -1: return "yesterday"
    case 2...6: return "on \(date, format: style.weekday(.wide))"
    case -6 ... -2: return lastWeekday
    default:
      let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
      let style = CalendarDayStyle(calendar: calendar, hasYear: !isThisYear)
      // Some languages have a word before a day of the calendar, and none before one of the week.
      return LocalizedStringResource("day.date", defaultValue: "on \(date, format: style)")
    }
  }

  /// A day of the last week: “last” has the gender of the day in some languages.
  private var lastWeekday: LocalizedStringResource {
    switch calendar.component(.weekday, from: date) {
    case 1: LocalizedStringResource("day.lastSunday", defaultValue: "last Sunday")
    case 2: LocalizedStringResource("day.lastMonday", defaultValue: "last Monday")
    case 3: LocalizedStringResource("day.lastTuesday", defaultValue: "last Tuesday")
    case 4: LocalizedStringResource("day.lastWednesday", defaultValue: "last Wednesday")
    case 5: LocalizedStringResource("day.lastThursday", defaultValue: "last Thursday")
    case 6: LocalizedStringResource("day.lastFriday", defaultValue: "last Friday")
    default: LocalizedStringResource("day.lastSaturday", defaultValue: "last Saturday")
    }
  }

  private var style: Date.FormatStyle {
    var style = Date.FormatStyle()
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return style
  }
}
