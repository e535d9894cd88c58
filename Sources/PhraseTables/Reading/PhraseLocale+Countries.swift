import Foundation

extension PhraseLocale {
  /// The name that is meant where a locale's begins with the code of a country that no language has, as `jp` does, or ends in one that no
  /// country has, or with the longer code of a language that has a shorter one, as `ita` is; `nil` for all others.
  package static func meant(by name: String) -> String? {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first?.lowercased() else { return nil }
    if first == "en", parts.count == 2, parts[1].lowercased() == "uk" { return "en-GB" }
    guard let language = languages[first] ?? shortCode(of: first) else { return nil }
    // What is more than a language says its own region.
    let rest = parts.dropFirst()
    return ([language.prefix { rest.isEmpty || $0 != "-" }] + rest).joined(separator: "-")
  }

  /// The code of two letters of a language that is called by three: “it” of “ita”.
  private static func shortCode(of language: String) -> String? {
    guard language.utf8.count == 3, case let code = Locale.LanguageCode(language), code.isISOLanguage else {
      return nil
    }
    return code.identifier(.alpha2).flatMap { $0 == language ? nil : $0 }
  }

  /// What is told of what no locale is called.
  package static func wrongName(_ name: String) -> String { "“\(name)” is no name of a locale" }

  /// The languages of countries whose codes no language has.
  private static let languages = [
    "al": "sq", "at": "de-AT", "by": "be", "cn": "zh-Hans", "cz": "cs", "dk": "da", "gb": "en-GB", "ge": "ka",
    "gr": "el", "il": "he", "ir": "fa", "jp": "ja", "kz": "kk", "mx": "es-MX", "rs": "sr", "ua": "uk",
    "us": "en-US", "vn": "vi",
  ]
}
