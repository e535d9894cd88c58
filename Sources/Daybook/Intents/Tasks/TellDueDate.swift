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

  /// How long before that somebody wants to be reminded, which nothing here does: the reply says so.
  @Parameter(title: "Time Ahead")
  public var ahead: Duration?

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(task: TaskEntity, ahead: Duration? = nil) {
    self.task = task
    self.ahead = ahead
  }

  /// Reads the date.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let due = task.due else { return .result(dialog: "“\(task.title)” has no due date.") }
    let said: LocalizedStringResource = "“\(task.title)” is due \(due.text)."
    return .result(dialog: ahead == nil ? IntentDialog(said) : "\(said) Nothing here reminds you of it beforehand.")
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("When is \(\.$task) due?") { \.$ahead }
  }
}
