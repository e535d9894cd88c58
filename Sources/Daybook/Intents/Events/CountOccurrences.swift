import AppIntents
import DaybookStore

/// Counts how often an event occurred.
public struct CountOccurrences: AppIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Count Occurrences"

  /// What it does.
  public static let description = IntentDescription("Counts how often an event occurred, and returns the number.")

  /// What occurred.
  @Parameter(
    title: "Event", requestValueDialog: "Which event should I count?",
    requestDisambiguationDialog: "Which of these should I count?")
  public var event: EventEntity

  /// In which time.
  @Parameter(title: "Period", default: .all)
  public var period: CountPeriod

  /// On which day; it says which time is meant in place of the period.
  @Parameter(title: "Day", requestValueDialog: "Which day do you mean?")
  public var day: Date?

  /// Since which day; it says which time is meant in place of the period.
  @Parameter(title: "Since", requestValueDialog: "Which day do you mean?")
  public var since: Date?

  /// In how many days until now; they say which time is meant in place of the period.
  @Parameter(title: "Days", inclusiveRange: (1, 366))
  public var days: Int?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(event: EventEntity, period: CountPeriod = .all) {
    self.event = event
    self.period = period
  }

  /// Counts the records.
  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    guard let span else {
      let period = dayPeriod ?? period
      let count = try store.count(event: event.id, in: period.stored)
      return .result(value: count, dialog: count == 0 ? none(period) : answer(count, period))
    }
    let count = try store.count(event: event.id, in: span.interval)
    return .result(
      value: count, dialog: count == 0 ? none(span) : "You logged “\(event.name)” \(count) times \(span.name).")
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("Count \(\.$event) \(\.$period)") {
      \.$day
      \.$since
      \.$days
    }
  }

  /// The time that is meant, where it is none that has a name of its own.
  private var span: CountSpan? {
    if let days { return CountSpan(days: days, store.clock) }
    if let since { return CountSpan(since: since, store.clock) }
    guard let day, dayPeriod == nil else { return CountSpan(weekend: period, store.clock) }
    return CountSpan(day: day, store.clock)
  }

  /// The period that the day is.
  private var dayPeriod: CountPeriod? {
    guard let day else { return nil }
    let calendar = store.clock.calendar
    if calendar.isDate(day, inSameDayAs: store.clock.now()) { return .today }
    let before = calendar.date(byAdding: .day, value: -1, to: store.clock.now())
    return before.map { calendar.isDate(day, inSameDayAs: $0) } == true ? .yesterday : nil
  }

  private func none(_ span: CountSpan) -> IntentDialog {
    span.isOver ? "You did not log “\(event.name)” \(span.name)." : "You have not logged “\(event.name)” \(span.name)."
  }

  private func none(_ period: CountPeriod) -> IntentDialog {
    switch period {
    case .today: "You have not logged “\(event.name)” today."
    case .week: "You have not logged “\(event.name)” this week."
    case .month: "You have not logged “\(event.name)” this month."
    case .year: "You have not logged “\(event.name)” this year."
    case .yesterday: "You did not log “\(event.name)” yesterday."
    case .lastWeek: "You did not log “\(event.name)” last week."
    case .lastMonth: "You did not log “\(event.name)” last month."
    case .weekend, .lastWeekend, .all: "You have not logged “\(event.name)” yet."
    }
  }

  private func answer(_ count: Int, _ period: CountPeriod) -> IntentDialog {
    switch period {
    case .today: "You logged “\(event.name)” \(count) times today."
    case .week: "You logged “\(event.name)” \(count) times this week."
    case .month: "You logged “\(event.name)” \(count) times this month."
    case .year: "You logged “\(event.name)” \(count) times this year."
    case .yesterday: "You logged “\(event.name)” \(count) times yesterday."
    case .lastWeek: "You logged “\(event.name)” \(count) times last week."
    case .lastMonth: "You logged “\(event.name)” \(count) times last month."
    case .weekend, .lastWeekend, .all: "You logged “\(event.name)” \(count) times in all."
    }
  }
}
