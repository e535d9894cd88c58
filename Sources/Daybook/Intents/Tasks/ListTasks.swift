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

  /// The day on which the open ones are due; it says which are meant in place of the filter.
  @Parameter(title: "Day")
  public var day: Date?

  /// The last day until which the open ones are due; it says which are meant in place of the filter.
  @Parameter(title: "Until")
  public var until: Date?

  /// The month in which the open ones are due, January is 1; it says which are meant in place of the filter.
  @Parameter(title: "Month", inclusiveRange: (1, 12))
  public var month: Int?

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  public init() {}

  /// Makes an intent with its values.
  public init(filter: TaskFilter, order: TaskOrder? = nil, day: Date? = nil) {
    self.filter = filter
    self.order = order
    self.day = day
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
    Summary("List tasks: \(\.$filter)") {
      \.$order
      \.$day
      \.$until
      \.$month
    }
  }

  private func found() async throws -> [TaskEntity] {
    let clock = store.clock
    if let period {
      guard let interval = period.interval else { return [] }
      return try await due(in: interval)
    }
    switch filter {
    case .open: return try store.tasks(.open).map { TaskEntity($0, clock: clock) }
    case .dueToday: return try store.tasks(.dueToday).map { TaskEntity($0, clock: clock) }
    case .all: return try TaskQuery().everyTask()
    case .completed: return try TaskQuery().everyTask().filter(\.isDone)
    case .overdue: return try TaskQuery().everyTask().filter { !$0.isDone && $0.isOverdue }
    case .dueThisWeek, .dueThisWeekend, .dueNextWeek, .dueThisMonth, .dueNextMonth:
      guard let week = clock.calendar.dateInterval(of: .weekOfYear, for: clock.now()) else { return [] }
      return try await due(in: week)
    }
  }

  private func due(in time: DateInterval) async throws -> [TaskEntity] {
    try await TaskQuery().entities(matching: [.isOpen, .isDue(in: time)], mode: .and, sortedBy: [], limit: nil)
  }

  private var period: TaskPeriod? {
    let clock = store.clock
    if let until { return TaskPeriod(until: until, clock) }
    if let month, let period = TaskPeriod(month: month, clock) { return period }
    return day.map { TaskPeriod(day: $0, clock) } ?? TaskPeriod(filter, clock)
  }

  private var none: IntentDialog {
    if let name = period?.name { return "Nothing is due \(name)." }
    return switch filter {
    case .open: "You have no open tasks."
    case .dueToday: "Nothing is due today."
    case .overdue: "Nothing is overdue."
    case .completed: "You have completed nothing yet."
    case .all: "You have no tasks."
    case .dueThisWeek, .dueThisWeekend, .dueNextWeek, .dueThisMonth, .dueNextMonth: "Nothing is due this week."
    }
  }

  private func heading(_ count: Int) -> LocalizedStringResource {
    if let name = period?.name { return "\(count) tasks are due \(name):" }
    return switch filter {
    case .open: "You have \(count) open tasks:"
    case .dueToday: "\(count) tasks are due today:"
    case .overdue: "\(count) tasks are overdue:"
    case .completed: "You have completed \(count) tasks:"
    case .all: "You have \(count) tasks:"
    case .dueThisWeek, .dueThisWeekend, .dueNextWeek, .dueThisMonth, .dueNextMonth:
      "\(count) tasks are due this week:"
    }
  }

  private func spoken(_ count: Int, _ titles: LocalizedStringResource) -> LocalizedStringResource {
    if let name = period?.name { return "\(count) tasks are due \(name): \(titles)." }
    return switch filter {
    case .open: "You have \(count) open tasks: \(titles)."
    case .dueToday: "\(count) tasks are due today: \(titles)."
    case .overdue: "\(count) tasks are overdue: \(titles)."
    case .completed: "You have completed \(count) tasks: \(titles)."
    case .all: "You have \(count) tasks: \(titles)."
    case .dueThisWeek, .dueThisWeekend, .dueNextWeek, .dueThisMonth, .dueNextMonth:
      "\(count) tasks are due this week: \(titles)."
    }
  }
}
