import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceTestSupport
import Synchronization
import Testing

private struct Parcel: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Parcel"
  static let defaultQuery = Parcels()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct Parcels: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Parcel] { identifiers.map { Parcel(id: $0) } }
  func allEntities() async throws -> [Parcel] { ["Atlas", "Emma"].map { Parcel(id: $0) } }
}

/// Who has which parcel.
private final class Counter: Sendable {
  private let holders = Mutex<[String: String]>([:])
  func give(_ parcel: String, to person: String?) { holders.withLock { $0[parcel] = person } }
  func holder(of parcel: String) -> String? { holders.withLock { $0[parcel] } }
}

/// Gives a parcel away, and shows it.
private struct Give: UndoableIntent {
  static let title: LocalizedStringResource = "Give"
  @Parameter(title: "Parcel", requestValueDialog: "Which parcel?") var parcel: Parcel
  @Parameter(title: "Person", requestValueDialog: "To whom?") var person: String
  @Dependency private var counter: Counter

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    let given = parcel.id
    counter.give(given, to: person)
    await undoManager?.registerUndo(withTarget: counter) { $0.give(given, to: nil) }
    return .result(opensIntent: Show(parcel: parcel), dialog: "\(person) has it.")
  }
}

private struct Show: AppIntent {
  static let title: LocalizedStringResource = "Show"
  @Parameter(title: "Parcel") var parcel: Parcel

  init() {}
  init(parcel: Parcel) { self.parcel = parcel }

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Here is \(parcel.id).") }
}

private struct PostOffice: AssistantApp {
  static let name = "Post Office"
  static let identifier = "post-office"
  static var intents: [any AppIntent.Type] { [Give.self, Show.self] }
  static func prepare(_ counter: Counter, into dependencies: AssistantDependencies) async throws {
    dependencies.add(counter)
  }
}

private struct Window: Talking {
  let session: AssistantSession
  let counter = Counter()
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder([
      "en/phrases.yaml": """
      language: en
      intents:
        Give: {data: [{sentences: ["give {parcel} to {person}"]}]}
        Show: {data: [{sentences: ["show {parcel}"]}]}
      """
    ])
    let environment = AssistantEnvironment(dataFolder: folder.path, timeZone: .gmt)
    session = try await PostOffice.makeAssistant(counter, environment: environment, phrases: [folder.path])
      .makeSession(locale: "en")
  }
}

@Suite("An intent that another opens")
struct OpenedIntentTests {
  @Test("What is said to be otherwise is of the intent that was said, which is taken back and done anew")
  func corrections() async throws {
    let talk = try await Window()
    let spoken = await talk.hear("give Emma to Ann", "no, to Bob", "yes", "no, Atlas")
    #expect(
      spoken == [
        "Ann has it. Here is Emma.", "Give, Emma and Bob, instead of “Ann”?", "Undone: Give. Bob has it. Here is Emma.",
        "Undone: Give. Bob has it. Here is Atlas.",
      ])
    #expect(talk.counter.holder(of: "Emma") == nil && talk.counter.holder(of: "Atlas") == "Bob")
  }

  @Test("What is done once more is the intent that was said")
  func again() async throws {
    let talk = try await Window()
    await talk.say("give Emma to Ann")
    #expect(await talk.say("the same for Atlas").spoken == "Ann has it. Here is Atlas.")
    #expect(talk.counter.holder(of: "Atlas") == "Ann" && talk.counter.holder(of: "Emma") == "Ann")
    await talk.say("undo")
    #expect(talk.counter.holder(of: "Atlas") == nil)
  }
}
