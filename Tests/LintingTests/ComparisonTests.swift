import ParlanceLanguage
@testable import ParlanceLinting
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates
import ParlanceTestSupport
import Testing

@Suite("Phrases held against each other")
struct ComparisonTests {
  private func found(_ table: String, _ code: String) async throws -> [String] {
    // One sentence is tried, so what is found is found by comparing.
    try await Project.lint(["Phrases/en/a.yaml": "language: en\n" + table], sentences: 1).filter { $0.code == code }
      .map(\.message)
  }

  @Test("A sentence that two phrases of thousands have in common is found, with the witness")
  func witness() async throws {
    let parts = "(red|blue|green|white|black) (cat|dog|cow|hen|pig) (runs|sits|eats|sleeps|waits) (here|there|home)"
    let found = try await found(
      """
      intents:
        A: ["[the] \(parts) [now]"]
        B: ["the green hen (swims|flies|eat[s]) there now"]
      """, "two-intents")
    #expect(found.contains { $0.contains("the green hen eats there now") }, "\(found)")
  }

  @Test("Slots that take the same are the same, whatever they are called, and so are words glued together")
  func slots() async throws {
    let table = """
      intents:
        A: ["(turn|switch) [the] light[s] {date:on}"]
        B: ["(flip|swi(tch|ng)) light(|house)[s] {date:when}"]
        C: ["switch lights {duration:for}"]
      """
    let found = try await found(table, "two-intents")
    // Not merely its letters, which the path of the folder has too.
    let told = found.map { Set($0.split { !$0.isLetter && !$0.isNumber }) }
    #expect(told.contains { $0.isSuperset(of: ["A", "B"]) })
    #expect(!told.contains { $0.contains("C") })
  }

  @Test("A large phrase that another one includes is told, and one that has a sentence more is not")
  func inclusion() async throws {
    let words = "(a|b|c|d|e) (a|b|c|d|e) (a|b|c|d|e) (a|b|c|d|e)"
    let included = try await found("intents:\n  A: [\"go \(words) [now]\", \"go \(words)\"]", "included-phrase")
    #expect(included.count == 1)
    #expect(included.first?.contains("[now]") == true)
    let other = "(a|b|c|d|e) (a|b|c|d|e) (a|b|c|d|e) (a|b|c|d|f)"
    #expect(try await found("intents:\n  A: [\"go \(words)\", \"go \(other)\"]", "included-phrase").isEmpty)
  }

  @Test("What a block's context keeps out of a list is not tried on it")
  func contexts() async throws {
    let found = try await Project.lint([
      "Phrases/en/a.yaml": """
      language: en
      intents:
        TurnOn: {data: [{sentences: ["(turn on|open) [the] {name}"], excludes_context: {domain: cover}}]}
        OpenCover: {data: [{sentences: ["(open|raise) [the] {name}"], requires_context: {domain: cover}}]}
      lists:
        name:
          values:
            - {in: "(kitchen|cook) light[s]", out: l, context: {domain: light}}
            - {in: garage door, out: g, context: {domain: cover}}
      """
    ])
    #expect(found.isEmpty, "\(found.map(\.description))")
  }

  @Test("Of two phrases that mean the same one is told; of a catalogue as a duplicate alone")
  func pairs() async throws {
    let table = try await Project.lint(["Phrases/en/a.yaml": "intents:\n  A: [\"go now\"]\n  B: [\"go now\"]\n"])
    #expect(table.map(\.code) == ["two-intents"])
    let catalog = try await Project.lint([
      "AppShortcuts.xcstrings": CatalogText.units([
        "Open ${applicationName}": ["de": "Öffne ${applicationName}"],
        "Show ${applicationName}": ["de": "Öffne ${applicationName}"],
      ])
    ])
    #expect(catalog.map(\.code) == ["duplicate-phrase"])
  }

  @Test(
    "A phrase that may be empty is told, and one that is any words", arguments: ["[please]", "[a] [b]", "{x}", "<r>"])
  func wordless(_ phrase: String) async throws {
    let found = try await Project.lint([
      "Phrases/en/a.yaml": "intents:\n  Go: [\"\(phrase)\", \"go\"]\nexpansion_rules: {r: \"[now] [then]\"}\n"
    ])
    #expect(found.contains { $0.code == "takes-anything" }, "\(found.map(\.description))")
  }

  @Test("A list without values is told where a phrase needs it")
  func emptyList() async throws {
    let found = try await Project.lint([
      "Phrases/en/a.yaml": "intents:\n  Play: [\"play {song}\"]\nlists: {song: {values: []}}\n"
    ])
    #expect(found.contains { $0.code == "unknown-list" && $0.message.contains("no value") })
  }

  @Test("Phrases with too much in common to be compared are told")
  func bound() throws {
    let language = try Language(locale: "en")
    var network = PhraseNetwork(language)
    let expression = try TemplateParser.parse("go (a|b) (a|b) (a|b)")
    for number in 0..<2 {
      #expect(network.add(expression, number: number, rules: [:]) { .symbol($0.name) })
    }
    #expect(ClashSearch(network, intents: [0, 1]).isWhole)
    #expect(!ClashSearch(network, intents: [0, 1], mostSets: 3).isWhole)
  }

  @Test("On random grammars a clash is found if, and only if, some text belongs to two intents")
  func random() throws {
    let language = try Language(locale: "en")
    var random = SeededGenerator(seed: 23)
    var clashing = 0
    for _ in 0..<1_500 {
      let texts = (0..<4).map { _ in Self.template(&random, depth: 2) }
      let phrases = try texts.map { try TemplateParser.parse($0) }
      let expansions = phrases.map { phrase in
        Set(
          (phrase.expansions(limit: 2_000) { _ in nil } ?? []).map { $0.split(separator: " ").joined(separator: " ") })
      }
      guard !expansions.contains(where: \.isEmpty) else { continue }
      var network = PhraseNetwork(language)
      for (number, phrase) in phrases.enumerated() {
        #expect(network.add(phrase, number: number, rules: [:]) { .symbol($0.name) })
      }
      let intents = [0, 0, 1, 1]
      let search = ClashSearch(network, intents: intents)
      #expect(search.isWhole)
      let pairs = [(0, 2), (0, 3), (1, 2), (1, 3)].filter { !expansions[$0].isDisjoint(with: expansions[$1]) }
      #expect(search.clashes.isEmpty == pairs.isEmpty, "\(texts)")
      clashing += pairs.isEmpty ? 0 : 1
      for (first, second) in pairs {
        #expect(search.clashes.contains { $0.phrases.contains(first) && $0.phrases.contains(second) }, "\(texts)")
      }
      for clash in search.clashes {
        let text = clash.symbols.map(Self.text).joined().split(separator: " ").joined(separator: " ")
        #expect(clash.phrases.allSatisfy { expansions[$0].contains(text) }, "“\(text)” of \(texts)")
      }
      var inclusion = InclusionSearch(network)
      for inner in phrases.indices {
        let outer = (inner + 1) % phrases.count
        #expect(
          inclusion.includes(network.starts[outer], network.starts[inner])
            == expansions[inner].isSubset(of: expansions[outer]), "\(texts[inner]) in \(texts[outer])")
      }
    }
    #expect(clashing > 100, "\(clashing)")
  }

  private static func text(_ symbol: PhraseNetwork.Symbol) -> String {
    switch symbol {
    case .letter(let letter): String(letter)
    case .slot(let name): "{\(name)}"
    }
  }

  /// A template of few words with alternatives, options within and between words, and permutations.
  private static func template(_ random: inout SeededGenerator, depth: Int) -> String {
    let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ -> String in
      let word = ["a", "b", "ab", "c"].randomElement(using: &random) ?? "a"
      guard depth > 0 else { return word }
      let inner = template(&random, depth: depth - 1)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return "[\(inner)]"
      case 1: return "(\(inner)|\(word))"
      case 2: return "(\(inner); \(word))"
      case 3: return "\(word)[b|c]"
      default: return word
      }
    }
    return parts.joined(separator: " ")
  }
}
