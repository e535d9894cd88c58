/// The marks of a question in the scripts that have one.
enum QuestionMarks {
  /// All of them.
  static let all: Set<Unicode.Scalar> = ["?", "？", "؟", "¿"]

  /// Whether a text may hold one of them, by a look at its bytes: nearly no text does.
  static func canStand(in text: String) -> Bool {
    var text = text
    // A mark beyond ASCII ends in one of three bytes, which few other characters end in.
    return text.withUTF8 { bytes in
      bytes.contains { $0 == UInt8(ascii: "?") || $0 == 0x9F || $0 == 0xBF }
    }
  }
}
