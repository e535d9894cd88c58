extension LintRule {
  /// Texts that somebody wrote and that nobody says, since they are marked as yet to be translated.
  static let untranslatedText = LintRule(
    "untranslated-text", .warning, "a text that is marked as “new” is not said: that of the source language is",
    .catalog { catalog, _ in
      guard catalog.kind != .phrases, !catalog.isMarkup else { return [] }
      // A language in which nothing is said yet is none of the catalogue's.
      let locales = Set(catalog.entries.flatMap { $0.translations.map(\.locale) }).subtracting([catalog.sourceLocale])
      return locales.sorted().compactMap { locale in
        let unsaid = catalog.entries.filter { entry in
          guard entry.extraction != "stale", let own = entry.translation(locale), own.state == "new" else {
            return false
          }
          // What Xcode puts there until somebody translates it is the source's text.
          let source = catalog.texts(of: entry, in: catalog.sourceLocale).map(\.text) + [entry.key.text]
          return own.texts.contains { !source.contains($0.text) }
        }
        guard let first = unsaid.first?.translation(locale) else { return nil }
        let others = unsaid.count > 1 ? ", and so are \(unsaid.count - 1) more" : ""
        return LintFinding(
          "the text in \(locale) is marked as “new”\(others)", at: first.place,
          fix: "mark as “translated” what is")
      }
    })
}
