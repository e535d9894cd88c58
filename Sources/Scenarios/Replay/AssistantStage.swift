import Foundation
import ParlanceAssistant
import ParlanceExecution
import Synchronization

/// An app in a world of its own: a folder for its data that is there until the end, a clock that stands still,
/// identifiers that count.
package final class AssistantStage: ScenarioStage {
  private let setup: AssistantSetup
  private let environment: AssistantEnvironment
  private let clock: AssistantClock
  private let folder: URL
  private let session: String?
  /// One for all conversations of the stage: what holds a session does so until it is gone.
  private let sessions: FileSessionStore
  private let fixtures: FixtureShelf
  private let hasBegun = Atomic(false)

  /// Makes a stage; throws if no temporary folder can be made. A session with a name is kept from one conversation to the next.
  package init(
    _ setup: AssistantSetup, now: Date, timeZone: TimeZone, session: String? = nil,
    fixtures: FixtureShelf = FixtureShelf(), threads: IntentThreads? = nil
  ) throws {
    self.session = session
    self.setup = setup
    self.fixtures = fixtures
    clock = AssistantClock(now: now)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenario-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    sessions = FileSessionStore(folder: folder.path + "/sessions")
    var environment = AssistantEnvironment.fixed(clock, timeZone: timeZone, dataFolder: folder.path)
    environment.isTemporary = true
    environment.threads = threads
    self.environment = environment
  }

  /// Makes an assistant and a session of it.
  package func begin(locale: String, fixture: String?) async throws -> any ScenarioConversation {
    let assistant = try await makeAssistant(fixture: fixture)
    guard let session else { return try await assistant.makeSession(named: "scenario", locale: locale) }
    return try await assistant.makeSession(named: session, locale: locale, keptIn: sessions)
  }

  /// Makes an assistant, the first one over what its fixture left for the first scenario that began with it.
  private func makeAssistant(fixture: String?) async throws -> Assistant {
    let isFirst = !hasBegun.exchange(true, ordering: .relaxed)
    guard isFirst, setup.keepsFixturesInFolder else {
      return try await setup.makeAssistant(environment: environment, fixture: fixture)
    }
    let key = FixtureShelf.Key(fixture: fixture, now: clock.now, timeZone: environment.timeZone)
    if let kept = fixtures.kept(key) {
      try kept.files.write(into: folder.path)
      clock.skip(to: kept.identifiers)
      return try await setup.makeAssistant(environment: environment)
    }
    let assistant = try await setup.makeAssistant(environment: environment, fixture: fixture)
    if let files = FolderCopy(of: folder.path) {
      fixtures.keep(FixtureShelf.Kept(files: files, identifiers: clock.identifierCount), key)
    }
    return assistant
  }

  /// Moves the clock.
  package func wait(_ duration: Duration) async {
    clock.advance(by: duration / .seconds(1))
  }

  /// Removes the folder.
  package func end() async {
    try? FileManager.default.removeItem(at: folder)
  }
}

extension AssistantSession: ScenarioConversation {}

extension ScenarioReplay {
  /// Makes a replay with an app, which must keep its data in the folder that its environment names. Its files are read once.
  package init(_ setup: AssistantSetup) {
    let setup = setup.readOnce()
    let fixtures = FixtureShelf()
    let threads = IntentThreads()
    self.init(
      isFor: { Self.isApp(setup, $0) }, intents: { setup.intentNames },
      makeStage: {
        try AssistantStage(
          setup, now: $0.now, timeZone: $0.timeZone, session: $0.session, fixtures: fixtures, threads: threads)
      })
    self.threads = TurnThreads(threads)
  }

  /// Whether a scenario's name for an app means this one: its name, its identifier or the last part of that.
  package static func isApp(_ setup: AssistantSetup, _ name: String) -> Bool {
    let names = [setup.identifier, setup.name, setup.identifier.split(separator: ".").last.map(String.init) ?? ""]
    return names.contains { $0.lowercased() == name.lowercased() }
  }
}
