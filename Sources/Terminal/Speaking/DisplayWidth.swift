/// How many columns of a terminal a text takes.
package enum DisplayWidth {
  /// The width of one line without control characters.
  package static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// A character of several scalars (an accent, a flag, a family) is as wide as its widest.
  private static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      // Variation selector 16 asks for the picture, which is wide.
      if scalar.value == 0xFE0F { return 2 }
      width = max(width, self.width(of: scalar))
    }
    return width
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if (0x20..<0x7F).contains(scalar.value) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return scalar.value == 0xAD ? 1 : 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return isWide(scalar.value) ? 2 : 1
  }

  /// The blocks of East Asian wide and full-width characters.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1B000...0x1B16F, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
