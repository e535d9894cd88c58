import ParlanceAssistant

/// Writes a conversation to the file that `--record` names, as a scenario.
actor Recorder {
  init?(_ common: CommonOptions, _ app: AppRun, session: AssistantSession) throws {
    guard common.record != nil else { return nil }
  }

  /// Adds a turn; the file is complete after each.
  func add(_ turn: Turn, of session: AssistantSession) throws {}

  /// Adds turns.
  nonisolated func write(_ turns: [Turn]) throws {}
}
