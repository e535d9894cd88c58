/// What a normalised Unicode scalar does to the word that it stands in.
enum ScalarKind: UInt8 {
  /// Part of a word.
  case word
  /// An ASCII digit.
  case digit
  /// A token of its own: `%`, `€`, `°`.
  case single
  /// A character of a script without spaces; a token of its own.
  case ideograph
  /// A vowel that is written before the character to which it belongs: Thai เ.
  case leading
  /// Belongs to the character before.
  case mark
  /// A mark that ties the next character to the one before: Khmer coeng.
  case stacker
  /// Divides a word in two without a space: l’eau.
  case apostrophe
  /// A full stop.
  case dot
  /// Ends a word.
  case separator
  /// Ends a word, and is white space.
  case space

  /// The kind of an ASCII character.
  @inline(__always)
  init(ascii byte: UInt8) {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x2B: self = .word
    case 0x30...0x39: self = .digit
    case 0x20, 0x09...0x0D: self = .space
    case 0x27, 0x60: self = .apostrophe
    case 0x2E: self = .dot
    case 0x25, 0x26, 0x24: self = .single
    default: self = .separator
    }
  }
}
