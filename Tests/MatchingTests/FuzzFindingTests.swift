import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import Testing

/// What the fuzzers found, each as small as it gets.
@Suite("What fuzzing found")
struct FuzzFindingTests {
  @Test("A fault at the end of a file is told in its last line", arguments: ["a: [b:", "a:\n  - [b:", "a: {b"])
  func faultAtTheEnd(text: String) throws {
    var reader = PhraseTableReader(locale: "en")
    reader.add(yaml: text, file: "table.yaml")
    let lines = text.split(separator: "\n").count
    let diagnostics = reader.finish().diagnostics
    #expect(!diagnostics.isEmpty)
    for diagnostic in diagnostics { #expect(try #require(diagnostic.position).line <= lines) }
  }
}
