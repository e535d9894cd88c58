/// Finds what a key says for one person: in the nearest locale that any catalogue has, and within a language in the first
/// catalogue, so that an app overrides what stands behind it without its English displacing another's German.
package struct Localizer: Sendable {
  /// The locale that was asked for, in the spelling of BCP 47.
  package let locale: String

  /// One locale of a catalogue.
  private struct Place: Sendable {
    // In which its numbers are written: in the region that was asked for, where the language is the same.
    let locale: String
    let texts: [String: LocalizedText]
    let rules: PluralRules
    // A catalogue lists no text where the key itself is the text in the source language.
    let impliedKeys: Set<String>
  }

  private let places: [Place]

  /// Looks in the locale and its ancestors, then in the development language; the catalogues before others come first.
  package init(catalogs: [StringCatalog], locale: String, development: String = "en") {
    let asked = LocaleIdentifier(locale)
    self.locale = asked.name
    var places: [Place] = []
    var languages: [String] = []
    // One locale's rules are opened once, whatever the number of catalogues.
    var rules: [String: PluralRules] = [:]
    func place(_ locale: String, _ texts: [String: LocalizedText], implied: Set<String> = []) -> Place {
      let known = rules[locale] ?? PluralRules(locale: locale)
      rules[locale] = known
      let isOfLanguage = LocaleIdentifier(locale).language == asked.language
      return Place(locale: isOfLanguage ? asked.name : locale, texts: texts, rules: known, impliedKeys: implied)
    }
    for name in [locale, development] {
      let wanted = LocaleIdentifier(name)
      guard !languages.contains(wanted.language) else { continue }
      languages.append(wanted.language)
      for catalog in catalogs {
        for found in LocaleFallback.candidates(for: wanted, among: catalog.locales.sorted()) {
          places.append(place(found, catalog.texts(in: found)))
        }
      }
      for catalog in catalogs where LocaleIdentifier(catalog.sourceLanguage).language == wanted.language {
        places.append(place(catalog.sourceLanguage, [:], implied: catalog.impliedKeys))
      }
    }
    self.places = places
  }

  /// The format for the key, its plural form chosen by the arguments; `nil` if no catalogue has the key.
  package func format(_ key: String, arguments: [StringArgument] = []) -> String? {
    find(key, arguments)?.format
  }

  /// What the key says, filled. A key that no catalogue has is filled itself.
  package func string(_ key: String, _ arguments: StringArgument...) -> String { string(key, arguments: arguments) }

  /// What the key says, filled. A key that no catalogue has is filled itself.
  package func string(_ key: String, arguments: [StringArgument]) -> String {
    let found = find(key, arguments)
    return FormatString.fill(found?.format ?? key, arguments, locale: found?.locale ?? locale)
  }

  private func find(_ key: String, _ arguments: [StringArgument]) -> (format: String, locale: String)? {
    // In place: to copy one counts all that it holds.
    for number in places.indices {
      if let format = places[number].texts[key]?.format(for: arguments, rules: places[number].rules) {
        return (format, places[number].locale)
      }
      if places[number].impliedKeys.contains(key) { return (key, places[number].locale) }
    }
    return nil
  }
}
