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

  /// In which order; as they were added if that is not said.
  @Parameter(title: "Order")
  public var order: TaskOrder?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(filter: TaskFilter, order: TaskOrder? = nil) {
    self.filter = filter
    self.order = order
  }

  /// Finds the tasks.
  public func perform() async throws -> some IntentResult & ReturnsValue<[TaskEntity]> & ProvidesDialog {
    let found = try await found()
    let tasks = order?.sorted(found) ?? found
    guard !tasks.isEmpty else { return .result(value: tasks, dialog: none) }
    let list = SpokenList(titles: tasks.map(\.title), lines: { String(localized: tasks[$0].line) })
    let dialog = IntentDialog(
      full: spoken(tasks.count, list.spoken), supporting: list.displayed(under: heading(tasks.count)))
    return .result(value: tasks, dialog: dialog)
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("List tasks: \(\.$filter)") { \.$order }
  }

  private func found() async throws -> [TaskEntity] {
    let clock = store.clock
    switch filter {
    case .open: return try store.tasks(.open).map { TaskEntity($0, clock: clock) }
    case .dueToday: return try store.tasks(.dueToday).map { TaskEntity($0, clock: clock) }
    case .all: return try store.tasks(.all).map { TaskEntity($0, clock: clock) }
    case .dueThisWeek:
      guard let week = clock.calendar.dateInterval(of: .weekOfYear, for: clock.now()) else { return [] }
      return try await TaskQuery()
        .entities(matching: [.isOpen, .isDue(in: week)], mode: .and, sortedBy: [], limit: nil)
    }
  }

  private var none: IntentDialog {
    switch filter {
    case .open: "You have no open tasks."
    case .dueToday: "Nothing is due today."
    case .dueThisWeek: "Nothing is due this week."
    case .all: "You have no tasks."
    }
  }

  private func heading(_ count: Int) -> LocalizedStringResource {
    switch filter {
    case .open: "You have \(count) open tasks:"
    case .dueToday: "\(count) tasks are due today:"
    case .dueThisWeek: "\(count) tasks are due this week:"
    case .all: "You have \(count) tasks:"
    }
  }

  private func spoken(_ count: Int, _ titles: LocalizedStringResource) -> LocalizedStringResource {
    switch filter {
    case .open: "You have \(count) open tasks: \(titles)."
    case .dueToday: "\(count) tasks are due today: \(titles)."
    case .dueThisWeek: "\(count) tasks are due this week: \(titles)."
    case .all: "You have \(count) tasks: \(titles)."
    }
  }
}
