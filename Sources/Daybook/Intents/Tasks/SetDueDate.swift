import AppIntents
import DaybookStore

/// Sets when a task is due.
public struct SetDueDate: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Set Due Date"

  /// What it does.
  public static let description = IntentDescription("Sets when a task is due and returns it.")

  /// What is due.
  @Parameter(
    title: "Task", requestValueDialog: "Which task is it about?",
    requestDisambiguationDialog: "Which of these is it about?")
  public var task: TaskEntity

  /// When it is due.
  @Parameter(title: "Due", requestValueDialog: "When is it due?")
  public var due: Date

  /// Whether it was to come again, which tasks do not.
  @Parameter(title: "Recurrence")
  public var recurrence: TaskRecurrence?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(task: TaskEntity, due: Date, recurrence: TaskRecurrence? = nil) {
    self.task = task
    self.due = due
    self.recurrence = recurrence
  }

  /// Sets the date; a task that is due at a time of day stays so on another day.
  public func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    let due = moved
    let (stored, undo) = try store.tracking { try $0.setDue(due, task: task.id) }
    let changed = TaskEntity(stored, clock: store.clock)
    onUndo(undo, as: "Set when “\(changed.title)” is due")
    let said = changed.told(due: due, clock: store.clock)
    return .result(value: changed, dialog: recurrence != nil ? "\(said) It does not repeat." : IntentDialog(said))
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("Set \(\.$task) due \(\.$due)") {
      \.$recurrence
    }
  }

  private var moved: Date {
    let calendar = store.clock.calendar
    guard let old = task.due, !old.isWholeDay, DueDate(due, clock: store.clock).isWholeDay else { return due }
    let time = calendar.dateComponents([.hour, .minute], from: old.date)
    return calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0, of: due) ?? due
  }
}
