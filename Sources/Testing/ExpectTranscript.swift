import Foundation
import ParlanceAssistant
import ParlanceReports
import Testing

/// Plays a conversation with an app and holds it, word for word, against a golden transcript: a file that the same conversation wrote.
///
/// The file is a scenario and lies, unless its path begins with a slash, beside the source file of the test. It is written where the environment
/// says so: `RECORD=missing` writes it where there is none, `failed` also where the conversation went otherwise, `all` always, `never`
/// not at all; without `RECORD` it is `never`, so that no test passes on a machine that has no transcript. Patterns (`<~`) and comments
/// that are put into the file stay, as long as they match.
public func expectTranscript<App: AssistantApp>(
  _ file: String, of scenario: Scenario, app: App.Type, options: App.Options, phrases: [String] = [],
  recording: TranscriptRecording? = nil, beside source: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  guard let recording = recording ?? TranscriptRecording.of(ProcessInfo.processInfo.environment) else {
    let words = TranscriptRecording.allCases.map(\.rawValue).joined(separator: ", ")
    Issue.record("RECORD is none of \(words)", sourceLocation: sourceLocation)
    return
  }
  let folder = source.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  let path = file.hasPrefix("/") ? file : folder + "/" + file
  let golden = GoldenTranscript(
    scenario: scenario, file: path,
    setup: AssistantSetup(App.self, options: options, phrases: phrases, cache: Folders.ownPhraseCache))
  guard case .differs(let failures) = try await golden.outcome(recording) else { return }
  for failure in failures { failure.record(in: path, otherwise: sourceLocation) }
}

/// Plays a conversation with an app that has no options of its own and holds it against a golden transcript.
public func expectTranscript<App: AssistantApp>(
  _ file: String, of scenario: Scenario, app: App.Type, phrases: [String] = [],
  recording: TranscriptRecording? = nil, beside source: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws where App.Options == NoOptions {
  try await expectTranscript(
    file, of: scenario, app: app, options: NoOptions(), phrases: phrases, recording: recording, beside: source,
    sourceLocation: sourceLocation)
}
