struct OpenBookIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Book"

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var target: OpenedBook

  @MainActor
  func perform() async throws -> some IntentResult {
    _ = target.title
    return .result()
  }
}

enum TabChoice: String, AppEnum {
  case library, search
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
  static let caseDisplayRepresentations: [TabChoice: DisplayRepresentation] = [.library: "Library", .search: "Search"]
}

struct OpenTabIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Tab"
  static let openAppWhenRun: Bool = true
  @Parameter(title: "Tab") var target: TabChoice
  func perform() async throws -> some IntentResult & ReturnsValue<TabChoice> { .result(value: target) }
}

struct OpenArticleIntent: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Article"
  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }
  @Parameter(title: "Article") var target: OpenedArticle
}

struct OpenedBook: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = OpenedBookQuery()

  let id: UUID
  var title: String { "Book \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct OpenedBookQuery: EntityQuery {
  func entities(for identifiers: [OpenedBook.ID]) async throws -> [OpenedBook] { identifiers.map(OpenedBook.init(id:)) }
}

struct OpenedArticle: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Article"
  static let defaultQuery = OpenedArticleQuery()

  let id: Int
  var title: String { "Article \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct OpenedArticleQuery: EntityQuery {
  func entities(for identifiers: [OpenedArticle.ID]) async throws -> [OpenedArticle] {
    identifiers.map(OpenedArticle.init(id:))
  }
}

extension OpenedArticle: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation { "https://example.com/\(.id)" }
}
