struct AuthorEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
  static let defaultQuery = AuthorQuery()
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Books") var books: [WrittenBook]
  @Property(title: "Latest") var latest: WrittenBook?
  @Property(title: "Status") var status: WritingStatus
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

  init(id: Int, name: String, books: [WrittenBook] = [], status: WritingStatus = .unread) {
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

  func perform() async throws -> some ReturnsValue<WrittenBook?> & ProvidesDialog {
    .result(value: author.latest, dialog: "\(author.latest?.title ?? "None")")
  }
}

struct WrittenBook: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = WrittenBookQuery()

  let id: Int
  var title: String { "Book \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct WrittenBookQuery: EntityQuery {
  func entities(for identifiers: [WrittenBook.ID]) async throws -> [WrittenBook] {
    identifiers.map(WrittenBook.init(id:))
  }
}

enum WritingStatus: String, AppEnum {
  case unread, sold
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Status"
  static let caseDisplayRepresentations: [WritingStatus: DisplayRepresentation] = [.unread: "Unread", .sold: "Sold"]
}
