/// Reads JSON (RFC 8259) and keeps the position of every value and name.
package enum JSONReader {
  /// How deeply arrays and objects may nest; deeper text is refused, so that no input exhausts the stack.
  package static let maximumDepth = 200

  /// Reads one JSON value that fills the text; a byte order mark at the beginning is skipped. `file` names it in errors.
  package static func parse(_ text: String, file: String? = nil) throws(JSONError) -> JSONNode {
    var parser = JSONParser(bytes: Array(text.utf8), file: file)
    return try parser.document()
  }

  /// Reads one JSON value from bytes, which must be UTF-8.
  package static func parse(_ bytes: [UInt8], file: String? = nil) throws(JSONError) -> JSONNode {
    if let offset = firstInvalidByte(bytes) { throw invalidByte(at: offset, in: bytes, file: file) }
    var parser = JSONParser(bytes: bytes, file: file)
    return try parser.document()
  }

  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  private static func invalidByte(at offset: Int, in bytes: [UInt8], file: String?) -> JSONError {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let position = JSONPosition(
      offset: offset,
      line: 1 + before.count { $0 == UInt8(ascii: "\n") },
      column: 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 })
    let byte = String(bytes[offset], radix: 16, uppercase: true)
    return JSONError(
      message: "the text is not valid UTF-8: byte 0x\(byte)", fix: "Save the text as UTF-8.", file: file,
      position: position)
  }
}
