import ParlanceLinting
import ParlanceMatching
import Testing

@Suite("What phrases give that their intent does not take")
struct UnknownParameterTests {
  private static let app = LintApp(
    signatures: [
      IntentSignature(
        name: "Add",
        slots: [
          .init(name: "title", type: .text, isRequired: true), .init(name: "due", type: .date, isRequired: false),
          .init(name: "priority", type: .enumeration("Priority"), isRequired: false),
          .init(name: "times", type: .integer(nil), isRequired: false),
          .init(name: "length", type: .duration, isRequired: false),
          .init(name: "share", type: .integer(0...100), isRequired: false),
        ])
    ],
    cases: ["": ["Priority": [VocabularyEntry(id: "low", title: "Laag"), VocabularyEntry(id: "high", title: "Hoog")]]])

  @Test(
    "A slot or a value of no parameter is told, with the one that is meant",
    arguments: [
      ("[\"add {title} {date:deu}\"]", "Add has no parameter “deu”", "did you mean “due”?"),
      (
        "[\"add {title} {text:colour}\"]", "Add has no parameter “colour”",
        "it has “title”, “due”, “priority”, “times”, “length”, “share”"
      ),
      (
        "{data: [{sentences: [\"add {title}\"], slots: {prioritty: low}}]}", "Add has no parameter “prioritty”",
        "did you mean “priority”?"
      ),
      (
        "{data: [{sentences: [\"add {title}\"], slots: {priority: hihg}}]}", "Add takes no “hihg” for “priority”",
        "did you mean “high”?"
      ),
      (
        "{data: [{sentences: [\"add {title}\"], slots: {priority: urgent}}]}", "Add takes no “urgent” for “priority”",
        "its cases are “low”, “high”"
      ),
      (
        "{data: [{sentences: [\"add {title}\"], slots: {times: often}}]}", "Add takes no “often” for “times”",
        "give it by a slot, or leave it out"
      ),
      (
        "{data: [{sentences: [\"add {title}\"], slots: {length: two hours}}]}", "Add takes no “two hours” for “length”",
        "give it by a slot, or leave it out"
      ),
      (
        "{data: [{sentences: [\"add {title}\"], slots: {due: tomorrow}}]}", "Add takes no “tomorrow” for “due”",
        "give it by a slot, or leave it out"
      ),
      ("[\"add {title} {date:times} times\"]", "{date:times} never fills “times” of Add", "write {times}"),
      ("[\"add {title} for {number:length}\"]", "{number:length} never fills “length” of Add", "write {length}"),
      ("[\"add {title} {boolean:due}\"]", "{boolean:due} never fills “due” of Add", "write {due}"),
      ("[\"add {title} {text:due}\"]", "{text:due} never fills “due” of Add", "write {due}"),
      ("[\"add {title} for {1..3:length}\"]", "{1..3:length} never fills “length” of Add", "write {length}"),
      ("[\"add {title} {0..200:share} percent\"]", "Add takes no 200 for “share”", "write {0..100:share}"),
      (
        "{data: [{sentences: [\"add {title}\"], slots: {share: 150}}]}", "Add takes no “150” for “share”",
        "give it by a slot, or leave it out"
      ),
    ])
  func told(block: String, message: String, fix: String) async throws {
    let found = try await Project.lint(["en/a.yaml": "intents:\n  Add: \(block)\n"], app: Self.app)
      .filter { $0.code == "unknown-parameter" }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix(message) == true)
    #expect(found.first?.fix == fix)
    #expect(found.first?.position?.line == 2)
  }

  @Test("A value of a list that is no case of the parameter is told where it stands, unless the words may be one")
  func listValues() async throws {
    let table = """
      intents:
        Add: ["add {title} {urgency:priority}", "add {title} {day:due}"]
      lists:
        urgency:
          values: [high, {in: urgent, out: hihg}, {in: "(top|low)"}, {in: whenever, out: low}]
        day:
          values: [soon]
      """
    let found = try await Project.lint(["en/a.yaml": table], app: Self.app).filter { $0.code == "unknown-parameter" }
    #expect(
      found.map(\.message) == [
        "no value of the list “day” is one of “due” of Add, so what is said for it is lost",
        "Add takes no “hihg” for “priority”, so what {urgency:priority} says by it is lost",
      ])
    #expect(found.map(\.fix) == ["write {due}", "did you mean “high”? Say which by “out:”"])
    #expect(found.map { $0.position?.line } == [2, 5])
  }

  @Test("A value that a block gives is told where it stands")
  func valuePlaces() async throws {
    let table = """
      intents:
        Add:
          data:
            - sentences: ["add {title}"]
              slots:
                priority: urgent
                colour: red
      """
    let found = try await Project.lint(["en/a.yaml": table], app: Self.app).filter { $0.code == "unknown-parameter" }
    #expect(found.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.length)" } == ["6:11 8", "7:11 6"])
    #expect(found.map(\.sourceLine) == ["          priority: urgent", "          colour: red"])
  }

  @Test(
    "A slot that nothing is called like is told once, with what is meant",
    arguments: [
      ("add {titel}", "did you mean “title”?"),
      ("add {title} {day:due} please", "write {due}: before the colon stands a list or a type"),
      ("add {title} {day:sizes}", "the list or type stands before the colon: {sizes:day}"),
    ])
  func unknownSlot(phrase: String, fix: String) async throws {
    let table = "intents:\n  Add:\n    - \"\(phrase)\"\nlists: {sizes: {values: [big, small]}}\n"
    let found = try await Project.lint(["en/a.yaml": table], app: Self.app).filter { $0.position?.line == 3 }
    #expect(found.first?.code == "faulty-table" && found.first?.fix == fix)
    #expect(found.first?.sourceLine == "    - \"\(phrase)\"")
    #expect(found.first?.length == phrase.unicodeScalars.count)
    // That the intent has nothing called “sizes” is another fault than that there is no list “day”.
    #expect(found.dropFirst().map(\.code) == (phrase.contains(":sizes") ? ["unknown-parameter"] : []))
  }

  @Test(
    "What the intent takes is not told, nor what is hidden, nor anything where no app is known",
    arguments: [
      "[\"add {title} {due} {priority}\", \"add {title} {list:@kind}\"]",
      "[\"add {title} {past:due}\", \"add {title} {5..10:share}\", \"add {date:title}\", \"add {title} {number:times}\"]",
      "{data: [{sentences: [\"add {title}\"], slots: {priority: Hoog, times: 2, length: 7200}}]}",
    ])
  func untold(block: String) async throws {
    let table = "intents:\n  Add: \(block)\nlists: {list: {values: [a, b]}}\n"
    #expect(try await Project.lint(["en/a.yaml": table], app: Self.app).allSatisfy { $0.code != "unknown-parameter" })
    let wrong = "intents:\n  Add: [\"add {title} {date:deu}\"]\n"
    #expect(try await Project.lint(["en/a.yaml": wrong]).allSatisfy { $0.code != "unknown-parameter" })
  }
}
