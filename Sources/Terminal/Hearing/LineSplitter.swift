/// Cuts bytes into lines: at each line feed; a carriage return before it and a byte order mark at the line's start are dropped.
package struct LineSplitter: Sendable {
  /// The longest line in bytes, unless told otherwise: 1 MiB.
  package static let defaultLimit = 1_048_576

  private let limit: Int
  private var number = 0
  private var pending: [UInt8] = []
  /// The length of a line that has outgrown the limit; its bytes are not kept.
  private var skipped = 0

  /// Makes a splitter for lines of at most `limit` bytes.
  package init(limit: Int = defaultLimit) { self.limit = limit }

  /// Takes bytes as they come and gives the lines that end in them.
  package mutating func append(_ bytes: some Collection<UInt8>) -> [PipeLine] {
    var lines: [PipeLine] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      keep(rest[..<end])
      lines.append(makeLine())
      rest = rest[end...].dropFirst()
    }
    keep(rest)
    return lines
  }

  /// The bytes after the last line feed, if there are any: input that ends without one.
  package mutating func finish() -> PipeLine? {
    pending.isEmpty && skipped == 0 ? nil : makeLine()
  }

  /// The line that says why there are no more.
  mutating func fail(_ number: Int32) -> PipeLine {
    self.number += 1
    return PipeLine(number: self.number, content: .failure(.unreadable(errno: number)))
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    // One byte more than the limit: a carriage return that is not counted.
    if skipped == 0 && pending.count + bytes.count <= limit + 1 {
      pending.append(contentsOf: bytes)
    } else {
      skipped += pending.count + bytes.count
      pending = []
    }
  }

  private mutating func makeLine() -> PipeLine {
    number += 1
    defer {
      pending.removeAll(keepingCapacity: pending.count <= 65_536)
      skipped = 0
    }
    if skipped > 0 { return PipeLine(number: number, content: .failure(.tooLong(bytes: skipped, limit: limit))) }
    if pending.last == 0x0D { pending.removeLast() }
    if pending.count > limit {
      return PipeLine(number: number, content: .failure(.tooLong(bytes: pending.count, limit: limit)))
    }
    return PipeLine(number: number, content: Self.text(pending))
  }

  private static func text(_ line: [UInt8]) -> Result<String, PipeLine.Problem> {
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
