extension LintRule {
  /// Translations that are marked as done and empty.
  static let emptyTranslation = LintRule(
    "empty-translation", .warning, "an empty text that counts as translated hides that something is missing",
    .catalog { catalog, _ in
      catalog.entries.flatMap { entry in
        entry.translations.filter { $0.texts.isEmpty && $0.state == "translated" && !$0.hasSubstitutions }.map {
          LintFinding("“\(entry.key.text)” is empty in \($0.locale), but marked as translated", at: $0.place)
        }
      }
    })
}
