import Foundation
import ParlanceDiagnostics
import ParlanceStrings

extension LintRule {
  /// Texts that an app says and that a language of its phrases lacks.
  static let missingText = LintRule(
    "missing-text", .warning, "a text without a translation is said in the language of the code",
    .catalog { catalog, scope in
      guard catalog.kind == .texts, !catalog.isMarkup else { return [] }
      let keys = catalog.entries.filter { $0.isTranslatable && $0.extraction != "stale" && $0.isInWords }
      return scope.localesOfTexts(in: catalog).filter(scope.isWanted).sorted().compactMap { locale in
        let missing = keys.filter { catalog.lacks($0, in: locale) }
        guard let first = missing.first else { return nil }
        guard missing.count < keys.count else {
          return LintFinding(
            "there are phrases in \(locale), and no text is: who says them is answered in \(catalog.sourceLocale)",
            at: SourcePosition(file: first.key.place.file, line: 1, column: 1), fix: "translate the texts")
        }
        return catalog.finding(
          "\(missing.count) of \(keys.count) texts \(missing.count == 1 ? "is" : "are") missing in \(locale): "
            + list(missing.map(\.key.text)), in: first.key, fix: "translate what is missing")
      }
    },
    .catalog { catalog, scope in
      let all = scope.catalogs.filter { $0.kind == .texts && !$0.isMarkup }
      guard let first = all.first, first.name == catalog.name, !scope.localesOfTexts(in: catalog).isEmpty,
        let place = catalog.entries.first?.key.place
      else { return [] }
      let known = Set(all.flatMap(\.entries).map(\.key.text))
      let unknown = scope.texts.filter { !known.contains($0.key) }.sorted { ($0.key, $0.role) < ($1.key, $1.role) }
      guard !unknown.isEmpty else { return [] }
      let shown = list(unknown.map { "\($0.key)” (\($0.role))" }, isOpen: true)
      return [
        LintFinding(
          "\(unknown.count) \(unknown.count == 1 ? "text" : "texts") of the code \(unknown.count == 1 ? "is" : "are") in no catalogue: "
            + shown, at: SourcePosition(file: place.file, line: 1, column: 1),
          fix: "add the keys, as Xcode does when it builds")
      ]
    })

  /// The most texts that are told by name.
  private static let mostTold = 6

  /// Some texts in quotation marks, and how many more there are; `isOpen` tells that they have their closing mark.
  private static func list(_ texts: [String], isOpen: Bool = false) -> String {
    let shown = texts.prefix(mostTold).map { "“" + ReadableText.cut($0) + (isOpen ? "" : "”") }.joined(separator: ", ")
    return shown + (texts.count > mostTold ? " and \(texts.count - mostTold) more" : "")
  }
}

extension LintScope {
  /// The locales in which a catalogue should have all of its texts, but for that of its keys: those that most of them are in, and those that there are
  /// phrases in.
  fileprivate func localesOfTexts(in catalog: LintCatalog) -> Set<String> {
    let keys = catalog.entries.filter { $0.isTranslatable && $0.extraction != "stale" }
    let own = catalog.locales.filter { $0 != catalog.sourceLocale && $0 != "Base" }
    let mostly = own.filter { locale in keys.count { !catalog.lacks($0, in: locale) } * 2 > keys.count }
    let phraseLocales = phraseLocales(around: catalog)
    let spoken = phraseLocales.filter { locale in
      // Phrases of “pt-BR” are answered by texts in “pt”, and those of “en-GB” by the keys.
      LocaleFallback.best(locale, among: own + [catalog.sourceLocale]) == nil
    }
    let said = phraseLocales.compactMap { LocaleFallback.best($0, among: own) }
    return Set(mostly).union(spoken).union(said)
  }
}

extension LintCatalog {
  /// Whether an entry says nothing in a locale, as far as could be read.
  fileprivate func lacks(_ entry: Entry, in locale: String) -> Bool {
    texts(of: entry, in: locale).isEmpty && entry.translation(locale)?.state != "translated"
      && entry.translation(locale)?.hasSubstitutions != true
      && brokenKeys[locale]?.contains(entry.key.text) != true && !partialLocales.contains(locale)
      && !unreadLocales.contains(locale)
  }
}

extension LintCatalog.Entry {
  /// Whether there is anything in it to be translated, and not only values.
  fileprivate var isInWords: Bool {
    let bare = key.text.replacing(#/%(\d+\$)?(lld|llu|lf|ld|lu|li|@|d|u|f)|\$\{[^}]*\}/#, with: "")
    return bare.contains(where: \.isLetter)
  }
}
