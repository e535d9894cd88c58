/// Where the characters of a YAML scalar stand in its file: quotes, escapes and folded lines put them apart.
struct ScalarPlace {
  /// The line of the place, counted from 1.
  private(set) var line: Int

  /// The column of the place, counted from 1.
  private(set) var column: Int

  private let source: SourceText
  private let style: YAMLNode.Style
  private var scalars: [Unicode.Scalar]

  /// The place of the first character.
  init(of node: YAMLNode, _ style: YAMLNode.Style, in source: SourceText) {
    self.source = source
    line = node.line
    column = node.column
    self.style = style
    scalars = []
    if style == .singleQuoted || style == .doubleQuoted { column += 1 }
    if style == .literal || style == .folded {
      scalars = Array(source.line(line).unicodeScalars)
      nextLine()
      skipWhiteSpace()
    }
  }

  /// The place of the character at an offset into the scalar's text.
  func advanced(by offset: Int, through text: String) -> ScalarPlace {
    var place = self
    guard !source.isLong(line) else {
      place.column += offset
      return place
    }
    place.scalars = Array(source.line(line).unicodeScalars)
    let text = Array(text.unicodeScalars.prefix(offset))
    var index = 0
    while index < text.count, place.line <= source.lineCount {
      let consumed = place.step(over: text[index])
      index += consumed ? 1 : 0
    }
    return place
  }

  /// Goes past what stands for one character of the text; `false` if what was passed stands for none.
  private mutating func step(over character: Unicode.Scalar) -> Bool {
    guard column <= scalars.count else {
      nextLine()
      skipWhiteSpace()
      return character == "\n" || character == " "
    }
    let raw = scalars[column - 1]
    switch (style, raw) {
    case (.doubleQuoted, "\\"):
      guard column < scalars.count else {
        nextLine()
        skipWhiteSpace()
        return false
      }
      let widths: [Unicode.Scalar: Int] = ["x": 4, "u": 6, "U": 10]
      column += widths[scalars[column]] ?? 2
    case (.singleQuoted, "'"): column += 2
    default: column += 1
    }
    return true
  }

  private mutating func nextLine() {
    line += 1
    column = 1
    scalars = Array(source.line(line).unicodeScalars)
  }

  private mutating func skipWhiteSpace() {
    while column <= scalars.count, scalars[column - 1] == " " || scalars[column - 1] == "\t" { column += 1 }
  }
}
