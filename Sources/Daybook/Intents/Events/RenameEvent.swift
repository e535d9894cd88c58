import AppIntents
import DaybookStore

/// Gives an event another name.
public struct RenameEvent: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Rename Event"

  /// What it does.
  public static let description = IntentDescription("Gives an event another name and returns it.")

  /// What is renamed.
  @Parameter(
    title: "Event", requestValueDialog: "Which event should I rename?",
    requestDisambiguationDialog: "Which of these should I rename?", optionsProvider: KnownEvents())
  public var event: EventEntity

  /// What it is called from now on.
  @Parameter(title: "Name", requestValueDialog: "What should it be called?")
  public var name: String

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(event: EventEntity, name: String) {
    self.event = event
    self.name = name
  }

  /// Renames the event; its records stay.
  public func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    let (stored, undo) = try store.tracking { try $0.rename(event: event.id, to: name) }
    let renamed = EventEntity(stored)
    onUndo(undo, as: "Rename “\(event.name)”")
    return .result(value: renamed, dialog: "Renamed the event “\(event.name)” to “\(renamed.name)”.")
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Rename \(\.$event) to \(\.$name)") }
}

/// The events that can be renamed: those that are there, so that none is created for it.
struct KnownEvents: DynamicOptionsProvider {
  /// The first events, in the order in which they were created.
  func results() async throws -> [EventEntity] { try await EventQuery().suggestedEntities() }
}
