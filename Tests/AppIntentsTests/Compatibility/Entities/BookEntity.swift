struct BookEntity: AppEntity, Identifiable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  let id: UUID

  @Property(title: "Title")
  var title: String

  @Property(title: "Author")
  var author: String

  @Property(title: "Published")
  var datePublished: Date

  @Property
  var isRead: Bool

  @Property(title: "Rating")
  var rating: Double?

  var coverURL: URL?

  init(id: UUID, title: String, author: String, datePublished: Date = .distantPast, isRead: Bool = false) {
    self.id = id
    self.title = title
    self.author = author
    self.datePublished = datePublished
    self.isRead = isRead
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(author)",
      image: coverURL == nil ? .init(systemName: "book") : .init(url: URL(fileURLWithPath: "/")))
  }
}

extension BookEntity: Hashable {
  static func == (lhs: BookEntity, rhs: BookEntity) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct BookQuery: EntityStringQuery {
  func entities(for identifiers: [BookEntity.ID]) async throws -> [BookEntity] {
    identifiers.map { BookEntity(id: $0, title: "A", author: "B") }
  }

  func suggestedEntities() async throws -> [BookEntity] { [] }

  func entities(matching string: String) async throws -> [BookEntity] {
    [BookEntity(id: UUID(), title: string, author: "B")].filter { $0.title.localizedCaseInsensitiveContains(string) }
  }
}
