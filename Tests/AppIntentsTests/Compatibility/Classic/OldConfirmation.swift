@available(*, deprecated)
struct OldConfirmationIntent: AppIntent {
  static let title: LocalizedStringResource = "Old Confirmation"
  func perform() async throws -> some IntentResult {
    try await requestConfirmation(output: .result(dialog: "Really?"))
    return .result()
  }
}
