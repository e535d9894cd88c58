import ParlanceDiagnostics

/// Reads the lines of a data file.
struct DataReader {
  private let lines: ArraySlice<DataLine>
  private let file: String
  private var index: Int
  /// What is left of the line at the index.
  private var rest: ArraySlice<UInt8> = []
  /// The column at which the line at the index begins, its list marks not counted.
  private var indent = 0

  /// The deepest nesting that is read.
  private static var deepest: Int { 16 }

  /// Starts at the first line.
  init(lines: some Collection<DataLine>, file: String) {
    self.lines = ArraySlice(lines)
    self.file = file
    index = self.lines.startIndex
    enterLine()
  }

  /// The key with which the line begins; the rest of the line is its value.
  mutating func key() throws(Diagnostic) -> String {
    let start = rest
    let key = rest.first == 0x22 ? try quoted() : bareKey()
    guard let key, rest.first == 0x3A else {
      rest = start
      throw fault("a key belongs here, with a colon after it")
    }
    rest = rest.dropFirst()
    skipSpaces()
    return key
  }

  /// The value of the section that begins at the first line.
  mutating func section() throws(Diagnostic) -> DataNode {
    _ = try key()
    let value = try value(under: 0, depth: 0)
    guard index >= lines.endIndex else { throw fault("this line belongs to nothing") }
    return value
  }

  private var line: Int { index < lines.endIndex ? lines[index].number : lines.last?.number ?? 1 }

  private var column: Int {
    guard index < lines.endIndex else { return 1 }
    return lines[index].indent + 1 + (rest.startIndex - lines[index].text.startIndex)
  }

  private func fault(_ message: String) -> Diagnostic {
    Diagnostic(.error, message, at: SourcePosition(file: file, line: line, column: column))
  }

  private mutating func enterLine() {
    guard index < lines.endIndex else {
      rest = []
      indent = -1
      return
    }
    rest = lines[index].text
    indent = lines[index].indent
  }

  private mutating func nextLine() {
    index += 1
    enterLine()
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == 0x20 } }

  private func node(_ content: DataNode.Content, line: Int, column: Int) -> DataNode {
    DataNode(content, file: file, line: line, column: column)
  }

  /// The value of a key: the rest of the line, or the block that is indented below it.
  private mutating func value(under parent: Int, depth: Int) throws(Diagnostic) -> DataNode {
    guard depth < Self.deepest else { throw fault("this is nested too deep") }
    guard rest.isEmpty || rest.first == 0x23 else {
      let value = try inline(until: [], depth: depth)
      guard rest.isEmpty || rest.first == 0x23 else { throw fault("nothing belongs after the value") }
      nextLine()
      return value
    }
    nextLine()
    guard indent > parent else { throw fault("a value belongs here") }
    return try block(depth: depth)
  }

  private mutating func block(depth: Int) throws(Diagnostic) -> DataNode {
    let (edge, line, column) = (indent, self.line, self.column)
    var items: [DataNode] = []
    var entries: [(key: String, value: DataNode)] = []
    let isList = isItem
    while indent == edge, isItem == isList {
      if isList {
        items.append(try item(depth: depth))
      } else {
        entries.append((try key(), try value(under: edge, depth: depth + 1)))
      }
    }
    guard indent < edge else { throw fault("this line is indented otherwise than those before") }
    return node(isList ? .list(items) : .mapping(entries), line: line, column: column)
  }

  private var isItem: Bool { rest.first == 0x2D && (rest.dropFirst().first ?? 0x20) == 0x20 }

  /// What follows a hyphen: a value, or a mapping whose first key stands on the same line.
  private mutating func item(depth: Int) throws(Diagnostic) -> DataNode {
    let edge = indent
    rest = rest.dropFirst()
    let before = rest.startIndex
    skipSpaces()
    guard !rest.isEmpty, rest.first != 0x22, rest.first != 0x5B, rest.first != 0x7B, rest.contains(0x3A) else {
      return try value(under: edge, depth: depth + 1)
    }
    indent = edge + 1 + (rest.startIndex - before)
    return try block(depth: depth + 1)
  }

  /// A value on one line; a bare text ends at one of `ends` or at a comment.
  private mutating func inline(until ends: [UInt8], depth: Int) throws(Diagnostic) -> DataNode {
    guard depth < Self.deepest else { throw fault("this is nested too deep") }
    let (line, column) = (self.line, self.column)
    switch rest.first {
    case 0x22: return node(.scalar(try quoted()), line: line, column: column)
    case 0x5B:
      var items: [DataNode] = []
      try bracketed(0x5D) { (reader: inout DataReader) throws(Diagnostic) in
        items.append(try reader.inline(until: [0x2C, 0x5D], depth: depth + 1))
      }
      return node(.list(items), line: line, column: column)
    case 0x7B:
      var entries: [(key: String, value: DataNode)] = []
      try bracketed(0x7D) { (reader: inout DataReader) throws(Diagnostic) in
        entries.append((try reader.key(), try reader.inline(until: [0x2C, 0x7D], depth: depth + 1)))
      }
      return node(.mapping(entries), line: line, column: column)
    default: return node(.scalar(bare(until: ends)), line: line, column: column)
    }
  }

  /// Values in brackets, with commas between them.
  private mutating func bracketed(
    _ closing: UInt8, _ read: (inout DataReader) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    rest = rest.dropFirst()
    skipSpaces()
    while rest.first != closing {
      try read(&self)
      skipSpaces()
      if rest.first == 0x2C {
        rest = rest.dropFirst()
        skipSpaces()
      } else if rest.first != closing {
        throw fault("a comma or “\(Character(Unicode.Scalar(closing)))” belongs here")
      }
    }
    rest = rest.dropFirst()
    skipSpaces()
  }

  private mutating func quoted() throws(Diagnostic) -> String {
    var text: [UInt8] = []
    var bytes = rest.dropFirst()
    while let byte = bytes.popFirst() {
      switch byte {
      case 0x22:
        rest = bytes
        skipSpaces()
        return String(decoding: text, as: UTF8.self)
      case 0x5C:
        guard let escaped = bytes.popFirst(), escaped == 0x22 || escaped == 0x5C else {
          throw fault("only \\\" and \\\\ are escaped here")
        }
        text.append(escaped)
      default: text.append(byte)
      }
    }
    throw fault("the quotation mark is not closed on this line")
  }

  private mutating func bareKey() -> String? {
    guard let colon = rest.firstIndex(of: 0x3A), colon > rest.startIndex,
      colon + 1 == rest.endIndex || rest[colon + 1] == 0x20
    else { return nil }
    defer { rest = rest[colon...] }
    return String(decoding: rest[..<colon], as: UTF8.self)
  }

  private mutating func bare(until ends: [UInt8]) -> String {
    var end = rest.startIndex
    while end < rest.endIndex, !ends.contains(rest[end]) {
      if rest[end] == 0x23, end > rest.startIndex, rest[end - 1] == 0x20 { break }
      end += 1
    }
    var text = rest[..<end]
    rest = rest[end...]
    while text.last == 0x20 { text = text.dropLast() }
    return String(decoding: text, as: UTF8.self)
  }
}
