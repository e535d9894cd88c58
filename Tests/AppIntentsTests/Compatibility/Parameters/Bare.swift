struct AskTwiceIntent: AppIntent {
  static var title: LocalizedStringResource { "Ask Twice" }
  static var description: IntentDescription { "Asks for what it lacks." }

  @Parameter var first: String?
  @Parameter var second: Int?
  @Parameter var third: Bool
  @Parameter(title: "Fourth") private var fourth: Double?

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let first = try await $first.requestValue("What comes first?")
    let second: Int
    if let known = self.second {
      second = known
    } else {
      second = try await $second.requestValue()
    }
    guard try await $first.requestConfirmation(for: first, dialog: "Is it \(first)?") else {
      throw $first.needsValueError()
    }
    let third = try await $first.requestDisambiguation(among: ["a", "b"], dialog: "Which?")
    if third.isEmpty { throw $first.needsDisambiguationError(among: ["a", "b"]) }
    if second < 0 { throw AppIntentError.restartPerform }
    return .result(value: first + third, dialog: "\(first), \(second)")
  }
}
