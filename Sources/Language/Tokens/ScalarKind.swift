/// What a Unicode scalar does to the word that it stands in.
enum ScalarKind: Hashable {
  /// Part of a word.
  case word
  /// A decimal digit of any script.
  case digit
  /// A token of its own: `%`, `€`.
  case single
  /// A character of a script without spaces; a token of its own.
  case ideograph
  /// Combines with the scalar before.
  case mark
  /// Dropped without ending the word: apostrophe, full stop, soft hyphen.
  case joiner
  /// Ends a word.
  case separator

  /// The kind of `scalar`.
  init(_ scalar: Unicode.Scalar) {
    self = scalar.value < 0x80 ? Self.ascii(UInt8(truncatingIfNeeded: scalar.value)) : Self.other(scalar)
  }

  /// Whether the scalar marks a contraction when it stands inside a word.
  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "\u{2018}", "\u{2019}", "\u{02BC}", "`", "\u{00B4}", "\u{2032}": true
    default: false
    }
  }

  /// Whether the scalar is a hyphen or a minus sign.
  static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}": true
    default: false
    }
  }

  private static func ascii(_ byte: UInt8) -> ScalarKind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"): .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "$"): .single
    case UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "."): .joiner
    default: .separator
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> ScalarKind {
    if isApostrophe(scalar) { return .joiner }
    switch scalar.value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return .joiner
    case 0xB0: return .single
    case 0x2212: return .separator
    default: break
    }
    switch scalar.properties.generalCategory {
    case .decimalNumber: return .digit
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .format: return .joiner
    case .currencySymbol: return .single
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: return .separator
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation,
      .dashPunctuation, .connectorPunctuation:
      return .separator
    default: return isIdeograph(scalar.value) ? .ideograph : .word
    }
  }

  /// Thai, Lao, Burmese, Khmer, kana, and Han characters: scripts whose words no space divides.
  private static func isIdeograph(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035,
      0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
