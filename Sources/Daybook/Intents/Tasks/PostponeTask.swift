import AppIntents
import DaybookStore

/// Sets when a task is due, later by some time.
public struct PostponeTask: UndoableIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Postpone Task"

  /// What it does.
  public static let description = IntentDescription("Makes a task due later by some time and returns it.")

  /// What is put off.
  @Parameter(
    title: "Task", requestValueDialog: "Which task is it about?",
    requestDisambiguationDialog: "Which of these is it about?")
  public var task: TaskEntity

  /// By how much.
  @Parameter(title: "Time", requestValueDialog: "By how long?")
  public var time: Duration

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(task: TaskEntity, time: Duration) {
    self.task = task
    self.time = time
  }

  /// Sets the date: later than the day it was due on, or than today if that is over or no day was set.
  public func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    let later = try later
    let (stored, undo) = try store.tracking { try $0.setDue(later, task: task.id) }
    let changed = TaskEntity(stored, clock: store.clock)
    onUndo(undo, as: "Set when “\(changed.title)” is due")
    let text = DueDate(later, clock: store.clock).text
    return .result(value: changed, dialog: "“\(changed.title)” is due \(text).")
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("Postpone \(\.$task) by \(\.$time)") }

  private var later: Date {
    get throws {
      let calendar = store.clock.calendar
      let today = calendar.startOfDay(for: store.clock.now())
      let due = task.due.map(\.date).map { max($0, today) } ?? today
      let seconds = Int(time.components.seconds)
      guard seconds % 86_400 == 0 else {
        // A whole day has no hour to count from, but today goes on from now.
        let start = task.due?.isWholeDay == false ? due : max(due, store.clock.now())
        guard calendar.startOfDay(for: start) != start else { throw DaybookIntentError.noHour(task: task.title) }
        return start.addingTimeInterval(Double(seconds))
      }
      return calendar.date(byAdding: .day, value: seconds / 86_400, to: due) ?? due
    }
  }
}
