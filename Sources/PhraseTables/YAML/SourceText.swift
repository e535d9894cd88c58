import ParlanceDiagnostics

/// The text of a file, by lines as YAML counts them.
package struct SourceText: Sendable {
  /// The file's path as it was given.
  package let file: String

  /// The text without a byte order mark.
  package let text: String

  /// The text in bytes.
  package let bytes: [UInt8]

  /// Where the lines begin.
  package let lineStarts: [Int]

  /// Whether all its characters are such that any YAML reader takes them alike: no tabs, no control characters, no rare breaks.
  let isPlain: Bool

  /// Splits the text into lines; a byte order mark is dropped.
  package init(file: String, text: String) {
    let hasMark = text.utf8.starts(with: [0xEF, 0xBB, 0xBF])
    self.file = file
    self.text = hasMark ? String(Substring(text.utf8.dropFirst(3))) : text
    bytes = Array(self.text.utf8)
    (lineStarts, isPlain) = Self.lines(bytes)
  }

  /// How many lines there are, counting the one behind the last break.
  var lineCount: Int { lineStarts.count }

  /// The line on which a byte stands, counted from 1.
  package func lineNumber(ofByte offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// A line without its break; empty behind the end.
  func line(_ number: Int) -> String { String(decoding: lineBytes(number), as: UTF8.self) }

  /// A line for a diagnostic to show; `nil` for one that is too long to be kept by each of many diagnostics.
  package func shownLine(_ number: Int) -> String? {
    isLong(number) ? nil : line(number)
  }

  /// Whether a line is so long that nothing should look through it once for each of its sentences.
  func isLong(_ number: Int) -> Bool { lineBytes(number).count > Self.longest }

  /// Whether a line that is not long has a byte.
  func hasByte(_ byte: UInt8, inLine number: Int) -> Bool {
    let bytes = lineBytes(number)
    return bytes.count <= Self.longest && bytes.contains(byte)
  }

  /// A line from a column on; empty if the line is long.
  func rest(line number: Int, column: Int) -> String {
    isLong(number) ? "" : String(line(number).unicodeScalars.dropFirst(max(0, column - 1)))
  }

  /// The place in the form that a diagnostic takes.
  package func position(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(file: file, line: line, column: column)
  }

  /// A diagnostic that shows the line that it points into.
  package func diagnostic(
    severity: Diagnostic.Severity = .error, _ message: String, line: Int, column: Int, length: Int = 1,
    fix: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, message, at: position(line, column), sourceLine: shownLine(line), length: length, fix: fix)
  }

  private static let longest = 10_000

  private func lineBytes(_ number: Int) -> ArraySlice<UInt8> {
    guard lineStarts.indices.contains(number - 1) else { return [] }
    let bytes = bytes[lineStarts[number - 1]..<(number < lineStarts.count ? lineStarts[number] : bytes.count)]
    switch bytes.last {
    case 0x0A where bytes.dropLast().last == 0x0D: return bytes.dropLast(2)
    case 0x0A, 0x0D: return bytes.dropLast()
    case 0x85 where bytes.dropLast().last == 0xC2: return bytes.dropLast(2)
    case 0xA8, 0xA9: return bytes.suffix(3).starts(with: [0xE2, 0x80]) ? bytes.dropLast(3) : bytes
    default: return bytes
    }
  }

  private static func lines(_ bytes: [UInt8]) -> (starts: [Int], isPlain: Bool) {
    var starts = [0]
    var isPlain = true
    for index in bytes.indices {
      let byte = bytes[index]
      // Nearly all bytes are plain ASCII, or go on with a character that is.
      if byte >= 0x20, byte < 0x7F || (byte > 0xA9 && byte != 0xC2 && byte != 0xE2 && byte != 0xEF) { continue }
      if byte == 0x0A {
        starts.append(index + 1)
      } else if byte < 0x20 || byte == 0x7F {
        let isBreak = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if !isBreak { isPlain = false }
        if byte == 0x0D, !isBreak { starts.append(index + 1) }
      } else if byte >= 0xC0 {
        if isRare(bytes[index...].prefix(3)) { isPlain = false }
      } else if isRareBreak(bytes[...index]) {
        starts.append(index + 1)
      }
    }
    return (starts, isPlain)
  }

  /// Whether a character is a control character, a break or a mark that YAML treats in a way of its own.
  private static func isRare(_ bytes: ArraySlice<UInt8>) -> Bool {
    let second = bytes.dropFirst().first ?? 0
    let third = bytes.dropFirst(2).first ?? 0
    return switch bytes.first {
    case 0xC2: second < 0xA0
    case 0xE2: second == 0x80 && (third == 0xA8 || third == 0xA9)
    case 0xEF: (second == 0xBB && third == 0xBF) || (second == 0xBF && third >= 0xBE)
    default: false
    }
  }

  /// Whether bytes end with one of the breaks that are no ASCII.
  private static func isRareBreak(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.last {
    case 0x85: bytes.dropLast().last == 0xC2
    case 0xA8, 0xA9: bytes.suffix(3).starts(with: [0xE2, 0x80])
    default: false
    }
  }
}
