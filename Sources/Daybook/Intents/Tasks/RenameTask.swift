import AppIntents
import DaybookStore

/// Gives a task another title.
public struct RenameTask: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Rename Task"

  /// What it does.
  public static let description = IntentDescription("Gives a task another title and returns it.")

  /// What is renamed.
  @Parameter(
    title: "Task", requestValueDialog: "Which task should I rename?",
    requestDisambiguationDialog: "Which of these should I rename?")
  public var task: TaskEntity

  /// What it is called from now on.
  @Parameter(title: "Title", requestValueDialog: "What should it be called?")
  public var title: String

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(task: TaskEntity, title: String) {
    self.task = task
    self.title = title
  }

  /// Renames the task.
  public func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    let (stored, undo) = try store.tracking { try $0.rename(task: task.id, to: title) }
    let renamed = TaskEntity(stored, clock: store.clock)
    onUndo(undo, as: "Rename “\(task.title)”")
    return .result(value: renamed, dialog: "Renamed “\(task.title)” to “\(renamed.title)”.")
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Rename \(\.$task) to \(\.$title)") }
}
