import Foundation
import Testing

@Suite("What is only to be said is not done, and what cannot be read is not passed over")
struct DryRunTests {
  private static let table = "intents:\n  Go: [\"go to {place}\"]\n"
  private static let test = "{\"text\": \"go to Rome\", \"intent\": \"Go\", \"slots\": {\"place\": \"Rome\"}}\n"
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Go ${applicationName}": {"localizations":
    {"de": {"stringUnit": {"state": "needs_review", "value": "Los \\\\(.applicationName)"}}}}}}
    """

  private func home() throws -> Home {
    let home = try Home()
    _ = try home.file("Phrases/en/a.yaml", Self.table)
    _ = try home.file("Tests/Phrases/en/a.jsonl", Self.test)
    return home
  }

  @Test(
    "With --dry-run nothing is written",
    arguments: [
      "lint --baseline new --update .", "test --baseline new --update", "export --format yaml --output new",
      "import Catalog --output new", "lint --fix Catalog",
    ])
  func dryRun(_ words: String) async throws {
    let home = try home()
    let catalog = try home.file("Catalog/AppShortcuts.xcstrings", Self.catalog)
    let outcome = try await home.shell("$parlance \(words) --dry-run; test ! -e new")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("parlance: would "), "\(outcome.errors)")
    #expect(try String(contentsOfFile: catalog, encoding: .utf8) == Self.catalog)
  }

  @Test("A path that is not there is told, and the rest is run")
  func missing() async throws {
    let outcome = try await home().shell("$parlance test Tests nope")
    #expect(outcome.status == 6)
    #expect(outcome.output.contains("nope:1:1: cannot read nope: No such file or directory"))
    #expect(outcome.lines.last == "1 passed, 1 failed")
  }

  @Test("A language that is lost is told by tests of another one")
  func lostLanguage() async throws {
    let home = try home()
    _ = try home.file("Phrases/de/a.yaml", "intents:\n  Go: [los\n")
    let outcome = try await home.shell("$parlance test")
    #expect(outcome.status == 6)
    #expect(outcome.output.contains("Phrases/de/a.yaml"))
    #expect(try await home.shell("$parlance test --generate Phrases").status == 6)
  }

  @Test("Tables beside their tests, and what describes a house, need no option")
  func tree() async throws {
    let home = try Home()
    _ = try home.file("sentences/en/a.yaml", "language: en\n" + Self.table)
    _ = try home.file("tests/en/_fixtures.yaml", "language: en\nareas:\n  - name: Kitchen\n")
    _ = try home.file(
      "tests/en/a.yaml", "tests:\n  - sentences: [\"go to Rome\"]\n    intent: {name: Go, slots: {place: Rome}}\n")
    _ = try home.file("compose.yaml", "services:\n  a: b\n")
    for words in ["test .", "test tests"] {
      let outcome = try await home.shell("$parlance \(words)")
      #expect(outcome.status == 0 && outcome.lines.last == "1 passed, 0 failed", "\(outcome.output)\(outcome.errors)")
    }
  }

  @Test("A name that no intent has gets a hint")
  func hint() async throws {
    let home = try home()
    _ = try home.file("Tests/Phrases/en/b.jsonl", Self.test.replacing("\"Go\"", with: "\"Goo\""))
    #expect(try await home.shell("$parlance test").output.contains("there is no intent “Goo”; did you mean “Go”?"))
  }

  @Test("Options say something or are refused")
  func options() async throws {
    let home = try home()
    #expect(try await home.shell("$parlance test --json").output.hasPrefix("{\"v\":1,"))
    #expect(try await home.shell("$parlance test --quiet").output == "1 passed, 0 failed\n")
    #expect(try await home.shell("$parlance lint --quiet .").output.isEmpty)
    for verb in ["lint", "test", "match x", "export --format yaml"] {
      #expect(try await home.shell("$parlance \(verb) --record x").status == 2)
    }
  }

  @Test("What a catalogue notes and tables cannot hold is told, and the app's name is its own")
  func notes() async throws {
    let home = try home()
    _ = try home.file(
      "Catalog/AppShortcuts.xcstrings", Self.catalog.replacing("\\\\(.applicationName)", with: "${applicationName}"))
    _ = try home.file("Catalog/en.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Larder\";\n")
    let outcome = try await home.shell("$parlance export --format xcstrings Catalog")
    #expect(outcome.output.contains("\"state\":\"needs_review\"") && outcome.errors.isEmpty)
    let strings = try await home.shell("$parlance export --format strings --output strings Catalog")
    #expect(strings.errors.contains("one text is marked as “needs_review” and carried over without that mark"))
    let tables = try await home.shell("$parlance import Catalog --output new; cat new/en/phrases.yaml")
    #expect(tables.output.contains("Larder"))
  }

  @Test(
    "A file of phrases that cannot be read is told with its place in every form",
    arguments: [
      ("text", "Phrases/de/b.yaml:1:1: the file cannot be read"),
      ("github", "::error file=Phrases/de/b.yaml,line=1,col=1,title=Phrases/de/b.yaml::the file cannot be read"),
      ("sarif", #""uri":"Phrases/de/a.yaml"},"region":{"startLine":2,"startColumn":7,"endColumn":8}"#),
      ("junit", #"file="Phrases/de/b.yaml" line="1""#), ("tap", "# Phrases/de/b.yaml:1:1"),
    ])
  func unreadable(_ format: String, _ expected: String) async throws {
    let home = try home()
    _ = try home.file("Phrases/de/a.yaml", "intents:\n  Go: [los\n")
    let link = home.folder + "/Phrases/de/b.yaml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
    let outcome = try await home.shell("$parlance test --format \(format)")
    #expect(outcome.status == 6)
    #expect(outcome.output.contains(expected), "\(outcome.output)")
  }
}
