import Foundation
import ParlanceAssistant

/// An app in a world of its own: a folder for its data that is there until the end, a clock that stands still,
/// identifiers that count.
package final class AssistantStage: ScenarioStage {
  private let setup: AssistantSetup
  private let environment: AssistantEnvironment
  private let clock: AssistantClock
  private let folder: URL

  /// Makes a stage; throws if no temporary folder can be made.
  package init(_ setup: AssistantSetup, now: Date, timeZone: TimeZone) throws {
    self.setup = setup
    clock = AssistantClock(now: now)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenario-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    environment = .fixed(clock, timeZone: timeZone, dataFolder: folder.path)
  }

  /// Makes an assistant and a session of it.
  package func begin(locale: String, fixture: String?) async throws -> any ScenarioConversation {
    let assistant = try await setup.makeAssistant(environment: environment, fixture: fixture)
    return try await assistant.makeSession(named: "scenario", locale: locale)
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
  /// Makes a replay with an app, which must keep its data in the folder that its environment names.
  package init(_ setup: AssistantSetup) {
    self.init(
      isFor: { Self.isApp(setup, $0) },
      makeStage: { try AssistantStage(setup, now: $0.now, timeZone: $0.timeZone) })
  }

  /// Whether a scenario's name for an app means this one: its name, its identifier or the last part of that.
  package static func isApp(_ setup: AssistantSetup, _ name: String) -> Bool {
    let names = [setup.identifier, setup.name, setup.identifier.split(separator: ".").last.map(String.init) ?? ""]
    return names.contains { $0.lowercased() == name.lowercased() }
  }
}
