extension LintRule {
  /// Translations that are marked as done and empty.
  static let emptyTranslation = LintRule(
    "empty-translation", .warning, "an empty text that counts as translated hides that something is missing",
    .catalog { catalog, _ in
      catalog.entries.flatMap { entry in
        // Of a list with nothing but empty texts it is told once.
        entry.translations.filter(\.isSaid).flatMap { translation in
          translation.emptyPlaces.map { place in
            LintFinding(
              "one of the phrases of “\(entry.key.text)” is empty in \(translation.locale)", at: place,
              fix: "write it, or leave it out")
          }
        }
          + entry.translations.filter { $0.texts.isEmpty && $0.state == "translated" && !$0.hasSubstitutions }.map {
            LintFinding("“\(entry.key.text)” is empty in \($0.locale), but marked as translated", at: $0.place)
          }
      }
    })
}
