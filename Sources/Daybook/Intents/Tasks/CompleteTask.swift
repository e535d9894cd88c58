import AppIntents
import DaybookStore

/// Completes a task.
public struct CompleteTask: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Complete Task"

  /// What it does.
  public static let description = IntentDescription("Marks a task as done and returns it.")

  /// What is done.
  @Parameter(
    title: "Task", requestValueDialog: "Which task should I complete?",
    requestDisambiguationDialog: "Which of these should I complete?", optionsProvider: OpenTasks())
  public var task: TaskEntity

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(task: TaskEntity) { self.task = task }

  /// Completes the task.
  public func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    let dialog: IntentDialog = task.isDone ? "“\(task.title)” is completed already." : "Completed “\(task.title)”."
    let (completed, undo) = try store.tracking { try $0.complete(task: task.id) }
    if !undo.isEmpty { onUndo(undo, as: "Complete “\(completed.title)”") }
    return .result(value: TaskEntity(completed, clock: store.clock), dialog: dialog)
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Complete \(\.$task)") }
}

/// The tasks that can be completed.
struct OpenTasks: DynamicOptionsProvider {
  /// The open tasks, in the order in which they were added.
  func results() async throws -> [TaskEntity] { try await TaskQuery().suggestedEntities() }
}
