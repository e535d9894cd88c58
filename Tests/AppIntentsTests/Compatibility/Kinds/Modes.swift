struct ShowInboxIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Inbox"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult {
    if systemContext.currentMode.canContinueInForeground {
      try await continueInForeground("Continue in the app?", alwaysConfirm: false)
    }
    return .result()
  }
}

struct ShowOutboxIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Outbox"
  static var supportedModes: IntentModes { .foreground }
  func perform() async throws -> some IntentResult { .result() }
}

struct ShowDraftsIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Drafts"
  static let supportedModes: IntentModes = [.background, .foreground(.immediate)]
  func perform() async throws -> some IntentResult { .result() }
}
