import Foundation
import ParlanceDiagnostics
import ParlanceLanguage
@testable import ParlanceMatching
import ParlancePhraseTables
import ParlanceScenarios
import Testing

@Suite("Tests of utterances")
struct UtteranceTests {
  @Test("Lines of JSON read in both forms")
  func lines() {
    let (tests, diagnostics) = UtteranceFiles.parse(
      """
      {"text":"a","locale":"en","context":{"room":"kitchen"},"expect":{"intent":"A","slots":{"x":["1",2]}}}

      {"text":"b","intent":"B","slots":{"y":true},"slots_from_context":{"area":"z"}}
      {"text":"c","expect":{"ask":"task"}}
      {"text":"d","heard":true,"expect":null}
      {"text":"e","heard":false,"intent":null}
      {"text":"f","ask":"task","slots":{"x":"1"},"slots_from_context":{"y":"z"}}
      {"text":"g","expect":{"intent":"A","offered":true}}
      {"text":"h","intent":"A","slots":{"x":"1"},"offered":false}
      """, file: "a.jsonl")
    #expect(diagnostics == [])
    #expect(
      tests.map(\.expectation) == [
        .intent("A", slots: ["x": [.text("1"), .integer(2)]], contextSlots: [:]),
        .intent("B", slots: ["y": [.boolean(true)]], contextSlots: ["area": [.text("z")]]), .asks("task", intent: nil),
        .nothing,
        .nothing, .asks("task", intent: nil, slots: ["x": [.text("1")]], contextSlots: ["y": [.text("z")]]),
        .offered("A", slots: [:]), .intent("A", slots: ["x": [.text("1")]], contextSlots: [:]),
      ])
    #expect(tests.map(\.position.line) == [1, 3, 4, 5, 6, 7, 8, 9])
    #expect(tests.first?.context == ["room": .text("kitchen")])
    #expect(tests.map(\.isHeard) == [false, false, false, true, false, false, false, false])
  }

  @Test(
    "A wrong line is told with its place, and the others stay",
    arguments: [
      ("{", 1), (#"{"text":"a"}"#, 1), (#"{"intent":"A"}"#, 1), (#"{"text":"a","intend":"A"}"#, 13), ("[]", 1),
      (#"{"text":"a","intent":"A","slots":{"x":{}}}"#, 39), (#"{"text":"a","expect":{"ask":1}}"#, 29),
      (#"{"text":"a","heard":1,"expect":null}"#, 21),
      (#"{"text":"a","expect":{"ask":"x"},"slots":{"y":1}}"#, 34),
      (#"{"text":"a","expect":{"intent":null,"slots":{"y":1}}}"#, 45),
      (#"{"text":"a","expect":{"intent":"A","offered":1}}"#, 46),
      (#"{"text":"a","expect":{"ask":"x","offered":true}}"#, 43), (#"{"text":"a","intent":null,"offered":true}"#, 37),
    ] as [(String, Int)])
  func wrongLines(line: String, column: Int) {
    let (tests, diagnostics) = UtteranceFiles.parse(line + "\n" + #"{"text":"d","expect":null}"#, file: "a.jsonl")
    #expect(tests.count == 1)
    #expect(diagnostics.map(\.position?.line) == [1])
    if line != "{" { #expect(diagnostics.first?.position?.column == column) }
  }

  @Test("YAML reads as hassil's communities write it")
  func yaml() {
    let (tests, diagnostics) = UtteranceFiles.parse(
      """
      language: en
      tests:
        - sentences:
            - "turn on the light"
            - light on
          intent:
            name: TurnOn
            context: {area: Kitchen}
            slots:
              state: on
              level: {value: 50}
              domain: [light, switch]
          response: "Done"
        - sentences: ["sing"]
          intent: null
        - sentences: ["milk"]
          intent: {name: Buy, offered: true}
        - sentences: ["bread"]
          intent: {name: Buy, offered: maybe}
        - sentences: []
      """, file: "a.yaml")
    #expect(tests.map(\.text) == ["turn on the light", "light on", "sing", "milk"])
    #expect(tests.map(\.position.line) == [4, 5, 14, 16])
    #expect(tests.first?.locale == "en")
    #expect(tests.first?.context == ["area": .text("Kitchen")])
    #expect(
      tests.first?.expectation
        == .intent(
          "TurnOn",
          slots: ["state": [.text("on")], "level": [.integer(50)], "domain": [.text("light"), .text("switch")]],
          contextSlots: [:]))
    #expect(tests.suffix(2).map(\.expectation) == [.nothing, .offered("Buy", slots: [:])])
    #expect(diagnostics.map(\.position?.line) == [19, 20])
  }

  @Test("Text that is no YAML is one error with its place")
  func noYAML() {
    let (tests, diagnostics) = UtteranceFiles.parse("tests:\n  - [please] add", file: "a.yaml")
    #expect(tests.isEmpty)
    #expect(diagnostics.map(\.position?.line) == [2])
    #expect(UtteranceFiles.parse("", file: "a.yaml").diagnostics.count == 1)
    let single = "language: en\ntests:\n  - sentences: go home\n    intent: null\n"
    #expect(UtteranceFiles.parse(single, file: "a.yaml").tests.map(\.text) == ["go home"])
  }

  func failures(_ expectation: UtteranceTest.Expectation, _ result: MatchResult) async throws -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let test = UtteranceTest(
      text: "go", expectation: expectation, position: SourcePosition(file: "a", line: 3, column: 1))
    return await UtteranceRun(calendar: calendar) { _ in result }.run([test]).flatMap(\.failures).map(\.message)
  }

  func match(_ intent: String, _ slots: [(String, SlotValue)] = [], missing: [String] = []) -> MatchResult {
    MatchResult(
      decision: .match,
      matches: [
        Match(
          intent: intent, score: 1, cost: .zero, weight: 0, how: .exact, phrase: "go",
          source: SourcePosition(file: "b", line: 1, column: 1),
          slots: slots.map { Match.Slot(name: $0.0, type: .text, text: "t", range: 0..<1, value: $0.1, cost: .zero) },
          missing: missing)
      ])
  }

  @Test("The right intent with the right slots passes")
  func right() async throws {
    let milk = VocabularyEntry(id: "1", title: "Buy milk")
    let result = match(
      "CompleteTaskIntent",
      [
        ("task", .names([milk])), ("dueDate", .instant(seconds: 0, precision: .day)), ("for", .duration(seconds: 5400)),
        ("count", .integer(2)), ("area", .text("x")),
      ])
    #expect(
      try await failures(
        .intent(
          "CompleteTask",
          slots: [
            "task": [.text("other"), .text("buy MILK ")], "due_date": [.text("2001-01-01")], "for": [.text("PT1H30M")],
            "count": [.text("2")],
          ], contextSlots: ["area": [.text("x")]]), result) == [])
    #expect(try await failures(.asks("task", intent: "A"), match("A", missing: ["task"])) == [])
    #expect(
      try await failures(.asks("tsk", intent: nil), match("A", missing: ["task", "due"]))
        == ["something else would be asked for, “task”, “due”; did you mean “task”?: “go”"])
    let asking = UtteranceTest.Expectation.asks("task", intent: nil, slots: ["x": [.text("a")]])
    #expect(try await failures(asking, match("A", [("x", .text("a"))], missing: ["task"])) == [])
    let inRoom = UtteranceTest.Expectation.asks("task", intent: nil, slots: [:], contextSlots: ["x": [.text("a")]])
    #expect(try await failures(inRoom, match("A", [("x", .text("a"))], missing: ["task"])) == [])
    #expect(try await failures(.nothing, MatchResult(decision: .none, matches: [])) == [])
  }

  @Test(
    "A line that says another thing than it looks is refused",
    arguments: [
      (#"{"text":"a","expect":{"intent":"A","slot":{}}}"#, "“slot” means nothing here", "did you mean “slots”?"),
      (
        #"{"text":"a","expect":{"intent":"A"},"expect":{"intent":"B"}}"#, "“expect” stands there twice", "leave one out"
      ),
      (#"{"text":"a","intent":"A","slots":{"x":1,"x":2}}"#, "the slot “x” stands there twice", "leave one out"),
      (
        #"{"text":"a","intent":"A","slots":{"x":1},"slots_from_context":{"x":2}}"#,
        "the slot “x” is one of the words and one of the context", "leave one out"
      ),
      (#"{"text":7,"intent":"A"}"#, "“text” is no text", "put it in quotes"),
      (#"{"text":"a","context":["x"],"intent":"A"}"#, "“context” is an object of facts", #"write {"area": "kitchen"}"#),
      (#"{"text":"a","ask":"task","intent":null}"#, "“intent” is a name where something is asked", nil),
      (#"{"text":"a","locale":5,"intent":"A"}"#, "“locale” is a name such as “de”", nil),
    ])
  func refused(line: String, message: String, fix: String?) {
    let (tests, diagnostics) = UtteranceFiles.parse(line, file: "a.jsonl")
    #expect(tests.isEmpty)
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.fix) == [fix])
  }

  @Test("A text that is longer than anything that is said is refused, in lines and in YAML")
  func tooLong() {
    let text = String(repeating: "very ", count: 4000)
    for (file, written) in [
      ("a.jsonl", #"{"text":"\#(text)","intent":"A"}"#),
      ("a.yaml", "language: en\ntests:\n  - sentences: [\"\(text)\"]\n    intent: A\n"),
    ] {
      let (tests, diagnostics) = UtteranceFiles.parse(written, file: file)
      #expect(tests.isEmpty)
      #expect(
        diagnostics.map(\.message) == ["the text has 20000 bytes, more than the 16384 of an utterance"], "\(file)")
    }
  }

  @Test("What is wrong has its name")
  func wrong() async throws {
    let none = MatchResult(decision: .none, matches: [])
    let slots: [String: [ScalarValue]] = ["x": [.text("a")]]
    let expectation = UtteranceTest.Expectation.intent("A", slots: slots, contextSlots: [:])
    #expect(try await failures(expectation, match("B", [("x", .text("a"))])) == ["wrong intent: “go”"])
    #expect(try await failures(expectation, match("A", [("x", .text("b"))])) == ["wrong slots: “go”"])
    #expect(try await failures(expectation, match("A")) == ["wrong slots: “go”"])
    let inRoom = UtteranceTest.Expectation.intent("A", slots: [:], contextSlots: ["x": [.text("a")]])
    #expect(try await failures(inRoom, match("A", [("x", .text("b"))])) == ["wrong slots: “go”"])
    #expect(
      try await failures(expectation, match("A", [("x", .text("a")), ("y", .text("b"))])) == ["wrong slots: “go”"])
    #expect(try await failures(expectation, none) == ["did not match: “go”"])
    #expect(try await failures(.nothing, match("A")) == ["matched, but should not: “go”"])
    #expect(try await failures(.asks("task", intent: nil), match("A")) == ["nothing would be asked for: “go”"])
    let asking = UtteranceTest.Expectation.asks("task", intent: nil, slots: ["x": [.text("b")]])
    #expect(
      try await failures(asking, match("A", [("x", .text("a"))], missing: ["task"])) == ["wrong slots: “go”"])
    var ambiguous = match("A", [("x", .text("a"))])
    ambiguous.decision = .ambiguous
    #expect(try await failures(expectation, ambiguous) == ["ambiguous: “go”"])
  }

  @Test("What is only offered is expected as such, and as nothing else")
  func offered() async throws {
    var offer = match("A", [("x", .text("a"))])
    offer.decision = .ambiguous
    offer.matches[0].isOffered = true
    let expectation = UtteranceTest.Expectation.offered("A", slots: ["x": [.text("a")]])
    #expect(try await failures(expectation, offer).isEmpty)
    #expect(try await failures(.offered("B", slots: [:]), offer) == ["wrong intent: “go”"])
    #expect(try await failures(.offered("A", slots: [:]), offer) == ["wrong slots: “go”"])
    #expect(try await failures(expectation, match("A")) == ["understood, and not only offered: “go”"])
    #expect(try await failures(expectation, .nothing) == ["not offered: “go”"])
    #expect(try await failures(.nothing, offer) == ["offered, but should not: “go”"])
    #expect(try await failures(.intent("A", slots: [:], contextSlots: [:]), offer) == ["only offered: “go”"])
    #expect(try await failures(.asks("x", intent: nil), offer) == ["only offered: “go”"])
  }

  @Test("A matcher is run with the context of each test")
  func matcher() async throws {
    var reader = PhraseTableReader(locale: "en")
    let table = """
      language: en
      intents:
        Brew:
          data:
            - sentences: ["brew {count:count} cups"]
              lists: {count: {range: {from: 1, to: 9}}}
            - sentences: ["brew here"]
              requires_context: {area: {slot: true}}
      """
    reader.add(yaml: table, file: "a.yaml")
    let language = try Language(locale: "en")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let run = UtteranceRun(
      Matcher(reader.finish().table, language: language),
      in: Situation(vocabulary: Vocabulary(language: language), now: .distantPast, calendar: calendar))
    let tests = UtteranceFiles.parse(
      """
      {"text":"Brew two cups","intent":"Brew","slots":{"count":2}}
      {"text":"brew here","context":{"area":"kitchen"},"intent":"Brew","slots":{"area":"Kitchen"}}
      {"text":"brew here","context":{"area":"k"},"intent":"Brew","slots":{},"slots_from_context":{"area":"k"}}
      {"text":"brew here","expect":null}
      {"text":"brew three cups","intent":"Brew","slots":{"count":2}}
      """, file: "a.jsonl"
    ).tests
    let cases = await run.run(tests)
    #expect(cases.filter { $0.outcome != .passed }.map(\.line) == [5])
    #expect(cases.last?.failures.first?.expected == #"Brew count="2""#)
    #expect(cases.last?.failures.first?.got == #"Brew count="3""#)
  }

  @Test("A slot of the context that the intent cannot have fails: it could be missing in all that comes")
  func impossibleSlots() async throws {
    let signature = IntentSignature(name: "Brew", slots: [.init(name: "due_date", type: nil, isRequired: false)])
    let tests = UtteranceFiles.parse(
      """
      {"text":"brew","intent":"Brew","slots_from_context":{"flavour":"sweet"}}
      {"text":"brew","intent":"Brew","slots_from_context":{"dueDate":"2026-02-12"}}
      {"text":"brew","intent":"Brew","slots":{"dew_date":1}}
      """, file: "a.jsonl"
    ).tests
    let result = match("Brew")
    let run = UtteranceRun(calendar: Calendar(identifier: .gregorian), intents: { _ in [KnownIntent(signature)] }) {
      _ in result
    }
    #expect(
      await run.run(tests).flatMap(\.failures).map(\.message) == [
        "Brew has no slot “flavour”; it has “due_date”: “brew”",
        "wrong slots: “brew”; Brew has no slot “dew_date”; did you mean “due_date”?",
      ])
  }
}
