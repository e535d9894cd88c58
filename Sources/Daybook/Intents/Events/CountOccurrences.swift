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
    let count = try store.count(event: event.id, in: period.stored)
    return .result(value: count, dialog: count == 0 ? none : answer(count))
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Count \(\.$event) \(\.$period)") }

  private var none: IntentDialog {
    switch period {
    case .today: "You have not logged “\(event.name)” today."
    case .week: "You have not logged “\(event.name)” this week."
    case .month: "You have not logged “\(event.name)” this month."
    case .year: "You have not logged “\(event.name)” this year."
    case .yesterday: "You did not log “\(event.name)” yesterday."
    case .lastWeek: "You did not log “\(event.name)” last week."
    case .lastMonth: "You did not log “\(event.name)” last month."
    case .all: "You have not logged “\(event.name)” yet."
    }
  }

  private func answer(_ count: Int) -> IntentDialog {
    switch period {
    case .today: "You logged “\(event.name)” \(count) times today."
    case .week: "You logged “\(event.name)” \(count) times this week."
    case .month: "You logged “\(event.name)” \(count) times this month."
    case .year: "You logged “\(event.name)” \(count) times this year."
    case .yesterday: "You logged “\(event.name)” \(count) times yesterday."
    case .lastWeek: "You logged “\(event.name)” \(count) times last week."
    case .lastMonth: "You logged “\(event.name)” \(count) times last month."
    case .all: "You logged “\(event.name)” \(count) times in all."
    }
  }
}
