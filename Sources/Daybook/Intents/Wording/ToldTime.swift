import AppIntents
import DaybookStore

/// The time in which somebody asks what was done, and what it is called in the answer.
struct ToldTime {
  /// When it begins and ends.
  let interval: DateInterval
  /// What it is called behind what was done: “today”, “in the last 3 days”; `nil` for all of it.
  let name: LocalizedStringResource?

  /// The time that is meant: the most special of what was said; all of it if nothing was.
  init(
    period: CountPeriod?, day: DateComponents?, since: Date?, before: Date?, days: Int?, month: Int?,
    _ clock: DaybookClock
  ) {
    let span = Self.span(period: period, since: since, before: before, days: days, month: month, clock)
    let asked = AskedDay(day, clock)
    interval =
      asked?.pastInterval ?? span?.interval
      ?? (period ?? .all).stored.interval(now: clock.now(), calendar: clock.calendar)
    name = asked?.pastName ?? span?.name ?? Self.name(of: period)
  }

  /// The stretch of time that is counted from today, if one is said; of weekends too.
  private static func span(
    period: CountPeriod?, since: Date?, before: Date?, days: Int?, month: Int?, _ clock: DaybookClock
  ) -> CountSpan? {
    if let days { return CountSpan(days: days, clock) }
    if let range = CountSpan(since: since, before: before, clock) { return range }
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
