import ParlanceAssistant
import ParlanceReports
import ParlanceScenarios
import Testing

/// Plays scenarios of one app, files and those in Swift, a thousand or more in a second: what is read of the app is read once, and scenarios
/// that begin alike share an app that can be brought back (`AssistantApp.checkpoint`).
///
/// A suite keeps it as a `static let`; no scenario sees anything of another, and they may be played at once.
public struct ScenarioPlayer: Sendable {
  private let stages: AssistantStages
  private let replay: ScenarioReplay

  /// Takes an app; `phrases` are the folders of its phrase tables, in place of those that belong to the app.
  public init<App: AssistantApp>(_ app: App.Type, options: App.Options, phrases: [String] = []) {
    let setup = AssistantSetup(App.self, options: options, phrases: phrases, cache: Folders.ownPhraseCache)
    stages = AssistantStages(setup)
    replay = ScenarioReplay(stages)
  }

  /// Takes an app that has no options of its own.
  public init<App: AssistantApp>(_ app: App.Type, phrases: [String] = []) where App.Options == NoOptions {
    self.init(app, options: NoOptions(), phrases: phrases)
  }

  /// Plays the scenario of a file and records what does not come as it is written, each at the scenario's own line.
  ///
  /// The app gets an empty folder for its data, a clock that stands still and identifiers that count; nothing is kept.
  public func expect(_ file: String) async {
    let test = await replay.play(file: file)
    for failure in test.failures { failure.record(in: test.file, line: test.line) }
  }

  /// Plays a conversation and holds it against what is expected; throws if the app or its phrases cannot be prepared.
  public func evaluate(_ scenario: Scenario) async throws -> Evaluation {
    let stage = stages.stage(now: scenario.now, timeZone: scenario.timeZone)
    return try await withTaskExecutorPreference(stages.executor) { try await evaluation(of: scenario, on: stage) }
  }

  /// Plays a conversation and records each expectation that is not fulfilled.
  public func expect(_ scenario: Scenario, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for fault in try await evaluate(scenario).faults {
      Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation)
    }
  }
}
