import Foundation
import ParlanceDiagnostics
import ParlanceLinting
import Testing

@Suite("What comments allow")
struct AllowanceTests {
  private static func table(_ lines: String) -> [String: String] { ["Phrases/en/a.yaml": "intents:\n" + lines] }

  private func codes(_ lines: String) async throws -> [String] {
    try await Project.lint(Self.table(lines)).compactMap { "\($0.position?.line ?? 0) \($0.code ?? "")" }
  }

  @Test("A comment behind a line is about that line only")
  func line() async throws {
    let lines = "  A:\n    - \"{x}\"  # lint:allow takes-anything\n    - \"[a]\"\n"
    #expect(try await codes(lines) == ["4 takes-anything"])
  }

  @Test("A comment alone is about the next line and what is indented below it")
  func block() async throws {
    let lines = """
        # lint:allow takes-anything, no-such: why it is so
        # and more of that

        A:
          - "[a]"

          - "[b]"
        B:
          - "[c]"
      """
    #expect(try await codes(lines) == ["10 takes-anything"])
  }

  @Test("What another rule finds is told all the same")
  func other() async throws {
    #expect(
      try await codes("  A:\n    - \"[a]\"  # lint:allow two-intents\n") == ["3 takes-anything"])
  }

  @Test("A mark within a sentence allows nothing")
  func sentence() async throws {
    #expect(try await codes("  A:\n    - \"[lint:allow takes-anything]\"\n") == ["3 takes-anything"])
  }

  @Test("A misspelt code is told, with the one that is near")
  func misspelt() async throws {
    let found = try await Project.lint(Self.table("  A: [\"a\"]  # lint:allow takes-anythin\n"))
    #expect(found.map(\.code) == ["unknown-allowance"])
    #expect(found.first?.fix == "did you mean takes-anything?")
  }

  @Test("The comment of a catalogue's entry is about that entry")
  func catalog() async throws {
    let entry = { (key: String, comment: String) in
      "\"\(key)\": {\"comment\": \"\(comment)\", \"extractionState\": \"stale\"}"
    }
    let text = CatalogText.catalog([
      entry("Open ${applicationName}", "Old devices. lint:allow stale-phrase"),
      entry("Close ${applicationName}", "Old."),
    ])
    let project = try Project(["AppShortcuts.xcstrings": text])
    let found = await project.lint()
    #expect(found.map(\.code) == ["stale-phrase"])
    #expect(found.first?.sourceLine?.contains("Close") == true)
  }

  @Test("A comment in Apple's .strings is about the entry on its line, or the next one")
  func strings() async throws {
    let found = try await Project.lint([
      "en.lproj/AppShortcuts.strings": """
      /* lint:allow missing-app-name */
      "Begin" = "Begin";
      "Go" = "Go"; // lint:allow missing-app-name
      "Pause" = "Pause";
      """
    ])
    #expect(found.compactMap(\.position?.line) == [4])
  }

  @Test("How much is allowed is counted, and a broken file never is")
  func counted() async throws {
    let project = try Project(Self.table("  # lint:allow takes-anything, unreadable-file\n  A: [\"[a]\"]\n"))
    try project.write("AppShortcuts.xcstrings", Data("{".utf8))
    var linter = Linter(sentences: 4)
    await linter.lint([project.folder])
    #expect(linter.acceptedCount == 1)
    #expect(linter.diagnostics.map(\.code) == ["unreadable-file"])
  }
}
