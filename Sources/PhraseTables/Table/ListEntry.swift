/// One value of a list and the words for it.
package struct ListEntry: Sendable, Hashable {
  /// The words for it.
  package var phrase: Phrase

  /// What the slot gets if `isOutWritten`; else the words as written.
  package var out: ScalarValue

  /// Whether the file says what the slot gets: with `out`, or by a bare value that is no template. Else it gets the words that
  /// matched.
  package var isOutWritten: Bool

  /// What is added to the context of a match.
  package var context: [String: ScalarValue]

  /// What the file's author noted beside it.
  package var metadata: [String: ScalarValue]

  /// Makes an entry.
  package init(
    phrase: Phrase, out: ScalarValue? = nil, context: [String: ScalarValue] = [:],
    metadata: [String: ScalarValue] = [:]
  ) {
    self.phrase = phrase
    self.out = out ?? .text(phrase.text)
    self.isOutWritten = out != nil
    self.context = context
    self.metadata = metadata
  }

  /// The form of verbs that it stands for, `{done}` or `{verb}` and nothing else; `nil` for other values.
  package var verbForm: VerbForm? {
    guard case .slot(let slot) = phrase.expression, slot.name == slot.list else { return nil }
    return VerbForm(rawValue: slot.list)
  }
}
