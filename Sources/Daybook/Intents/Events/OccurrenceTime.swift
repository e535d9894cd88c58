import AppIntents
import DaybookStore

/// The time in which somebody asks what occurred, and how it is spoken of.
struct OccurrenceTime {
  private let period: CountPeriod
  private let span: CountSpan?
  private let clock: DaybookClock

  /// The time that is meant: the most special of what was said.
  init(
    period: CountPeriod, day: DateComponents? = nil, since: Date? = nil, before: Date? = nil, days: Int? = nil,
    month: Int? = nil,
    _ clock: DaybookClock
  ) {
    self.clock = clock
    let asked = AskedDay(day, clock)
    let named = asked.flatMap { $0.isWhole ? Self.period(of: $0.date, clock) : nil }
    self.period = named ?? period
    if let days {
      span = CountSpan(days: days, clock)
    } else if let range = CountSpan(since: since, before: before, clock) {
      span = range
    } else if let month {
      span = CountSpan(month: month, clock)
    } else if let asked, named == nil {
      span = CountSpan(asked, clock)
    } else {
      span = CountSpan(named: self.period, clock)
    }
  }

  /// When it begins and ends.
  var interval: DateInterval {
    span?.interval ?? period.stored.interval(now: clock.now(), calendar: clock.calendar)
  }

  /// Whether it is today.
  var isToday: Bool { span == nil && period == .today }

  /// What is said of an event that did not occur then.
  func none(of event: String) -> LocalizedStringResource {
    if let span {
      return span.isOver ? "You did not log “\(event)” \(span.name)." : "You have not logged “\(event)” \(span.name)."
    }
    return switch period {
    case .today: "You have not logged “\(event)” today."
    case .week: "You have not logged “\(event)” this week."
    case .month: "You have not logged “\(event)” this month."
    case .year: "You have not logged “\(event)” this year."
    case .yesterday: "You did not log “\(event)” yesterday."
    case .lastWeek: "You did not log “\(event)” last week."
    case .lastMonth: "You did not log “\(event)” last month."
    case .lastYear, .weekend, .lastWeekend, .all: "You have not logged “\(event)” yet."
    }
  }

  /// What is said of an event that occurred so often then.
  func counted(_ count: Int, of event: String) -> LocalizedStringResource {
    if let span { return "You logged “\(event)” \(count) times \(span.name)." }
    return switch period {
    case .today: "You logged “\(event)” \(count) times today."
    case .week: "You logged “\(event)” \(count) times this week."
    case .month: "You logged “\(event)” \(count) times this month."
    case .year: "You logged “\(event)” \(count) times this year."
    case .yesterday: "You logged “\(event)” \(count) times yesterday."
    case .lastWeek: "You logged “\(event)” \(count) times last week."
    case .lastMonth: "You logged “\(event)” \(count) times last month."
    case .lastYear, .weekend, .lastWeekend, .all: "You logged “\(event)” \(count) times in total."
    }
  }

  /// The period that a day is.
  private static func period(of day: Date, _ clock: DaybookClock) -> CountPeriod? {
    let calendar = clock.calendar
    if calendar.isDate(day, inSameDayAs: clock.now()) { return .today }
    let before = calendar.date(byAdding: .day, value: -1, to: clock.now())
    return before.map { calendar.isDate(day, inSameDayAs: $0) } == true ? .yesterday : nil
  }
}
