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
    },
    .coverage { coverage in
      guard let (source, others) = coverage.comparisons else { return [] }
      let words = source.allWords.reduce(into: Set<String>()) { $0.formUnion($1) }
      return others.flatMap { phrasesIn(source.name, words, of: $0) }
    })

  /// The phrases of a locale of which all words are another one's, and some are in none of its other phrases.
  private static func phrasesIn(
    _ source: String, _ words: Set<String>, of locale: LintCoverage.Locale
  ) -> [LintFinding] {
    let language = { (name: String) in name.prefix { $0 != "-" && $0 != "_" } }
    guard language(locale.name) != language(source) else { return [] }
    // What stands beside a word of the own language is a word that both have.
    let own = locale.allWords.reduce(into: Set<String>()) { own, said in
      if !said.isSubset(of: words) { own.formUnion(said) }
    }
    return locale.phrases.compactMap { phrase, said in
      guard said.count > 1, said.isSubset(of: words), !said.isSubset(of: own) else { return nil }
      return LintFinding(
        "the phrase in \(locale.name) has words of \(source) only", at: phrase.position,
        length: phrase.text.unicodeScalars.count, fix: "translate it")
    }
  }

  /// Whether more than one word stands beside the placeholders: a single one may be the same in both languages.
  private static func hasWords(_ text: String) -> Bool {
    let words = LintRule.folded(text).split(separator: " ").filter { !$0.contains("$") }
    return words.count > 1
  }
}

extension LintCoverage.Locale {
  /// The words of each phrase and each rule.
  fileprivate var allWords: [Set<String>] { phrases.map(\.words) + ruleWords }
}
