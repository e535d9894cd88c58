/// The characters that mean something in YAML.
enum YAMLByte {
  /// The end of a line.
  static var lineFeed: UInt8 { 0x0A }
  /// What may stand before the end of a line.
  static var carriageReturn: UInt8 { 0x0D }
  /// A space.
  static var space: UInt8 { 0x20 }
  /// A double quote.
  static var quote: UInt8 { UInt8(ascii: "\"") }
  /// A single quote.
  static var apostrophe: UInt8 { UInt8(ascii: "'") }
  /// What escapes between double quotes.
  static var backslash: UInt8 { UInt8(ascii: "\\") }
  /// What begins a comment.
  static var hash: UInt8 { UInt8(ascii: "#") }
  /// What begins an item.
  static var dash: UInt8 { UInt8(ascii: "-") }
  /// What ends a document, three times.
  static var dot: UInt8 { UInt8(ascii: ".") }
  /// What ends a key.
  static var colon: UInt8 { UInt8(ascii: ":") }
  /// What parts items between brackets.
  static var comma: UInt8 { UInt8(ascii: ",") }
  /// What begins a key that is no word.
  static var question: UInt8 { UInt8(ascii: "?") }
  /// What opens a list.
  static var bracket: UInt8 { UInt8(ascii: "[") }
  /// What closes a list.
  static var closingBracket: UInt8 { UInt8(ascii: "]") }
  /// What opens a mapping.
  static var brace: UInt8 { UInt8(ascii: "{") }
  /// What closes a mapping.
  static var closingBrace: UInt8 { UInt8(ascii: "}") }

  /// Whether a text without quotes can begin so.
  static func beginsPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case colon, question, hash, quote, apostrophe, UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"),
      UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      false
    default: !isFlow(byte)
    }
  }

  /// Whether a byte belongs to flow collections.
  static func isFlow(_ byte: UInt8) -> Bool {
    switch byte {
    case comma, bracket, closingBracket, brace, closingBrace: true
    default: false
    }
  }
}
