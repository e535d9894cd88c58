import ParlanceDiagnostics
@testable import ParlanceLinting
import Testing

@Suite("What is advised and mended")
struct AdviceTests {
  private static func catalog(_ text: String) throws -> Project {
    try Project([
      "AppShortcuts.xcstrings": CatalogText.units(["Add ${item} to ${applicationName}": ["sv": text]])
    ])
  }

  @Test("A parameter that the key does not have is not made")
  func strange() async throws {
    let project = try Self.catalog("Lägg till ${item} i ${applicationName} $itemized")
    let found = await project.lint()
    #expect(found.map(\.code) == ["wrong-placeholder"])
    #expect(found.map(\.fix) == ["leave it out"])
    #expect(Fixes.apply(found).count == 0)
  }

  @Test(
    "A name in other brackets, with a space or in other letters is mended to that of the key",
    arguments: ["${application Name}", "$[applicationName]", "$applicationname"])
  func applicationName(_ written: String) async throws {
    let project = try Self.catalog("Lägg till ${item} i \(written)")
    let found = await project.lint()
    #expect(found.map(\.code) == ["wrong-placeholder"])
    #expect(found.map(\.fix) == ["write ${applicationName}"])
    #expect(Fixes.apply(found).count == 1)
    #expect(await project.lint().isEmpty)
  }

  @Test("In a table Apple's form of a placeholder is told, but no sum of money")
  func foreignForm() async throws {
    let project = try Project([
      "Phrases/en/a.yaml": """
      language: en
      intents:
        Start: ["start with ${applicationName}", "open <thing>"]
        Pay: ["pay ${amount:sum} [now]", "pay ${integer:cents} twice", "give $ {person}", "call {person}"]
      expansion_rules: {thing: "the [new] ${route}"}
      lists: {amount: {range: {from: 1, to: 9}}}
      """
    ])
    let found = await project.lint().filter { $0.code == "wrong-placeholder" }
    #expect(found.map { "\($0.severity.rawValue) \($0.position?.line ?? 0)" } == ["error 3", "warning 5"])
    #expect(found.map(\.fix) == ["write {applicationName:@applicationName}, or the app's name", "write {route}"])
  }

  @Test("What is mended is told with its place, what was written and what is, dry run or not")
  func changes() async throws {
    let project = try Self.catalog("Lägg till $item i $(applicationName)")
    let found = await project.lint()
    let (count, _, changes) = Fixes.apply(found, isDryRun: true)
    #expect(count == 2)
    #expect(changes.allSatisfy { $0.line == 4 })
    #expect(changes.map(\.old) == ["$item", "$(applicationName)"])
    #expect(changes.map(\.new) == ["${item}", "${applicationName}"])
    #expect(Fixes.apply(found).changes == changes)
  }

  private static func plural(_ locale: String, _ forms: [String]) -> String {
    let forms = forms.map { "\"\($0)\": {\"stringUnit\": {\"value\": \"%lld\"}}" }.joined(separator: ", ")
    return "\"%lld\": {\"localizations\": {\"\(locale)\": {\"variations\": {\"plural\": {\(forms)}}}}}"
  }

  @Test(
    "Plural forms that a language needs are told",
    arguments: [
      ("en", ["other"], "form “one”"), ("pl", ["one", "other"], "forms “few” and “many”"),
      ("ar", ["zero", "one", "few", "many", "other"], "form “two”"),
    ])
  func pluralForms(_ locale: String, _ forms: [String], _ missing: String) async throws {
    let found = try await Project.lint(["Localizable.xcstrings": CatalogText.catalog([Self.plural(locale, forms)])])
    #expect(found.map(\.message) == ["the “plural” of “%lld” lacks the \(missing) of \(locale)"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(
    "Plural forms that a language does not need are not missing",
    arguments: [("ja", ["other"]), ("fr", ["one", "other"]), ("pl", ["one", "few", "many", "other"])])
  func neededForms(_ locale: String, _ forms: [String]) async throws {
    #expect(
      try await Project.lint(["Localizable.xcstrings": CatalogText.catalog([Self.plural(locale, forms)])]).isEmpty)
  }

  @Test("Parts of a text that vary by number need all their forms too")
  func substitutions() async throws {
    let found = try await Project.lint([
      "Localizable.xcstrings": CatalogText.catalog([
        """
        "%lld": {"localizations": {"de": {"stringUnit": {"value": "%#@a@"}, "substitutions": {"a":
        {"formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}}}
        """
      ])
    ])
    #expect(found.map(\.message) == ["the “plural” of “%lld” lacks the form “one” of de"])
  }

  @Test(
    "A list's value without its words is told as that",
    arguments: [
      ("[{inn: a}]", "did you mean “in”?"), ("[{name: a}]", "say its words: {in: …}"),
      ("\n      - inn: a", "did you mean “in”?"),
    ])
  func valueWithoutWords(_ values: String, _ fix: String) async throws {
    let found = try await Project.lint([
      "Phrases/en/a.yaml": "intents:\n  Go: [\"go {m}\"]\nlists:\n  m:\n    values: \(values)\n"
    ]).filter { $0.code == "faulty-table" }
    #expect(found.map(\.message) == ["the value has no “in”"])
    #expect(found.map(\.fix) == [fix])
  }

  @Test(
    "A value that YAML takes for a mapping is to be quoted",
    arguments: ["\n      - {x} lamp", "\n      - on: the lamp"])
  func quotedValue(_ values: String) async throws {
    let found = try await Project.lint([
      "Phrases/en/a.yaml": "intents:\n  Go: [\"go {m}\"]\nlists:\n  m:\n    values: \(values)\n"
    ])
    #expect(!found.contains { $0.message.contains("has no “in”") })
    #expect(found.contains { $0.message.contains("quote this line") }, "\(found.map(\.message))")
  }

  @Test("A comment that allows nothing is told where it stands")
  func allowance() async throws {
    let found = try await Project.lint([
      "Phrases/en/a.yaml": "intents:\n  Go: [\"go\"]  # lint:allow no-such-rule\n"
    ])
    #expect(found.map(\.code) == ["unknown-allowance"])
    #expect(found.map(\.position?.column) == [17])
  }

  @Test("What is very long is quoted in part")
  func long() async throws {
    let phrase = "stay" + String(repeating: " very", count: 400)
    let found = try await Project.lint(["Phrases/en/a.yaml": "intents:\n  A: [\"\(phrase)\"]\n  B: [\"\(phrase)\"]\n"])
    #expect(found.map(\.code) == ["two-intents"])
    #expect(
      found.allSatisfy { $0.message.contains("very…”") || $0.message.contains("ver…”") }, "\(found.map(\.message))")
    #expect(ReadableText.cut("“\(phrase)” is “\(phrase)” here").hasSuffix("…” here"))
    #expect(ReadableText.cut("“go” is short") == "“go” is short")
  }
}
