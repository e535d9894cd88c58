import AppIntents
import DaybookStore

/// Says when an event occurred last.
public struct LastOccurrence: AppIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Last Occurrence"

  /// What it does.
  public static let description = IntentDescription("Says when an event occurred last.")

  /// What occurred.
  @Parameter(
    title: "Event", requestValueDialog: "Which event do you mean?",
    requestDisambiguationDialog: "Which of these do you mean?")
  public var event: EventEntity

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(event: EventEntity) { self.event = event }

  /// Finds the last record.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let record = try store.last(event: event.id) else {
      return .result(dialog: "You have not logged “\(event.name)” yet.")
    }
    return .result(dialog: IntentDialog(Self.text(record, of: event, store.clock)))
  }

  /// When an event occurred last, as a sentence.
  static func text(_ record: DaybookRecord, of event: EventEntity, _ clock: DaybookClock) -> LocalizedStringResource {
    "The last “\(event.name)” was \(RecordTime(record, clock: clock).long)."
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("When was the last \(\.$event)?") }
}
