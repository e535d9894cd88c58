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
    }
  }

  private func found() async throws -> [TaskEntity] {
    let clock = store.clock
    if let day, let interval = clock.calendar.dateInterval(of: .day, for: day) {
      return try await TaskQuery()
        .entities(matching: [.isOpen, .isDue(in: interval)], mode: .and, sortedBy: [], limit: nil)
    }
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

  private var dayText: LocalizedStringResource? {
    day.map { DayText($0, now: store.clock.now(), calendar: store.clock.calendar).text }
  }

  private var none: IntentDialog {
    if let dayText { return "Nothing is due \(dayText)." }
    return switch filter {
    case .open: "You have no open tasks."
    case .dueToday: "Nothing is due today."
    case .dueThisWeek: "Nothing is due this week."
    case .all: "You have no tasks."
    }
  }

  private func heading(_ count: Int) -> LocalizedStringResource {
    if let dayText { return "\(count) tasks are due \(dayText):" }
    return switch filter {
    case .open: "You have \(count) open tasks:"
    case .dueToday: "\(count) tasks are due today:"
    case .dueThisWeek: "\(count) tasks are due this week:"
    case .all: "You have \(count) tasks:"
    }
  }

  private func spoken(_ count: Int, _ titles: LocalizedStringResource) -> LocalizedStringResource {
    if let dayText { return "\(count) tasks are due \(dayText): \(titles)." }
    return switch filter {
    case .open: "You have \(count) open tasks: \(titles)."
    case .dueToday: "\(count) tasks are due today: \(titles)."
    case .dueThisWeek: "\(count) tasks are due this week: \(titles)."
    case .all: "You have \(count) tasks: \(titles)."
    }
  }
}
