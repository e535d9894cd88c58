import AppIntents

/// What a task must be like to be found.
public struct TaskCondition: Sendable {
  /// Whether a task is like that.
  let holds: @Sendable (TaskEntity) -> Bool

  /// Those not completed.
  static let isOpen = TaskCondition { !$0.isDone }

  /// Those due in a stretch of time.
  static func isDue(in time: DateInterval) -> TaskCondition {
    TaskCondition { task in task.dueDate.map { time.start <= $0 && $0 < time.end } ?? false }
  }
}
