import AppIntents
import Testing

/// The service that the guide's sample calls.
actor TaskStore {
  static let shared = TaskStore()

  private var tasks: [UUID: TaskEntity] = [:]

  func add(_ title: String) -> TaskEntity {
    let task = TaskEntity(id: UUID(), title: title, isComplete: false)
    tasks[task.id] = task
    return task
  }

  func remove(_ id: UUID) {
    tasks[id] = nil
  }

  func fetch(ids: [UUID]) throws -> [TaskEntity] {
    ids.compactMap { tasks[$0] }
  }

  func fetchRecent() throws -> [TaskEntity] {
    tasks.values.sorted { $0.title < $1.title }
  }

  func complete(_ id: UUID) throws -> TaskEntity {
    let task = try #require(tasks[id])
    let updated = TaskEntity(id: id, title: task.title, isComplete: true)
    tasks[id] = updated
    return updated
  }
}
