/// Where a text is looked for when a locale lacks it.
package enum LocaleFallback {
  /// The locales to look under, nearest first: `pt-BR` gives `pt-BR`, `pt`, then those of the development language.
  /// Takes any spelling, `de_DE.UTF-8` too.
  package static func chain(_ locale: String, development: String = "en") -> [String] {
    var seen = Set<String>()
    return (LocaleIdentifier(locale).ancestors + LocaleIdentifier(development).ancestors).filter {
      seen.insert($0).inserted
    }
  }

  /// The locale in the spelling of BCP 47: `de_DE.UTF-8` is `de-DE`; `C`, `POSIX` and nothing are `en`, what names no
  /// language is `und`.
  package static func normalized(_ posix: String) -> String { LocaleIdentifier(posix).name }

  /// The locales to look under for one, nearest first, as CLDR has them: `es-MX`, `es-419`, `es`.
  package static func ancestors(of locale: String) -> [String] { LocaleIdentifier(locale).ancestors }

  /// What a language without a region is taken for where most of its speakers live elsewhere than its name says: `pt` for `pt-BR`.
  package static func usualName(ofLanguage language: String) -> String? {
    switch language {
    case "en", "pt": "\(language)-\(likelyRegion(language))"
    case "zh": "zh-Hans"
    default: nil
    }
  }

  /// The one of `available`, as it is spelled there, that serves the requested locale best: itself, an ancestor, else
  /// another region of the same language and script; `nil` if none speaks the language.
  package static func best(_ requested: String, among available: [String]) -> String? {
    available.contains(requested) ? requested : candidates(for: LocaleIdentifier(requested), among: available).first
  }

  /// All of `available` that speak the language and script, best first.
  static func candidates(for requested: LocaleIdentifier, among available: [String]) -> [String] {
    let ancestors = requested.ancestors
    let script = requested.writtenScript
    let ranked = available.enumerated().compactMap { index, name -> (rank: [Int], name: String)? in
      let offered = LocaleIdentifier(name)
      if let place = ancestors.firstIndex(of: offered.name) { return ([0, place, index], name) }
      guard offered.language == requested.language, script == nil || offered.writtenScript == script else { return nil }
      return ([1, offered.region == likelyRegion(offered.language) ? 0 : 1, index], name)
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.name)
  }

  /// Whether a locale names no region, or that which its language is taken for without one.
  package static func isUsual(_ locale: String) -> Bool {
    let locale = LocaleIdentifier(locale)
    return locale.region == nil || locale.region == likelyRegion(locale.language)
  }

  /// The region most speakers live in, as far as it is not spelled like the language.
  private static func likelyRegion(_ language: String) -> String {
    switch language {
    case "en": "US"
    case "pt": "BR"
    case "zh": "CN"
    default: language.uppercased()
    }
  }
}
