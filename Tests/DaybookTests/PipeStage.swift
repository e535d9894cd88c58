import Foundation
import ParlanceAssistant
import ParlanceScenarios
import Synchronization
import Testing

/// A stage on which each conversation is a run of the built program, over one store.
final class PipeStage: ScenarioStage {
  private let scenario: Scenario
  private let folder: String
  private let current = Mutex<PipedDaybook?>(nil)

  /// Makes a stage for a scenario, with an empty folder for the store.
  init(_ scenario: Scenario) throws {
    self.scenario = scenario
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pipe-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Whether an event can be told to a program through its standard input: the clock of one that runs stands still,
  /// and an interrupt is a signal.
  static func canCarry(_ event: ScenarioStep.Event) -> Bool {
    switch event {
    case .wait, .input(.cancel): false
    case .input, .choose, .restart, .locale: true
    }
  }

  func begin(locale: String, fixture: String?) async throws -> any ScenarioConversation {
    await leave()
    if let fixture { try await scenario.fill(store, with: fixture) }
    let program = try PipedDaybook(arguments: ["--json"] + scenario.arguments(locale, store: store), home: folder)
    current.withLock { $0 = program }
    return program
  }

  func wait(_ duration: Duration) async { Issue.record("a pipe carries no time") }

  func end() async {
    await leave()
    try? FileManager.default.removeItem(atPath: folder)
  }

  private var store: String { folder + "/daybook.sqlite" }

  /// Lets the program that runs come to its end.
  private func leave() async {
    await current.withLock { program in
      defer { program = nil }
      return program
    }?.end()
  }
}
