import ParlanceDiagnostics
import Testing

@testable import ParlanceLanguage

@Suite("Data of a language")
struct DataTests {
  @Test("Every phrase of every language compiles", arguments: Language.available)
  func compiles(code: String) throws {
    try Language(locale: code).check()
  }

  @Test(
    "A fault says where it is",
    arguments: ["", "a: [", "language: en", "- a", "contractions: {}\ncontractionsWithApostrophe: 3"])
  func faults(yaml: String) throws {
    let fault = #expect(throws: Diagnostic.self) {
      try Language(code: "xx", region: nil, data: DataNode(yaml: yaml, file: "Languages/xx.yaml"))
    }
    #expect(fault?.description.contains("xx.yaml") == true)
  }

  @Test("A file that is cut anywhere is refused or read, never a crash")
  func truncated() throws {
    let text = try #require(Resources.text("Languages/en.yaml"))
    for length in stride(from: 0, to: text.utf8.count, by: 97) {
      _ = try? Language(code: "en", region: nil, data: DataNode(yaml: String(text.prefix(length)), file: "en.yaml"))
    }
  }
}
