import AppIntents
import DaybookStore

/// Lists tasks.
public struct ListTasks: AppIntent {
  /// What a person sees it called.
  public static let title: LocalizedStringResource = "List Tasks"

  /// What it does.
  public static let description = IntentDescription("Lists your tasks and returns them.")

  /// Which tasks.
  @Parameter(title: "Filter", default: .open)
  public var filter: TaskFilter

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(filter: TaskFilter) { self.filter = filter }

  /// Finds the tasks.
  public func perform() async throws -> some IntentResult & ReturnsValue<[TaskEntity]> & ProvidesDialog {
    let clock = store.clock
    let tasks = try store.tasks(filter.stored).map { TaskEntity($0, clock: clock) }
    guard !tasks.isEmpty else { return .result(value: tasks, dialog: none) }
    let list = SpokenList(titles: tasks.map(\.title), lines: { String(localized: tasks[$0].line) })
    let dialog = IntentDialog(
      full: spoken(tasks.count, list.spoken), supporting: list.displayed(under: heading(tasks.count)))
    return .result(value: tasks, dialog: dialog)
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary { Summary("List tasks: \(\.$filter)") }

  private var none: IntentDialog {
    switch filter {
    case .open: "You have no open tasks."
    case .dueToday: "Nothing is due today."
    case .all: "You have no tasks."
    }
  }

  private func heading(_ count: Int) -> LocalizedStringResource {
    switch filter {
    case .open: "You have \(count) open tasks:"
    case .dueToday: "\(count) tasks are due today:"
    case .all: "You have \(count) tasks:"
    }
  }

  private func spoken(_ count: Int, _ titles: LocalizedStringResource) -> LocalizedStringResource {
    switch filter {
    case .open: "You have \(count) open tasks: \(titles)."
    case .dueToday: "\(count) tasks are due today: \(titles)."
    case .all: "You have \(count) tasks: \(titles)."
    }
  }
}
