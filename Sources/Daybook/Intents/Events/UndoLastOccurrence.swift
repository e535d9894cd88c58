import AppIntents
import DaybookStore

/// Takes back the last occurrence of an event.
public struct UndoLastOccurrence: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Take Back Last Occurrence"

  /// What it does.
  public static let description = IntentDescription("Takes back the last record of an event.")

  /// What did not occur after all.
  @Parameter(
    title: "Event", requestValueDialog: "Which event should I take back?",
    requestDisambiguationDialog: "Which of these should I take back?")
  public var event: EventEntity

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(event: EventEntity) { self.event = event }

  /// Takes the record back.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let (taken, undo) = try store.tracking { try $0.undoLast(event: event.id) }
    guard let record = taken else { throw DaybookIntentError.nothingToTakeBack(event: event.name) }
    onUndo(undo, as: "Take back “\(event.name)”")
    let time = RecordTime(record.date, clock: store.clock)
    let dialog: IntentDialog =
      time.isRecent
      ? "Took back “\(event.name)” of \(time.short)." : "Took back “\(event.name)”, logged \(time.short)."
    return .result(dialog: dialog)
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Take back the last \(\.$event)") }
}
