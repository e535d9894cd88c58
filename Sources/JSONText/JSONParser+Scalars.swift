extension JSONParser {
  /// Reads the number at `offset` as it is written.
  mutating func number() throws(JSONError) -> String {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if let byte = peek, isDigit(byte) { throw fault("a number does not begin with 0", fix: "Remove the 0.") }
    } else {
      try digits(after: "“-”")
    }
    if take(UInt8(ascii: ".")) { try digits(after: "the decimal point") }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits(after: "the exponent’s “e”")
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits(after what: String) throws(JSONError) {
    guard let byte = peek, isDigit(byte) else { throw fault("expected a digit after \(what), found \(found)") }
    while let byte = peek, isDigit(byte) { offset += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Reads `true`, `false` or `null`.
  mutating func word() throws(JSONError) -> JSONNode.Value {
    let start = offset
    var end = offset
    while end < bytes.count, bytes[end] | 0x20 >= UInt8(ascii: "a"), bytes[end] | 0x20 <= UInt8(ascii: "z") { end += 1 }
    let word = bytes[start..<end]
    let value: JSONNode.Value? =
      if word.elementsEqual("true".utf8) {
        .bool(true)
      } else if word.elementsEqual("false".utf8) {
        .bool(false)
      } else if word.elementsEqual("null".utf8) {
        .null
      } else {
        nil
      }
    guard let value else { throw fault("expected a value, found \(shown(word))", fix: wordFix(word)) }
    offset = end
    return value
  }

  private func shown(_ word: ArraySlice<UInt8>) -> String {
    word.isEmpty ? found : "“\(String(decoding: word.prefix(20), as: UTF8.self))”"
  }

  private func wordFix(_ word: ArraySlice<UInt8>) -> String? {
    guard word.isEmpty else { return "Words are true, false and null; put a text in double quotes." }
    return switch peek {
    case UInt8(ascii: "'"): "Put a text in double quotes."
    case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments; remove it."
    default: nil
    }
  }
}
