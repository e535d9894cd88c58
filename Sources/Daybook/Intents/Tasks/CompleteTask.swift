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
    let moment = doneAt
    // A day that is not the deed's is no part of what was done.
    if moment == nil, let day = date, !store.clock.calendar.isDate(day, inSameDayAs: store.clock.now()) { date = nil }
    let (completed, undo) = try store.tracking { try $0.complete(task: task.id, at: moment) }
    if !undo.isEmpty { onUndo(undo, as: "Complete “\(completed.title)”") }
    return .result(value: TaskEntity(completed, clock: store.clock), dialog: dialog(moment, isChange: !undo.isEmpty))
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Complete \(\.$task)") { \.$date } }

  /// When it was done; `nil` for now. A day to come, or one that is called as the day is on which the task is due, is the task's and not the
  /// deed's: “I booked the table for Saturday”.
  private var doneAt: Date? {
    let (now, calendar) = (store.clock.now(), store.clock.calendar)
    guard let moment = PastMoment(date, clock: store.clock).date, moment <= now else { return nil }
    guard let due = task.dueDate, due > now, let week = calendar.date(byAdding: .day, value: 8, to: now) else {
      return moment
    }
    let isSame = { (parts: Set<Calendar.Component>) in
      calendar.dateComponents(parts, from: due) == calendar.dateComponents(parts, from: moment)
    }
    // “Tonight”, said in the morning, is last night of what was done, and the night on which the task is due.
    let isTonight = calendar.date(byAdding: .day, value: 1, to: moment) == due
    return due < week && isSame([.weekday]) || isSame([.month, .day]) || isTonight ? nil : moment
  }

  private func dialog(_ moment: Date?, isChange: Bool) -> IntentDialog {
    guard isChange else { return "“\(task.title)” is completed already." }
    let day = moment.map { DayText($0, clock: store.clock) }
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
