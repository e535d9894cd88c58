extension LintRule {
  /// Translations that somebody wanted to be looked at.
  static let needsReview = LintRule(
    "needs-review", .warning, "the text changed after it was translated",
    .catalog { catalog, _ in
      catalog.entries.flatMap { entry in
        entry.translations.filter { $0.state == "needs_review" }.map {
          LintFinding("“\(entry.key.text)” wants a review in \($0.locale)", at: $0.place)
        }
      }
    })
}
