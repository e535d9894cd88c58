import AppIntents
import DaybookStore

/// A task, as it is spoken of.
public struct TaskEntity: AppEntity {
  /// What such a thing is called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Task")

  /// Where tasks are found.
  public static let defaultQuery = TaskQuery()

  /// Names the task for as long as it exists.
  public let id: UUID

  /// What is to be done.
  public let title: String

  /// Whether it is completed.
  @Property(title: "Completed")
  public var isDone: Bool

  /// When it is due.
  @Property(title: "Due")
  public var dueDate: Date?

  /// How much it matters.
  @Property(title: "Priority")
  public var priority: Priority

  /// When it is due, as it is spoken of.
  public let due: DueDate?

  private let completion: Completion?

  /// When it was completed, and the moment at which it was looked up.
  private struct Completion: Sendable {
    let date: Date
    let now: Date
    let clock: DaybookClock
  }

  /// Where it stands in the order of tasks.
  let place: Int

  /// The entity of a task in a store.
  init(_ task: DaybookTask, clock: DaybookClock) {
    id = task.id
    place = task.place
    title = task.title
    due = task.due.map { DueDate($0, clock: clock) }
    completion = task.completedAt.map { Completion(date: $0, now: clock.now(), clock: clock) }
    isDone = task.isDone
    dueDate = task.due
    priority = Priority(task.priority)
  }

  /// The day on which it was completed, as it is spoken of; `nil` while it is open. Most who look up a task want to know nothing of it.
  var completed: LocalizedStringResource? {
    completion.map { DayText($0.date, now: $0.now, clock: $0.clock).text }
  }

  /// Whether it should be done by now.
  var isOverdue: Bool { due?.isOver ?? false }

  /// Its title, and what tells it from others.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: subtitle,
      image: .init(systemName: isDone ? "checkmark.circle.fill" : "circle"))
  }

  /// One line of a list.
  var line: LocalizedStringResource {
    if isDone { return "\(title), completed" }
    return switch (due, priority.phrase) {
    case (nil, nil): "\(title)"
    case (let due?, nil): "\(title), due \(due.text)"
    // “%@, %@” by itself is a day and a time.
    case (nil, let priority?): LocalizedStringResource("task.line", defaultValue: "\(title), \(priority)")
    case (let due?, let priority?): "\(title), due \(due.text), \(priority)"
    }
  }

  private var subtitle: LocalizedStringResource {
    if isDone { return "Completed" }
    switch (due, priority.phrase) {
    case (nil, nil): return "Open"
    case (let due?, nil): return "Open, due \(due.text)"
    case (nil, let priority?): return "Open, \(priority)"
    case (let due?, let priority?): return "Open, due \(due.text), \(priority)"
    }
  }
}
