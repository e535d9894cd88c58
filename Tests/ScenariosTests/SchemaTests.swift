import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceReports
import ParlanceScenarios
import Testing

@Suite("The schemas of files that people write, and those that read them")
struct SchemaTests {
  private static let goodTables = [
    #"{"intents": {"Go": ["go"]}}"#,
    #"{"language": "en", "intents": {"Go": {"data": [{"sentences": "go {to}", "weight": 0.5, "exact": true}]}}}"#,
    #"{"intents": {"Go": {"data": [{"sentences": ["go"], "slots": {"a": 1}, "requires_context": {"b": ["c", "d"]}}]}}}"#,
    #"{"intents": {"Go": ["go <far> {x}"]}, "expansion_rules": {"far": "(far|away)"}, "lists": {"x": {"wildcard": true}}}"#,
    #"{"intents": {"Go": ["{n}"]}, "lists": {"n": {"range": {"from": 1, "to": 9}}}, "skip_words": ["please"]}"#,
    #"{"intents": {"Go": [{"sentences": ["go"], "negation": "allow", "excludes_context": {"a": {"value": "b"}}}]}}"#,
  ]

  private static let badTables = [
    #"{"intnts": {"Go": ["go"]}}"#,
    #"{"intents": {"Go": {"data": [{"sentences": ["go"], "weight": -1}]}}}"#,
    #"{"intents": {"Go": {"data": [{"sentences": ["go"], "weigth": 1}]}}}"#,
    #"{"intents": {"Go": {"data": [{"sentences": ["go"], "negation": "maybe"}]}}}"#,
    #"{"intents": {"Go": {"dat": [{"sentences": ["go"]}]}}}"#,
    #"{"intents": {"Go": {"data": [{"slots": {"a": 1}}]}}}"#,
    #"{"intents": {"Go": [{"sentences": ["go"], "requires_context": {"a": {"valu": "b"}}}]}}"#,
    #"{"intents": {"Go": ["{n}"]}, "lists": {"n": {"range": {"from": 1, "to": 9, "step": 0}}}}"#,
  ]

  @Test("A sound table is sound to both", arguments: goodTables)
  func goodTable(_ text: String) throws {
    #expect(try JSONSchema(named: "table").accepts(text))
    #expect(Self.faults(ofTable: text).isEmpty)
  }

  @Test("A faulty table is faulty to both", arguments: badTables)
  func badTable(_ text: String) throws {
    #expect(try !JSONSchema(named: "table").accepts(text))
    #expect(!Self.faults(ofTable: text).isEmpty)
  }

  private static func faults(ofTable text: String) -> [Diagnostic] {
    var reader = PhraseTableReader(locale: "en")
    reader.add(yaml: text, file: "a.yaml")
    return reader.finish().diagnostics
  }

  private static let goodTests = [
    #"{"language": "en", "tests": [{"sentences": ["go", 1], "intent": {"name": "Go", "slots": {"a": [1, 2]}}}]}"#,
    #"{"tests": [{"sentences": "go", "intent": null, "context": {"area": "x"}, "response": "gone"}]}"#,
    #"{"tests": [{"sentences": ["go"], "intent": "Go"}]}"#,
  ]

  private static let badTests = [
    #"{"tests": [{"sentences": ["go"]}]}"#, #"{"tests": [{"sentences": ["go"], "intnt": "Go"}]}"#,
    #"{"tests": [{"sentences": [], "intent": "Go"}]}"#, #"{"tests": [{"intent": "Go"}]}"#,
    #"{"tests": [{"sentences": ["go"], "intent": {"name": "Go", "slot": {"a": 1}}}]}"#,
    #"{"tests": [{"sentences": ["go"], "intent": "Go", "contxt": {"a": 1}}]}"#,
    #"{"tests": [{"sentences": ["go"], "intent": {"slots": {}}}]}"#, #"{"test": []}"#, #"{"tests": {}}"#,
  ]

  private static let goodLines = [
    #"{"text": "go", "expect": null}"#, #"{"text": "go", "expect": {"intent": "Go", "slots": {"a": ["b", 1]}}}"#,
    #"{"id": 1, "text": "go", "locale": "de", "heard": true, "intent": "Go", "slots_from_context": {"area": "x"}}"#,
    #"{"text": "go", "context": {"area": "x"}, "expect": {"ask": "where", "intent": "Go"}}"#,
    #"{"text": "go", "intent": null}"#, #"{"text": "go", "ask": "where"}"#,
  ]

  private static let badLines = [
    #"{"text": "go"}"#, #"{"expect": null}"#, #"{"text": "go", "expects": null}"#, #"{"text": 1, "expect": null}"#,
    #"{"text": "go", "heard": "yes", "expect": null}"#, #"{"text": "go", "context": {"a": []}, "expect": null}"#,
    #"{"text": "go", "expect": {"ask": 1}}"#, #"{"text": "go", "expect": {"slots": {}}}"#,
    #"{"text": "go", "expect": {"intent": "Go", "slots": {"a": []}}}"#, #"{"text": "go", "intent": 3}"#,
  ]

  @Test(
    "Sound tests are sound to both",
    arguments: goodTests.map { ("utterances", "a.yaml", $0) } + goodLines.map { ("utterance", "a.jsonl", $0) })
  func good(_ schema: String, _ file: String, _ text: String) throws {
    #expect(try JSONSchema(named: schema).accepts(text))
    let (tests, faults) = UtteranceFiles.parse(text, file: file)
    #expect(!tests.isEmpty && faults.isEmpty)
  }

  @Test(
    "Faulty tests are faulty to both",
    arguments: badTests.map { ("utterances", "a.yaml", $0) } + badLines.map { ("utterance", "a.jsonl", $0) })
  func bad(_ schema: String, _ file: String, _ text: String) throws {
    #expect(try !JSONSchema(named: schema).accepts(text))
    #expect(!UtteranceFiles.parse(text, file: file).diagnostics.isEmpty)
  }

  @Test("A report of tests is as its schema says, whatever failed in it")
  func report() throws {
    let place = SourcePosition(file: "en/a.yaml", line: 2, column: 7)
    let cases = [
      TestCase(unreadable: Diagnostic("this is not YAML", at: place, sourceLine: "  Go: [los"), file: "en/a.yaml"),
      TestCase(name: "go", file: "a.jsonl", line: 1, outcome: .failed([TestFailure(line: 1, "did not match")])),
      TestCase(name: "Talks.", file: "a.txt", line: 1, outcome: .skipped("needs `daybook test`")),
    ]
    #expect(try JSONSchema(named: "tests").accepts(TestReport(cases: cases).json))
  }
}
