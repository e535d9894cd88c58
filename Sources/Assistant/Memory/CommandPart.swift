import ParlanceDialog

/// One of several commands of a sentence, as it is done when its turn comes.
package struct CommandPart: Sendable, Hashable, Codable {
  /// The words.
  package var text: String
  /// Whether it is only what differs from the command before it: “the dentist” of “complete the report and the dentist”.
  package var isDifference: Bool
  /// The whole command, where it is known already and nothing more is taken from the one before; `nil` where the words tell it.
  package var command: Command?
  /// What differs, where that is known already; `nil` where the words tell it.
  package var change: SlotBinding?
  /// Whether it is no command, and only said to be left out; `nil` for no.
  package var isLeftOut: Bool?
  /// Whether it may not be meant so, and is asked about; `nil` for no.
  package var isGuess: Bool?
  /// Whether it takes back what was done before, whatever else its words can mean; `nil` for no.
  package var isUndo: Bool?

  /// Whether a full stop or the like stands before it, so that it says nothing of what was said before; `nil` for no.
  package var isApart: Bool?

  /// Whether it is a note that is offered by itself, whatever became of the one before it; `nil` for no.
  package var isNote: Bool?

  /// Whether it is a note for which that is offered which the intent does.
  func isNote(of intent: String) -> Bool { isNote == true && command?.intent == intent }

  /// Whether it does with something else what the intent does.
  func isMore(of intent: String) -> Bool { isDifference && (command?.intent ?? intent) == intent }
}
