struct TodoItem: Identifiable {
  var id: UUID
  var name: String
  var isDone = false
}

class TodoStore {
  static let shared = TodoStore()
  var items: [TodoItem] = []
}

struct TodoEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Todo"
  typealias DefaultQueryType = TodoEntityQuery
  static var defaultQuery: TodoEntityQuery = TodoEntityQuery()

  var id: UUID

  @Property(title: "Name")
  var name: String

  @Property(title: "Done")
  var isDone: Bool

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name), subtitle: isDone ? "Done" : nil)
  }

  init(_ item: TodoItem) {
    id = item.id
    name = item.name
    isDone = item.isDone
  }
}

struct TodoEntityQuery: EntityStringQuery {
  func entities(for identifiers: [TodoEntity.ID]) async throws -> [TodoEntity] {
    TodoStore.shared.items.filter { identifiers.contains($0.id) }.map(TodoEntity.init)
  }

  func entities(matching string: String) async throws -> [TodoEntity] {
    return TodoStore.shared.items.filter { $0.name.lowercased().contains(string.lowercased()) }.map { TodoEntity($0) }
  }

  func suggestedEntities() async throws -> [TodoEntity] {
    TodoStore.shared.items.map(TodoEntity.init)
  }
}

enum TodoError: Swift.Error, CustomLocalizedStringResourceConvertible {
  case notFound
  case message(_ text: String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .notFound: return "There is no such todo."
    case let .message(text): return "Something went wrong: \(text)"
    }
  }
}

struct FinishTodo: AppIntent {
  static var title: LocalizedStringResource = "Finish Todo"
  static var description = IntentDescription("Marks a todo as done", categoryName: "Editing", searchKeywords: ["done"])

  static var parameterSummary: some ParameterSummary {
    Summary("Finish \(\.$todo)")
  }

  @Parameter(title: "Todo")
  var todo: TodoEntity

  func perform() async throws -> some IntentResult & ReturnsValue<TodoEntity> & ProvidesDialog {
    guard let index = TodoStore.shared.items.firstIndex(where: { $0.id == todo.id }) else { throw TodoError.notFound }
    TodoStore.shared.items[index].isDone = true
    let result = TodoEntity(TodoStore.shared.items[index])
    return .result(value: result, dialog: IntentDialog(stringLiteral: "Finished \(result.name)"))
  }
}
