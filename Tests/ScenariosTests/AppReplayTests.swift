import Foundation
import ParlanceAssistant
import ParlanceReports
import ParlanceScenarios
import ParlanceTestSupport
import Testing

@Suite("Replaying with an app")
struct AppReplayTests {
  /// A folder with the phrases of the sample, in English and German.
  static func phrases() throws -> TemporaryFolder {
    let tables = [
      "en": "AddNote: [\"note {text}\", \"make a note\"]\n  LastNote: [\"last note\"]",
      "de": "AddNote: [\"notiere {text}\"]\n  LastNote: [\"letzte Notiz\"]",
    ]
    let files = tables.map { ("\($0)/a.yaml", "language: \($0)\nintents:\n  \($1)\n") }
    return try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
  }

  let phrases: TemporaryFolder
  let setup: AssistantSetup

  init() throws {
    phrases = try Self.phrases()
    setup = AssistantSetup(NoteApp.self, options: NoOptions(), phrases: [phrases.path])
  }

  func play(_ text: String) async throws -> [TestFailure] {
    let (scenario, diagnostics) = ScenarioParser.parse(text, file: "a.txt")
    #expect(diagnostics == [])
    return await ScenarioReplay(setup).play(try #require(scenario)).failures
  }

  static let head = "app: notes\nlocale: en\nnow: 2026-02-12T09:30:20\ntime-zone: Europe/Berlin\n"

  @Test("A folder of phrases that is named twice, or by a link, is one")
  func namedTwice() throws {
    let phrases = try Self.phrases()
    let link = phrases.path + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: phrases.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    let named = [phrases.path, phrases.path + "/", link]
    #expect(AssistantSetup(NoteApp.self, options: NoOptions(), phrases: named).folders == [phrases.path])
    #expect(AssistantSetup(NoteApp.self, options: NoOptions(), phrases: [link]).folders == [link])
  }

  @Test("Data outlives a new beginning, the fixture comes once, time moves, the locale changes")
  func everything() async throws {
    let text =
      Self.head + """
        fixture: one-note

        > note call the dentist
        = AddNote text="call the dentist"
        < Noted: call the dentist.
        ! wait 15s
        ! restart
        > last note
        = LastNote
        < 2 notes, last call the dentist, second 35.
        ! locale de
        > notiere Tee
        = AddNote text="Tee"
        < Noted: Tee.
        """
    #expect(try await play(text) == [])
    #expect(try await play(text) == [], "nothing of the first replay may be left")
  }

  @Test("An answer that differs is told at its line")
  func differs() async throws {
    let failures = try await play(Self.head + "> note tea\n= AddNote text=\"coffee\"\n< Noted: tea.")
    #expect(failures.map(\.line) == [6])
    #expect(failures.first?.got == "= AddNote text=\"tea\"")
  }

  @Test("An expected parameter that the intent does not have is told as that")
  func unknownParameter() async throws {
    let failures = try await play(Self.head + "> note tea\n= AddNote texd=\"tea\"\n< Noted: tea.")
    #expect(
      failures.map(\.message)
        == ["something else was performed; AddNote has no slot “texd”; did you mean “text”?"])
  }

  @Test(
    "An unknown fixture, an unknown locale and another app's scenario are sentences",
    arguments: [
      ("app: coffee\nlocale: en", "another app"), ("fixture: none\nlocale: en", "none"), ("locale: fr", "fr"),
    ])
  func cannotBegin(header: String, word: String) async throws {
    let failures = try await play(header + "\nnow: 2026-02-12\n> hi")
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains(word) == true)
  }

  @Test("What a session did replays green when it is recorded")
  func recorded() async throws {
    let start = try Date("2026-02-12T08:30:20Z", strategy: .iso8601)
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let stage = AssistantStage(setup, now: start, timeZone: zone)
    let session = try await stage.begin(locale: "en", fixture: nil)
    var writer = ScenarioWriter(app: "notes", locale: "en", now: start, timeZone: zone)
    var text = writer.header
    let inputs: [Input] = [
      .utterance(Utterance("make a note")), .utterance(Utterance("buy milk")), .utterance(Utterance("make a note")),
      .cancel, .silence, .utterance(Utterance("what is this nonsense")), .utterance(Utterance("last note")),
      .choice("nowhere"),
    ]
    for input in inputs { text += writer.lines(input, await session.respond(to: input), at: start) }
    await stage.end()
    #expect(text.contains("= AddNote text=\"buy milk\""))
    #expect(try await play(text) == [])
  }
}
