import ParlancePhraseTables

/// Locales as the names of folders.
package enum LocaleFolder {
  /// Whether a name looks like a language tag: `en`, `pt-BR`, `zh-Hans`.
  static func isLocale(_ name: String) -> Bool {
    let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = parts.first, (2...3).contains(language.utf8.count), isLetters(language) else { return false }
    return parts.count <= 4 && !name.hasSuffix("-") && !name.hasSuffix("_")
      && parts.dropFirst().allSatisfy { part in
        part.utf8.count <= 8 && part.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) }
      }
  }

  /// The locale of the folder in which a file lies, or one above it.
  package static func locale(of file: String) -> String? {
    file.split(separator: "/").dropLast().last { isLocale(String($0)) && PhraseLocale.isLanguage(String($0)) }.map(
      String.init)
  }

  private static func isLetters(_ text: Substring) -> Bool { text.utf8.allSatisfy(isLetter) }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
}

extension LocaleFolder {
  /// Whether a folder's locale is the one wanted, or its language where it names no region.
  static func isSame(_ folder: String, _ wanted: String) -> Bool {
    let parts = { (name: String) in
      name.prefix { $0 != "." && $0 != "@" }.lowercased().split { $0 == "-" || $0 == "_" }
    }
    let (own, other) = (parts(folder), parts(wanted))
    return own == other || (own.count == 1 && own.first == other.first)
  }
}
