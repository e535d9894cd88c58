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

  /// On which day, in which part of it or about which time; it says which time is meant in place of the period.
  @Parameter(title: "Day", requestValueDialog: "Which day do you mean?")
  public var day: DateComponents?

  /// Since which day; it says which time is meant in place of the period.
  @Parameter(title: "Since", requestValueDialog: "Which day do you mean?")
  public var since: Date?

  /// Before which moment; it limits what is meant by `since`, and without that says which time is meant in place of the period.
  @Parameter(title: "Before")
  public var before: Date?

  /// In how many days until now; they say which time is meant in place of the period.
  @Parameter(title: "Days", inclusiveRange: (1, 366))
  public var days: Int?

  /// In which month, January is 1; it says which time is meant in place of the period.
  @Parameter(title: "Month", inclusiveRange: (1, 12))
  public var month: Int?

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
    let time = OccurrenceTime(
      period: period, day: day, since: since, before: before, days: days, month: month, store.clock)
    let count = try store.count(event: event.id, in: time.interval)
    let text = count == 0 ? try none(in: time) : time.counted(count, of: event.name)
    return .result(value: count, dialog: IntentDialog(text))
  }

  /// That it did not occur; where it is asked of today, when it did last.
  private func none(in time: OccurrenceTime) throws -> LocalizedStringResource {
    let none = time.none(of: event.name)
    guard time.isToday, let record = try store.last(event: event.id) else { return none }
    let last = LastOccurrence.text(record, of: event, store.clock)
    return LocalizedStringResource("count.noneToday", defaultValue: "\(none) \(last)")
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("Count \(\.$event) \(\.$period)") {
      \.$day
      \.$since
      \.$before
      \.$days
      \.$month
    }
  }
}
