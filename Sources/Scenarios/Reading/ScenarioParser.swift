import ParlanceAssistant
import ParlanceDiagnostics
import ParlancePhraseTables

/// Reads one scenario.
package struct ScenarioParser {
  /// The most faults that one reading tells.
  package static let mostDiagnostics = 50

  /// The path that faults and the scenario are told with; nothing is read from there.
  let file: String
  /// The locale that holds if no header names one; `nil` makes that header necessary.
  let folderLocale: String?
  /// The values by their headers' names, all of which are among ``headerNames``; read when all lines have been.
  var header: [String: HeaderValue] = [:]
  /// The headers that are there without a value, which is told by itself.
  var emptyHeaders: Set<String> = []
  /// In the order in which they were found; ``parse(_:file:folderLocale:)`` sorts them.
  var diagnostics: [Diagnostic] = []
  private var description: [String] = []
  private var firstLine: Int?
  private var steps: [ScenarioStep] = []

  /// A value of the header, with its place.
  struct HeaderValue {
    /// Without white space at its ends, and never empty.
    var text: String
    /// The whole line, for a fault to show.
    var line: ScriptLine
    /// Where the value begins, in scalars counted from 1.
    var column: Int
  }

  private init(file: String, folderLocale: String?) {
    self.file = file
    self.folderLocale = folderLocale
  }

  /// Reads a scenario; `nil` if anything is wrong with it, and then there are errors that say what.
  ///
  /// `folderLocale` is the locale of a file that names none.
  package static func parse(
    _ text: String, file: String, folderLocale: String? = nil
  ) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
    var parser = ScenarioParser(file: file, folderLocale: folderLocale)
    var number = 0
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let line = number == 1 && line.first == "\u{FEFF}" ? line.dropFirst() : line
      parser.read(ScriptLine(number: number, raw: TextLines.trimmedEnd(String(line))))
      guard parser.diagnostics.count < mostDiagnostics else { break }
    }
    let scenario = parser.finish()
    // What the headers say is only known at the end, and what is told reads from the top.
    let faults = parser.diagnostics.inOrder()
    return (faults.contains { $0.severity == .error } ? nil : scenario, faults)
  }

  private mutating func read(_ line: ScriptLine) {
    guard let first = line.scalars.first else { return }
    if first == "#" {
      if steps.isEmpty, header.isEmpty {
        firstLine = firstLine ?? line.number
        description.append(TextLines.trimmed(String(line.raw.unicodeScalars.drop { $0 == "#" })))
      }
      return
    }
    firstLine = firstLine ?? line.number
    guard let marker = ScriptLine.Marker(line) else { return readHeader(line) }
    let end = marker.rawValue.unicodeScalars.count
    guard line.scalars.count == end || line.scalars[end] == " " || line.scalars[end] == "\t" else {
      return tell("a space is missing behind “\(marker.rawValue)”", line, column: end + 1)
    }
    let content = String(line.raw.unicodeScalars.dropFirst(end + 1))
    if let event = event(marker, content, line) {
      steps.append(ScenarioStep(line: line.number, event: event))
    } else if marker.isExpectation, let kind = expectation(marker, content, line) {
      expect(kind, line)
    }
  }

  private mutating func expect(_ kind: ScenarioExpectation.Kind, _ line: ScriptLine) {
    guard let step = steps.indices.last else {
      return tell("nothing has happened that this could be expected of", line, fix: "begin with a line > of the person")
    }
    guard steps[step].event.makesTurn else {
      return tell(
        "the event on line \(steps[step].line) makes no turn, so nothing can be expected of it", line,
        fix: "move this line up behind the turn that it belongs to")
    }
    steps[step].expectations.append(
      ScenarioExpectation(line: line.number, kind: kind, source: TextLines.trimmed(line.raw)))
  }

  private mutating func readHeader(_ line: ScriptLine) {
    guard let colon = line.raw.unicodeScalars.firstIndex(of: ":") else {
      return tell(
        "this line begins with no sign that means anything", line,
        fix: "begin with one of \(ScriptLine.Marker.allCases.map(\.rawValue).joined(separator: " ")) or #")
    }
    let name = TextLines.trimmed(String(line.raw.unicodeScalars[..<colon]))
    let rest = line.raw.unicodeScalars[colon...].dropFirst()
    let value = TextLines.trimmed(String(rest))
    guard Self.headerNames.contains(name) else {
      let near = Spelling.nearest(to: name, in: Self.headerNames)
      return tell(
        "there is no header “\(name)”", line, length: name.unicodeScalars.count,
        fix: near.map { "did you mean “\($0)”?" } ?? "take one of \(Self.headerNames.joined(separator: ", "))")
    }
    guard steps.isEmpty else { return tell("headers stand before the conversation", line, fix: "move it to the top") }
    guard header[name] == nil else { return tell("the header “\(name)” is written twice", line, fix: "remove one") }
    let space = rest.prefix { $0.properties.isWhitespace }.count
    let column = line.raw.unicodeScalars[..<colon].count + space + 2
    guard !value.isEmpty else {
      emptyHeaders.insert(name)
      return tell("the header “\(name)” has no value", line, column: column)
    }
    header[name] = HeaderValue(text: value, line: line, column: column)
  }

  private mutating func finish() -> Scenario? {
    let line = firstLine ?? 1
    if diagnostics.isEmpty, !steps.contains(where: \.event.makesTurn) {
      tell(
        "the scenario has no turn, so it would test nothing", ScriptLine(number: line, raw: ""),
        fix: "add a line > of the person")
    }
    guard let head = readHeader() else { return nil }
    var scenario = head
    scenario.line = line
    scenario.headerLines = header.mapValues(\.line.number)
    scenario.description = description.filter { !$0.isEmpty }.joined(separator: " ")
    scenario.steps = steps
    return scenario
  }

  /// Adds an error; columns count from 1.
  mutating func tell(
    _ message: String, _ line: ScriptLine, column: Int = 1, length: Int = 1, fix: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        message, at: SourcePosition(file: file, line: line.number, column: column), sourceLine: line.raw,
        length: length, fix: fix))
  }
}
