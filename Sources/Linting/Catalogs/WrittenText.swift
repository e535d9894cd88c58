import ParlanceReports

/// The bytes at which each character of a text is written in its file, where escapes and entities take more than what they stand for.
struct WrittenText {
  /// How a file writes the characters that its own marks take.
  enum Notation: Sendable {
    /// Escapes as JSON has them.
    case json
    /// Escapes as `.strings` have them.
    case strings
    /// Entities, as between tags.
    case markup
  }

  /// Where each character begins, and behind them where the last one ends.
  private var bounds: [Int]

  /// Holds a text against the bytes from an offset on; `nil` if these do not read as the text.
  init?(_ text: String, in bytes: [UInt8], from offset: Int, as notation: Notation) {
    bounds = [offset]
    var place = offset
    for scalar in text.unicodeScalars {
      guard let (found, width) = Self.scalar(in: bytes, at: place, as: notation), found == scalar else { return nil }
      place += width
      bounds.append(place)
    }
  }

  /// The bytes of a part, counted in characters.
  func bytes(of part: Range<Int>) -> Range<Int>? {
    guard part.lowerBound >= 0, part.upperBound < bounds.count else { return nil }
    return bounds[part.lowerBound]..<bounds[part.upperBound]
  }

  /// The character that is written at a place, and how many bytes it takes there.
  private static func scalar(
    in bytes: [UInt8], at place: Int, as notation: Notation
  ) -> (scalar: Unicode.Scalar, width: Int)? {
    guard bytes.indices.contains(place) else { return nil }
    switch (bytes[place], notation) {
    case (UInt8(ascii: "\\"), .json), (UInt8(ascii: "\\"), .strings): return escape(in: bytes, at: place, as: notation)
    case (UInt8(ascii: "&"), .markup):
      guard let end = bytes[place...].prefix(16).firstIndex(of: UInt8(ascii: ";")) else { return nil }
      let name = String(decoding: bytes[place + 1..<end], as: UTF8.self)
      return PhraseXLIFF.entity(name).map { ($0, end + 1 - place) }
    default: return plain(in: bytes, at: place)
    }
  }

  private static func plain(in bytes: [UInt8], at place: Int) -> (scalar: Unicode.Scalar, width: Int)? {
    guard bytes.indices.contains(place),
      let scalar = String(decoding: bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first
    else { return nil }
    return (scalar, UTF8.width(scalar))
  }

  private static func escape(
    in bytes: [UInt8], at place: Int, as notation: Notation
  ) -> (scalar: Unicode.Scalar, width: Int)? {
    guard let (mark, width) = plain(in: bytes, at: place + 1) else { return nil }
    switch mark {
    case "n": return ("\n", 2)
    case "t": return ("\t", 2)
    case "r": return ("\r", 2)
    case "b" where notation == .json: return ("\u{8}", 2)
    case "f" where notation == .json: return ("\u{C}", 2)
    case "u", "U":
      guard let high = unit(in: bytes, at: place) else { return nil }
      if let scalar = Unicode.Scalar(high) { return (scalar, 6) }
      // What needs two units is written as two escapes.
      guard let low = unit(in: bytes, at: place + 6) else { return nil }
      return String(decoding: [high, low], as: UTF16.self).unicodeScalars.first.map { ($0, 12) }
    default: return (mark, 1 + width)
    }
  }

  /// The unit of UTF-16 whose escape stands at a place: `\u00E9`.
  private static func unit(in bytes: [UInt8], at place: Int) -> UInt16? {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] | 0x20 == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: bytes[place + 2..<place + 6], as: UTF8.self), radix: 16)
  }
}
