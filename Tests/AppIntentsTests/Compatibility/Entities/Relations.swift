struct AuthorEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
  static let defaultQuery = AuthorQuery()
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Books") var books: [BookEntity]
  @Property(title: "Latest") var latest: BookEntity?
  @Property(title: "Status") var status: ReadingStatus
  @Property(title: "Site") var site: URL?
  @Property(title: "Worth") var worth: IntentCurrencyAmount?
  @Property(title: "Height") var height: Measurement<UnitLength>?
  @Property(title: "Portrait") var portrait: IntentFile?
  @Property(title: "Born") var born: DateComponents?
  @Property(identifier: "note") var note: AttributedString?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(books.count) books", image: .init(systemName: "person", isTemplate: true),
      synonyms: ["writer"])
  }

  init(id: Int, name: String, books: [BookEntity] = [], status: ReadingStatus = .unread) {
    self.id = id
    self.name = name
    self.books = books
    self.status = status
    latest = books.last
  }
}

struct AuthorQuery: EntityQuery {
  func entities(for identifiers: [AuthorEntity.ID]) async throws -> [AuthorEntity] {
    identifiers.compactMap { $0 > 0 ? AuthorEntity(id: $0, name: "Author \($0)") : nil }
  }
}

struct LatestBookIntent: AppIntent {
  static let title: LocalizedStringResource = "Latest Book"
  @Parameter(title: "Author") var author: AuthorEntity

  func perform() async throws -> some ReturnsValue<BookEntity?> & ProvidesDialog {
    .result(value: author.latest, dialog: "\(author.latest?.title ?? "None")")
  }
}
