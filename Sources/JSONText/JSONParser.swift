/// One pass over the bytes of a JSON text, which must be valid UTF-8.
struct JSONParser {
  /// The whole text.
  let bytes: [UInt8]

  /// How errors name the text.
  let file: String?

  /// The next byte to read.
  var offset = 0

  private var line = 1
  // The column is counted on from the last place asked for, so that a file on a single line still takes linear time.
  private var counted = 0
  private var column = 1

  /// Begins before the first byte.
  init(bytes: [UInt8], file: String?) {
    self.bytes = bytes
    self.file = file
  }

  /// Reads the whole text as one value.
  mutating func document() throws(JSONError) -> JSONNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      counted = 3
    }
    skipSpace()
    guard offset < bytes.count else { throw fault("the text is empty", fix: "Write one JSON value.") }
    let node = try value(depth: 0)
    skipSpace()
    guard offset == bytes.count else {
      throw fault("the JSON value has ended, but \(found) follows", fix: "Keep one value a text.")
    }
    return node
  }

  /// Reads the value that begins at `offset`.
  private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
    let start = position()
    switch peek {
    case UInt8(ascii: "{"): return JSONNode(.object(try object(depth: depth + 1)), at: start)
    case UInt8(ascii: "["): return JSONNode(.array(try array(depth: depth + 1)), at: start)
    case UInt8(ascii: "\""): return JSONNode(.string(try string()), at: start)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return JSONNode(.number(try number()), at: start)
    case .some: return JSONNode(try word(), at: start)
    case nil: throw fault("the text ends where a value should be", fix: "Is it cut off?")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    try open(depth: depth)
    var members: [JSONObject.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return JSONObject(members: members) }
    while true {
      guard peek == UInt8(ascii: "\"") else {
        throw fault("expected a name in double quotes, found \(found)", fix: members.isEmpty ? nil : commaFix("}"))
      }
      let keyPosition = position()
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw fault("expected “:” after the name “\(key)”, found \(found)") }
      skipSpace()
      members.append(.init(key: key, keyPosition: keyPosition, value: try value(depth: depth)))
      if try closes(with: "}") { return JSONObject(members: members) }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONNode] {
    try open(depth: depth)
    var elements: [JSONNode] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      if peek == UInt8(ascii: "]") { throw fault("expected a value, found “]”", fix: commaFix("]")) }
      elements.append(try value(depth: depth))
      if try closes(with: "]") { return elements }
    }
  }

  /// Steps over the bracket.
  private mutating func open(depth: Int) throws(JSONError) {
    guard depth <= JSONReader.maximumDepth else {
      throw fault("the text nests deeper than \(JSONReader.maximumDepth) levels", fix: "Flatten it.")
    }
    offset += 1
  }

  /// Steps over what follows an element: true at the closing bracket, false at a comma.
  private mutating func closes(with bracket: Unicode.Scalar) throws(JSONError) -> Bool {
    skipSpace()
    if take(UInt8(ascii: bracket)) { return true }
    guard take(UInt8(ascii: ",")) else {
      throw fault("expected “,” or “\(bracket)” after the value, found \(found)")
    }
    skipSpace()
    return false
  }

  private func commaFix(_ bracket: Unicode.Scalar) -> String? {
    peek == UInt8(ascii: bracket) ? "Remove the comma before it." : nil
  }
}

extension JSONParser {
  /// The next byte; `nil` at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Steps over the byte if it is the next one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  /// Steps over white space and counts its lines.
  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"):
        offset += 1
        line += 1
        counted = offset
        column = 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      default: return
      }
    }
  }

  /// Where `offset` is. It must lie on the current line and not before the place that was asked for last.
  mutating func position() -> JSONPosition {
    while counted < offset {
      if bytes[counted] & 0xC0 != 0x80 { column += 1 }
      counted += 1
    }
    return JSONPosition(offset: offset, line: line, column: column)
  }

  /// A fault at `offset`.
  mutating func fault(_ message: String, fix: String? = nil) -> JSONError {
    JSONError(message: message, fix: fix, file: file, position: position())
  }

  /// The scalar at `offset`, for a message.
  var found: String {
    guard offset < bytes.count else { return "the end of the text" }
    guard
      let scalar = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    else { return "nothing" }
    guard scalar.properties.generalCategory != .control else {
      return "the control character U+" + JSONParser.hexadecimal(scalar.value)
    }
    return "“\(scalar)”"
  }

  /// Four upper-case digits or more.
  static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
