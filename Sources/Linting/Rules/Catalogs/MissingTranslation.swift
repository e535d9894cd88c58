extension LintRule {
  /// Phrases that some languages of their catalogue lack.
  static let missingTranslation = LintRule(
    "missing-translation", .warning, "a phrase without a translation can be said in the language of the code only",
    .catalog { catalog, _ in
      let locales = Set(catalog.locales).subtracting([catalog.sourceLocale])
      guard catalog.kind == .phrases, !locales.isEmpty else { return [] }
      return catalog.saidEntries.filter(\.isTranslatable).compactMap { entry in
        let missing = locales.filter { locale in
          catalog.texts(of: entry, in: locale).isEmpty && catalog.brokenKeys[locale]?.contains(entry.key.text) != true
        }.sorted()
        guard !missing.isEmpty else { return nil }
        let isEverywhere = missing.count == locales.count
        let list =
          missing.prefix(8).joined(separator: ", ") + (missing.count > 8 ? " and \(missing.count - 8) more" : "")
        return catalog.finding(
          isEverywhere
            ? "the phrase is in no other language, while others are in \(locales.count)"
            : "the phrase is missing in \(list)",
          in: entry.key, fix: "translate it", severity: isEverywhere ? .error : .warning)
      }
    },
    .catalog { catalog, _ in
      catalog.keysOfNoSource.map { entry in
        catalog.finding(
          "the key is not in \(catalog.sourceLocale), of whose phrases the others are translations", in: entry.key,
          fix: "add the phrase there, or leave this one out")
      }
    })
}

extension LintCatalog {
  /// The keys of files of one language each that the language of the keys has not, though it has a file.
  fileprivate var keysOfNoSource: [Entry] {
    let hasSource = entries.contains { $0.translation(sourceLocale) != nil }
    guard name.hasSuffix(".strings"), hasSource else { return [] }
    return saidEntries.filter { entry in
      entry.translation(sourceLocale) == nil && brokenKeys[sourceLocale]?.contains(entry.key.text) != true
    }
  }
}
