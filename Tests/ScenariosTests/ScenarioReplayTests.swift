import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceReports
import ParlanceScenarios
import Testing

@Suite("Replaying scenarios")
struct ScenarioReplayTests {
  static let call = EntityReference(typeName: "TaskEntity", id: "7", display: DisplayText(title: "Call the dentist"))

  /// The failures of the lines of a scenario, of which the first is line 4, as `line message`.
  func failures(_ lines: String, _ turns: [Turn]) async throws -> [TestFailure] {
    let text = "locale: en\nnow: 2026-02-12T09:30:00\ntime-zone: Europe/Berlin\n" + lines
    let scenario = try #require(ScenarioParser.parse(text, file: "a.txt").scenario)
    return await ScenarioReplay { _ in Stage(turns) }.play(scenario).failures
  }

  func told(_ lines: String, _ turns: [Turn]) async throws -> [String] {
    try await failures(lines, turns).map { "\($0.line ?? 0) \($0.message)" }
  }

  @Test("A turn that is as it is written passes")
  func passes() async throws {
    let performed = Turn.Performed(
      intent: "CompleteTaskIntent",
      parameters: [
        ("task", .entity(Self.call)), ("tags", .list([.text("a"), .text("b")])),
        ("due", .date(try Date("2026-02-13T16:00:00Z", strategy: .iso8601))), ("count", .integer(2)),
      ])
    let turn = Turn.sample(
      state: .asking, "Done.\nNext?", displayed: "Fertig", performed: [performed],
      choices: [.init(id: "1", title: "Yes"), .init(id: "2", title: "No | never")])
    #expect(
      try await told(
        """
        > go
        = CompleteTask count=2 task="Call the dentist" due=2026-02-13T17:00 tags=a tags=b
        < Done.
        <~ N.*\\?
        << Fertig
        ? Yes | No \\| never
        """, [turn]) == [])
  }

  @Test("A space that is written stands for one at which no line breaks, and not the other way round")
  func spaces() async throws {
    let spaces = "Fertig um 5\u{202F}pm\u{A0}!"
    #expect(try await told("> go\n< Fertig um 5 pm !", [.sample(spaces)]) == [])
    #expect(try await told("> go\n< \(spaces)", [.sample("Fertig um 5 pm !")]) == ["5 something else was said"])
  }

  @Test("What is displayed needs no line, unless one is written")
  func displayed() async throws {
    let turn = Turn.sample("Two tasks.", displayed: "Two tasks:\n1 Buy milk")
    #expect(try await told("> list\n< Two tasks.", [turn]) == [])
    #expect(
      try await told("> list\n< Two tasks.\n<< Two tasks:", [turn]) == ["6 this was displayed and no line expects it"])
    #expect(try await told("> list\n< Two tasks.\n<< Two tasks:\n<~ \\d Buy .*", [turn]) == [])
  }

  @Test(
    "Whatever a turn has that no line expects is a failure",
    arguments: [
      (Turn.sample("Hello."), "4 this was said and no line expects it"),
      (
        Turn.sample(performed: [.init(intent: "AddTask")]), "4 this was performed and no line expects it"
      ),
      (Turn.sample(choices: [.init(id: "1", title: "Yes")]), "4 there are choices and no line expects them"),
      (Turn.sample(state: .failed), "4 the turn ended in a state that no line expects"),
    ] as [(Turn, String)])
  func leftovers(turn: Turn, message: String) async throws {
    #expect(try await told("> go", [turn]) == [message])
  }

  @Test(
    "Whatever a line expects and the turn has not is a failure",
    arguments: [
      ("< Hello.", "5 this was not said"), ("<< Hello.", "5 this was not displayed"),
      ("= AddTask", "5 this was not performed"), ("? Yes", "5 the choices are others"),
      ("~ failed", "5 the turn ended in another state"),
    ])
  func missing(line: String, message: String) async throws {
    #expect(try await told("> go\n" + line, [.sample()]) == [message])
  }

  @Test(
    "Another value, another parameter, one too few or too many is something else",
    arguments: [
      #"= Add title="b""#, #"= Add name="a""#, "= Add", #"= Add title="a" title="a""#, #"= Add title="a" x=1"#,
      #"= Addition title="a""#,
    ])
  func otherCalls(line: String) async throws {
    let turn = Turn.sample(performed: [.init(intent: "Add", parameters: [("title", .text("a"))])])
    let failures = try await failures("> go\n" + line, [turn])
    #expect(failures.map(\.message) == ["something else was performed"])
    #expect(failures.first?.expected == line)
    #expect(failures.first?.got == #"= Add title="a""#)
  }

  @Test("An intent that failed is one with =!, and one with = is not")
  func failedIntents() async throws {
    let failed = Turn.sample(state: .failed, performed: [.init(intent: "Add", error: "full")])
    #expect(try await told("> go\n=! Add\n~ failed", [failed]) == [])
    #expect(try await told("> go\n= Add\n~ failed", [failed]) == ["5 the intent failed"])
    #expect(
      try await told("> go\n=! Add", [.sample(performed: [.init(intent: "Add")])]) == ["5 the intent did not fail"])
  }

  @Test("A turn that only says something else ends nothing: what it did was as expected")
  func goesOn() async throws {
    #expect(
      try await told("> a\n< A\n> b\n< B", [.sample("X"), .sample("Y")])
        == ["5 something else was said", "7 something else was said"])
  }

  @Test("The first turn that does something else ends the scenario, and says how many were not played")
  func stops() async throws {
    let done = Turn.sample(performed: [.init(intent: "Add")])
    #expect(
      try await told("> a\n= Sub\n> b\n! wait 5s\n> c\n= Add", [done, .sample(), done])
        == ["5 something else was performed; the 2 turns behind it were not played"])
    #expect(
      try await told("> a\n? Yes\n> b", [.sample(), .sample()])
        == ["5 the choices are others; the turn behind it was not played"])
  }

  @Test("Events reach the stage: time, a new beginning without the fixture, a locale, a choice by title")
  func events() async throws {
    let text = """
      locale: en
      now: 2026-02-12
      fixture: two
      > a
      ? Yes | No
      ! choose No
      ! interrupt
      ! wait 90s
      ! locale de
      ! restart
      >
      ~ silence
      """
    let scenario = try #require(ScenarioParser.parse(text, file: "a.txt").scenario)
    let stage = Stage([
      .sample(choices: [.init(id: "y1", title: "Yes"), .init(id: "n1", title: "No")]), .sample(), .sample(),
    ])
    let test = await ScenarioReplay { _ in stage }.play(scenario)
    #expect(test.failures == [])
    #expect(
      stage.happened == [
        "begin en two", "\(Input.utterance(Utterance("a")))", "\(Input.choice("n1"))", "\(Input.cancel)",
        "wait \(Duration.seconds(90))", "locale de", "begin de -", "\(Input.silence)", "end",
      ])
  }

  @Test("A scenario for another app, and a stage that cannot be made, fail with a sentence")
  func cannotBegin() async throws {
    let text = "app: coffee\nlocale: en\nnow: 2026-02-12\n> hi"
    let scenario = try #require(ScenarioParser.parse(text, file: "a.txt").scenario)
    let other = await ScenarioReplay(isFor: { $0 == "daybook" }) { _ in Stage() }.play(scenario)
    #expect(other.failures.map(\.message) == ["this scenario is for another app, “coffee”"])
    struct Broken: Error {}
    let broken = await ScenarioReplay { _ in throw Broken() }.play(scenario)
    #expect(broken.failures.map(\.message) == ["the scenario cannot begin: Broken()"])
  }

  @Test("A fixture and a locale that the app does not have are told at their headers")
  func headers() async throws {
    let text = "# Adds.\nlocale: xx\nnow: 2026-02-12\nfixture: too\n> hi"
    let scenario = try #require(ScenarioParser.parse(text, file: "a.txt").scenario)
    let fixture = await ScenarioReplay { _ in throw UnknownFixture(name: "too", known: ["two"]) }.play(scenario)
    #expect(fixture.failures.map(\.line) == [4])
    #expect(
      fixture.failures.map(\.message)
        == ["the scenario cannot begin: there is no fixture called “too”; did you mean “two”?"])
    var none = Diagnostic("there are no phrases for the locale “xx”")
    none.code = Diagnostic.unknownLocale
    let locale = await ScenarioReplay { [none] _ in throw none }.play(scenario)
    #expect(locale.failures.map(\.line) == [2])
  }

  @Test("A choice that there is not is told where the turn comes out otherwise")
  func unknownChoices() async throws {
    let asking = Turn.sample(choices: [.init(id: "y", title: "Yes"), .init(id: "n", title: "No")])
    #expect(
      try await told("> a\n? Yes | No\n! choose Maybe", [asking, .sample("What?")])
        == ["6 this was said and no line expects it; no choice was called “Maybe”, they were Yes | No"])
    #expect(
      try await told("! choose Maybe", [.sample("What?")])
        == ["4 this was said and no line expects it; there were no choices"])
  }
}
