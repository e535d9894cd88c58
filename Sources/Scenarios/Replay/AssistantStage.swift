import Foundation
import ParlanceAssistant
import ParlanceMatching
import ParlanceExecution
import Synchronization

/// An app in a world of its own: a folder for its data that is there until the end, a clock that stands still,
/// identifiers that count.
package final class AssistantStage: ScenarioStage {
  private let setup: AssistantSetup
  private let timeZone: TimeZone
  private let now: Date
  private let session: String?
  private let fixtures: FixtureShelf
  /// Where apps are taken from and left that a scenario can bring back to its beginning; `nil` if it needs one that keeps its data.
  private let shelf: StageShelf?
  private let threads: IntentThreads?
  private let world = Mutex<World?>(nil)

  /// An app and what is around it.
  private struct World {
    var clock: AssistantClock
    var folder: URL
    /// One for all conversations of the stage: what holds a session does so until it is gone.
    var sessions: FileSessionStore
    /// The app in its beginning, if it can be brought back there.
    var kept: StageShelf.Kept?
  }

  /// Makes a stage. A session with a name is kept from one conversation to the next.
  ///
  /// With a shelf there is one conversation only: the app is taken from it if one is there, and left there in the end.
  package init(
    _ setup: AssistantSetup, now: Date, timeZone: TimeZone, session: String? = nil,
    fixtures: FixtureShelf = FixtureShelf(), shelf: StageShelf? = nil, threads: IntentThreads? = nil
  ) {
    self.setup = setup
    self.now = now
    self.timeZone = timeZone
    self.session = session
    self.fixtures = fixtures
    self.shelf = session == nil ? shelf : nil
    self.threads = threads
  }

  /// Makes an assistant and a session of it; throws if no temporary folder can be made.
  package func begin(locale: String, fixture: String?) async throws -> any ScenarioConversation {
    if let world = world.withLock({ $0 }) {
      let assistant = try await setup.makeAssistant(environment: environment(world), fixture: fixture)
      return try await conversation(of: assistant, in: world, locale)
    }
    let key = BeginningKey(fixture: fixture, now: now, timeZone: timeZone)
    if let kept = shelf?.take(key) {
      let world = World(clock: kept.clock, folder: kept.folder, sessions: Self.sessions(in: kept.folder), kept: kept)
      self.world.withLock { $0 = world }
      return try await conversation(of: kept.assistant, in: world, locale)
    }
    var world = newWorld
    self.world.withLock { [world] in $0 = world }
    let assistant: Assistant
    if let shelf, shelf.canKeep {
      (assistant, world.kept) = try await makeKeepable(key, in: world, shelf)
      self.world.withLock { [world] in $0 = world }
    } else {
      assistant = try await makeAssistant(key, in: world)
    }
    return try await conversation(of: assistant, in: world, locale)
  }

  private static func sessions(in folder: URL) -> FileSessionStore {
    FileSessionStore(folder: folder.path + "/sessions")
  }

  private var newWorld: World {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenario-\(UUID().uuidString)")
    return World(clock: AssistantClock(now: now), folder: folder, sessions: Self.sessions(in: folder))
  }

  private static func makeFolder(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private func environment(_ world: World) -> AssistantEnvironment {
    var environment = AssistantEnvironment.fixed(world.clock, timeZone: timeZone, dataFolder: world.folder.path)
    environment.isTemporary = true
    environment.threads = threads
    environment.asksAhead = false
    // Nobody waits here, and a machine that builds and tests at once may stand still for seconds.
    environment.queryDeadline = environment.deadline
    return environment
  }

  private func conversation(
    of assistant: Assistant, in world: World, _ locale: String
  ) async throws -> any ScenarioConversation {
    guard let session else { return try await assistant.makeSession(named: "scenario", locale: locale) }
    return try await assistant.makeSession(named: session, locale: locale, keptIn: world.sessions)
  }

  /// Makes an assistant, and with it what brings it back to here if anything does.
  private func makeKeepable(
    _ key: BeginningKey, in world: World, _ shelf: StageShelf
  ) async throws -> (Assistant, StageShelf.Kept?) {
    try Self.makeFolder(world.folder)
    var environment = environment(world)
    environment.isForgotten = true
    let (assistant, rewind) = try await setup.makeAssistantWithCheckpoint(
      environment: environment, fixture: key.fixture)
    guard let rewind else {
      shelf.giveUp()
      return (assistant, nil)
    }
    // What brings the app back does not bring back files: there is no folder as long as there are none.
    guard try FileManager.default.contentsOfDirectory(atPath: world.folder.path).isEmpty else {
      return (assistant, nil)
    }
    try FileManager.default.removeItem(at: world.folder)
    let kept = StageShelf.Kept(
      assistant: assistant, clock: world.clock, folder: world.folder, rewind: rewind, key: key,
      identifiers: world.clock.identifierCount)
    return (assistant, kept)
  }

  /// Makes an assistant over what its fixture left for the first scenario that began with it.
  private func makeAssistant(_ key: BeginningKey, in world: World) async throws -> Assistant {
    try Self.makeFolder(world.folder)
    guard setup.keepsFixturesInFolder else {
      return try await setup.makeAssistant(environment: environment(world), fixture: key.fixture)
    }
    if let kept = fixtures.kept(key) {
      try kept.files.write(into: world.folder.path)
      world.clock.skip(to: kept.identifiers)
      return try await setup.makeAssistant(environment: environment(world))
    }
    let assistant = try await setup.makeAssistant(environment: environment(world), fixture: key.fixture)
    if let files = FolderCopy(of: world.folder.path) {
      fixtures.keep(FixtureShelf.Kept(files: files, identifiers: world.clock.identifierCount), key)
    }
    return assistant
  }

  /// Moves the clock.
  package func wait(_ duration: Duration) async {
    world.withLock { $0 }?.clock.advance(by: duration / .seconds(1))
  }

  /// Leaves the app on the shelf, brought back to where it began; else removes its folder.
  package func end() async {
    guard let world = world.withLock({ $0 }) else { return }
    if let shelf, let kept = world.kept, await bringBack(kept) {
      shelf.keep(kept)
    } else {
      try? FileManager.default.removeItem(at: world.folder)
    }
  }

  /// Whether the app and its world are as they were: not where it wrote files, or where something may be at work still.
  private func bringBack(_ kept: StageShelf.Kept) async -> Bool {
    guard kept.assistant.executor.isIdle, !FileManager.default.fileExists(atPath: kept.folder.path) else {
      return false
    }
    do {
      try await kept.rewind()
    } catch {
      return false
    }
    kept.clock.rewind(to: kept.key.now, identifiers: kept.identifiers)
    return true
  }
}

extension AssistantSession: ScenarioConversation {}

extension AssistantSetup {
  /// The app's intents, as a test can expect them.
  package var knownIntents: [KnownIntent] { intentDescriptors.map { KnownIntent(IntentSignature($0)) } }
}

extension ScenarioReplay {
  /// Makes a replay with an app, which must keep its data in the folder that its environment names. Its files are read once.
  package init(_ setup: AssistantSetup) { self.init(AssistantStages(setup)) }

  /// Makes a replay on the stages of an app.
  package init(_ stages: AssistantStages) {
    let setup = stages.setup
    self.init(
      isFor: { Self.isApp(setup, $0) }, intents: { setup.knownIntents },
      makeStage: {
        stages.stage(now: $0.now, timeZone: $0.timeZone, session: $0.session, isShared: !$0.restarts)
      })
    threads = stages.executor
  }

  /// Whether a scenario's name for an app means this one: its name, its identifier or the last part of that.
  package static func isApp(_ setup: AssistantSetup, _ name: String) -> Bool {
    let names = [setup.identifier, setup.name, setup.identifier.split(separator: ".").last.map(String.init) ?? ""]
    return names.contains { $0.lowercased() == name.lowercased() }
  }
}

extension Scenario {
  /// Whether the app is begun again in the middle, over the data that it left.
  fileprivate var restarts: Bool {
    steps.contains { step in
      if case .restart = step.event { true } else { false }
    }
  }
}
