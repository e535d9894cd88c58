import AppIntents
import DaybookStore

/// Opens a completed task again.
public struct ReopenTask: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Reopen Task"

  /// What it does.
  public static let description = IntentDescription("Opens a completed task again and returns it.")

  /// What is not done after all. Asked for among the completed tasks, which nothing else would suggest.
  @Parameter(
    title: "Task", requestValueDialog: "Which task should I reopen?",
    requestDisambiguationDialog: "Which of these should I reopen?", optionsProvider: CompletedTasks())
  public var task: TaskEntity?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(task: TaskEntity) { self.task = task }

  /// Reopens the task.
  public func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    let chosen = if let task { task } else { try await chooseCompleted() }
    let dialog: IntentDialog = chosen.isDone ? "Reopened “\(chosen.title)”." : "“\(chosen.title)” is open already."
    let (reopened, undo) = try store.tracking { try $0.reopen(task: chosen.id) }
    if !undo.isEmpty { onUndo(undo, as: "Reopen “\(reopened.title)”") }
    return .result(value: TaskEntity(reopened, clock: store.clock), dialog: dialog)
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Reopen \(\.$task)") }

  private func chooseCompleted() async throws -> TaskEntity {
    let completed = try store.completed()
    guard !completed.isEmpty else { throw DaybookIntentError.noCompletedTasks }
    let chosen = try await $task.requestDisambiguation(among: completed, dialog: "Which task should I reopen?")
    task = chosen
    return chosen
  }
}

/// The tasks that can be opened again.
struct CompletedTasks: DynamicOptionsProvider {
  @Dependency private var store: DaybookStore

  /// Those that were completed last.
  func results() async throws -> [TaskEntity] { try store.completed() }
}

extension DaybookStore {
  /// The tasks that were completed last.
  fileprivate func completed() throws -> [TaskEntity] {
    let clock = clock
    return try completedTasks(limit: 10).map { TaskEntity($0, clock: clock) }
  }
}
