extension LintRule {
  /// Keys that no code has any more.
  static let stalePhrase = LintRule(
    "stale-phrase", .warning, "translations of a key that no code has are work for nothing",
    .catalog { catalog, _ in
      catalog.entries.filter { $0.extraction == "stale" }.map {
        catalog.finding(
          "no code has this key any more", in: $0.key, fix: "remove it, or write the phrase in code again")
      }
    })
}
