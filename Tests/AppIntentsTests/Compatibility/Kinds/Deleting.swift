struct DeleteBooksIntent: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Books"

  @Parameter(title: "Books") var entities: [BookEntity]

  static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$entities)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .continue, dialog: "Delete \(entities.count) books?")
    return .result(dialog: "Deleted.")
  }
}

struct RenameBookIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Rename Book"
  @Parameter(title: "Book") var book: BookEntity
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
