struct EraseIntent: AppIntent {
  static let title: LocalizedStringResource = "Erase"

  @Parameter(title: "What") var what: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation()
    try await requestConfirmation(
      result: .result(dialog: "Really erase \(what)?"), confirmationActionName: .continue, showPrompt: true)
    try await requestConfirmation(
      conditions: [.lowConfidenceSource],
      actionName: .custom(
        acceptLabel: "Erase", acceptAlternatives: ["Wipe"], denyLabel: "Keep", denyAlternatives: ["Stop", "Don’t"],
        destructive: true),
      dialog: IntentDialog("Erase \(what)?"))
    return .result(dialog: .init(stringLiteral: "Erased \(what)"))
  }
}
