struct ReadHeadlinesIntent: AppIntent {
  static let title: LocalizedStringResource = "Read Headlines"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if systemContext.isVoiceOnly { return .result(dialog: "There are two headlines. The first one: it rains.") }
    let moment: Date? = systemContext.preciseTimestamp
    return .result(dialog: moment == nil ? "It rains; it pours." : "It rained.")
  }
}

struct SearchVideosIntent: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Videos"
  static let searchScopes: [StringSearchScope] = [.general, .movies, .tv, .freeformVideo]

  @Parameter(title: "Criteria") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}
