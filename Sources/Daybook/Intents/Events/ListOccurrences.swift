import AppIntents
import DaybookStore

/// Says when an event occurred, each time.
public struct ListOccurrences: AppIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "List Occurrences"

  /// What it does.
  public static let description = IntentDescription("Says when an event occurred, each time, the latest first.")

  /// What occurred.
  @Parameter(
    title: "Event", requestValueDialog: "Which event do you mean?",
    requestDisambiguationDialog: "Which of these do you mean?")
  public var event: EventEntity

  /// In which time.
  @Parameter(title: "Period", default: .all)
  public var period: CountPeriod

  /// On which day, in which part of it or about which time; it says which time is meant in place of the period.
  @Parameter(title: "Day")
  public var day: DateComponents?

  /// Since which day; it says which time is meant in place of the period.
  @Parameter(title: "Since")
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

  /// Finds the records.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let time = OccurrenceTime(
      period: period, day: day, since: since, before: before, days: days, month: month, store.clock)
    let records = try store.records(event: event.id, in: time.interval)
    guard !records.isEmpty else { return .result(dialog: IntentDialog(time.none(of: event.name))) }
    let moments = records.map { String(localized: RecordTime($0, clock: store.clock).long) }
    let list = SpokenList(titles: moments, lines: { moments[$0] })
    return .result(
      dialog: IntentDialog(
        full: "“\(event.name)”: \(list.spoken).",
        supporting: list.displayed(under: time.counted(records.count, of: event.name))))
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("When was \(\.$event) \(\.$period)?") {
      \.$day
      \.$since
      \.$before
      \.$days
      \.$month
    }
  }
}
