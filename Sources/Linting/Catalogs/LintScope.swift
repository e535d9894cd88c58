import ParlanceStrings

/// What is known of all catalogues together.
struct LintScope: Sendable {
  /// The catalogues.
  var catalogs: [LintCatalog]
  /// Whether their texts are what an assistant says, and no labels of screens.
  var isSpoken: Bool

  /// The locales that the app around a catalogue of phrases says something in, those with texts in few of its keys left out.
  ///
  /// The catalogues of texts in the same folder tell it; where there are none, all of them.
  func spokenLocales(around catalog: LintCatalog) -> Set<String> {
    let texts = catalogs.filter { $0.kind == .texts }
    let near = texts.filter { $0.folder == catalog.folder }
    var locales: Set<String> = []
    for texts in near.isEmpty ? texts : near {
      let keys = texts.entries.filter { $0.isTranslatable && $0.extraction != "stale" }
      for locale in texts.locales where locale != "Base" {
        let said = keys.count { !texts.texts(of: $0, in: locale).isEmpty }
        if said * 2 >= keys.count, said > 0 { locales.insert(locale) }
      }
    }
    return locales
  }
}

extension LintCatalog {
  /// The catalogue without the translations into other languages than one; what the keys are written in stays.
  func only(_ locale: String?) -> LintCatalog {
    guard let locale else { return self }
    var catalog = self
    for index in catalog.entries.indices {
      catalog.entries[index].translations.removeAll {
        $0.locale != sourceLocale && LocaleFallback.best(locale, among: [$0.locale]) == nil
      }
    }
    return catalog
  }

  /// The entries that people can say: no code has stale ones any more.
  var saidEntries: [Entry] { kind == .phrases ? entries.filter { $0.extraction != "stale" } : [] }

  /// The entries' keys and texts in turn, each with its entry and locale; keys that are their own text come once.
  func forEachPhrase(_ body: (Entry, Text, String) -> Void) {
    for entry in saidEntries {
      body(entry, entry.key, sourceLocale)
      for translation in entry.translations where translation.isSaid {
        for text in translation.texts where translation.locale != sourceLocale || text.text != entry.key.text {
          body(entry, text, translation.locale)
        }
      }
    }
  }
}
