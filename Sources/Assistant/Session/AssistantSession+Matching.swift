extension AssistantSession {
  /// The names of the intents that an utterance fits at this moment, the best first; nothing is asked or done.
  public func intents(matching utterance: Utterance) async -> [String] {
    await match(utterance)?.result.matches.map(\.intent) ?? []
  }
}
