import AppIntents
import DaybookStore

/// Says when a task is due.
public struct TellDueDate: AppIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "Tell Due Date"

  /// What it does.
  public static let description = IntentDescription("Says when a task is due.")

  /// What is due.
  @Parameter(
    title: "Task", requestValueDialog: "Which task is it about?",
    requestDisambiguationDialog: "Which of these is it about?")
  public var task: TaskEntity

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(task: TaskEntity) { self.task = task }

  /// Reads the date.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let due = task.due else { return .result(dialog: "“\(task.title)” has no due date.") }
    return .result(dialog: "“\(task.title)” is due \(due.text).")
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("When is \(\.$task) due?") }
}
