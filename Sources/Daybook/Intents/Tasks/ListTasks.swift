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

  /// The day on which the open ones are due, a part of it, which has an hour and no minute, or a time on it; it says which are meant in place of the filter.
  @Parameter(title: "Day", requestValueDialog: "Which day do you mean?")
  public var day: DateComponents?

  /// The last day until which the open ones are due, or the time on it; it says which are meant in place of the filter.
  @Parameter(title: "Until", requestValueDialog: "Which day do you mean?")
  public var until: Date?

  /// The time after which the open ones are due on that day, or the day from whose beginning on they are; it says which are meant in place
  /// of the filter.
  @Parameter(title: "After", requestValueDialog: "Which day do you mean?")
  public var after: Date?

  /// The time before which the open ones are due on that day, or the day before whose beginning they are; it says which are meant in place
  /// of the filter.
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
  public init(filter: TaskFilter, order: TaskOrder? = nil, day: DateComponents? = nil) {
    self.filter = filter
    self.order = order
    self.day = day
  }

  /// Finds the tasks.
  public func perform() async throws -> some IntentResult & ReturnsValue<[TaskEntity]> & ProvidesDialog {
    let tasks = try found()
    let others = try others(than: tasks)
    guard !tasks.isEmpty else { return .result(value: tasks, dialog: IntentDialog(saying(none, others))) }
    let list = SpokenList(
      titles: tasks.map(\.title),
      said: tasks.prefix(SpokenList.spokenLimit + 1).map { String(localized: said($0, store.clock)) },
      lines: { String(localized: tasks[$0].line) })
    let dialog = IntentDialog(
      full: saying(spoken(tasks.count, list.spoken), others),
      supporting: showing(list.displayed(under: heading(tasks.count)), others))
    return .result(value: tasks, dialog: dialog)
  }

  /// The intent as one sentence.
  public static var parameterSummary: some ParameterSummary {
    Summary("List tasks: \(\.$filter)") {
      \.$order
      \.$day
      \.$until
      \.$after
      \.$before
      \.$priority
      \.$month
    }
  }

  private func found() throws -> [TaskEntity] {
    guard let conditions else { return [] }
    return try TaskQuery().tasks(matching: conditions, by: (order ?? usualOrder).options)
  }

  /// What is said of those that are due on the day of which a part is asked about, besides some; `nil` if there are none.
  private func others(than tasks: [TaskEntity]) throws -> LocalizedStringResource? {
    guard let day = period?.day else { return nil }
    let known = Set(tasks.map(\.id))
    let more = try TaskQuery().tasks(matching: [.isOpen, .isDue(in: day.interval)], by: []).count {
      !known.contains($0.id)
    }
    guard more > 0 else { return nil }
    return LocalizedStringResource("part.others", defaultValue: "\(more) tasks are due \(day.name) at other times.")
  }

  /// What the tasks must be like; `nil` if none can be.
  private var conditions: [TaskCondition]? {
    if let period { return period.interval.map { [.isOpen, .isDue(in: $0)] } }
    if let priority { return [.isOpen, .hasPriority(priority)] }
    switch filter {
    case .open: return [.isOpen]
    case .all: return []
    case .completed: return [.isDone]
    case .important: return [.isOpen, .hasPriority(.high, .medium)]
    case .overdue: return [.isOpen, .isOverdue]
    case .dueToday: return due(within: .day)
    case .dueThisWeek, .dueThisWeekend, .dueNextWeekend, .dueFollowingWeekend, .dueNextWeek, .dueWeekAfterNext,
      .dueThisMonth, .dueNextMonth:
      return due(within: .weekOfYear)
    }
  }

  private func due(within unit: Calendar.Component) -> [TaskCondition]? {
    store.clock.calendar.dateInterval(of: unit, for: store.clock.now()).map { [.isOpen, .isDue(in: $0)] }
  }

  /// The order if none is said: what is important is told by how much it is, a day and a longer time in the order of their hours.
  private var usualOrder: TaskOrder {
    if period != nil { return .due }
    guard priority == nil else { return .added }
    return switch filter {
    case .important: .urgency
    case .dueToday, .dueThisWeek: .due
    default: .added
    }
  }

  /// The stretch of time that is asked about; `nil` if none is.
  var period: TaskPeriod? {
    let clock = store.clock
    if let until, until == clock.startOfDay(of: until) { return TaskPeriod(until: until, clock) }
    if let period = TaskPeriod(after: after, before: before ?? until, clock) { return period }
    if let month, let period = TaskPeriod(month: month, clock) { return period }
    return AskedDay(day, clock).map { TaskPeriod($0) } ?? TaskPeriod(filter, clock)
  }
}
