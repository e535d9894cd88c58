import ParlanceDiagnostics

/// A locale, taken apart: `pt-BR`, `zh_Hant_HK`, `de_AT.UTF-8`.
struct LocaleTag: Sendable {
  /// The code of the language, in small letters.
  let language: String
  /// The code of the country, in capitals.
  let region: String?
  /// All of it, as ICU writes it.
  let identifier: String

  /// Reads a locale in any spelling; `nil` if it is not a language of two to eight letters with parts of letters and digits after it.
  init?(_ locale: String) {
    guard locale.utf8.count <= 80 else { return nil }
    let written = locale.prefix { $0 != "." && $0 != "@" }
    let parts = written.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...8).contains(first.utf8.count), first.utf8.allSatisfy(Self.isLetter),
      parts.dropFirst().allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isLetterOrDigit) })
    else { return nil }
    language = first.lowercased()
    region = parts.dropFirst().last { $0.utf8.count == 2 }.map { $0.uppercased() }
    identifier = ([language] + parts.dropFirst().map(String.init)).joined(separator: "_")
  }

  /// Whether I is the capital of ı there, and İ that of i.
  var hasDotlessI: Bool { ["tr", "az", "crh", "gag"].contains(language) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || (0x30...0x39).contains(byte) }
}
