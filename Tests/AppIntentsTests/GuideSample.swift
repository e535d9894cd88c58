import AppIntents

struct TaskEntity: AppEntity, Identifiable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Task")
  static let defaultQuery = TaskQuery()

  let id: UUID
  let title: String
  let isComplete: Bool

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: title,
      subtitle: isComplete ? "Completed" : "Open",
      image: .init(systemName: isComplete ? "checkmark.circle.fill" : "circle")
    )
  }
}

struct TaskQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [TaskEntity] {
    try await TaskStore.shared.fetch(ids: identifiers)  // fast path
  }

  func suggestedEntities() async throws -> [TaskEntity] {
    try await TaskStore.shared.fetchRecent()
  }
}

struct CompleteTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Complete Task"
  static let description = IntentDescription("Marks a task as done and returns the updated item.")

  @Parameter(title: "Task", requestValueDialog: "Which task should I complete?")
  var task: TaskEntity

  init() {}

  // Used so we can call the intent from SwiftUI using .perform()
  init(task: TaskEntity) { self.task = task }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> {
    let updated = try await TaskStore.shared.complete(task.id)
    return .result(value: updated)
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Complete \(\.$task)")
  }
}
