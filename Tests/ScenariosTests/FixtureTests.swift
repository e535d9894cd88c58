import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceScenarios
import ParlanceTestSupport
import Testing

@Suite("Fixtures that are made once")
struct FixtureTests {
  private let phrases: TemporaryFolder
  private let setup: AssistantSetup
  private let zone: TimeZone

  init() throws {
    phrases = try TemporaryFolder([
      "en/a.yaml": "language: en\nintents:\n  LastNote: [\"last note\"]\n  NextNumber: [\"next number\"]\n"
    ])
    setup = AssistantSetup(FiledNoteApp.self, options: NoOptions(), phrases: [phrases.path])
    zone = try #require(TimeZone(identifier: "Europe/Berlin"))
  }

  private func answers(_ shelf: FixtureShelf, at moment: Date, _ fixture: String?) async throws -> [String] {
    let stage = AssistantStage(setup, now: moment, timeZone: zone, fixtures: shelf)
    let session = try await stage.begin(locale: "en", fixture: fixture)
    var spoken: [String] = []
    for text in ["last note", "next number"] {
      spoken.append(await session.respond(to: .utterance(Utterance(text))).spoken)
    }
    await stage.end()
    return spoken
  }

  @Test("Scenarios that begin alike share one fixture, and identifiers go on behind it")
  func shared() async throws {
    let shelf = FixtureShelf()
    let first = try await answers(shelf, at: Date(timeIntervalSince1970: 1_000), "chance")
    #expect(first.first?.contains("1 notes") == true)
    #expect(first.last?.contains("00000002") == true)
    #expect(try await answers(shelf, at: Date(timeIntervalSince1970: 1_000), "chance") == first)
  }

  @Test("Another moment and no fixture begin anew")
  func apart() async throws {
    let shelf = FixtureShelf()
    let first = try await answers(shelf, at: Date(timeIntervalSince1970: 1_000), "chance")
    #expect(try await answers(shelf, at: Date(timeIntervalSince1970: 1_060), "chance") != first)
    let empty = try await answers(shelf, at: Date(timeIntervalSince1970: 1_000), nil)
    #expect(empty.first?.contains("0 notes") == true)
    #expect(empty.last?.contains("00000001") == true)
  }
}

/// Tells the next identifier.
private struct NextNumber: AppIntent {
  static let title: LocalizedStringResource = "Next Number"

  @Dependency var notebook: Notebook

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: IntentDialog(stringLiteral: notebook.environment.makeUUID().uuidString))
  }
}

/// Keeps all its data in its folder; its fixture is another one each time.
private struct FiledNoteApp: AssistantApp {
  static let name = "Notes"
  static let identifier = "org.example.notes"
  static let keepsFixturesInFolder = true
  static var intents: [any AppIntent.Type] { [LastNote.self, NextNumber.self] }

  static func prepare(_ options: NoOptions, into dependencies: AssistantDependencies) async throws {
    dependencies.add(Notebook(dependencies.environment))
  }

  static func fixture(_ name: String, into dependencies: AssistantDependencies) async throws {
    _ = dependencies.environment.makeUUID()
    try dependencies.dependency(Notebook.self)?.add("Milk \(UUID())")
  }
}
