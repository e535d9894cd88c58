import ParlancePhraseTables

extension LintRule {
  /// Phrases of which only some sentences were held against others.
  static let notCompared = LintRule(
    "not-compared", .warning, "what is too large to be compared as a whole may say what another intent says",
    .table { table in
      let phrases = table.uncompared.map { phrase in
        LintFinding(
          "this phrase is too large to be held against others; \(table.triedCount) of its sentences were tried",
          at: phrase.position, length: phrase.text.unicodeScalars.count, fix: "divide it into several phrases")
      }
      guard !table.isCompared, let first = table.table.intents.first?.blocks.first?.phrases.first else {
        return phrases
      }
      return phrases + [
        LintFinding(
          "the phrases of “\(table.locale)” are too many, or have too much in common, to be compared as a whole; "
            + "of each at most \(table.triedCount) sentences were tried", at: first.position)
      ]
    })
}
