struct PayAtTheDeskIntent: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Pay at the Desk"
  @Parameter(title: "Amount") var amount: Double

  func perform() async throws -> some IntentResult {
    if amount > 100 {
      throw needsToContinueInForegroundError("Please go on in the app.") {
        _ = "opened"
      }
    }
    try await requestToContinueInForeground()
    return .result()
  }
}
