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

  private let entries: [String: [String: LocalizedText]]
  private let rules: [String: PluralRules]

  /// Reads Apple's `.xcstrings`. Throws if the text is no such catalogue; a broken entry is dropped and in `diagnostics`.
  package init(xcstrings text: String, file: String) throws(Diagnostic) {
    var reader = XCStringsReader(text: text, file: file)
    let (source, entries) = try reader.read()
    self.init(sourceLanguage: source, entries: entries, diagnostics: reader.faults.diagnostics)
  }

  /// Reads Apple's `.strings` of one locale. Throws if nothing in it can be read; a broken entry is dropped and in
  /// `diagnostics`.
  package init(strings text: String, file: String, locale: String) throws(Diagnostic) {
    var reader = StringsFileReader(text: text, file: file)
    let texts = reader.read()
    if texts.isEmpty, let first = reader.faults.diagnostics.first { throw first }
    let name = LocaleFallback.normalized(locale)
    self.init(
      sourceLanguage: name, entries: texts.mapValues { [name: LocalizedText(.text($0))] },
      diagnostics: reader.faults.diagnostics)
  }

  private init(sourceLanguage: String, entries: [String: [String: LocalizedText]], diagnostics: [Diagnostic]) {
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    self.diagnostics = diagnostics
    var locales: Set<String> = [sourceLanguage]
    for texts in entries.values { locales.formUnion(texts.keys) }
    self.locales = locales
    rules = Dictionary(uniqueKeysWithValues: locales.map { ($0, PluralRules(locale: $0)) })
  }

  /// The keys, in no order.
  package var keys: some Collection<String> { entries.keys }

  /// Whether the catalogue has the key, in whichever locale.
  package func contains(_ key: String) -> Bool { entries[key] != nil }

  /// The format that the key has in exactly this locale, its plural form chosen by the arguments: by the first number
  /// among them, or by the one that a substitution names. `nil` if the locale has no text of its own.
  package func format(_ key: String, locale: String, arguments: [StringArgument] = []) -> String? {
    format(key, exactly: locale, arguments: arguments)
      ?? format(key, exactly: LocaleFallback.normalized(locale), arguments: arguments)
  }

  /// The format that the key has in the locale, which is written as ``locales`` has it.
  func format(_ key: String, exactly locale: String, arguments: [StringArgument]) -> String? {
    guard let text = entries[key]?[locale], let rules = rules[locale] else { return nil }
    return text.format(for: arguments, rules: rules)
  }

  /// Every way that the key has to say it in exactly this locale: all of a string set, all plural forms, or the text.
  package func values(_ key: String, locale: String) -> [String] {
    guard let text = entries[key]?[LocaleFallback.normalized(locale)] else { return [] }
    return switch text.form {
    case .text(let value): [value]
    case .set(let values): values
    case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }
    }
  }
}
