/// Reads the YAML that phrase tables are nearly always written in: blocks of mappings and sequences by indentation, with texts that may
/// go on in deeper lines, and flow collections of one line each.
///
/// It gives up on all else, faults included, for the whole language to be read by the YAML library; what it does read means the same
/// there. It exists because it is ten times as fast.
struct PlainYAML {
  /// Something that is left to the YAML library.
  struct GivesUp: Error {}

  /// A line with content, by offsets into the bytes.
  struct Line {
    /// The line's number, counted from 1.
    var number: Int
    /// Where it begins.
    var begin: Int
    /// Where its content begins.
    var start: Int
    /// Where its content ends, white space left out.
    var end: Int

    /// The spaces before the content.
    var indentation: Int { start - begin }
  }

  /// The most collections within collections.
  static var deepest: Int { 40 }

  /// The bytes of the file.
  let bytes: [UInt8]

  /// The next line with content; `nil` at the end.
  private(set) var line: Line?

  private let lineStarts: [Int]
  private var nextLine = 0
  /// How far the columns of a line are counted.
  private var counted = (line: 0, offset: 0, column: 1)

  private init(_ source: SourceText) {
    bytes = source.bytes
    lineStarts = source.lineStarts
  }

  /// The root of a file; `nil` if it is not written so plainly.
  static func read(_ source: SourceText) -> YAMLNode? {
    guard source.isPlain else { return nil }
    var reader = PlainYAML(source)
    do throws(GivesUp) {
      try reader.advance()
      guard let first = reader.line, first.indentation == 0 else { return nil }
      let root = try reader.block(indentation: 0, depth: 0)
      return reader.line == nil ? root : nil
    } catch {
      return nil
    }
  }

  // MARK: - Lines

  /// Goes to the next line that is neither empty nor a comment.
  mutating func advance() throws(GivesUp) {
    while nextLine < lineStarts.count {
      let begin = lineStarts[nextLine]
      var end = nextLine + 1 < lineStarts.count ? lineStarts[nextLine + 1] : bytes.count
      nextLine += 1
      while end > begin, isBlankOrBreak(bytes[end - 1]) { end -= 1 }
      var start = begin
      while start < end, bytes[start] == YAMLByte.space { start += 1 }
      guard start < end, bytes[start] != YAMLByte.hash else { continue }
      // A document's beginning or end.
      if start == begin, end - start >= 3, bytes[start] == YAMLByte.dash || bytes[start] == YAMLByte.dot,
        bytes[start + 1] == bytes[start], bytes[start + 2] == bytes[start]
      {
        throw GivesUp()
      }
      line = Line(number: nextLine, begin: begin, start: start, end: end)
      return
    }
    line = nil
  }

  private func isBlankOrBreak(_ byte: UInt8) -> Bool {
    byte == YAMLByte.space || byte == YAMLByte.lineFeed || byte == YAMLByte.carriageReturn
  }

  /// The column of an offset; those of a line are asked for from left to right, so that a line of megabytes is counted once.
  mutating func column(_ offset: Int, in line: Line) -> Int {
    if counted.line != line.number || counted.offset > offset { counted = (line.number, line.begin, 1) }
    counted.column += bytes[counted.offset..<offset].count { $0 & 0xC0 != 0x80 }
    counted.offset = offset
    return counted.column
  }

  /// A part that begins at an offset.
  mutating func node(_ content: YAMLNode.Content, at offset: Int, in line: Line) -> YAMLNode {
    YAMLNode(content: content, line: line.number, column: column(offset, in: line))
  }

  // MARK: - Blocks

  /// The mapping or sequence whose first line is the current one.
  private mutating func block(indentation: Int, depth: Int) throws(GivesUp) -> YAMLNode {
    guard let line, depth < Self.deepest else { throw GivesUp() }
    if isDash(line.start, in: line) { return try sequence(indentation: indentation, depth: depth) }
    return try mapping(from: line.start, indentation: indentation, depth: depth)
  }

  /// Whether an item of a sequence begins at an offset.
  func isDash(_ offset: Int, in line: Line) -> Bool {
    bytes[offset] == YAMLByte.dash && (offset + 1 == line.end || bytes[offset + 1] == YAMLByte.space)
  }

  private mutating func sequence(indentation: Int, depth: Int) throws(GivesUp) -> YAMLNode {
    guard let first = line else { throw GivesUp() }
    var items: [YAMLNode] = []
    while let line, line.indentation == indentation, isDash(line.start, in: line) {
      var start = line.start + 1
      while start < line.end, bytes[start] == YAMLByte.space { start += 1 }
      guard start < line.end, bytes[start] != YAMLByte.hash else { throw GivesUp() }
      if try isKey(start, in: line) {
        items.append(try mapping(from: start, indentation: start - line.begin, depth: depth + 1))
      } else {
        items.append(try value(from: start, in: line, below: indentation, depth: depth + 1))
      }
    }
    // A deeper line goes on with the last text.
    if let line, line.indentation > indentation { throw GivesUp() }
    return YAMLNode(content: .sequence(items), line: first.number, column: indentation + 1)
  }

  /// The mapping whose first key begins at an offset of the current line; the others begin lines of its indentation.
  private mutating func mapping(from start: Int, indentation: Int, depth: Int) throws(GivesUp) -> YAMLNode {
    guard let first = line, depth < Self.deepest else { throw GivesUp() }
    var pairs: [YAMLNode.Pair] = []
    var start = start
    while let line {
      let (key, colon) = try key(from: start, in: line)
      pairs.append(.init(key: key, value: try mappedValue(after: colon, in: line, indentation, depth)))
      guard let next = self.line, next.indentation >= indentation else { break }
      guard next.indentation == indentation, !isDash(next.start, in: next) else { throw GivesUp() }
      start = next.start
    }
    try checkKeys(pairs)
    return YAMLNode(content: .mapping(pairs), line: first.number, column: indentation + 1)
  }

  /// What stands behind a key's colon: the rest of the line, or the block below; goes to the line behind it.
  private mutating func mappedValue(
    after colon: Int, in line: Line, _ indentation: Int, _ depth: Int
  ) throws(GivesUp) -> YAMLNode {
    var start = colon + 1
    while start < line.end, bytes[start] == YAMLByte.space { start += 1 }
    guard start == line.end || (bytes[start] == YAMLByte.hash && start > colon + 1) else {
      guard try !isKey(start, in: line), !isDash(start, in: line) else { throw GivesUp() }
      return try value(from: start, in: line, below: indentation, depth: depth + 1)
    }
    let empty = node(.scalar("", .plain(isCut: false)), at: colon + 1, in: line)
    try advance()
    guard let next = self.line else { return empty }
    // The items of a sequence may stand right below their key.
    let isItem = next.indentation == indentation && isDash(next.start, in: next)
    guard next.indentation > indentation || isItem else { return empty }
    return try block(indentation: next.indentation, depth: depth + 1)
  }

  /// Leaves what is written twice to the library, which tells it.
  func checkKeys(_ pairs: [YAMLNode.Pair]) throws(GivesUp) {
    guard pairs.count > 1 else { return }
    if pairs.count <= 8 {
      for index in pairs.indices.dropFirst() {
        for other in pairs[..<index] where other.key.text == pairs[index].key.text { throw GivesUp() }
      }
    } else {
      var seen = Set<String>(minimumCapacity: pairs.count)
      for pair in pairs where !seen.insert(pair.key.text ?? "").inserted { throw GivesUp() }
    }
  }
}
