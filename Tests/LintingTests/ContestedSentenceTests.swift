import ParlanceDiagnostics
import ParlanceMatching
import Testing

@Suite("Sentences of two intents")
struct ContestedSentenceTests {
  private func found(_ table: String) async throws -> [Diagnostic] {
    try await Project.lint(["Phrases/en/a.yaml": "language: en\n" + table]).filter {
      ["two-intents", "stolen-sentence"].contains($0.code)
    }
  }

  private static func ranges(_ low: String, _ high: String) -> String {
    """
    intents:
      Low: ["heat level {low}"]
      High: ["heat level {high}"]
    lists:
      low: {range: {\(low)}}
      high: {range: {\(high)}}
    """
  }

  @Test(
    "Ranges without a number in common have no sentence in common",
    arguments: [
      ("from: 1, to: 10", "from: 11, to: 20"), ("from: 1, to: 99, step: 2", "from: 2, to: 98, step: 2"),
      ("from: 0, to: 100, type: percentage", "from: -10, to: -1"),
    ])
  func disjoint(_ low: String, _ high: String) async throws {
    let found = try await found(Self.ranges(low, high))
    #expect(found.isEmpty, "\(found.map(\.description))")
  }

  @Test(
    "Ranges are told with a number that they have in common",
    arguments: [
      ("from: 1, to: 10", "from: 10, to: 20", "10"), ("from: 3, to: 99, step: 6", "from: 5, to: 95, step: 10", "15"),
    ])
  func overlapping(_ low: String, _ high: String, _ number: String) async throws {
    let found = try await found(Self.ranges(low, high))
    #expect(found.map(\.code) == ["two-intents"])
    #expect(found.first?.message.contains("“heat level \(number)”") == true, "\(found.map(\.message))")
  }

  private static func bells(_ first: String, _ second: String) -> String {
    """
    intents:
      W1: {data: [{sentences: ["ring the bell"]\(first)}]}
      W2: {data: [{sentences: ["ring (the|a) bell"]\(second)}]}
    """
  }

  @Test("The advice to give weight leads to no other error")
  func advice() async throws {
    let before = try await found(Self.bells("", ""))
    #expect(before.map(\.code) == ["two-intents"])
    #expect(before.first?.fix == "change one of the phrases, or give the block of W1 more “weight”")
    #expect(try await found(Self.bells(", weight: 2", "")).isEmpty)
  }

  @Test("Weight that leaves an intent no sentence is told")
  func unreachable() async throws {
    let found = try await found(Self.bells("", ", weight: 2"))
    #expect(found.map(\.code) == ["stolen-sentence"])
    #expect(found.first?.message.hasPrefix("W1 is never understood") == true)
  }

  @Test("Phrases that nothing but the type of a name tells apart are a warning, once for each two")
  func names() async throws {
    let table = try await found("intents:\n  A: [\"open {book} now\"]\n  B: [\"open {page} now\"]\n")
    #expect(table.map(\.code) == ["two-intents"] && table.map(\.severity) == [.warning])
    #expect(table.first?.message.contains("“open … now” means B or A") == true)
    let catalog = try await Project.lint([
      "AppShortcuts.xcstrings": CatalogText.units([
        "Open ${book} in ${applicationName}": [:], "Open ${page} in ${applicationName}": [:],
      ])
    ])
    #expect(catalog.map(\.code) == ["two-intents"] && catalog.map(\.severity) == [.warning])
  }

  @Test(
    "What a word, the weight or the context tells apart is not told",
    arguments: [
      "  A: [\"open the book {book}\"]\n  B: [\"open {page}\"]\n", "  A: [\"open {book}\"]\n  B: [\"shut {page}\"]\n",
      "  A: {data: [{sentences: [\"open {book}\"], weight: 2}]}\n  B: [\"open {page}\"]\n",
      """
        A: {data: [{sentences: ["open {book}"], requires_context: {area: shelf}}]}
        B: {data: [{sentences: ["open {page}"], excludes_context: {area: shelf}}]}
      """,
    ])
  func apart(_ intents: String) async throws {
    let found = try await found("intents:\n" + intents)
    #expect(found.isEmpty, "\(found.map(\.description))")
  }

  private static func contexts(_ first: String, _ second: String) -> String {
    """
    intents:
      A: {data: [{sentences: ["cool it down"], \(first)}]}
      B: {data: [{sentences: ["cool it down"], \(second)}]}
    """
  }

  @Test("Contexts that can hold together are a warning, with what the context has then")
  func together() async throws {
    let found = try await found(
      Self.contexts("requires_context: {area: kitchen}", "requires_context: {domain: fan}"))
    #expect(found.map(\.code) == ["two-intents"] && found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasSuffix("where the context has area: kitchen, domain: fan") == true)
  }

  @Test(
    "Contexts that cannot hold together are not told",
    arguments: [
      ("requires_context: {area: kitchen}", "requires_context: {area: hall}"),
      (
        "requires_context: {area: kitchen}",
        "requires_context: {domain: fan}, excludes_context: {area: kitchen}"
      ),
    ])
  func exclusive(_ first: String, _ second: String) async throws {
    let found = try await found(Self.contexts(first, second))
    #expect(found.isEmpty, "\(found.map(\.description))")
  }
}
