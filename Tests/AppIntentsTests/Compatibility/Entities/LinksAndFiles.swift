struct ArticleEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Article"
  static let defaultQuery = ArticleQuery()

  let id: Int
  @Property(title: "Slug") var slug: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(slug)") }

  init(id: Int, slug: String) {
    self.id = id
    self.slug = slug
  }
}

extension ArticleEntity: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation { "https://example.com/articles/\(.id)/\(\.$slug)" }
}

struct ArticleQuery: EntityQuery {
  func entities(for identifiers: [ArticleEntity.ID]) async throws -> [ArticleEntity] {
    identifiers.map { ArticleEntity(id: $0, slug: "a-\($0)") }
  }
}

struct DraftEntity: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Draft"
  static let defaultQuery = DraftQuery()
  let id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Draft" }
}

struct DraftQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [DraftEntity] {
    identifiers.filter { $0.isDraft || $0.fileURL != nil }.map(DraftEntity.init)
  }

  func suggestedEntities() async throws -> [DraftEntity] {
    [DraftEntity(id: .draft(identifier: "one")), DraftEntity(id: try .file(url: URL(fileURLWithPath: "/a.txt")))]
  }
}

extension ArticleEntity: IndexedEntity {
  var hideInSpotlight: Bool { slug.isEmpty }
}

enum Links {
  static func identifier(of article: ArticleEntity) -> [EntityIdentifier] {
    [EntityIdentifier(for: article), EntityIdentifier(for: ArticleEntity.self, identifier: 7)]
  }
}

enum PageKind: String, AppEnum, URLRepresentableEnum {
  case front, about
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let caseDisplayRepresentations: [PageKind: DisplayRepresentation] = [.front: "Front", .about: "About"]
  static let urlRepresentation = URLRepresentation("https://example.com/page=\(.rawValue)")
}

enum Chapter: String, AppEnum {
  case first, last
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chapter"
  static let caseDisplayRepresentations: [Chapter: DisplayRepresentation] = [.first: "First", .last: "Last"]
}

extension Chapter: URLRepresentableEnum {
  static var urlRepresentation: URLRepresentation {
    URLRepresentation([.first: "https://example.com/start", .last: "https://example.com/chapter=\(.last)"])
  }
}

struct ShowPage: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Show Page"
  static var urlRepresentation: URLRepresentation { "https://example.com/\(\.$page)/\(\.$number)" }
  @Parameter(title: "Page") var page: String
  @Parameter(title: "Number") var number: Int?
}

struct GoToPage: AppIntent {
  static let title: LocalizedStringResource = "Go to Page"
  @Parameter(title: "Page", default: .front) var page: PageKind
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: try OpenURLIntent(urlRepresentable: page))
  }
}
