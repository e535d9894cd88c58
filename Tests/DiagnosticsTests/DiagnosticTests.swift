import Testing

@testable import ParlanceDiagnostics

@Suite("Diagnostics")
struct DiagnosticTests {
  @Test("Shows the place, the line with its caret, and the fix")
  func whole() {
    let diagnostic = Diagnostic(
      .error, "unknown type “daet”", at: SourcePosition(file: "de.yaml", line: 3, column: 10),
      sourceLine: "  - größe {daet}",
      length: 6, fix: "Write {date}.")
    #expect(
      diagnostic.description == """
        de.yaml:3:10: error: unknown type “daet”
            - größe {daet}
                   ^^^^^^
          fix: Write {date}.
        """)
  }

  @Test("Shows no more than it knows")
  func partial() {
    #expect(Diagnostic(.warning, "odd").description == "warning: odd")
    let position = SourcePosition(file: "a", line: 1, column: 2)
    #expect(Diagnostic(.error, "odd", at: position).description == "a:1:2: error: odd")
    #expect(Diagnostic(.error, "odd", sourceLine: "text", fix: "Do.").description == "error: odd\n  fix: Do.")
  }

  @Test("A long line is cut to a window around the fault")
  func longLine() throws {
    let line = String(repeating: "a", count: 500_000) + "X" + String(repeating: "b", count: 500_000)
    let diagnostic = Diagnostic(
      .error, "odd", at: SourcePosition(file: "a", line: 1, column: 500_001), sourceLine: line, length: 500_000)
    let lines = diagnostic.description.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines.allSatisfy { $0.count < 120 })
    let caret = try #require(lines[2].firstIndex(of: "^"))
    #expect(lines[1][lines[1].index(lines[1].startIndex, offsetBy: caret.utf16Offset(in: lines[2]))] == "X")
    #expect(lines[2].count == lines[1].count)
  }

  @Test(
    "A column outside the line still shows a caret",
    arguments: [(0, 0), (1, 0), (5, 4), (99, 4)])
  func outside(column: Int, spaces: Int) {
    let diagnostic = Diagnostic(
      .error, "odd", at: SourcePosition(file: "a", line: 1, column: column), sourceLine: "text", length: 0)
    #expect(diagnostic.description.hasSuffix("\n  text\n  \(String(repeating: " ", count: spaces))^"))
  }

  @Test("Tabs and control characters take one place each, so that the caret stands right")
  func controlCharacters() {
    let diagnostic = Diagnostic(
      .error, "odd", at: SourcePosition(file: "a", line: 1, column: 3), sourceLine: "\t\u{1b}x\u{0}")
    #expect(diagnostic.description.hasSuffix("\n    x \n    ^"))
  }

  @Test("Positions are ordered by file, line and column")
  func order() {
    let positions = [("b", 1, 1), ("a", 2, 1), ("a", 1, 9), ("a", 1, 10)].map {
      SourcePosition(file: $0.0, line: $0.1, column: $0.2)
    }
    #expect(positions.sorted().map(\.description) == ["a:1:9", "a:1:10", "a:2:1", "b:1:1"])
  }
}
