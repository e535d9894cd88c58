extension LintRule {
  /// Sentences that another intent takes as free text.
  static let swallowedSentence = LintRule(
    "swallowed-sentence", .error, "a slot that takes any words takes the sentences of other intents too",
    .table { table in
      table.findings { trial in
        guard case .other(let other) = trial.outcome, other.cost.wildcards > 0 else { return nil }
        let slot = other.slots.first { $0.cost.wildcards > 0 }
        let words = slot.map { " with “\($0.text ?? "")” as \($0.name)" } ?? ""
        return (
          other.intent,
          LintFinding(
            "“\(trial.shown)” is understood as \(other.intent)\(words), by the phrase at \(other.source)",
            at: trial.phrase.position, length: trial.phrase.text.unicodeScalars.count,
            fix: "put more words around the slot that takes any")
        )
      }
    })
}
