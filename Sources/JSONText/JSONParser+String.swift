extension JSONParser {
  /// Reads the string whose opening quote is at `offset`, resolving escapes.
  mutating func string() throws(JSONError) -> String {
    let start = position()
    offset += 1
    var run = offset
    var unescaped: [UInt8]?
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        let last = bytes[run..<offset]
        offset += 1
        guard let unescaped else { return String(decoding: last, as: UTF8.self) }
        return String(decoding: unescaped + last, as: UTF8.self)
      case UInt8(ascii: "\\"):
        var text = unescaped ?? []
        text += bytes[run..<offset]
        // Two names for one array would copy it at each escape.
        unescaped = nil
        try escape(into: &text, stringStart: start)
        unescaped = text
        run = offset
      case 0..<0x20:
        throw fault(
          "a string holds \(found)",
          fix: bytes[offset] == 0x0A ? "Close the string on its line, or write \\n." : "Write it as an escape.")
      default: offset += 1
      }
    }
    throw unclosed(start)
  }

  private func unclosed(_ start: JSONPosition) -> JSONError {
    JSONError(
      message: "the text ends inside a string", fix: "Close the string with a double quote.", file: file,
      position: start)
  }

  private mutating func escape(into text: inout [UInt8], stringStart: JSONPosition) throws(JSONError) {
    guard offset + 1 < bytes.count else { throw unclosed(stringStart) }
    switch bytes[offset + 1] {
    case UInt8(ascii: "u"):
      text += String(try unicodeEscape(stringStart: stringStart)).utf8
      return
    case let byte where "\"\\/".utf8.contains(byte): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    default:
      throw fault("a string holds a backslash that begins no escape", fix: "Write \\\\ for a backslash.")
    }
    offset += 2
  }

  /// Reads `\uXXXX`, or the two of a surrogate pair.
  private mutating func unicodeEscape(stringStart: JSONPosition) throws(JSONError) -> Character {
    let high = try codeUnit(stringStart: stringStart)
    var scalar = Unicode.Scalar(UInt32(high))
    var width = 6
    if UTF16.isLeadSurrogate(high), offset + 7 < bytes.count, bytes[offset + 6] == UInt8(ascii: "\\"),
      bytes[offset + 7] == UInt8(ascii: "u")
    {
      offset += 6
      let low = try codeUnit(stringStart: stringStart)
      offset -= 6
      if UTF16.isTrailSurrogate(low) {
        scalar = Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + UInt32(low) - 0xDC00)
        width = 12
      }
    }
    guard let scalar else {
      throw fault(
        "“\\u\(JSONParser.hexadecimal(UInt32(high)))” is half of a surrogate pair",
        fix: "Write both halves, or the character itself.")
    }
    offset += width
    return Character(scalar)
  }

  /// The code unit of the `\uXXXX` at `offset`, which stays there.
  private mutating func codeUnit(stringStart: JSONPosition) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for place in offset + 2..<offset + 6 {
      guard place < bytes.count else { throw unclosed(stringStart) }
      guard let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else {
        throw fault("“\\u” needs four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
