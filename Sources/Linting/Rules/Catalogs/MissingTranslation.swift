import ParlancePhraseTables

extension LintRule {
  /// Phrases that some languages of their catalogue lack.
  static let missingTranslation = LintRule(
    "missing-translation", .warning, "a phrase without a translation can be said in the language of the code only",
    .catalog { catalog, _ in
      let locales = Set(catalog.locales).subtracting([catalog.sourceLocale])
      guard catalog.kind == .phrases, !locales.isEmpty else { return [] }
      let strangers = catalog.saidEntries.filter(catalog.lacksSource)
      return catalog.saidEntries.filter(\.isTranslatable).compactMap { entry in
        let missing = locales.filter { locale in
          // A translation that is there and empty is told by itself, and so is a key that is written otherwise.
          catalog.texts(of: entry, in: locale).isEmpty && entry.translation(locale)?.state != "translated"
            && catalog.brokenKeys[locale]?.contains(entry.key.text) != true && !catalog.partialLocales.contains(locale)
            && !strangers.contains { $0.translation(locale) != nil && catalog.sourceKey(of: $0)?.key == entry.key }
        }.sorted()
        guard !missing.isEmpty else { return nil }
        // What is with the translators is a part of the catalogue, and beside the others.
        let isEverywhere = missing.count == locales.count && !catalog.isMarkup
        let names = missing.map { entry.translation($0)?.state == "new" ? "\($0) (still marked as “new”)" : $0 }
        let list = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
        return catalog.finding(
          isEverywhere
            ? "the phrase is in no other language, while others are in \(locales.count)"
            : "the phrase is missing in \(list)",
          in: entry.key, fix: "translate it", severity: isEverywhere ? .error : .warning)
      }
    },
    .catalog { catalog, _ in
      catalog.saidEntries.filter(catalog.lacksSource).map { entry in
        guard let own = catalog.sourceKey(of: entry) else {
          return catalog.finding(
            "the key is not in \(catalog.sourceLocale), of whose phrases the others are translations", in: entry.key,
            fix: "add the phrase there, or leave this one out")
        }
        return catalog.finding(
          "the key is not in \(catalog.sourceLocale), where “\(own.key.text)” has no translation here", in: entry.key,
          fix: "write the key as it is there", severity: .error)
      }
    })
}

extension LintCatalog {
  /// Whether a key is in files of other languages only, though the language of the keys has a file.
  func lacksSource(_ entry: Entry) -> Bool {
    guard name.hasSuffix(".strings"), entry.translation(sourceLocale) == nil else { return false }
    return brokenKeys[sourceLocale]?.contains(entry.key.text) != true
      && entries.contains { $0.translation(sourceLocale) != nil }
  }

  /// The entry that a key which is not in the language of the keys is likely meant for: one that its languages lack.
  func sourceKey(of stranger: Entry) -> Entry? {
    let locales = stranger.translations.map(\.locale)
    let open = saidEntries.filter { entry in
      entry.translation(sourceLocale) != nil && !locales.contains { entry.translation($0) != nil }
    }
    let near = Spelling.nearest(to: stranger.key.text, in: open.map(\.key.text))
    return open.first { $0.key.text == near }
  }
}
