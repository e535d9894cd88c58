extension LintRule {
  /// Sentences that another intent takes by a phrase that is more to the point.
  static let stolenSentence = LintRule(
    "stolen-sentence", .error, "a sentence that another intent takes never starts the one that it was written for",
    .table { table in
      table.findings { trial in
        guard case .other(let other) = trial.outcome, other.cost.wildcards == 0 else { return nil }
        return (
          other.intent,
          LintFinding(
            "“\(trial.shown)” is understood as \(other.intent), whose phrase at \(other.source) goes before",
            at: trial.phrase.position, length: trial.phrase.text.unicodeScalars.count,
            fix: "change one of the phrases")
        )
      }
    })
}
