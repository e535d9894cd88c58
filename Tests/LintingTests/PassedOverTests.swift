import ParlanceDiagnostics
import Testing

@Suite("What was passed over")
struct PassedOverTests {
  private func told(_ files: [String: String]) async throws -> [String] {
    try await Project.lint(files).map { "\($0.code ?? "") \($0.message)" }
  }

  @Test("A value that has no word is told, and ends nothing", arguments: ["?", "-", "…", "!"])
  func wordless(_ value: String) async throws {
    let table = "language: en\nintents:\n  Math: [\"what {op}\"]\nlists:\n  op: {values: [\"\(value)\", lamp]}\n"
    #expect(try await told(["Phrases/en/a.yaml": table]) == ["faulty-table the value has no words"])
  }

  @Test("Numbers that are only said in words are tried in words")
  func spelled() async throws {
    let table = """
      language: en
      intents:
        Tune: ["channel {w}"]
      lists:
        w: {range: {from: 1, to: 50, digits: false}}
      """
    #expect(try await told(["Phrases/en/a.yaml": table]) == [])
  }

  @Test("An empty file among tables is told")
  func empty() async throws {
    let found = try await told([
      "tables/en/a.yaml": "language: en\nintents:\n  Go: [\"go home\"]\n", "tables/en/b.yaml": "# nothing yet\n",
    ])
    #expect(found == ["faulty-table the file has no phrases: a table begins with keys such as “intents”"])
  }

  @Test("A language of which all is still “new” lacks its translations")
  func allNew() async throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"Start with ${applicationName}": {"localizations": {
      "de": {"stringUnit": {"state": "new", "value": "Start"}},
      "fr": {"stringUnit": {"state": "translated", "value": "Commence avec ${applicationName}"}}}}}, "version": "1.0"}
      """
    let found = try await told(["AppShortcuts.xcstrings": catalog])
    #expect(found == ["missing-translation the phrase is missing in de (still marked as “new”)"])
  }

  @Test("What stands twice or beside what counts is told, however deep")
  func doubled() async throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"Start with ${applicationName}": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Starte mit ${applicationName}"},
             "stringSet": {"state": "translated", "values": ["Los mit ${applicationName}"]}},
      "de": {"stringUnit": {"state": "translated", "value": "Beginne mit ${applicationName}"}}}}}, "version": "1.0"}
      """
    let codes = Set(try await Project.lint(["AppShortcuts.xcstrings": catalog]).compactMap(\.code))
    #expect(codes.isSuperset(of: ["duplicate-key", "catalog-shape"]))
  }

  @Test("A phrase whose own words stand around its free text is no talk")
  func noTalk() async throws {
    let strings = """
      "done ${applicationName}" = "Ich habe ${habit} mit ${applicationName} gemacht";
      "had ${applicationName}" = "Was habe ich mit ${applicationName} bestellt";
      """
    let codes = try await Project.lint(["de.lproj/AppShortcuts.strings": strings]).map(\.code)
    #expect(!codes.contains("unrecognised-phrase"))
  }
}
