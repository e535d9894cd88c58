import AppIntents
import DaybookStore

/// The time in which somebody asks what was done, and what it is called in the answer.
struct ToldTime {
  /// When it begins and ends.
  let interval: DateInterval
  /// What it is called behind what was done: “today”, “in the last 3 days”; `nil` for all of it.
  let name: LocalizedStringResource?

  /// The time that is meant: the most special of what was said; all of it if nothing was.
  init(period: CountPeriod?, day: Date?, since: Date?, days: Int?, month: Int?, _ clock: DaybookClock) {
    let span = Self.span(period: period, since: since, days: days, month: month, clock)
    let part = day.flatMap { DayPart($0, now: clock.now(), calendar: clock.calendar) }
    let ofDay = day.flatMap { day in
      part?.interval(of: day, clock.calendar, isNight: true) ?? clock.calendar.dateInterval(of: .day, for: day)
    }
    interval =
      ofDay ?? span?.interval ?? (period ?? .all).stored.interval(now: clock.now(), calendar: clock.calendar)
    if let day {
      name =
        part?.name(of: day, now: clock.now(), calendar: clock.calendar)
        ?? DayText(day, now: clock.now(), calendar: clock.calendar).text
    } else {
      name = span?.name ?? Self.name(of: period)
    }
  }

  /// The stretch of time that is counted from today, if one is said; of weekends too.
  private static func span(
    period: CountPeriod?, since: Date?, days: Int?, month: Int?, _ clock: DaybookClock
  ) -> CountSpan? {
    if let days { return CountSpan(days: days, clock) }
    if let since { return CountSpan(since: since, clock) }
    if let month { return CountSpan(month: month, clock) }
    return CountSpan(named: period ?? .all, clock)
  }

  private static func name(of period: CountPeriod?) -> LocalizedStringResource? {
    switch period {
    case .today: "today"
    case .yesterday: "yesterday"
    case .week: "this week"
    case .lastWeek: "last week"
    case .month: "this month"
    case .lastMonth: "last month"
    case .year: "this year"
    case .lastYear, .weekend, .lastWeekend, .all, nil: nil
    }
  }
}
