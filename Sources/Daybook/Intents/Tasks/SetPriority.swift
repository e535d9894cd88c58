import AppIntents
import DaybookStore

/// Sets how much a task matters.
public struct SetPriority: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Set Priority"

  /// What it does.
  public static let description = IntentDescription("Sets how much a task matters and returns it.")

  /// What matters.
  @Parameter(
    title: "Task", requestValueDialog: "Which task is it about?",
    requestDisambiguationDialog: "Which of these is it about?")
  public var task: TaskEntity

  /// How much.
  @Parameter(title: "Priority", requestValueDialog: "Which priority should it have?")
  public var priority: Priority

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(task: TaskEntity, priority: Priority) {
    self.task = task
    self.priority = priority
  }

  /// Sets the priority.
  public func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    let (stored, undo) = try store.tracking { try $0.setPriority(priority.stored, task: task.id) }
    let changed = TaskEntity(stored, clock: store.clock)
    onUndo(undo, as: "Set the priority of “\(changed.title)”")
    let dialog: IntentDialog =
      if let phrase = changed.priority.phrase {
        "“\(changed.title)” now has \(phrase)."
      } else {
        "“\(changed.title)” has no priority now."
      }
    return .result(value: changed, dialog: dialog)
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("Set the priority of \(\.$task) to \(\.$priority)")
  }
}
