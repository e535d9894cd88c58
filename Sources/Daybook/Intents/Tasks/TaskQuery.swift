import AppIntents
import DaybookStore

/// Finds tasks by identifier or title.
public struct TaskQuery: EnumerableEntityQuery, EntityStringQuery, IncrementalEntityQuery {
  @Dependency private var store: DaybookStore

  /// Makes a query.
  public init() {}

  /// The tasks of these identifiers that are there.
  public func entities(for identifiers: [UUID]) async throws -> [TaskEntity] {
    try entities(store.tasks(ids: identifiers))
  }

  /// The tasks whose titles hold `string`.
  public func entities(matching string: String) async throws -> [TaskEntity] {
    try entities(store.tasks(matching: string))
  }

  /// The open tasks, in the order in which they were added.
  public func suggestedEntities() async throws -> [TaskEntity] {
    try entities(store.tasks(.open, limit: DaybookStore.searchLimit))
  }

  /// The tasks that a title can mean.
  public func allEntities() async throws -> [TaskEntity] {
    try entities(store.nameableTasks())
  }

  /// What has changed of `allEntities()` since a mark.
  public func changes(since mark: String?) async throws -> EntityChanges<TaskEntity> {
    let listing = try store.nameableTasks(since: mark)
    return EntityChanges(entities(listing.rows), of: listing, place: \.place)
  }

  /// Every task, completed ones as well.
  func everyTask() throws -> [TaskEntity] { try entities(store.tasks(.all)) }

  /// The open tasks.
  func openTasks() throws -> [TaskEntity] { try entities(store.tasks(.open)) }

  private func entities(_ tasks: [DaybookTask]) -> [TaskEntity] {
    let clock = store.clock
    return tasks.map { TaskEntity($0, clock: clock) }
  }
}
