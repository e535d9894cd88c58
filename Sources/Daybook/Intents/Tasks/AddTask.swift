import AppIntents
import DaybookStore

/// Adds a task.
public struct AddTask: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Add Task"

  /// What it does.
  public static let description = IntentDescription("Adds a task to the list.")

  /// What is to be done.
  @Parameter(title: "Title", requestValueDialog: "What should the task be called?")
  public var title: String

  /// When it is due.
  @Parameter(title: "Due", requestValueDialog: "When is it due?")
  public var due: Date?

  /// How much it matters.
  @Parameter(title: "Priority")
  public var priority: Priority?

  /// Whether it was to come again, which tasks do not.
  @Parameter(title: "Recurrence")
  public var recurrence: TaskRecurrence?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(title: String, due: Date? = nil, priority: Priority? = nil, recurrence: TaskRecurrence? = nil) {
    self.title = title
    self.due = due
    self.priority = priority
    self.recurrence = recurrence
  }

  /// Adds the task.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let (added, undo) = try store.tracking {
      try $0.addTask(title: title, due: due, priority: priority?.stored ?? .none)
    }
    onUndo(undo, as: "Add “\(added.title)”")
    let task = TaskEntity(added, clock: store.clock)
    let said: LocalizedStringResource =
      switch (task.due, task.priority.phrase) {
      case (nil, nil): "Added “\(task.title)”."
      case (let due?, nil): "Added “\(task.title)”, due \(due.text)."
      case (nil, let priority?): "Added “\(task.title)” with \(priority)."
      case (let due?, let priority?): "Added “\(task.title)” with \(priority), due \(due.text)."
      }
    return .result(dialog: recurrence != nil ? "\(said) It does not repeat." : IntentDialog(said))
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$title)") {
      \.$due
      \.$priority
      \.$recurrence
    }
  }
}
