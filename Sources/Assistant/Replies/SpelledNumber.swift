import Foundation
import _FoundationICU

/// Numbers in words, by ICU's rules for each language.
struct SpelledNumber {
  /// What a number is used for.
  enum Use {
    /// To count.
    case cardinal
    /// To count hours.
    case hour
    /// The day of a month.
    case day
    /// A year.
    case year
  }

  /// The rules that are not the plain ones, by language.
  private static let ruleSets: [String: [Use: String]] = [
    "en": [.day: "%spellout-ordinal", .year: "%spellout-numbering-year"],
    "de": [
      .day: "%spellout-ordinal-n", .year: "%spellout-numbering-year", .hour: "%spellout-cardinal-neuter",
    ],
    "fr": [.hour: "%spellout-cardinal-feminine"],
    "es": [.hour: "%spellout-cardinal-feminine"],
    "ru": [.day: "%spellout-ordinal-neuter-genitive"],
  ]

  /// Whose words they are: ICU looks at all of it, the rules above at its language alone.
  let locale: Locale

  private var rules: [Use: String] { Self.ruleSets[locale.language.languageCode?.identifier ?? ""] ?? [:] }

  /// Whether the language says days otherwise than it counts.
  var hasDays: Bool { rules[.day] != nil }

  /// The number in words; `nil` if ICU has no rules for the language.
  func words(_ number: Double, _ use: Use = .cardinal) -> String? {
    var status = U_ZERO_ERROR
    guard let formatter = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) else { return nil }
    defer { swift_unum_close(formatter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    if let name = rules[use].map({ Array($0.utf16) }) {
      swift_unum_setTextAttribute(formatter, UNUM_DEFAULT_RULESET, name, Int32(name.count), &status)
      // Rules that this ICU does not have leave the plain ones.
      status = U_ZERO_ERROR
    }
    var buffer = [UInt16](repeating: 0, count: 400)
    let length = swift_unum_formatDouble(formatter, number, &buffer, Int32(buffer.count), nil, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, (1...buffer.count).contains(Int(length)) else { return nil }
    // ICU joins long words by soft hyphens.
    return String(decoding: buffer[..<Int(length)], as: UTF16.self).replacing("\u{AD}", with: "")
  }
}
