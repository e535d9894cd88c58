import AppIntents
import DaybookStore

/// Deletes an event with all that was logged of it, after a yes.
public struct DeleteEvent: DeleteIntent, UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Delete Event"

  /// What it does.
  public static let description = IntentDescription("Deletes an event and all that was logged of it. Asks first.")

  /// What is deleted.
  @Parameter(
    title: "Event", requestValueDialog: "Which event should I delete?",
    requestDisambiguationDialog: "Which of these should I delete?")
  public var event: EventEntity

  /// All that is deleted.
  public var entities: [EventEntity] { [event] }

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(event: EventEntity) { self.event = event }

  /// Asks, tells how often it occurred, then deletes the event.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let count = try store.count(event: event.id, since: nil)
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Delete", acceptAlternatives: ["Delete it", "Remove it"], denyLabel: "Keep",
        denyAlternatives: ["Keep it"], destructive: true),
      dialog: count == 0
        ? "Delete the event “\(event.name)”?" : "Delete the event “\(event.name)”, logged \(count) times?")
    let (deleted, undo) = try store.tracking { try $0.delete(event: event.id) }
    onUndo(undo, as: "Delete “\(deleted.name)”")
    return .result(dialog: "Deleted the event “\(deleted.name)”.")
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$event)") }
}
