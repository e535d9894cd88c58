import AppIntents

extension TaskQuery: EntityPropertyQuery {
  /// What a search for tasks does.
  public static var findIntentDescription: IntentDescription? { "Finds tasks by what they are like." }

  /// What tasks are found by.
  public static var properties: EntityQueryProperties<TaskEntity, TaskCondition> {
    QueryProperties {
      Property(\TaskEntity.$isDone) {
        EqualToComparator { isDone in TaskCondition { $0.isDone == isDone } }
      }
      Property(\TaskEntity.$dueDate) {
        LessThanComparator { date in TaskCondition { $0.dueDate.map { $0 < date } ?? false } }
        GreaterThanOrEqualToComparator { date in TaskCondition { $0.dueDate.map { $0 >= date } ?? false } }
      }
      Property(\TaskEntity.$priority) {
        EqualToComparator { priority in TaskCondition { $0.priority == priority } }
      }
    }
  }

  /// What tasks are sorted by.
  public static var sortingOptions: EntityQuerySortingOptions<TaskEntity> {
    SortingOptions {
      SortableBy(\TaskEntity.$dueDate)
      SortableBy(\TaskEntity.$priority)
    }
  }

  /// The tasks that fit, in the order asked for, else in that in which they were added.
  public func entities(
    matching comparators: [TaskCondition], mode: ComparatorMode, sortedBy: [EntityQuerySort<TaskEntity>], limit: Int?
  ) async throws -> [TaskEntity] {
    let fitting = try everyTask().filter { task in
      mode == .and ? comparators.allSatisfy { $0.holds(task) } : comparators.contains { $0.holds(task) }
    }
    let orders = sortedBy.map { sort in
      TaskOrder.By(isPriority: sort.by == \TaskEntity.$priority, isDescending: sort.order == .descending)
    }
    return Array(TaskOrder.sorted(fitting, by: orders).prefix(limit ?? .max))
  }
}
