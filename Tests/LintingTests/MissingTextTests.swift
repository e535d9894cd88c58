import ParlanceLinting
import Testing

@Suite("Texts that a language lacks")
struct MissingTextTests {
  private static let table = "language: de\nintents:\n  Go:\n    data:\n      - sentences: [\"los\"]\n"

  private func found(_ files: [String: String], app: LintApp? = nil) async throws -> [String] {
    try await Project.lint(files, app: app).filter { $0.code == "missing-text" }.map(\.message)
  }

  @Test("A language of phrases without any text is told once")
  func languageWithoutTexts() async throws {
    let texts = CatalogText.units(["Done": ["fr": "Fait"], "Sent": ["fr": "Envoyé"]])
    let messages = try await found(["Phrases/Localizable.xcstrings": texts, "Phrases/de/a.yaml": Self.table])
    #expect(messages == ["there are phrases in de, and no text is: who says them is answered in en"])
  }

  @Test("What one lacks is told with the first few, in the order of the file")
  func several() async throws {
    let keys = (1...9).map { "\"Text \($0)\": {}" }
    let some = #""Done": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Erledigt"}}}}"#
    let messages = try await found([
      "Phrases/Localizable.xcstrings": CatalogText.catalog([some] + keys), "Phrases/de/a.yaml": Self.table,
    ])
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("9 of 10 texts are missing in de: “Text 1”, “Text 2”") == true)
    #expect(messages.first?.hasSuffix("and 3 more") == true)
  }

  @Test("A language that only a few texts are in, with no phrase, is one that somebody has begun")
  func begun() async throws {
    let texts = CatalogText.units(["Done": ["de": "Erledigt"], "Sent": [:], "Lost": [:]])
    #expect(try await found(["Localizable.xcstrings": texts]).isEmpty)
  }

  @Test("A text of the code that no catalogue has is told with what it is")
  func ofCode() async throws {
    var app = LintApp(signatures: [])
    app.texts = [
      LintText(key: "Done", role: "the title of Go"), LintText(key: "Which?", role: "the question for x of Go"),
    ]
    let texts = CatalogText.units(["Done": ["de": "Erledigt"]])
    let messages = try await found(["Phrases/Localizable.xcstrings": texts, "Phrases/de/a.yaml": Self.table], app: app)
    #expect(messages == ["1 text of the code is in no catalogue: “Which?” (the question for x of Go)"])
  }
}
