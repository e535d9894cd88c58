extension LintRule {
  /// Sentences that mean something else at any time.
  static let builtInShadows = LintRule(
    "built-in-shadows", .warning, "what can be said at any time, such as “cancel”, goes before every phrase",
    .table { table in
      table.findings { trial in
        guard case .builtIn(let word) = trial.outcome else { return nil }
        return (
          word.rawValue,
          LintFinding(
            "“\(trial.sentence)” always means “\(word.rawValue)”", at: trial.phrase.position,
            length: trial.phrase.text.unicodeScalars.count, fix: "leave the sentence out, or add a word")
        )
      }
    })
}
