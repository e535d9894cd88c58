import AppIntents
import DaybookStore

/// Deletes a task, after a yes.
public struct DeleteTask: DeleteIntent, UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Delete Task"

  /// What it does.
  public static let description = IntentDescription("Deletes a task. Asks first.")

  /// What is deleted.
  @Parameter(
    title: "Task", requestValueDialog: "Which task should I delete?",
    requestDisambiguationDialog: "Which of these should I delete?")
  public var task: TaskEntity

  /// All that is deleted.
  public var entities: [TaskEntity] { [task] }

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(task: TaskEntity) { self.task = task }

  /// Asks, then deletes the task.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Delete", acceptAlternatives: ["Delete it", "Remove it"], denyLabel: "Keep",
        denyAlternatives: ["Keep it"], destructive: true),
      dialog: "Delete “\(task.title)”?")
    let (deleted, undo) = try store.tracking { try $0.delete(task: task.id) }
    onUndo(undo, as: "Delete “\(deleted.title)”")
    return .result(dialog: "Deleted “\(deleted.title)”.")
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$task)") }
}
