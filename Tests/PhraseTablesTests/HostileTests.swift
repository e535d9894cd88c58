import ParlanceDiagnostics
import ParlancePhraseTables
import Testing

@Suite("Hostile files")
struct HostileTests {
  @Test("Aliases that would expand without end are refused")
  func bomb() {
    let levels = (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    let (table, diagnostics) = read("a0: &a0 [x]\n\(levels)? *a30\n: x\n")
    #expect(table.intents.isEmpty)
    #expect(diagnostics.map(\.message) == ["the file has more than 20 YAML aliases (“*name”) and is left out"])
  }

  @Test("Few aliases that expand far are bounded")
  func multiplied() {
    let big = (0..<1000).map { "x\($0)" }.joined(separator: ",")
    let levels = (1...5).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    let (_, diagnostics) = read("a0: &a0 [\(big)]\n\(levels)")
    #expect(diagnostics.count <= 2001)
  }

  @Test("Nesting is refused beyond a bound", arguments: ["[", "{a: ", "- ", "? "])
  func nesting(opening: String) {
    let (table, diagnostics) = read("X:\n  - ok\nY: \(String(repeating: opening, count: 50_000))")
    #expect(table.intents.isEmpty)
    #expect(diagnostics.count == 1)
  }

  @Test("Metadata may nest, but not without end")
  func metadata() {
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let (_, diagnostics) = read("intents: {X: {data: [{sentences: [a], metadata: {a: \(deep)}}]}}")
    #expect(diagnostics.map(\.message) == ["values are nested more than 20 deep"])
  }

  @Test("Of thousands of faults a thousand are told and the rest counted")
  func manyFaults() {
    let (table, diagnostics) = read("X:\n  - fine\n" + String(repeating: "  - (a\n", count: 5000))
    #expect(table.texts("X") == ["fine"])
    #expect(diagnostics.count == 1001)
    #expect(diagnostics.last?.message == "and 4000 more")
  }

  @Test("Warnings never hide an error")
  func errorsFirst() {
    let (_, diagnostics) = read(
      String(repeating: "X", count: 1) + ":\n" + String(repeating: "  - a #1\n", count: 3000) + "  - (a\n")
    #expect(diagnostics.contains { $0.severity == .error && $0.position?.line == 3002 })
    #expect(diagnostics.last?.message == "and 2001 more")
  }

  @Test("A file larger than the bound is refused")
  func large() {
    let (_, diagnostics) = read("X: [a]\n#" + String(repeating: "x", count: 16 << 20))
    #expect(diagnostics.map(\.message) == ["the file is larger than 16 MB and is left out"])
  }

  @Test("A line of a hundred thousand sentences is read, and its faults keep their columns")
  func longLine() {
    let sentences = String(repeating: "\"a b\", ", count: 100_000)
    let (table, diagnostics) = read("X: [\(sentences)\"c (d\"]\n")
    let column = 4 + sentences.utf8.count + 4
    #expect(table.texts("X").count == 100_000)
    #expect(diagnostics.map(\.place) == ["error 1:\(column)"])
  }

  @Test("Any text whatever is read to its end", arguments: 0..<300)
  func anything(seed: UInt64) {
    var random = Seeded(state: seed &+ 1)
    let alphabet = Array("X: -\n  []{}()<>|;\"'&*!#%@`?,\\\tä\u{0}\u{85}\u{2028}\r日~ab:  lists sentences:\n")
    let text = String((0..<200).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] })
    let (table, diagnostics) = read("X:\n  - fine\n  - \(text)\n")
    #expect(!table.texts("X").isEmpty || !diagnostics.isEmpty)
    for diagnostic in diagnostics { #expect(!diagnostic.description.isEmpty) }
  }
}

/// A small generator whose numbers follow from its seed.
private struct Seeded {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15 >> 17
  }
}
