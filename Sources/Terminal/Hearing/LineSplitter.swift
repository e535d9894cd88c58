/// Cuts bytes into lines: at each line feed; a carriage return before it and a byte order mark at the line's start are dropped.
package struct LineSplitter: Sendable {
  /// The longest line in bytes, unless told otherwise: 1 MiB.
  package static let defaultLimit = 1_048_576

  private var buffer: LineBuffer

  /// Makes a splitter for lines of at most `limit` bytes.
  package init(limit: Int = defaultLimit) { buffer = LineBuffer(limit: limit, erases: false) }

  /// Takes bytes as they come and gives the lines that end in them.
  package mutating func append(_ bytes: some Collection<UInt8>) -> [PipeLine] {
    var lines: [PipeLine] = []
    var rest = Array(bytes)[...]
    while let line = buffer.next(of: &rest) { lines.append(Self.line(line, limit: buffer.limit)) }
    return lines
  }

  /// The bytes after the last line feed, if there are any: input that ends without one.
  package mutating func finish() -> PipeLine? { buffer.finish().map { Self.line($0, limit: buffer.limit) } }

  /// The line that says why there are no more.
  mutating func fail(_ number: Int32) -> PipeLine {
    PipeLine(number: buffer.countLine(), content: .failure(.unreadable(errno: number)))
  }

  /// The line as text, if it is text.
  static func line(_ line: LineBuffer.Line, limit: Int) -> PipeLine {
    PipeLine(
      number: line.number,
      content: line.isTooLong ? .failure(.tooLong(bytes: line.count, limit: limit)) : text(line.bytes))
  }

  /// The bytes as text; a control character or what is no UTF-8 is a fault.
  static func text(_ line: [UInt8]) -> Result<String, PipeLine.Problem> {
    let start = line.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let offset = line.firstIndex(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) {
      return .failure(.controlCharacter(Unicode.Scalar(line[offset]), offset: offset))
    }
    do {
      return .success(String(copying: try UTF8Span(validating: line.span.extracting(droppingFirst: start))))
    } catch {
      return .failure(.invalidUTF8(offset: start + error.byteOffsets.lowerBound))
    }
  }
}
