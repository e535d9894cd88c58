struct DeleteBooksIntent: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Books"

  @Parameter(title: "Books") var entities: [DeletedBook]

  static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$entities)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .continue, dialog: "Delete \(entities.count) books?")
    return .result(dialog: "Deleted.")
  }
}

struct RenameBookIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Rename Book"
  @Parameter(title: "Book") var book: DeletedBook
  @Parameter(title: "Name") var name: String

  @MainActor
  func perform() async throws -> some IntentResult {
    let old = book.title
    undoManager?.registerUndo(withTarget: Shelf.shared) { shelf in shelf.last = old }
    undoManager?.setActionName("Rename")
    return .result()
  }
}

@MainActor
final class Shelf {
  static let shared = Shelf()
  var last: String?
}

struct DeletedBook: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = DeletedBookQuery()

  let id: UUID
  var title: String { "Book \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct DeletedBookQuery: EntityQuery {
  func entities(for identifiers: [DeletedBook.ID]) async throws -> [DeletedBook] {
    identifiers.map(DeletedBook.init(id:))
  }
}
