struct SearchBooksIntent: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Books"
  static let searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Criteria") var criteria: StringSearchCriteria

  @MainActor
  func perform() async throws -> some IntentResult {
    let text = criteria.term
    _ = text.count
    return .result()
  }
}
