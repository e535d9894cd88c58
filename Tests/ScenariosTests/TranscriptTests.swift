import Foundation
import ParlanceTestSupport
import ParlanceTesting
import Testing

@Suite("Golden transcripts")
struct TranscriptTests {
  private func play(
    _ file: String, _ words: String..., recording: TranscriptRecording, phrases: TemporaryFolder
  ) async throws {
    let scenario = Scenario("Takes a note.") { for word in words { UserTurn(word) } }
    try await expectTranscript(
      file, of: scenario, app: NoteApp.self, phrases: [phrases.path], recording: recording)
  }

  @Test("A missing one is a failure that names the command, or is written, and then holds")
  func missing() async throws {
    let phrases = try AppReplayTests.phrases()
    let file = phrases.path + "/Golden/a.txt"
    try await withKnownIssue {
      try await play(file, "note tea", recording: .never, phrases: phrases)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("RECORD=missing swift test") == true
    }
    #expect(!FileManager.default.fileExists(atPath: file))
    try await play(file, "note tea", recording: .missing, phrases: phrases)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8).contains("> note tea\n= AddNote text=\"tea\"\n< Noted: tea."))
    try await play(file, "note tea", recording: .never, phrases: phrases)
  }

  @Test("One that differs is a failure at its line until it is written anew; patterns in it stay")
  func differing() async throws {
    let phrases = try AppReplayTests.phrases()
    let file = phrases.path + "/b.txt"
    try await play(file, "note tea", recording: .all, phrases: phrases)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let pattern = text.replacingOccurrences(of: "< Noted: tea.", with: "<~ Noted: t.*")
    try Data(pattern.utf8).write(to: URL(fileURLWithPath: file))
    try await play(file, "note tea", recording: .failed, phrases: phrases)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == pattern)
    let wrong = text.replacingOccurrences(of: "< Noted: tea.", with: "< Noted: coffee.")
    try Data(wrong.utf8).write(to: URL(fileURLWithPath: file))
    try await withKnownIssue {
      try await play(file, "note tea", recording: .missing, phrases: phrases)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("got: < Noted: tea.") == true
    }
    try await play(file, "note tea", recording: .failed, phrases: phrases)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test("One of another conversation, or that is none, is told and written anew only where that is wanted")
  func other() async throws {
    let phrases = try AppReplayTests.phrases()
    let file = phrases.path + "/c.txt"
    try await play(file, "note tea", recording: .all, phrases: phrases)
    try await withKnownIssue {
      try await play(file, "note tea", "note coffee", recording: .never, phrases: phrases)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("another conversation") == true
    }
    try await play(file, "note tea", "note coffee", recording: .failed, phrases: phrases)
    try await play(file, "note tea", "note coffee", recording: .never, phrases: phrases)
    try Data("= nonsense".utf8).write(to: URL(fileURLWithPath: file))
    await withKnownIssue { try await play(file, "note tea", recording: .missing, phrases: phrases) }
    try await play(file, "note tea", recording: .failed, phrases: phrases)
  }

  @Test("The environment says when one is written")
  func environment() {
    #expect(TranscriptRecording.of([:]) == .never)
    #expect(TranscriptRecording.of(["RECORD": "Failed"]) == .failed)
    #expect(TranscriptRecording.of(["RECORD": "sometimes"]) == nil)
  }
}
