extension LintRule {
  /// Keys that a file has twice.
  static let duplicateKey = LintRule(
    "duplicate-key", .warning, "of a key that is given twice one text is lost",
    .catalog { catalog, _ in catalog.repeatedKeys })
}
