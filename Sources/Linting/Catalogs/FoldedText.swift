import Foundation

/// A phrase as it is compared: small letters, digits and placeholders, one space between.
enum FoldedText {
  /// What a text in ASCII is folded to; `nil` if it is none.
  static func ascii(_ text: String) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var hasSpace = false
    for byte in text.utf8 {
      switch byte {
      case 0x80...: return nil
      case _ where isKept(byte):
        if hasSpace, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
        hasSpace = false
        bytes.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
      case UInt8(ascii: " "), 0x09...0x0D: hasSpace = true
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What any text is folded to.
  static func any(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    var hasSpace = false
    for scalar in text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      if isKept(scalar) {
        if hasSpace, !folded.isEmpty { folded.append(" ") }
        hasSpace = false
        folded.append(scalar)
      } else if scalar.properties.isWhitespace {
        hasSpace = true
      }
    }
    return String(folded)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if let ascii = UInt8(exactly: scalar.value), ascii < 0x80 { return isKept(ascii) }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
