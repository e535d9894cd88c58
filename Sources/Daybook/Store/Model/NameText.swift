import Foundation

/// How titles and names are tidied, told apart and looked up.
public enum NameText {
  /// The most characters that a title or name can have.
  public static let limit = 500

  /// The text without control characters, outer spaces and runs of spaces; its first letter in upper case if its first
  /// word has lower-case letters only, so that “iPhone” and “eBay” stay as they are.
  public static func tidied(_ text: String) -> String {
    if isTidyASCII(text) { return capitalisedASCII(text) }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let words = (isASCII ? text : text.precomposedStringWithCanonicalMapping).unicodeScalars
      .split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
      .map { String(String.UnicodeScalarView($0)) }
    guard let first = words.first else { return "" }
    return ([capitalised(first)] + words.dropFirst()).joined(separator: " ")
  }

  /// The form under which a name is looked up: the same for all its spellings in case, width and accents.
  public static func folded(_ text: String) -> String {
    if let plain = asciiFolded(text) { return plain }
    return text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// The form in which no two events may agree: accents count, case does not.
  static func key(_ text: String) -> String {
    if let plain = asciiFolded(text) { return plain }
    return text.folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
      .precomposedStringWithCanonicalMapping
  }

  private static func capitalised(_ word: String) -> String {
    guard let first = word.first, first.isLetter, word == word.lowercased() else { return word }
    let upper = first.uppercased()
    return upper.count == 1 ? upper + word.dropFirst() : word
  }

  /// Whether the text is ASCII with nothing to tidy but its first letter, as most titles are: to ask Unicode for each letter costs more than
  /// all the rest.
  private static func isTidyASCII(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F, byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20
  }

  private static func capitalisedASCII(_ text: String) -> String {
    let word = text.utf8.prefix { $0 != 0x20 }
    guard let first = word.first, (0x61...0x7A).contains(first), !word.contains(where: { (0x41...0x5A).contains($0) })
    else {
      return text
    }
    return String(UnicodeScalar(first - 0x20)) + text.dropFirst()
  }

  private static func asciiFolded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      bytes.append(byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
