import AppIntents

/// Where a conversation stands before a person says something.
package struct DialogMoment: Sendable {
  /// The question that is open.
  package var prompt: Prompt?
  /// The parameter that it is for, also of an intent that only another one opens.
  package var parameter: ParameterDescriptor?
  /// What the conversation is about, and so what can be mended.
  package var subject: RepairSubject?
  /// Whether a question was put aside.
  package var hasPaused: Bool
}
