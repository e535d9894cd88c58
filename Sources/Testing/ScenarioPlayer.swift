import ParlanceAssistant
import ParlanceReports
import ParlanceScenarios
import Testing

/// Plays scenarios of one app, whose phrases it reads once: for suites that play many files.
///
/// A suite keeps it as a `static let`; it has no state, and scenarios may be played at once.
public struct ScenarioPlayer: Sendable {
  private let replay: ScenarioReplay

  /// Takes an app; `phrases` are the folders of its phrase tables, in place of those that belong to the app.
  public init<App: AssistantApp>(_ app: App.Type, options: App.Options, phrases: [String] = []) {
    let setup = AssistantSetup(App.self, options: options, phrases: phrases, cache: Folders.ownPhraseCache)
    replay = ScenarioReplay(setup.readOnce())
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
}
