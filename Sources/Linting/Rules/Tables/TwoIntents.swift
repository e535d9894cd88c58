import ParlanceMatching

extension LintRule {
  /// Sentences that two intents accept.
  static let twoIntents = LintRule(
    "two-intents", .error, "of two intents that accept one sentence nobody knows which is meant",
    .table { table in
      table.findings { trial in
        guard case .ambiguous(let other) = trial.outcome else { return nil }
        return (
          other.intent,
          LintFinding(
            "“\(trial.sentence)” means \(trial.intent) or \(other.intent), whose phrase is at \(other.source)",
            at: trial.phrase.position, length: trial.phrase.text.unicodeScalars.count,
            fix: "change one of the phrases, or give one block more “weight”")
        )
      }
    })
}

extension LintTable {
  /// What trials show, once for each phrase and what it is confused with.
  func findings(_ find: (Trial) -> (other: String, finding: LintFinding)?) -> [LintFinding] {
    var seen: Set<String> = []
    return trials.compactMap { trial in
      guard let (other, found) = find(trial) else { return nil }
      var finding = found
      if !areIntentsKnown { finding.severity = .warning }
      return seen.insert("\(trial.phrase.position) \(other)").inserted ? finding : nil
    }
  }
}
