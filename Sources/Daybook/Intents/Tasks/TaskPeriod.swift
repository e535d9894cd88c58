import AppIntents
import DaybookStore

/// A stretch of time in which tasks are due, and what it is called.
struct TaskPeriod {
  /// Its name, as it follows “due”.
  let name: LocalizedStringResource
  /// When it begins and ends; `nil` if the calendar has no such time.
  let interval: DateInterval?
  /// The day of which it is a part; `nil` for what is no part of one.
  private(set) var day: (name: LocalizedStringResource, interval: DateInterval)?

  /// Takes what it is called, and when it begins and ends.
  init(
    name: LocalizedStringResource, interval: DateInterval?,
    day: (name: LocalizedStringResource, interval: DateInterval)? = nil
  ) {
    (self.name, self.interval, self.day) = (name, interval, day)
  }

  /// All until the end of a day, what is overdue too.
  init(until day: Date, _ clock: DaybookClock) {
    let isThisYear = clock.calendar.isDate(day, equalTo: clock.now(), toGranularity: .year)
    let style = CalendarDayStyle(calendar: clock.calendar, hasYear: !isThisYear)
    name = "by \(day, format: style)"
    interval = clock.calendar.dateInterval(of: .day, for: day).map { DateInterval(start: .distantPast, end: $0.end) }
  }

  /// The day, a part of it, or a time on it.
  init(_ asked: AskedDay) {
    name = asked.name
    interval = asked.interval
    if !asked.isWhole { day = asked.wholeDay.map { (asked.day, $0) } }
  }

  /// The next such month, this one included; January is 1.
  init?(month: Int, _ clock: DaybookClock) {
    let calendar = clock.calendar
    let today = calendar.dateComponents([.year, .month], from: clock.now())
    guard let year = today.year, let current = today.month, (1...12).contains(month),
      let day = calendar.date(from: DateComponents(year: month < current ? year + 1 : year, month: month, day: 1))
    else { return nil }
    name = "in \(day, format: MonthStyle(calendar: calendar))"
    interval = calendar.dateInterval(of: .month, for: day)
  }

  /// That which a filter names; `nil` if it names none.
  init?(_ filter: TaskFilter, _ clock: DaybookClock) {
    let (now, calendar) = (clock.now(), clock.calendar)
    let next = { (unit: Calendar.Component) in
      calendar.dateInterval(of: unit, for: now).flatMap { calendar.dateInterval(of: unit, for: $0.end) }
    }
    switch filter {
    case .dueNextWeek: (name, interval) = ("next week", next(.weekOfYear))
    case .dueWeekAfterNext:
      let week = next(.weekOfYear).flatMap { calendar.dateInterval(of: .weekOfYear, for: $0.end) }
      (name, interval) = ("the week after next", week)
    case .dueNextWeekend: (name, interval) = ("next weekend", Self.weekend(after: now, calendar))
    case .dueFollowingWeekend:
      (name, interval) = ("next weekend", next(.weekOfYear).flatMap { calendar.weekend(of: $0) })
    case .dueThisMonth: (name, interval) = ("this month", calendar.dateInterval(of: .month, for: now))
    case .dueNextMonth: (name, interval) = ("next month", next(.month))
    case .dueThisWeekend:
      let week = calendar.dateInterval(of: .weekOfYear, for: now)
      (name, interval) = ("this weekend", week.flatMap { calendar.weekend(of: $0) })
    case .open, .dueToday, .dueThisWeek, .important, .overdue, .completed, .all: return nil
    }
  }

  /// The Saturday and Sunday that come next behind a day.
  private static func weekend(after now: Date, _ calendar: Calendar) -> DateInterval? {
    let saturday = calendar.nextDate(
      after: now, matching: DateComponents(hour: 0, weekday: 7), matchingPolicy: .nextTime)
    guard let saturday, let end = calendar.date(byAdding: .day, value: 2, to: saturday) else { return nil }
    return DateInterval(start: saturday, end: end)
  }
}
