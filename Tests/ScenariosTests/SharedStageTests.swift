import AppIntents
import Foundation
import ParlanceAssistant
import ParlanceScenarios
import ParlanceTestSupport
import Synchronization
import Testing

@Suite("Apps that scenarios share")
struct SharedStageTests {
  private let phrases: TemporaryFolder
  private let zone: TimeZone

  init() throws {
    phrases = try TemporaryFolder([
      "en/a.yaml": """
      language: en
      intents:
        Count: ["count"]
        Leave: ["leave a file"]
        Wait: ["greet somebody"]
      """
    ])
    zone = try #require(TimeZone(identifier: "Europe/Berlin"))
  }

  /// What the app says to some words in a scenario, as `place: count`.
  private func answers<App: AssistantApp>(
    _ app: App.Type, _ shelf: StageShelf, _ texts: [String] = ["count", "count"], at seconds: Double = 1_000,
    fixture: String? = nil
  ) async throws -> [String] where App.Options == NoOptions {
    let setup = AssistantSetup(app, options: NoOptions(), phrases: [phrases.path])
    let stage = AssistantStage(setup, now: Date(timeIntervalSince1970: seconds), timeZone: zone, shelf: shelf)
    let session = try await stage.begin(locale: "en", fixture: fixture)
    var spoken: [String] = []
    for text in texts { spoken.append(await session.respond(to: .utterance(Utterance(text))).spoken) }
    await stage.wait(.seconds(60))
    await stage.end()
    return spoken
  }

  @Test("Scenarios that begin alike share one app, brought back between them, with its clock and its identifiers")
  func shared() async throws {
    let shelf = StageShelf()
    let first = try await answers(CountingApp.self, shelf)
    #expect(first.map { $0.suffix(14) } == ["1 at 1000 id 1", "2 at 1000 id 2"])
    #expect(try await answers(CountingApp.self, shelf) == first)
    #expect(try await answers(CountingApp.self, shelf) == first)
  }

  @Test("Another moment or another fixture is another app")
  func apart() async throws {
    let shelf = StageShelf()
    let first = try await answers(CountingApp.self, shelf)
    #expect(try await answers(CountingApp.self, shelf, at: 2_000).map { $0.suffix(14) } != first.map { $0.suffix(14) })
    let filled = try await answers(CountingApp.self, shelf, fixture: "ten")
    #expect(filled.map { $0.suffix(15) } == ["11 at 1000 id 2", "12 at 1000 id 3"])
    #expect(try await answers(CountingApp.self, shelf, fixture: "ten") == filled)
    #expect(try await answers(CountingApp.self, shelf) == first)
  }

  @Test("One that has written files is not used again, and its files are gone")
  func files() async throws {
    let shelf = StageShelf()
    let place = try #require(try await answers(CountingApp.self, shelf, ["leave a file"]).first)
    #expect(!FileManager.default.fileExists(atPath: place))
    #expect(try await answers(CountingApp.self, shelf, ["leave a file"]) != [place])
  }

  @Test(
    "One in which an intent waits for an answer is not used again: the intent may still do something when it is cancelled"
  )
  func waiting() async throws {
    let shelf = StageShelf()
    let place = { (spoken: [String]) in spoken.first?.prefix { $0 != ":" } }
    let first = try await answers(CountingApp.self, shelf, ["count", "greet somebody"])
    #expect(first.last == "For whom?")
    let second = try await answers(CountingApp.self, shelf)
    #expect(place(second) != place(first))
    #expect(try await place(answers(CountingApp.self, shelf)) == place(second))
  }

  @Test("An app that cannot be brought back is made anew each time")
  func anew() async throws {
    let shelf = StageShelf()
    let first = try await answers(ForgetfulApp.self, shelf)
    let second = try await answers(ForgetfulApp.self, shelf)
    #expect(first != second)
    #expect(first.map { $0.suffix(14) } == second.map { $0.suffix(14) })
  }
}

/// Counts, in memory.
private final class Counter: Sendable {
  let environment: AssistantEnvironment
  let count = Mutex(0)

  init(_ environment: AssistantEnvironment) { self.environment = environment }
}

private struct Count: AppIntent {
  static let title: LocalizedStringResource = "Count"

  @Dependency var counter: Counter

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let count = counter.count.withLock { count in
      count += 1
      return count
    }
    let world = counter.environment
    let text =
      "\(world.dataFolder): \(count) at \(Int(world.now().timeIntervalSince1970)) id \(world.makeUUID().uuid.15)"
    return .result(dialog: IntentDialog(stringLiteral: text))
  }
}

private struct Leave: AppIntent {
  static let title: LocalizedStringResource = "Leave"

  @Dependency var counter: Counter

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let folder = counter.environment.dataFolder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "left".write(toFile: folder + "/file.txt", atomically: true, encoding: .utf8)
    return .result(dialog: IntentDialog(stringLiteral: folder))
  }
}

private struct Wait: AppIntent {
  static let title: LocalizedStringResource = "Wait"

  @Parameter(title: "Name") var name: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name = try await $name.requestValue("For whom?")
    return .result(dialog: IntentDialog(stringLiteral: name))
  }
}

/// Counts, leaves files, and waits.
private protocol CounterApp: AssistantApp where Options == NoOptions {}

extension CounterApp {
  static var identifier: String { "org.example.\(name.lowercased())" }
  static var intents: [any AppIntent.Type] { [Count.self, Leave.self, Wait.self] }

  static func prepare(_ options: NoOptions, into dependencies: AssistantDependencies) async throws {
    dependencies.add(Counter(dependencies.environment))
  }

  static func fixture(_ name: String, into dependencies: AssistantDependencies) async throws {
    _ = dependencies.environment.makeUUID()
    dependencies.dependency(Counter.self)?.count.withLock { $0 = 10 }
  }
}

private struct CountingApp: CounterApp {
  static let name = "Counting"

  static func checkpoint(
    _ dependencies: AssistantDependencies
  ) async throws -> (@Sendable () async throws -> Void)? {
    guard let counter = dependencies.dependency(Counter.self) else { return nil }
    let count = counter.count.withLock { $0 }
    return { counter.count.withLock { $0 = count } }
  }
}

private struct ForgetfulApp: CounterApp {
  static let name = "Forgetful"
}
