extension LintRule {
  /// Sentences that a negative phrase refuses.
  static let negativeBlocks = LintRule(
    "negative-blocks", .error, "what a negative phrase reads from end to end starts nothing",
    .table { table in
      table.findings { trial in
        guard case .refused = trial.outcome else { return nil }
        return (
          "",
          LintFinding(
            "a negative phrase refuses “\(trial.sentence)”", at: trial.phrase.position,
            length: trial.phrase.text.unicodeScalars.count, fix: "make the negative phrase longer")
        )
      }
    })
}
