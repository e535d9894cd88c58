extension LintRule {
  /// Intents that a file names and nobody can say.
  static let silentIntent = LintRule(
    "silent-intent", .warning, "an intent without a sentence is never understood",
    .table { table in
      table.table.silentIntents.sorted { $0.value < $1.value }.map { name, place in
        LintFinding(
          "\(name) has no sentence, so nobody can say it", at: place, length: name.unicodeScalars.count,
          fix: "write sentences for it, or leave it out")
      }
    })
}
