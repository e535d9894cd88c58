import AppIntents
import DaybookStore

/// Says how a task stands: open or completed, when it is due, how much it matters.
public struct TellTask: AppIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Tell About Task"

  /// What it does.
  public static let description = IntentDescription("Says how a task stands.")

  /// What it is about.
  @Parameter(
    title: "Task", requestValueDialog: "Which task is it about?",
    requestDisambiguationDialog: "Which of these is it about?")
  public var task: TaskEntity

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(task: TaskEntity) { self.task = task }

  /// Tells it.
  public func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    .result(value: task, dialog: IntentDialog(standing))
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("How does \(\.$task) stand?") }

  private var standing: LocalizedStringResource {
    if let day = task.completed { return "“\(task.title)” was completed \(day)." }
    return switch (task.due, task.priority.phrase) {
    case (nil, nil): "“\(task.title)” is open."
    case (let due?, nil): "“\(task.title)” is open, due \(due.text)."
    case (nil, let priority?): "“\(task.title)” is open, \(priority)."
    case (let due?, let priority?): "“\(task.title)” is open, due \(due.text), \(priority)."
    }
  }
}
