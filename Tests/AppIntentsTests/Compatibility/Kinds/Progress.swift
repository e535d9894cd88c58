struct ExportBooksIntent: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Export Books"

  @Parameter(title: "Books") var books: [ExportedBook]

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    progress.totalUnitCount = Int64(books.count)
    for _ in books {
      try Task.checkCancellation()
      progress.completedUnitCount += 1
    }
    return .result(value: books.count)
  }
}

struct ExportedBook: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = ExportedBookQuery()

  let id: Int
  var title: String { "Book \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct ExportedBookQuery: EntityQuery {
  func entities(for identifiers: [ExportedBook.ID]) async throws -> [ExportedBook] {
    identifiers.map(ExportedBook.init(id:))
  }
}
