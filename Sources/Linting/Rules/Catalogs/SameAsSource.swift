extension LintRule {
  /// Phrases that stand untranslated in another language.
  static let sameAsSource = LintRule(
    "same-as-source", .warning, "words of another language in a phrase will not be said",
    .catalog { catalog, _ in
      let language = catalog.sourceLocale.prefix { $0 != "-" }
      var findings: [LintFinding] = []
      for entry in catalog.saidEntries where entry.isTranslatable {
        let source = Set(
          (catalog.texts(of: entry, in: catalog.sourceLocale) + [entry.key]).map { LintRule.folded($0.text) })
        for translation in entry.translations
        where translation.isSaid && translation.locale.prefix(while: { $0 != "-" }) != language {
          for text in translation.texts
          where source.contains(LintRule.folded(text.text)) && LintRule.hasWords(text.text) {
            findings.append(
              catalog.finding(
                "the phrase in \(translation.locale) is that of \(catalog.sourceLocale)", in: text, fix: "translate it")
            )
          }
        }
      }
      return findings
    })

  /// Whether more than one word stands beside the placeholders: a single one may be the same in both languages.
  private static func hasWords(_ text: String) -> Bool {
    let words = LintRule.folded(text).split(separator: " ").filter { !$0.contains("$") }
    return words.count > 1
  }
}
