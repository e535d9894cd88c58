import AppIntents

extension TaskQuery: EntityPropertyQuery {
  /// What a search for tasks does.
  public static var findIntentDescription: IntentDescription? { "Finds tasks by what they are like." }

  /// What tasks are found by.
  public static var properties: EntityQueryProperties<TaskEntity, TaskCondition> {
    QueryProperties {
      Property(\TaskEntity.$isDone) {
        EqualToComparator { isDone in isDone ? .isDone : .isOpen }
      }
      Property(\TaskEntity.$dueDate) {
        LessThanComparator { date in TaskCondition { $0.dueDate.map { $0 < date } ?? false } }
        GreaterThanOrEqualToComparator { date in TaskCondition { $0.dueDate.map { $0 >= date } ?? false } }
      }
      Property(\TaskEntity.$priority) {
        EqualToComparator { priority in .hasPriority(priority) }
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
    let orders = sortedBy.map { sort in
      TaskOrder.By(isPriority: sort.by == \TaskEntity.$priority, isDescending: sort.order == .descending)
    }
    return try tasks(matching: comparators, all: mode == .and, by: orders, limit: limit)
  }

  /// The tasks that fit all conditions or one of them; an app cannot make what a search is sorted by, so the app's own searches come in here.
  func tasks(
    matching conditions: [TaskCondition], all: Bool = true, by orders: [TaskOrder.By] = [], limit: Int? = nil
  ) throws -> [TaskEntity] {
    let isOpen = all && conditions.contains(where: \.isAboutOpen)
    let fitting = try (isOpen ? openTasks() : everyTask()).filter { task in
      all ? conditions.allSatisfy { $0.holds(task) } : conditions.contains { $0.holds(task) }
    }
    return Array(TaskOrder.sorted(fitting, by: orders).prefix(limit ?? .max))
  }
}
