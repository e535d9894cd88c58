import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceReports
import ParlanceScenarios

/// A conversation as it once went and was found good, kept in a file that is a scenario.
struct GoldenTranscript: Sendable {
  /// What came of holding a conversation against its transcript.
  enum Outcome: Sendable {
    /// It went as it is written.
    case same
    /// It was written.
    case recorded
    /// It went otherwise, at these lines.
    case differs([TestFailure])
  }

  /// Of its turns only what is said counts here; expectations are left to ``evaluate(_:app:options:phrases:)``.
  let scenario: Scenario
  /// The path of the transcript, which need not exist.
  let file: String
  /// Makes an app of its own for the recording and another one for the comparison.
  let setup: AssistantSetup

  /// Plays the conversation and holds it against the file, or writes that.
  func outcome(_ recording: TranscriptRecording) async throws -> Outcome {
    let transcript = try await transcript()
    guard FileManager.default.fileExists(atPath: file) else {
      guard recording == .never else { return try record(transcript) }
      return .differs([
        TestFailure(line: nil, "there is no golden transcript \(file); write it with RECORD=missing swift test")
      ])
    }
    if recording == .all { return try record(transcript) }
    let (written, faults) = try ScenarioFiles.read(file)
    guard let written else {
      guard recording != .failed else { return try record(transcript) }
      return .differs(faults.map { TestFailure(line: $0.position?.line, $0.message) })
    }
    // Patterns and comments may have been put into the file: it is what it says that counts, not how.
    guard let now = ScenarioParser.parse(transcript, file: file).scenario, written.says(what: now) else {
      guard recording != .failed else { return try record(transcript) }
      return .differs([TestFailure(line: written.line, "the transcript is of another conversation; \(Self.advice)")])
    }
    let failures = await ScenarioReplay(setup).play(written).failures
    guard !failures.isEmpty else { return .same }
    return recording == .failed ? try record(transcript) : .differs(failures)
  }

  private static var advice: String { "if this one is good, write it with RECORD=failed swift test" }

  private func record(_ transcript: String) throws -> Outcome {
    let url = URL(fileURLWithPath: file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(transcript.utf8).write(to: url, options: .atomic)
    return .recorded
  }

  /// The conversation as it goes now.
  private func transcript() async throws -> String {
    let stage = AssistantStage(setup, now: scenario.now, timeZone: scenario.timeZone)
    var writer = ScenarioWriter(
      description: scenario.name.isEmpty ? nil : scenario.name, app: setup.identifier, locale: scenario.locale,
      now: scenario.now, timeZone: scenario.timeZone, fixture: scenario.fixture)
    var blocks: [String] = []
    do {
      let conversation = try await stage.begin(locale: scenario.locale, fixture: scenario.fixture)
      for said in scenario.turns {
        blocks.append(writer.lines(said.input, await conversation.respond(to: said.input), at: scenario.now))
      }
    } catch {
      await stage.end()
      throw error
    }
    await stage.end()
    return writer.header + blocks.joined(separator: "\n")
  }
}

extension UserTurn {
  /// What the session is given.
  var input: Input { utterance.isEmpty ? .silence : .utterance(Utterance(utterance)) }
}

extension ParlanceScenarios.Scenario {
  /// Whether another one gives the session the same, from the same beginning.
  fileprivate func says(what other: ParlanceScenarios.Scenario) -> Bool {
    steps.map(\.event) == other.steps.map(\.event) && locale == other.locale && now == other.now
      && timeZone == other.timeZone && fixture == other.fixture
  }
}
