import ParlanceDiagnostics

/// What the keys of one catalogue file say, by locale.
package struct StringCatalog: Sendable {
  /// The locale that the keys are written in.
  package let sourceLanguage: String

  /// The locales that any key has a text for, in the spelling of BCP 47; the source language is one of them.
  package let locales: Set<String>

  /// The faults of entries that were dropped, and warnings; a file that cannot be read at all is an error of the
  /// initializer instead.
  package let diagnostics: [Diagnostic]

  /// The keys that have no text in the source language: there the key itself is the text.
  let impliedKeys: Set<String>

  /// What the keys say.
  let texts: CatalogTexts

  /// Reads Apple's `.xcstrings`. Throws if the text is no such catalogue; a broken entry is dropped and in `diagnostics`.
  package init(xcstrings text: String, file: String) throws(Diagnostic) {
    if let conflict = MergeConflict.fault(in: text, file: file) { throw conflict }
    var reader = XCStringsReader(text: text, file: file)
    let (source, entries) = try reader.read()
    self.init(sourceLanguage: source, entries: entries, diagnostics: reader.faults.diagnostics)
  }

  /// Reads Apple's `.strings` of one locale. Throws if nothing in it can be read; a broken entry is dropped and in
  /// `diagnostics`.
  package init(strings text: String, file: String, locale: String) throws(Diagnostic) {
    if let conflict = MergeConflict.fault(in: text, file: file) { throw conflict }
    var reader = StringsFileReader(text: text, file: file)
    let texts = reader.read()
    if texts.isEmpty, let first = reader.faults.diagnostics.first { throw first }
    let name = LocaleFallback.normalized(locale)
    self.init(
      sourceLanguage: name, entries: texts.mapValues { [name: LocalizedText(.text($0))] },
      diagnostics: reader.faults.diagnostics)
  }

  private init(sourceLanguage: String, entries: [String: [String: LocalizedText]], diagnostics: [Diagnostic]) {
    var texts: [String: [String: LocalizedText]] = [sourceLanguage: [:]]
    for (key, localizations) in entries {
      for (locale, text) in localizations { texts[locale, default: [:]][key] = text }
    }
    self.init(
      sourceLanguage: sourceLanguage, locales: Set(texts.keys),
      impliedKeys: Set(entries.lazy.filter { $0.value[sourceLanguage] == nil }.map(\.key)), texts: .read(texts),
      diagnostics: diagnostics)
  }

  /// Puts a catalogue together again.
  init(
    sourceLanguage: String, locales: Set<String>, impliedKeys: Set<String>, texts: CatalogTexts,
    diagnostics: [Diagnostic]
  ) {
    self.sourceLanguage = sourceLanguage
    self.locales = locales
    self.impliedKeys = impliedKeys
    self.texts = texts
    self.diagnostics = diagnostics
  }

  /// The keys, in no order.
  package var keys: some Collection<String> {
    locales.reduce(into: impliedKeys) { keys, locale in keys.formUnion(texts(in: locale).keys) }
  }

  /// By key what a locale says, which is written as ``locales`` has it; read anew each time if the catalogue was kept.
  func texts(in locale: String) -> [String: LocalizedText] { texts.texts(in: locale) }

  /// The format that the key has in exactly this locale, its plural form chosen by the arguments: by the first number
  /// among them, or by the one that a substitution names. `nil` if the locale has no text of its own.
  package func format(_ key: String, locale: String, arguments: [StringArgument] = []) -> String? {
    let name = locales.contains(locale) ? locale : LocaleFallback.normalized(locale)
    return texts(in: name)[key]?.format(for: arguments, rules: PluralRules(locale: name))
  }

  /// Every way that the key has to say it in exactly this locale: all of a string set, all plural forms, or the text.
  package func values(_ key: String, locale: String) -> [String] {
    guard let text = texts(in: LocaleFallback.normalized(locale))[key] else { return [] }
    return switch text.form {
    case .text(let value): [value]
    case .set(let values): values
    case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }
    }
  }
}
