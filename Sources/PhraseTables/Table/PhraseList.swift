import ParlanceTemplates

/// What can fill a slot.
package enum PhraseList: Sendable, Hashable {
  /// One of these, each with the words for it.
  case values([ListEntry])
  /// A number of a range.
  case range(NumericRange)
  /// Any words.
  case wildcard
  /// Any words, but no more of them than so many.
  case words(most: Int)
}
