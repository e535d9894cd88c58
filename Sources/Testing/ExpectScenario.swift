import ParlanceAssistant
import ParlanceReports
import ParlanceScenarios
import Testing

/// Plays a scenario with an app and records what does not come as it is written, each at the scenario's own line.
///
/// The app gets an empty folder for its data, a clock that stands still and identifiers that count; nothing is kept.
/// `phrases` are the folders of its phrase tables, in place of those that belong to the app.
public func expectScenario<App: AssistantApp>(
  _ file: String, app: App.Type, options: App.Options, phrases: [String] = []
) async {
  let test = await ScenarioReplay(AssistantSetup(App.self, options: options, phrases: phrases)).play(file: file)
  for failure in test.failures {
    let parts = [
      failure.message, failure.expected.map { "expected: \($0)" }, failure.got.map { "got: \($0)" },
    ]
    let location = SourceLocation(
      fileID: fileID(of: test.file), filePath: test.file, line: line(failure, test), column: 1)
    Issue.record(Comment(rawValue: parts.compactMap { $0 }.joined(separator: "\n")), sourceLocation: location)
  }
}

/// Plays a scenario with an app that has no options of its own.
public func expectScenario<App: AssistantApp>(
  _ file: String, app: App.Type, phrases: [String] = []
) async where App.Options == NoOptions {
  await expectScenario(file, app: app, options: NoOptions(), phrases: phrases)
}

private func line(_ failure: TestFailure, _ test: TestCase) -> Int { max(1, failure.line ?? test.line) }

/// A source location's file has a module before a slash: here the folder.
private func fileID(of file: String) -> String {
  let parts = file.split(separator: "/")
  return parts.count > 1 ? parts.suffix(2).joined(separator: "/") : "Scenarios/\(file)"
}
