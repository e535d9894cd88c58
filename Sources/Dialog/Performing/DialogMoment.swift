import AppIntents

/// Where a conversation stands before a person says something.
package struct DialogMoment: Sendable {
  /// The question that is open.
  package var prompt: Prompt?
  /// The parameter that it is for, also of an intent that only another one opens.
  package var parameter: ParameterDescriptor?
  /// What is on its way and waits for an answer.
  package var open: RepairSubject?
  /// What was performed last, and can be done otherwise.
  package var performed: RepairSubject?
  /// The last change, where only questions were answered since then.
  package var changed: RepairSubject?
  /// Whether a question was put aside.
  package var hasPaused: Bool
  /// Whether it was put aside for another command, after which it comes back.
  package var isInterrupted: Bool
  /// How many sentences have done something that may be taken back.
  package var undoableSentences: Int
  /// How many of them in a row, the last first, did the same as the last one.
  package var undoableAlike: Int
  /// How many things the last of them did.
  package var undoableTogether: Int
  /// Whether the last question was asked of no time and has shown what the last change was about, and nothing else was changed with it.
  package var showsChange = false
}
