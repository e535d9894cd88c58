import AppIntents
import DaybookStore

/// Creates a category for events.
public struct CreateCategory: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Create Category"

  /// What it does.
  public static let description = IntentDescription("Creates a category for events and returns it.")

  /// What it is called.
  @Parameter(title: "Name", requestValueDialog: "What should the category be called?")
  public var name: String

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(name: String) { self.name = name }

  /// Creates the category.
  public func perform() async throws -> some IntentResult & ReturnsValue<CategoryEntity> & ProvidesDialog {
    let (created, undo) = try store.tracking { try $0.createCategory(name: name) }
    onUndo(undo, as: "Create the category “\(created.name)”")
    let category = CategoryEntity(created)
    return .result(value: category, dialog: "Created the category “\(category.name)”.")
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Create the category \(\.$name)") }
}
