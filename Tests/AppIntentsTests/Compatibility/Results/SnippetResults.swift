struct ShowScoreIntent: AppIntent {
  static let title: LocalizedStringResource = "Show"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog & ReturnsValue<Int> {
    .result(value: 1, dialog: "x", snippetIntent: EmptySnippetIntent())
  }
}
struct ShowBoardIntent: AppIntent {
  static let title: LocalizedStringResource = "Show"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent { .result(snippetIntent: EmptySnippetIntent()) }
}
struct ConfirmBoardIntent: AppIntent {
  static let title: LocalizedStringResource = "Show"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
    try await requestConfirmation(actionName: .add, snippetIntent: EmptySnippetIntent())
    return .result(dialog: "d", snippetIntent: EmptySnippetIntent())
  }
}
