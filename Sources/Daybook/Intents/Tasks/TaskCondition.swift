import AppIntents

/// What a task must be like to be found.
public struct TaskCondition: Sendable {
  /// Whether only open tasks are like that, so that no other need be looked at.
  private(set) var isAboutOpen = false

  /// Whether a task is like that.
  let holds: @Sendable (TaskEntity) -> Bool

  /// Makes a condition.
  init(_ holds: @escaping @Sendable (TaskEntity) -> Bool) {
    self.holds = holds
  }

  /// Those not completed.
  static let isOpen: TaskCondition = {
    var condition = TaskCondition { !$0.isDone }
    condition.isAboutOpen = true
    return condition
  }()

  /// Those that are completed.
  static let isDone = TaskCondition { $0.isDone }

  /// Those that should be done by now.
  static let isOverdue = TaskCondition { !$0.isDone && $0.isOverdue }

  /// Those of one of some priorities.
  static func hasPriority(_ priorities: Priority...) -> TaskCondition {
    TaskCondition { priorities.contains($0.priority) }
  }

  /// Those due in a stretch of time.
  static func isDue(in time: DateInterval) -> TaskCondition {
    TaskCondition { task in task.dueDate.map { time.start <= $0 && $0 < time.end } ?? false }
  }
}
