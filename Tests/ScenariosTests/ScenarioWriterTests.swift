import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceScenarios
import Testing

@Suite("Writing scenarios")
struct ScenarioWriterTests {
  let start: Date
  let zone: TimeZone

  init() throws {
    start = try Date("2026-02-12T08:30:20Z", strategy: .iso8601)
    zone = try #require(TimeZone(identifier: "Europe/Berlin"))
  }

  var writer: ScenarioWriter {
    ScenarioWriter(description: "Recorded.", app: "daybook", locale: "en", now: start + 0.7, timeZone: zone)
  }

  @Test("A conversation is written as scenarios are")
  func text() {
    var writer = writer
    let asking = Turn.sample(
      state: .asking, "Which?", displayed: "Which?\nSay it.", choices: [.init(id: "1", title: "Buy milk")])
    let done = Turn.sample(
      "Fertig.", performed: [.init(intent: "Add", parameters: [("title", .text("a"))])], locale: "de")
    let text =
      writer.header + writer.lines(.utterance(Utterance("complete a task")), asking, at: start + 10)
      + writer.lines(.choice("1"), done, at: start + 100)
      + writer.lines(.silence, .sample(state: .silence, locale: "de"), at: start + 101)
    #expect(
      text == """
        # Recorded.
        app: daybook
        locale: en
        now: 2026-02-12T09:30:20
        time-zone: Europe/Berlin

        > complete a task
        < Which?
        << Which?
        << Say it.
        ? Buy milk
        ! wait 1m40s
        ! locale de
        ! choose Buy milk
        = Add title="a"
        < Fertig.
        >
        ~ silence

        """)
  }

  @Test("Whatever was said and answered, what is written replays green")
  func roundTrip() async throws {
    let awkward = [
      "{\"a\"}", "  padded ", "a\nb", "tab\tbed", "nul\u{0}", "quote \" \\ | bar", "# no comment", "> no", "ü✓",
    ]
    var inputs: [Input] = awkward.map { .utterance(Utterance($0, context: ["room": $0])) }
    inputs += awkward.map { .utterance(Utterance($0)) } + [.cancel, .silence, .choice("1"), .choice("nowhere")]
    let turns = inputs.enumerated().map { number, _ in
      let text = awkward[number % awkward.count]
      return Turn.sample(
        state: Turn.State.allCases[number % 6], "\(text)\n\n\(text) end ", displayed: number % 2 == 0 ? text : nil,
        performed: [
          .init(
            intent: "Add", parameters: [("title", .text(text)), ("list", .list([.text(text), .number(0.5)]))],
            error: number % 3 == 0 ? "no" : nil)
        ],
        choices: [.init(id: "1", title: text), .init(id: "2", title: "other")])
    }
    var writer = writer
    var text = writer.header
    for (number, input) in inputs.enumerated() { text += writer.lines(input, turns[number], at: start) }
    let (read, diagnostics) = ScenarioParser.parse(text, file: "a.txt")
    #expect(diagnostics == [])
    let scenario = try #require(read)
    let stage = Stage(turns)
    let test = await ScenarioReplay { _ in stage }.play(scenario)
    #expect(test.failures == [])
    #expect(stage.happened.dropFirst().dropLast().elementsEqual(inputs.map { "\($0)" }))
  }
}
