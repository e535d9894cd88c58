import Foundation
import ParlanceAssistant
import ParlanceScenarios
import Testing

@Suite("Reading scenarios")
struct ScenarioParserTests {
  static let head = "locale: en\nnow: 2026-02-12T09:30:00\ntime-zone: Europe/Berlin\n\n"

  func errors(_ text: String) -> [String] {
    let (scenario, diagnostics) = ScenarioParser.parse(text, file: "a.txt")
    #expect(scenario == nil)
    return diagnostics.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.message)" }
  }

  @Test("A whole scenario reads as it is written")
  func whole() throws {
    let (read, diagnostics) = ScenarioParser.parse(
      """
      # Completes a task,
      # asking which.
      app: daybook
      locale: en
      now: 2026-02-12T09:30:00
      time-zone: Europe/Berlin
      fixture: two-open-tasks

      > complete a task
      < Which task should I complete?
      << Which?
      ? Buy milk | Call \\| write
      # a remark
      > the second one
      = CompleteTask task="Call | \\"write\\"" count=2
      <~ Completed .*
      >
      ~ silence
      ! wait 1h30m
      ! restart
      ! locale de
      ! interrupt
      ~ cancelled
      ! choose Buy milk
      =! DeleteTask
      """, file: "en/a.txt")
    #expect(diagnostics.isEmpty)
    let scenario = try #require(read)
    #expect(scenario.description == "Completes a task, asking which.")
    #expect(scenario.app == "daybook")
    #expect(scenario.fixture == "two-open-tasks")
    #expect(try scenario.now == Date("2026-02-12T08:30:00Z", strategy: .iso8601))
    #expect(
      scenario.steps.map(\.event) == [
        .input(.utterance(Utterance("complete a task"))), .input(.utterance(Utterance("the second one"))),
        .input(.silence), .wait(.seconds(5400)), .restart, .locale("de"), .input(.cancel), .choose("Buy milk"),
      ])
    #expect(
      scenario.steps[0].expectations.map(\.kind) == [
        .spoken("Which task should I complete?"), .displayed("Which?"), .choices(["Buy milk", "Call | write"]),
      ])
    #expect(
      scenario.steps[1].expectations.map(\.kind) == [
        .performed(
          ScenarioCall(
            intent: "CompleteTask",
            arguments: [.init(name: "task", value: "Call | \"write\""), .init(name: "count", value: "2")])),
        .pattern("Completed .*"),
      ])
    #expect(scenario.steps[1].line == 14)
    #expect(scenario.steps[7].expectations.map(\.kind) == [.failed(ScenarioCall(intent: "DeleteTask"))])
  }

  @Test("Windows' line ends, a byte order mark and white space at the ends change nothing")
  func lineEnds() throws {
    let text = "\u{FEFF}locale: en\r\nnow: 2026-02-12  \r\n\r\n> hello  \r\n<   indented \r\n"
    let scenario = try #require(ScenarioParser.parse(text, file: "a.txt").scenario)
    #expect(scenario.steps.map(\.event) == [.input(.utterance(Utterance("hello")))])
    #expect(scenario.steps[0].expectations.map(\.kind) == [.spoken("  indented")])
    #expect(scenario.timeZone.secondsFromGMT() == 0)
  }

  @Test("An utterance can be a JSON object, with context and other hearings")
  func jsonUtterance() throws {
    let text =
      Self.head
      + #"> {"text":"add\nmilk","context":{"room":"kitchen"},"alternatives":[{"text":"milk","confidence":0.5}]}"#
    let scenario = try #require(ScenarioParser.parse(text, file: "a.txt").scenario)
    #expect(
      scenario.steps.map(\.event) == [
        .input(
          .utterance(
            Utterance(
              "add\nmilk", context: ["room": "kitchen"], alternatives: [.init(text: "milk", confidence: 0.5)])))
      ])
    #expect(errors(Self.head + #"> {"text":1}"#) == ["5:3 the object has no “text”"])
    #expect(errors(Self.head + #"> {"text":"a","x":1}"#) == ["5:15 “x” cannot be used here"])
  }

  @Test(
    "Each fault has its place and says what is wrong",
    arguments: [
      ("<hello", "6:2 a space is missing behind “<”"),
      ("hello", "6:1 this line begins with no sign that means anything"),
      ("mood: good", "6:1 there is no header “mood”"),
      ("locale: de", "6:1 headers stand before the conversation"),
      ("! dance", "6:1 there is no event “dance”"),
      ("! wait long", "6:1 “long” is no length of time"),
      ("! locale English!", "6:1 “English!” is no locale"),
      ("~ happy", "6:3 there is no state “happy”"),
      ("= AddTask title", "6:11 expected parameter=\"value\""),
      ("= AddTask title=\"a", "6:17 the double quote is never closed"),
      ("= AddTask title=\"a\\q\"", "6:19 this escape means nothing"),
      ("= AddTask title=\"a\"b", "6:20 a space is missing behind the value"),
      ("=! ", "6:4 expected the name of an intent"),
    ] as [(String, String)])
  func faults(line: String, message: String) {
    #expect(errors(Self.head + "> hi\n" + line) == [message])
  }

  @Test("Faults are told in the order of their lines, whatever they are found by")
  func order() {
    #expect(
      errors("locale: en\nnow: soon\n\n~ done\n> hi\nhello\n< hi") == [
        "2:6 “soon” is no moment", "4:1 nothing has happened that this could be expected of",
        "6:1 this line begins with no sign that means anything",
      ])
  }

  @Test("A pattern that is no regular expression is told")
  func badPattern() {
    #expect(errors(Self.head + "> hi\n<~ (").first?.hasPrefix("6:4 this is no regular expression") == true)
  }

  @Test("Nothing can be expected before the first turn, nor of an event without a turn")
  func expectationsWithoutTurn() {
    #expect(errors(Self.head + "< hi\n> hi") == ["5:1 nothing has happened that this could be expected of"])
    #expect(
      errors(Self.head + "> hi\n! wait 1m\n< hi") == [
        "7:1 the event on line 6 makes no turn, so nothing can be expected of it"
      ])
  }

  @Test("Headers must be there, once, and mean something")
  func headers() {
    #expect(errors("> hi") == ["1:1 the header “locale” is missing", "1:1 the header “now” is missing"])
    #expect(errors("locale: en\n> hi") == ["1:1 the header “now” is missing"])
    #expect(errors("locale: en\nlocale: de\nnow: 2026-02-12\n> hi") == ["2:1 the header “locale” is written twice"])
    #expect(errors("locale: en\nnow: soon\n> hi") == ["2:6 “soon” is no moment"])
    #expect(errors("locale: en\nnow:  2026-02-30\n> hi") == ["2:7 “2026-02-30” is no moment"])
    #expect(
      errors("locale: en\nnow: 2026-02-12\ntime-zone: Moon/Sea\n> hi") == ["3:12 there is no time zone “Moon/Sea”"])
    #expect(errors("locale:\nnow: 2026-02-12\n> hi") == ["1:8 the header “locale” has no value"])
  }

  @Test("A scenario without a turn is no scenario")
  func empty() {
    #expect(errors("").first == "1:1 the scenario has no turn, so it would test nothing")
    #expect(errors(Self.head + "! wait 1m") == ["1:1 the scenario has no turn, so it would test nothing"])
  }

  @Test("The folder gives the locale that a file does not name")
  func folderLocale() {
    let (scenario, _) = ScenarioParser.parse("now: 2026-02-12\n> hi", file: "a.txt", folderLocale: "de")
    #expect(scenario?.locale == "de")
  }

  @Test("Endless faults are cut off")
  func manyFaults() {
    let text = String(repeating: "nonsense\n", count: 100_000)
    #expect(ScenarioParser.parse(text, file: "a.txt").diagnostics.count <= ScenarioParser.mostDiagnostics + 2)
  }
}
