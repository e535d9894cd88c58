/// Lists and mappings between brackets.
extension PlainYAML {
  /// The list or mapping between brackets that begins at an offset; sets the offset behind it.
  mutating func flow(at index: inout Int, in line: Line, depth: Int) throws(GivesUp) -> YAMLNode {
    guard depth < Self.deepest else { throw GivesUp() }
    let column = column(index, in: line)
    let isSequence = bytes[index] == YAMLByte.bracket
    let close = isSequence ? YAMLByte.closingBracket : YAMLByte.closingBrace
    var items: [YAMLNode] = []
    var pairs: [YAMLNode.Pair] = []
    index += 1
    while true {
      try skipSpaces(&index, in: line)
      if bytes[index] == close { break }
      let item = try flowItem(at: &index, in: line, depth: depth + 1)
      try skipSpaces(&index, in: line)
      if isSequence {
        items.append(item)
      } else {
        guard item.text != nil else { throw GivesUp() }
        pairs.append(.init(key: item, value: try flowValue(at: &index, in: line, depth: depth + 1)))
      }
      guard bytes[index] != close else { break }
      guard bytes[index] == YAMLByte.comma else { throw GivesUp() }
      index += 1
    }
    index += 1
    try checkKeys(pairs)
    return YAMLNode(content: isSequence ? .sequence(items) : .mapping(pairs), line: line.number, column: column)
  }

  /// What stands behind a key between braces, or nothing.
  private mutating func flowValue(at index: inout Int, in line: Line, depth: Int) throws(GivesUp) -> YAMLNode {
    if bytes[index] == YAMLByte.colon {
      index += 1
      guard index < line.end, bytes[index] == YAMLByte.space else { throw GivesUp() }
      try skipSpaces(&index, in: line)
      if bytes[index] != YAMLByte.comma, bytes[index] != YAMLByte.closingBrace {
        let value = try flowItem(at: &index, in: line, depth: depth)
        try skipSpaces(&index, in: line)
        return value
      }
    }
    return node(.scalar("", .plain(isCut: false)), at: index, in: line)
  }

  private mutating func flowItem(at index: inout Int, in line: Line, depth: Int) throws(GivesUp) -> YAMLNode {
    let start = index
    switch bytes[start] {
    case YAMLByte.bracket, YAMLByte.brace: return try flow(at: &index, in: line, depth: depth)
    case YAMLByte.quote, YAMLByte.apostrophe:
      guard let end = quotedEnd(start, in: line) else { throw GivesUp() }
      index = end
      return try quoted(start..<end, in: line)
    default:
      guard YAMLByte.beginsPlain(bytes[start]), !isDash(start, in: line) else { throw GivesUp() }
      var end = start
      scan: while index < line.end {
        switch bytes[index] {
        case YAMLByte.comma, YAMLByte.bracket, YAMLByte.closingBracket, YAMLByte.brace, YAMLByte.closingBrace:
          break scan
        case YAMLByte.colon where index + 1 < line.end && bytes[index + 1] == YAMLByte.space: break scan
        // A colon before a bracket, a question mark and a comment mean different things to different readers.
        case YAMLByte.colon where index + 1 == line.end || YAMLByte.isFlow(bytes[index + 1]): throw GivesUp()
        case YAMLByte.question: throw GivesUp()
        case YAMLByte.hash where bytes[index - 1] == YAMLByte.space: throw GivesUp()
        default: index += 1
        }
        if bytes[index - 1] != YAMLByte.space { end = index }
      }
      return node(.scalar(string(start..<end), .plain(isCut: false)), at: start, in: line)
    }
  }

  private func skipSpaces(_ index: inout Int, in line: Line) throws(GivesUp) {
    while index < line.end, bytes[index] == YAMLByte.space { index += 1 }
    guard index < line.end else { throw GivesUp() }
  }
}
