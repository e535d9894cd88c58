import Foundation

/// When a test writes golden transcripts instead of holding conversations against them.
public enum TranscriptRecording: String, Sendable, CaseIterable {
  /// Never: a missing file is a failure.
  case never
  /// Where there is no file.
  case missing
  /// Where there is no file, or the conversation went otherwise.
  case failed
  /// Always.
  case all

  /// What the environment variable `RECORD` says; `nil` if it says none of these. Without it nothing is written.
  public static func of(_ environment: [String: String]) -> TranscriptRecording? {
    guard let word = environment["RECORD"], !word.isEmpty else { return .never }
    return TranscriptRecording(rawValue: word.lowercased())
  }
}
