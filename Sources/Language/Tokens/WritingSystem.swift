/// What is known of how a character is written.
package enum WritingSystem {
  /// Whether words are not divided by spaces in the script of a character: Thai, Lao, Burmese and Khmer; kana, bopomofo and Han characters.
  package static func isWithoutSpaces(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: true
    case 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x303B, 0x3040...0x312F, 0x31A0...0x31BF,
      0x31F0...0x31FF:
      true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether it is a syllable of Hiragana or Katakana, or the mark of a long one, which mean nothing by themselves.
  package static func isKana(_ value: UInt32) -> Bool {
    (0x3041...0x3096).contains(value) || (0x30A1...0x30FC).contains(value)
  }

  /// Whether each character is a token: what is written without spaces, and Hangul, whose particles are written against names.
  package static func isTokenEach(_ value: UInt32) -> Bool {
    switch value {
    case _ where isWithoutSpaces(value): true
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
