/// Keys, texts and what stands in one line.
extension PlainYAML {
  private static var longestKey: Int { 1000 }

  /// Whether what begins at an offset is a key: a text with a colon behind it.
  func isKey(_ start: Int, in line: Line) throws(GivesUp) -> Bool {
    switch bytes[start] {
    case YAMLByte.quote, YAMLByte.apostrophe:
      // An open quote goes on in the next line, and no key does.
      guard var end = quotedEnd(start, in: line) else { return false }
      while end < line.end, bytes[end] == YAMLByte.space { end += 1 }
      return end < line.end && bytes[end] == YAMLByte.colon
    case YAMLByte.bracket, YAMLByte.brace: return false
    default: return plainEnd(start, in: line).isColon
    }
  }

  /// The key at an offset and the offset of its colon.
  mutating func key(from start: Int, in line: Line) throws(GivesUp) -> (key: YAMLNode, colon: Int) {
    let key: YAMLNode
    var end: Int
    if bytes[start] == YAMLByte.quote || bytes[start] == YAMLByte.apostrophe {
      guard let close = quotedEnd(start, in: line) else { throw GivesUp() }
      end = close
      key = try quoted(start..<end, in: line)
    } else {
      guard YAMLByte.beginsPlain(bytes[start]), !isDash(start, in: line) else { throw GivesUp() }
      end = plainEnd(start, in: line).end
      key = node(.scalar(string(start..<end), .plain(isCut: false)), at: start, in: line)
    }
    while end < line.end, bytes[end] == YAMLByte.space { end += 1 }
    guard end < line.end, bytes[end] == YAMLByte.colon, end - start <= Self.longestKey,
      end + 1 == line.end || bytes[end + 1] == YAMLByte.space
    else { throw GivesUp() }
    return (key, end)
  }

  /// A text or a flow collection; goes to the line behind it. Lines that are deeper than the indentation go on with a text.
  mutating func value(
    from start: Int, in line: Line, below indentation: Int, depth: Int
  ) throws(GivesUp) -> YAMLNode {
    switch bytes[start] {
    case YAMLByte.quote, YAMLByte.apostrophe:
      guard let end = quotedEnd(start, in: line) else {
        return try foldedQuoted(from: start, in: line, below: indentation)
      }
      let value = try quoted(start..<end, in: line)
      try checkTail(end, in: line)
      try advance()
      return value
    case YAMLByte.bracket, YAMLByte.brace:
      var end = start
      let value = try flow(at: &end, in: line, depth: depth)
      try checkTail(end, in: line)
      try advance()
      return value
    default:
      guard YAMLByte.beginsPlain(bytes[start]), !isDash(start, in: line) else { throw GivesUp() }
      return try plain(from: start, in: line, below: indentation)
    }
  }

  /// Nothing but a comment may stand behind a value.
  private func checkTail(_ end: Int, in line: Line) throws(GivesUp) {
    guard end < line.end else { return }
    var rest = end
    while rest < line.end, bytes[rest] == YAMLByte.space { rest += 1 }
    guard rest > end, bytes[rest] == YAMLByte.hash else { throw GivesUp() }
  }

  /// A text without quotes, with the lines that go on with it.
  private mutating func plain(from start: Int, in line: Line, below indentation: Int) throws(GivesUp) -> YAMLNode {
    let column = column(start, in: line)
    let end = plainEnd(start, in: line).end
    var text = string(start..<end)
    let isCut = end < line.end
    var last = line.number
    try advance()
    while !isCut, let next = self.line, next.indentation > indentation {
      guard next.number == last + 1, plainEnd(next.start, in: next) == (next.end, false) else { throw GivesUp() }
      text += " " + string(next.start..<next.end)
      last = next.number
      try advance()
    }
    return YAMLNode(content: .scalar(text, .plain(isCut: isCut)), line: line.number, column: column)
  }

  /// A text in quotes that are closed in a later line.
  private mutating func foldedQuoted(
    from start: Int, in line: Line, below indentation: Int
  ) throws(GivesUp) -> YAMLNode {
    let quote = bytes[start]
    let column = column(start, in: line)
    var text = try unescaped(start + 1..<line.end, quote)
    var last = line.number
    while true {
      try advance()
      guard let next = self.line, next.number == last + 1, next.indentation > indentation else { throw GivesUp() }
      last = next.number
      guard let end = quotedEnd(next.start - 1, in: next, quote) else {
        text += " " + (try unescaped(next.start..<next.end, quote))
        continue
      }
      text += " " + (try unescaped(next.start..<end - 1, quote))
      try checkTail(end, in: next)
      try advance()
      let style = quote == YAMLByte.quote ? YAMLNode.Style.doubleQuoted : .singleQuoted
      return YAMLNode(content: .scalar(text, style), line: line.number, column: column)
    }
  }

  /// Where a text without quotes ends, and whether a colon of a key stands there.
  private func plainEnd(_ start: Int, in line: Line) -> (end: Int, isColon: Bool) {
    var index = start
    var end = start
    while index < line.end {
      let byte = bytes[index]
      if byte == YAMLByte.colon, index + 1 == line.end || bytes[index + 1] == YAMLByte.space { return (end, true) }
      if byte == YAMLByte.hash, index > start, bytes[index - 1] == YAMLByte.space { return (end, false) }
      index += 1
      if byte != YAMLByte.space { end = index }
    }
    return (end, false)
  }

  /// The offset behind the closing quote; `nil` if it is not in the line.
  func quotedEnd(_ start: Int, in line: Line) -> Int? { quotedEnd(start, in: line, bytes[start]) }

  private func quotedEnd(_ start: Int, in line: Line, _ quote: UInt8) -> Int? {
    var index = start + 1
    while index < line.end {
      let byte = bytes[index]
      if byte == YAMLByte.backslash, quote == YAMLByte.quote {
        index += 2
      } else if byte != quote {
        index += 1
      } else if quote == YAMLByte.apostrophe, index + 1 < line.end, bytes[index + 1] == quote {
        index += 2
      } else {
        return index + 1
      }
    }
    return nil
  }

  /// A text with its quotes.
  mutating func quoted(_ range: Range<Int>, in line: Line) throws(GivesUp) -> YAMLNode {
    let quote = bytes[range.lowerBound]
    let style = quote == YAMLByte.quote ? YAMLNode.Style.doubleQuoted : .singleQuoted
    let text = try unescaped(range.lowerBound + 1..<range.upperBound - 1, quote)
    return node(.scalar(text, style), at: range.lowerBound, in: line)
  }

  /// What stands between quotes.
  private func unescaped(_ range: Range<Int>, _ quote: UInt8) throws(GivesUp) -> String {
    let escape = quote == YAMLByte.quote ? YAMLByte.backslash : YAMLByte.apostrophe
    guard bytes[range].contains(escape) else { return string(range) }
    var kept: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == escape {
        index += 1
        guard index < range.upperBound, bytes[index] == quote || bytes[index] == escape else { throw GivesUp() }
      }
      kept.append(bytes[index])
      index += 1
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// The text of some bytes.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
