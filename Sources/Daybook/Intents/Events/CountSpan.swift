import AppIntents
import DaybookStore

/// A stretch of time that is counted from the day on which somebody asks, and what it is called.
struct CountSpan {
  /// Its name, as it stands at the end of a sentence.
  let name: LocalizedStringResource
  /// When it begins and ends.
  let interval: DateInterval
  /// Whether it is over.
  let isOver: Bool

  /// A day, a part of it, or about a time on it; today and yesterday, which have names of their own, are none of the days.
  init?(_ asked: AskedDay, _ clock: DaybookClock) {
    guard let interval = asked.pastInterval else { return nil }
    self.interval = interval
    name =
      asked.isWhole
      ? LocalizedStringResource("day.date", defaultValue: "on \(asked.date, format: Self.style(asked.date, clock))")
      : asked.pastName
    isOver = asked.isWhole || interval.end < clock.now()
  }

  /// From a moment on, before one, or between two; `nil` without any.
  init?(since start: Date?, before end: Date?, _ clock: DaybookClock) {
    if let start, end == nil {
      interval = DateInterval(start: start, end: max(start, .distantFuture))
      name = "since \(start, format: Self.style(start, clock))"
      isOver = false
    } else {
      guard let range = TaskPeriod(after: start, before: end, clock), let interval = range.interval else { return nil }
      self.interval = interval
      name = range.name
      isOver = interval.end <= clock.now()
    }
  }

  /// The last such month, this one included; January is 1.
  init?(month: Int, _ clock: DaybookClock) {
    let calendar = clock.calendar
    let today = calendar.dateComponents([.year, .month], from: clock.now())
    guard let year = today.year, let current = today.month, (1...12).contains(month),
      let day = calendar.date(from: DateComponents(year: month > current ? year - 1 : year, month: month, day: 1)),
      let interval = calendar.dateInterval(of: .month, for: day)
    else { return nil }
    self.interval = interval
    name = LocalizedStringResource("count.month", defaultValue: "in \(day, format: MonthStyle(calendar: calendar))")
    isOver = month != current
  }

  /// So many days until now.
  init?(days: Int, _ clock: DaybookClock) {
    guard let start = clock.calendar.date(byAdding: .day, value: -days, to: clock.now()) else { return nil }
    interval = DateInterval(start: start, end: .distantFuture)
    name = "in the last \(days) days"
    isOver = false
  }

  /// The year before this one, or the Saturday and Sunday of this week or the one before it; `nil` for another period.
  ///
  /// A weekend that is still to come is no time in which anything occurred: the one before it is meant.
  init?(named period: CountPeriod, _ clock: DaybookClock) {
    let (calendar, now) = (clock.calendar, clock.now())
    let weekend = calendar.dateInterval(of: .weekOfYear, for: now).flatMap { calendar.weekend(of: $0) }
    let isToCome = period == .weekend && weekend.map { $0.start > now } ?? true
    switch isToCome ? .lastWeekend : period {
    case .lastYear:
      guard let year = Self.last(.year, before: now, calendar) else { return nil }
      (interval, isOver) = (year, true)
      name = LocalizedStringResource("count.lastYear", defaultValue: "last year")
    case .weekend:
      guard let weekend else { return nil }
      (interval, isOver) = (weekend, false)
      name = LocalizedStringResource("count.weekend", defaultValue: "this weekend")
    case .lastWeekend:
      guard let week = Self.last(.weekOfYear, before: now, calendar), let weekend = calendar.weekend(of: week)
      else { return nil }
      (interval, isOver) = (weekend, true)
      name = LocalizedStringResource("count.lastWeekend", defaultValue: "last weekend")
    case .today, .week, .month, .year, .yesterday, .lastWeek, .lastMonth, .all: return nil
    }
  }

  /// The whole week, year or the like before the one of a moment.
  private static func last(_ unit: Calendar.Component, before now: Date, _ calendar: Calendar) -> DateInterval? {
    calendar.dateInterval(of: unit, for: now)
      .flatMap { calendar.dateInterval(of: unit, for: $0.start.addingTimeInterval(-1)) }
  }

  private static func style(_ day: Date, _ clock: DaybookClock) -> CalendarDayStyle {
    CalendarDayStyle(
      calendar: clock.calendar,
      hasYear: !clock.calendar.isDate(day, equalTo: clock.now(), toGranularity: .year))
  }
}
