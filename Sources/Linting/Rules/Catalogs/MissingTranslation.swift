extension LintRule {
  /// Phrases that some languages of their catalogue lack.
  static let missingTranslation = LintRule(
    "missing-translation", .warning, "a phrase without a translation can be said in the language of the code only",
    .catalog { catalog, _ in
      let locales = Set(catalog.locales).subtracting([catalog.sourceLocale])
      guard catalog.kind == .phrases, !locales.isEmpty else { return [] }
      return catalog.saidEntries.filter(\.isTranslatable).compactMap { entry in
        let missing = locales.filter { catalog.texts(of: entry, in: $0).isEmpty }.sorted()
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
    })
}
