import Foundation
import ParlanceAssistant
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceReports
import ParlanceScenarios
import Testing

/// Two intents in English, and what is needed to try sentences on them.
private struct Lamps {
  let table: PhraseTable
  let matcher: Matcher
  let situation: Situation
  let language: Language

  init() throws {
    var reader = PhraseTableReader(locale: "en")
    reader.add(
      yaml: """
        intents:
          LampOn: ["turn on the {lamp}", "switch on the {lamp} [at {level}]"]
          LampOff: ["turn off the {lamp}"]
          Note:
            - sentences: ["{text}", "{text} at {level}"]
              lists: {text: {wildcard: true}}
              offer: {begins: [buy, call]}
        lists:
          lamp: {values: ["kitchen lamp", "ceiling light"]}
          level: {range: {from: 1, to: 9}}
        """, file: "lamps.yaml")
    table = reader.finish().table
    language = try Language(locale: "en")
    matcher = Matcher(table, language: language)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    situation = Situation(
      vocabulary: Vocabulary(language: language), now: Date(timeIntervalSince1970: 1_770_888_600), calendar: calendar)
  }

  func cases(_ lines: String...) async -> [TestCase] {
    let tests = UtteranceFiles.parse(lines.joined(separator: "\n"), file: "t.jsonl").tests
    return await UtteranceRun(matcher, in: situation).run(tests)
  }
}

@Suite("Reports on sentences")
struct UtteranceReportTests {
  private static let on =
    #"{"text": "turn on the kitchen lamp", "locale": "en", "intent": "LampOn", "slots": {"lamp": "kitchen lamp"}}"#
  private static let wrong = #"{"text": "turn off the kitchen lamp", "locale": "en", "intent": "LampOn"}"#
  private static let rejected = #"{"text": "sing a song", "locale": "en", "intent": "LampOn"}"#

  @Test("Each sentence is told by what was expected, what came, and why")
  func understandings() async throws {
    let report = TestReport(cases: try await Lamps().cases(Self.on, Self.wrong, Self.rejected))
    #expect(report.understandings.map(\.verdict) == [.right, .wrong, .rejected])
    #expect(report.confusions.map(\.got) == [nil, "LampOff"] || report.confusions.map(\.got) == ["LampOff", nil])
    #expect(report.cases[1].failures.first?.why?.contains("LampOff") == true)
  }

  @Test("Phrases and combinations of slots that no test reached are told at their place")
  func coverage() async throws {
    let lamps = try Lamps()
    let coverage = UtteranceCoverage.coverage(of: [lamps.table], by: await lamps.cases(Self.on))
    #expect(coverage.summary == "1 of 5 phrases, 1 of 5 combinations of slots")
    #expect(
      coverage.missed.map(\.text) == [
        "turn off the {lamp}", "switch on the {lamp} [at {level}]", "{text}", "{text} at {level}", "lamp",
        "lamp, level", "text", "level, text",
      ])
    #expect(coverage.missed.allSatisfy { $0.position.file == "lamps.yaml" && $0.position.line > 1 })
  }

  @Test("Phrases that are only offered are reached by what is offered")
  func offers() async throws {
    let lamps = try Lamps()
    let line =
      #"{"text": "buy milk at 5", "locale": "en", "intent": "Note", "slots": {"text": "buy milk", "level": 5}, "#
      + #""offered": true}"#
    let cases = await lamps.cases(line)
    #expect(TestReport(cases: cases).isSuccess)
    let coverage = UtteranceCoverage.coverage(of: [lamps.table], by: cases)
    #expect(coverage.phrases.filter(\.isReached).map(\.text) == ["{text} at {level}"])
    #expect(coverage.combinations.filter(\.isReached).map(\.text) == ["level, text"])
  }

  @Test("Phrases that the turns of scenarios were understood by are reached too, and answers to questions are not")
  func scenarios() async throws {
    let phrases = try AppReplayTests.phrases()
    let file = phrases.path + "/a.txt"
    let text = "locale: en\nnow: 2026-02-12\n\n> note tea\n= AddNote text=\"tea\"\n< Noted: tea.\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let setup = AssistantSetup(NoteApp.self, options: NoOptions(), phrases: [phrases.path])
    let test = await ScenarioReplay(setup).play(file: file)
    #expect(test.failures.isEmpty)
    #expect(test.reached.map(\.intent) == ["AddNote"])
    #expect(test.reached.first?.slots == ["text"])
    let table = PhraseTableReader.read(folders: [phrases.path], locale: "en").table
    let coverage = UtteranceCoverage.coverage(of: [table], by: [test])
    #expect(coverage.phrases.filter(\.isReached).map(\.intent) == ["AddNote"])
    #expect(coverage.combinations.contains { $0.isReached && $0.text == "text" })
  }

  @Test("The same seed gives the same noise, and what is not understood cleanly is left out")
  func noise() async throws {
    let lamps = try Lamps()
    let tests = UtteranceFiles.parse([Self.on, Self.rejected].joined(separator: "\n"), file: "t.jsonl").tests
    let run = NoiseRun(seed: 1, calendar: lamps.situation.calendar) {
      lamps.matcher.match($0.text, in: lamps.situation)
    }
    let tallies = await run.tallies(tests, locale: "en")
    #expect(!tallies.isEmpty)
    #expect(tallies.allSatisfy { $0.total == 1 })
    #expect(await run.tallies(tests, locale: "en") == tallies)
    #expect(await run.tallies(tests, locale: "tlh").isEmpty)
  }

  @Test("What noise made another sentence of is told with what it was made of, and only that")
  func misreadings() async throws {
    let lamps = try Lamps()
    let tests = UtteranceFiles.parse(Self.on, file: "t.jsonl").tests
    let run = NoiseRun(seed: 1, calendar: lamps.situation.calendar) { test in
      // Whatever is spoiled is taken for the opposite.
      lamps.matcher.match(
        test.text == tests[0].text ? test.text : "turn off the kitchen lamp", in: lamps.situation)
    }
    let tallies = await run.tallies(tests, locale: "en")
    #expect(tallies.count > 1)
    for tally in tallies {
      #expect(tally.counts == [.wrong: 1])
      let misreading = try #require(tally.misreadings.first)
      #expect(misreading.text != misreading.original && misreading.original == "turn on the kitchen lamp")
      #expect(misreading.expected == "LampOn lamp=\"kitchen lamp\"")
      #expect(misreading.got == "LampOff lamp=\"kitchen lamp\"")
      #expect(misreading.position.description == "t.jsonl:1:1")
    }
  }

  @Test("Suggested tests pass")
  func suggestions() async throws {
    let lamps = try Lamps()
    let suggested = SuggestedTests(
      lamps.table, language: lamps.language, now: lamps.situation.now, calendar: lamps.situation.calendar)
    let lines = suggested.lines()
    #expect(lines.count == 5 && lines.filter { $0.contains(#""offered":true"#) }.count == 2)
    let report = TestReport(cases: await lamps.cases(lines.joined(separator: "\n")))
    #expect(report.passed == 5 && report.isSuccess)
  }

  @Test("What a conversation takes for a command about a thing that is not there is suggested as no offer")
  func suggestedOffers() throws {
    var reader = PhraseTableReader(locale: "en")
    reader.add(
      yaml: """
        intents:
          Move: ["put {task} to {date:due}"]
          Add: {data: [{sentences: ["put {title} to {date:due}"], offer: true}]}
        """, file: "en/a.yaml")
    let (table, faults) = reader.finish()
    #expect(faults.isEmpty, "\(faults)")
    let signatures = [
      IntentSignature(
        name: "Move",
        slots: [
          .init(name: "task", type: .entity("Task"), isRequired: true),
          .init(name: "due", type: .date, isRequired: true),
        ]),
      IntentSignature(
        name: "Add",
        slots: [
          .init(name: "title", type: .text, isRequired: true), .init(name: "due", type: .date, isRequired: false),
        ]),
    ]
    let lamps = try Lamps()
    let suggested = SuggestedTests(
      table, language: lamps.language, signatures: signatures, now: lamps.situation.now,
      calendar: lamps.situation.calendar)
    #expect(suggested.lines() == [])
  }
}
