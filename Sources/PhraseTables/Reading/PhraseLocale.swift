import CResources
import Foundation
import ParlanceStrings

/// The names that a locale goes by in folders of phrases.
package enum PhraseLocale {
  /// The names to look for, best first: `de-AT`, `de`; `zh-CN` is `zh-Hans`, `es-MX` also `es-419`, and `pt` that of most of its speakers.
  package static func candidates(for locale: String) -> [String] {
    let name = canonical(locale)
    var candidates = [name]
    var parts = name.split(separator: "-")
    if let script = chineseScript(parts) { candidates.append("zh-\(script)") }
    while parts.count > 1 {
      parts.removeLast()
      candidates.append(parts.joined(separator: "-"))
    }
    let related = LocaleFallback.ancestors(of: name).map { $0.lowercased() }.filter { !candidates.contains($0) }
    // What lies between a region and its language goes before the language.
    candidates.insert(contentsOf: related, at: max(1, candidates.count - 1))
    if let usual = LocaleFallback.usualName(ofLanguage: name)?.lowercased(), !candidates.contains(usual) {
      candidates.append(usual)
    }
    return candidates
  }

  /// Whether a folder's or file's name for a locale is the one that is looked for.
  static func matches(_ name: String, _ candidate: String) -> Bool {
    let name = canonical(name)
    guard name != candidate else { return true }
    return chineseScript(name.split(separator: "-")).map { "zh-\($0)" == candidate } ?? false
  }

  /// The first of some names that is one of the candidates, the best candidate first.
  package static func best(_ names: [String], _ candidates: [String]) -> String? {
    for candidate in candidates {
      if let name = names.first(where: { canonical($0) == candidate }) { return name }
      if let name = names.first(where: { matches($0, candidate) }) { return name }
    }
    return nil
  }

  /// Whether one of two names serves who asks for the other: `de` and `de-AT`, `zh-CN` and `zh-Hans`.
  package static func agree(_ left: String, _ right: String) -> Bool {
    best([left], candidates(for: right)) != nil || best([right], candidates(for: left)) != nil
  }

  /// Whether a folder's name can be a locale's: two or three letters, then parts as in `zh-Hans-CN`.
  package static func isLocale(_ name: String) -> Bool {
    let parts = canonical(name).split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count) else { return false }
    return language.utf8.allSatisfy { (97...122).contains($0) }
      && parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.utf8.count)
          && part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
      }
  }

  /// Whether the name of a folder anywhere in a project begins with a language: “app” and “tmp” could be locales, and are none that anybody
  /// has data for.
  package static func isLanguage(_ name: String) -> Bool {
    let language = name.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return language.utf8.count == 2 ? shortCodes.contains(language) : knownLanguages.contains(language)
  }

  /// Whether something is known of the language of a locale's name.
  package static func isKnownLanguage(_ name: String) -> Bool {
    let language = String(canonical(name).prefix { $0 != "-" })
    // Most are among our own, and Unicode's list takes time to be made.
    return isOwn(language) || knownLanguages.contains(language)
  }

  /// Whether there are data of ours for a language.
  private static func isOwn(_ language: String) -> Bool {
    var count = 0
    return parlance_resource("Languages/\(language).yaml", &count) != nil
  }

  private static let shortCodes = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
  private static let knownLanguages = Set(
    Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" && $0 != "-" }) })

  /// Lower case with hyphens, without an encoding or variant as in `de_AT.UTF-8`.
  static func canonical(_ name: String) -> String {
    let name = name.prefix { $0 != "." && $0 != "@" }
    return name.lowercased().split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
  }

  private static func chineseScript(_ parts: [Substring]) -> String? {
    guard parts.first == "zh", parts.count > 1 else { return nil }
    if parts.contains("hans") { return "hans" }
    if parts.contains("hant") { return "hant" }
    switch parts.last {
    case "cn", "sg", "my": return "hans"
    case "tw", "hk", "mo": return "hant"
    default: return nil
    }
  }
}
