extension SourcePosition {
  /// The first byte of a file that begins no character of UTF-8, with how many bytes stand before it; the end where all is valid.
  package static func invalidUTF8(in bytes: [UInt8], of file: String) -> (position: SourcePosition, offset: Int) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    var position = SourcePosition(file: file, line: 1, column: 1)
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
      offset += scalar.count
      position.column += 1
      if scalar.first == 0x0A { (position.line, position.column) = (position.line + 1, 1) }
    }
    return (position, offset)
  }
}
