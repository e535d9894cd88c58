struct OpenBookIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Book"

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var target: BookEntity

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
  @Parameter(title: "Article") var target: ArticleEntity
}
