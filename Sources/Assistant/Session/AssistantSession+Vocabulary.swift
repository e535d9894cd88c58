import ParlanceMatching

extension AssistantSession {
  /// The names that count at this moment; asks the app's queries if the last answers are too old.
  package func vocabulary() async -> Vocabulary { await keeper.current() }
}
