import ParlanceAssistant
import ParlanceReports
import ParlanceScenarios
import Testing

/// Plays a scenario with an app and records what does not come as it is written, each at the scenario's own line.
///
/// The app gets an empty folder for its data, a clock that stands still and identifiers that count; nothing is kept.
/// `phrases` are the folders of its phrase tables, in place of those that belong to the app. They are read each time; for many files
/// there is `ScenarioPlayer`.
public func expectScenario<App: AssistantApp>(
  _ file: String, app: App.Type, options: App.Options, phrases: [String] = []
) async {
  await ScenarioPlayer(App.self, options: options, phrases: phrases).expect(file)
}

/// Plays a scenario with an app that has no options of its own.
public func expectScenario<App: AssistantApp>(
  _ file: String, app: App.Type, phrases: [String] = []
) async where App.Options == NoOptions {
  await expectScenario(file, app: app, options: NoOptions(), phrases: phrases)
}

extension TestFailure {
  /// Records what went wrong in a file at its own line, or at another one.
  func record(in file: String, line other: Int) {
    record(
      at: SourceLocation(fileID: Self.fileID(of: file), filePath: file, line: max(1, line ?? other), column: 1))
  }

  /// Records what went wrong in a file at its own line; where it has none, in the test.
  func record(in file: String, otherwise location: SourceLocation) {
    if let line { record(in: file, line: line) } else { record(at: location) }
  }

  private func record(at location: SourceLocation) {
    let parts = [message, expected.map { "expected: \($0)" }, got.map { "got: \($0)" }]
    Issue.record(Comment(rawValue: parts.compactMap { $0 }.joined(separator: "\n")), sourceLocation: location)
  }

  /// A source location's file has a module before a slash: here the folder.
  private static func fileID(of file: String) -> String {
    let parts = file.split(separator: "/")
    return parts.count > 1 ? parts.suffix(2).joined(separator: "/") : "Scenarios/\(file)"
  }
}
