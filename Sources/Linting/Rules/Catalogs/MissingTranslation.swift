import ParlanceDiagnostics
import ParlancePhraseTables

extension LintRule {
  /// Phrases that some languages of their catalogue lack.
  static let missingTranslation = LintRule(
    "missing-translation", .warning, "a phrase without a translation can be said in the language of the code only",
    .catalog { catalog, scope in
      let locales = Set(catalog.locales).subtracting([catalog.sourceLocale])
      // A language of which nothing is translated yet is one that somebody wants.
      let wanted = locales.union(catalog.entries.flatMap(\.translations).map(\.locale))
        .subtracting([catalog.sourceLocale])
      guard catalog.kind == .phrases, !wanted.isEmpty else { return [] }
      let strangers = catalog.saidEntries.filter(catalog.lacksSource)
      let files = catalog.localeFiles
      return catalog.saidEntries.filter(\.isTranslatable).flatMap { entry -> [LintFinding] in
        let missing = wanted.filter { locale in
          // A translation that is there and empty is told by itself, and so is a key that is written otherwise.
          catalog.texts(of: entry, in: locale).isEmpty && entry.translation(locale)?.state != "translated"
            && catalog.brokenKeys[locale]?.contains(entry.key.text) != true && !catalog.partialLocales.contains(locale)
            && !strangers.contains { $0.translation(locale) != nil && catalog.sourceKey(of: $0)?.key == entry.key }
        }.sorted()
        let told = missing.filter(scope.isWanted)
        guard !told.isEmpty else { return [] }
        // What is with the translators is a part of the catalogue, and beside the others.
        if !locales.isEmpty, locales.isSubset(of: missing), !catalog.isMarkup {
          return [
            catalog.finding(
              "the phrase is in no other language, while others are in \(locales.count)", in: entry.key,
              fix: "translate it", severity: .error)
          ]
        }
        guard files.isEmpty else { return told.map { finding(entry, $0, in: files[$0] ?? entry.key.place.file) } }
        let names = told.map { entry.translation($0)?.state == "new" ? "\($0) (still marked as “new”)" : $0 }
        let list = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
        return [
          catalog.finding("the phrase is missing in \(list)", in: entry.key, fix: "translate it", severity: .warning)
        ]
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

  /// What is told of a phrase that the file of a language lacks.
  private static func finding(_ entry: LintCatalog.Entry, _ locale: String, in file: String) -> LintFinding {
    LintFinding(
      "“\(entry.key.text)” is missing in \(locale)", at: SourcePosition(file: file, line: 1, column: 1),
      fix: "translate it", severity: .warning)
  }
}

extension LintCatalog {
  /// The file of each locale, where each has one of its own.
  var localeFiles: [String: String] {
    guard name.hasSuffix(".strings") else { return [:] }
    return entries.reduce(into: [:]) { files, entry in
      for translation in entry.translations { files[translation.locale] = translation.place.file }
    }
  }

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
