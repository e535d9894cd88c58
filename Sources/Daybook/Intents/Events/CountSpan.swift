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

  /// A day.
  init?(day: Date, _ clock: DaybookClock) {
    guard let interval = clock.calendar.dateInterval(of: .day, for: day) else { return nil }
    self.interval = interval
    name = LocalizedStringResource("day.date", defaultValue: "on \(day, format: Self.style(day, clock))")
    isOver = true
  }

  /// From a day until now.
  init(since day: Date, _ clock: DaybookClock) {
    interval = DateInterval(start: day, end: max(day, .distantFuture))
    name = "since \(day, format: Self.style(day, clock))"
    isOver = false
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

  /// The Saturday and Sunday of this week, or of the one before it; `nil` for another period.
  init?(weekend period: CountPeriod, _ clock: DaybookClock) {
    let calendar = clock.calendar
    guard [.weekend, .lastWeekend].contains(period), var week = calendar.dateInterval(of: .weekOfYear, for: clock.now())
    else { return nil }
    if period == .lastWeekend {
      guard let before = calendar.date(byAdding: .day, value: -1, to: week.start),
        let last = calendar.dateInterval(of: .weekOfYear, for: before)
      else { return nil }
      week = last
    }
    guard let saturday = calendar.date(byAdding: .day, value: -2, to: week.end) else { return nil }
    interval = DateInterval(start: saturday, end: week.end)
    isOver = period == .lastWeekend
    name =
      isOver
      ? LocalizedStringResource("count.lastWeekend", defaultValue: "last weekend")
      : LocalizedStringResource("count.weekend", defaultValue: "this weekend")
  }

  private static func style(_ day: Date, _ clock: DaybookClock) -> CalendarDayStyle {
    CalendarDayStyle(
      calendar: clock.calendar,
      hasYear: !clock.calendar.isDate(day, equalTo: clock.now(), toGranularity: .year))
  }
}
