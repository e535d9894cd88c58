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

  /// When it was done; now if that is not said.
  @Parameter(title: "Date", requestValueDialog: "Which day do you mean?")
  public var date: Date?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(task: TaskEntity, date: Date? = nil) {
    self.task = task
    self.date = date
  }

  /// Completes the task.
  public func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    let moment = PastMoment(date, clock: store.clock).date
    if let moment, moment > store.clock.now() { throw DaybookIntentError.notDoneYet(task: task.title) }
    let (completed, undo) = try store.tracking { try $0.complete(task: task.id, at: moment) }
    if !undo.isEmpty { onUndo(undo, as: "Complete “\(completed.title)”") }
    return .result(value: TaskEntity(completed, clock: store.clock), dialog: dialog(moment, isChange: !undo.isEmpty))
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Complete \(\.$task)") { \.$date } }

  private func dialog(_ moment: Date?, isChange: Bool) -> IntentDialog {
    guard isChange else { return "“\(task.title)” is completed already." }
    let day = moment.map { DayText($0, now: store.clock.now(), calendar: store.clock.calendar) }
    // What was done today is told like what was done just now.
    guard let day, !day.isToday else { return "Completed “\(task.title)”." }
    return "Completed “\(task.title)”: \(day.text)."
  }
}

/// The tasks that can be completed.
struct OpenTasks: DynamicOptionsProvider {
  /// The open tasks, in the order in which they were added.
  func results() async throws -> [TaskEntity] { try await TaskQuery().suggestedEntities() }
}
