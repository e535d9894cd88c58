import ParlanceDiagnostics

/// The text of a file, by lines as YAML counts them.
struct SourceText {
  /// The file's path as it was given.
  let file: String

  /// The text without a byte order mark.
  let text: String

  private let bytes: [UInt8]
  private let starts: [Int]

  /// Splits the text into lines; a byte order mark is dropped.
  init(file: String, text: String) {
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    self.file = file
    self.text = text
    bytes = Array(text.utf8)
    starts = Self.lineStarts(bytes)
  }

  /// How many lines there are, counting the one behind the last break.
  var lineCount: Int { starts.count }

  /// A line without its break; empty behind the end.
  func line(_ number: Int) -> String { String(decoding: lineBytes(number), as: UTF8.self) }

  /// A line for a diagnostic to show; `nil` for one that is too long to be kept by each of many diagnostics.
  func shownLine(_ number: Int) -> String? {
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
  func position(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(file: file, line: line, column: column)
  }

  /// A diagnostic that shows the line that it points into.
  func diagnostic(
    severity: Diagnostic.Severity = .error, _ message: String, line: Int, column: Int, length: Int = 1,
    fix: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, message, at: position(line, column), sourceLine: shownLine(line), length: length, fix: fix)
  }

  private static let longest = 10_000

  private func lineBytes(_ number: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(number - 1) else { return [] }
    let bytes = bytes[starts[number - 1]..<(number < starts.count ? starts[number] : bytes.count)]
    switch bytes.last {
    case 0x0A where bytes.dropLast().last == 0x0D: return bytes.dropLast(2)
    case 0x0A, 0x0D: return bytes.dropLast()
    case 0x85 where bytes.dropLast().last == 0xC2: return bytes.dropLast(2)
    case 0xA8, 0xA9: return bytes.suffix(3).starts(with: [0xE2, 0x80]) ? bytes.dropLast(3) : bytes
    default: return bytes
    }
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isBreak =
        switch byte {
        case 0x0A: true
        case 0x0D: index + 1 == bytes.count || bytes[index + 1] != 0x0A
        case 0x85: index > 0 && bytes[index - 1] == 0xC2
        case 0xA8, 0xA9: index > 1 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2
        default: false
        }
      if isBreak { starts.append(index + 1) }
    }
    return starts
  }
}
