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
  @Parameter(title: "Day", requestValueDialog: "Which day do you mean?")
  public var day: Date?

  /// The last day until which the open ones are due; it says which are meant in place of the filter.
  @Parameter(title: "Until", requestValueDialog: "Which day do you mean?")
  public var until: Date?

  /// The day before which the open ones are due; it says which are meant in place of the filter.
  @Parameter(title: "Before", requestValueDialog: "Which day do you mean?")
  public var before: Date?

  /// The priority that the open ones have; it says which are meant in place of the filter.
  @Parameter(title: "Priority")
  public var priority: Priority?

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
      \.$before
      \.$priority
      \.$month
    }
  }

  private func found() async throws -> [TaskEntity] {
    let clock = store.clock
    if let period {
      guard let interval = period.interval else { return [] }
      return try await due(in: interval)
    }
    let open = { try store.tasks(.open).map { TaskEntity($0, clock: clock) } }
    if let priority { return try open().filter { $0.priority == priority } }
    switch filter {
    case .open: return try open()
    case .dueToday: return try store.tasks(.dueToday).map { TaskEntity($0, clock: clock) }
    case .all: return try TaskQuery().everyTask()
    case .completed: return try TaskQuery().everyTask().filter(\.isDone)
    case .important: return TaskOrder.urgency.sorted(try open().filter { [.high, .medium].contains($0.priority) })
    case .overdue: return try TaskQuery().everyTask().filter { !$0.isDone && $0.isOverdue }
    case .dueThisWeek, .dueThisWeekend, .dueNextWeekend, .dueNextWeek, .dueWeekAfterNext, .dueThisMonth, .dueNextMonth:
      guard let week = clock.calendar.dateInterval(of: .weekOfYear, for: clock.now()) else { return [] }
      return try await due(in: week)
    }
  }

  private func due(in time: DateInterval) async throws -> [TaskEntity] {
    try await TaskQuery().entities(matching: [.isOpen, .isDue(in: time)], mode: .and, sortedBy: [], limit: nil)
  }

  /// The stretch of time that is asked about; `nil` if none is.
  var period: TaskPeriod? {
    let clock = store.clock
    if let until { return TaskPeriod(until: until, clock) }
    if let before { return TaskPeriod(before: before, clock) }
    if let month, let period = TaskPeriod(month: month, clock) { return period }
    return day.map { TaskPeriod(day: $0, clock) } ?? TaskPeriod(filter, clock)
  }
}
