import Foundation
import ParlanceAssistant
import ParlanceScenarios
import Synchronization
import Testing

/// A stage on which each conversation is a run of the built program on a terminal, and beside it one without a program, whose turns must be
/// what the screen shows.
final class TerminalStage: ScenarioStage {
  private let scenario: Scenario
  private let turns: AssistantStage
  private let folder: String
  private let current = Mutex<TerminalDaybook?>(nil)

  /// Makes a stage for a scenario, with an empty folder for the store.
  init(_ scenario: Scenario, _ setup: AssistantSetup, _ fixtures: FixtureShelf) throws {
    self.scenario = scenario
    turns = AssistantStage(
      setup, now: scenario.now, timeZone: scenario.timeZone, session: scenario.session, fixtures: fixtures)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("terminal-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Whether an event can be typed: the clock of a program stands still, and one that begins again shows at once what a pipe tells with the
  /// next turn.
  static func canCarry(_ event: ScenarioStep.Event) -> Bool {
    switch event {
    case .wait, .restart: false
    case .input, .choose, .locale: true
    }
  }

  func begin(locale: String, fixture: String?) async throws -> any ScenarioConversation {
    let session = try await turns.begin(locale: locale, fixture: fixture)
    let store = folder + "/daybook.sqlite"
    if let fixture { try await scenario.fill(store, with: fixture) }
    let program = try TerminalDaybook(
      arguments: ["--quiet", "--color", "never"] + scenario.arguments(locale, store: store), home: folder)
    current.withLock { $0 = program }
    _ = await program.shown()
    return TerminalPlay(session, on: program, of: scenario.file)
  }

  func wait(_ duration: Duration) async { Issue.record("a terminal carries no time") }

  func end() async {
    await current.withLock { $0 }?.end()
    await turns.end()
    try? FileManager.default.removeItem(atPath: folder)
  }
}
