import ParlanceDiagnostics
import ParlancePhraseTables

/// Finds the comments of files that allow what rules find.
struct AllowanceReader {
  /// What is allowed.
  private(set) var allowances: [Allowance] = []
  /// The comments that allow nothing.
  private(set) var faults: [Diagnostic] = []

  /// Reads the comments of a phrase table.
  ///
  /// Behind what stands on its line a comment is about that line; alone it is about the next line, and what is indented below that.
  mutating func read(table source: SourceText) {
    guard source.text.contains(Allowance.mark) else { return }
    let lines = (1...source.lineStarts.count).map { TableLine(source.shownLine($0) ?? "") }
    for (index, line) in lines.enumerated() {
      guard let comment = line.comment, let codes = codes(of: comment, source, index + 1) else { continue }
      var last = index
      if line.isBlank, let next = lines[index...].firstIndex(where: { !$0.isBlank }) {
        last =
          lines[(next + 1)...].firstIndex { !$0.isBlank && $0.indentation <= lines[next].indentation } ?? lines.count
        last -= 1
      }
      allow(codes, source, lines: index + 1...last + 1)
    }
  }

  /// Reads the comments of Apple's `.strings`: each is about the entry on its line, or else about the next one.
  mutating func read(strings source: SourceText, entryLines: [Int]) {
    guard source.text.contains(Allowance.mark) else { return }
    for line in 1...source.lineStarts.count {
      guard let text = source.shownLine(line), text.contains(Allowance.mark) else { continue }
      guard let codes = codes(of: text, source, line) else { continue }
      let entry = entryLines.filter { $0 >= line }.min() ?? line
      allow(codes, source, lines: line...entry)
    }
  }

  /// Takes the comment of an entry of a catalogue, which is about all of the entry.
  mutating func read(comment: String, at place: SourcePosition, until end: SourcePosition?) {
    guard let (codes, fault) = Allowance.codes(in: comment) else { return }
    if let fault { tell(fault, at: place, line: nil) }
    if !codes.isEmpty { allowances.append(Allowance(codes: codes, start: place, end: end)) }
  }

  /// Takes what another one found.
  mutating func join(_ other: AllowanceReader) {
    allowances += other.allowances
    faults += other.faults
  }

  private mutating func codes(of comment: String, _ source: SourceText, _ line: Int) -> Set<String>? {
    guard let (codes, fault) = Allowance.codes(in: comment) else { return nil }
    if let fault {
      let shown = source.shownLine(line)
      let before = shown.flatMap { text in text.firstRange(of: Allowance.mark).map { text[..<$0.lowerBound] } }
      tell(fault, at: source.position(line, (before?.unicodeScalars.count ?? 0) + 1), line: shown)
    }
    return codes.isEmpty ? nil : codes
  }

  private mutating func allow(_ codes: Set<String>, _ source: SourceText, lines: ClosedRange<Int>) {
    allowances.append(
      Allowance(
        codes: codes, start: source.position(lines.lowerBound, 1), end: source.position(lines.upperBound + 1, 1)))
  }

  private mutating func tell(_ fault: (message: String, fix: String?), at place: SourcePosition, line: String?) {
    let length = line == nil ? 1 : Allowance.mark.unicodeScalars.count
    var fault = Diagnostic(.warning, fault.message, at: place, sourceLine: line, length: length, fix: fault.fix)
    fault.code = LintRule.unknownAllowance.code
    faults.append(fault)
  }
}

/// A line of a phrase table as far as comments ask for it.
private struct TableLine {
  /// How far it is indented.
  var indentation: Int
  /// Whether nothing stands on it but perhaps a comment.
  var isBlank: Bool
  /// The comment, if it allows something.
  var comment: String?

  init(_ line: String) {
    let text = line.drop { $0 == " " }
    indentation = line.utf8.count - text.utf8.count
    isBlank = text.isEmpty || text.hasPrefix("#")
    guard let mark = line.firstRange(of: Allowance.mark) else { return }
    // A mark that no comment begins with is part of a sentence.
    let before = line[..<mark.lowerBound].reversed().drop { $0 == " " }
    if before.first == "#", before.dropFirst().first.map(\.isWhitespace) ?? true {
      comment = String(line[mark.lowerBound...])
    }
  }
}
