import AppIntents
import DaybookStore

/// Takes away when a task is due.
public struct RemoveDueDate: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Remove Due Date"

  /// What it does.
  public static let description = IntentDescription("Takes away when a task is due and returns it.")

  /// What is due no longer.
  @Parameter(
    title: "Task", requestValueDialog: "Which task is it about?",
    requestDisambiguationDialog: "Which of these is it about?")
  public var task: TaskEntity

  /// Whether only its time is taken away, so that it is due on its day.
  @Parameter(title: "Time Only")
  public var timeOnly: Bool?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose value is set later.
  public init() {}

  /// Makes an intent with its value.
  public init(task: TaskEntity) { self.task = task }

  /// Takes the date or its time away; says so if there is none.
  public func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    guard let due = task.due else { return .result(value: task, dialog: "“\(task.title)” has no due date.") }
    let day = DueDate(store.clock.startOfDay(of: due.date), clock: store.clock)
    let left = timeOnly == true ? day : nil
    let said: LocalizedStringResource =
      left.map { "“\(task.title)” is due \($0.text)." } ?? "“\(task.title)” has no due date any more."
    guard left?.date != due.date else { return .result(value: task, dialog: IntentDialog(said)) }
    let (stored, undo) = try store.tracking { try $0.setDue(left?.date, task: task.id) }
    let changed = TaskEntity(stored, clock: store.clock)
    onUndo(undo, as: "Set when “\(changed.title)” is due")
    return .result(value: changed, dialog: IntentDialog(said))
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    When(\.$timeOnly, .equalTo, true) {
      Summary("Remove the time of \(\.$task)")
    } otherwise: {
      Summary("Remove the due date of \(\.$task)")
    }
  }
}
