/// Words that fill a slot.
package struct Capture: Sendable, Hashable {
  /// The slot's name.
  package var slot: String
  /// The number of the recogniser that filled it.
  package var recognizer: Int
  /// The tokens, never none.
  package var range: Range<Int>
  /// The Unicode scalars of the original; less than the tokens' where a word was cut.
  package var scalars: Range<Int>
  /// What they mean.
  package var value: SpanValue
  /// What this slot adds to the cost.
  package var cost: Cost

  /// Makes a capture.
  package init(
    slot: String, recognizer: Int, range: Range<Int>, scalars: Range<Int>, value: SpanValue, cost: Cost
  ) {
    (self.slot, self.recognizer, self.range) = (slot, recognizer, range)
    (self.scalars, self.value, self.cost) = (scalars, value, cost)
  }
}

extension Capture {
  /// Stands before the name of a slot that is captured without becoming one, `{list:@name}`.
  static var hiddenMark: String { "@" }

  /// Whether it fills no slot.
  package var isHidden: Bool { slot.utf8.first == UInt8(ascii: "@") }
}

/// One way to read an utterance as a template.
package struct Derivation: Sendable, Hashable {
  /// The template's payload.
  package var payload: Int
  /// The index after the last token read.
  package var end: Int
  /// The slots in the order of the utterance.
  package var captures: [Capture]
  /// The sum of the costs.
  package var cost: Cost
  /// What differs from the template, in the order of the utterance; misspelled words of slots are not among it.
  package var deviations: [Deviation] = []
}

/// All that an automaton made of an utterance.
package struct Recognition: Sendable {
  /// The readings, best first; the same payload and captures stand here once.
  package var derivations: [Derivation]
  /// Whether the run was stopped because it became too dear; then there are no derivations.
  package var isOverBudget: Bool
  /// How far some phrase went along with the utterance: a token index, the count of tokens if to the end.
  package var furthest: Int
  /// The payload of a phrase that went that far; `nil` if no phrase took the first word.
  package var nearest: Int?
}
