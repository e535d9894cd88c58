import AppIntents
import DaybookStore

/// Creates an event that can recur.
public struct CreateEvent: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Create Event"

  /// What it does.
  public static let description = IntentDescription("Creates an event that you can log, and returns it.")

  /// What it is called.
  @Parameter(title: "Name", requestValueDialog: "What should the event be called?")
  public var name: String

  /// What it belongs to; the general category if that is not said.
  @Parameter(title: "Category", requestDisambiguationDialog: "Which category is meant?")
  public var category: CategoryEntity?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(name: String, category: CategoryEntity? = nil) {
    self.name = name
    self.category = category
  }

  /// Creates the event.
  public func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    let (created, undo) = try store.tracking { try $0.createEvent(name: name, category: category?.id) }
    onUndo(undo, as: "Create “\(created.name)”")
    let event = EventEntity(created)
    let dialog: IntentDialog =
      if event.category.isGeneral {
        "Created “\(event.name)”."
      } else {
        "Created “\(event.name)” in “\(event.category.name)”."
      }
    return .result(value: event, dialog: dialog)
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("Create the event \(\.$name)") { \.$category }
  }
}
