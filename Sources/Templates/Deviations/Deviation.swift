/// Something in an utterance that is not as the phrase has it.
package struct Deviation: Sendable, Hashable {
  /// How it differs.
  package enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// A word with a wrong letter or two.
    case typo
    /// A word with a wrong letter that would be one whose contrary the phrases have too: nobody should act on it unasked.
    case contrary
    /// A word that means nothing, such as “um”.
    case filler
    /// A word said twice, or begun twice.
    case stutter
    /// A small word, such as “the”, that the phrase has not.
    case extra
    /// A small word of the phrase that was left out.
    case missing
    /// Two words written as one.
    case joined
    /// One word written as two.
    case split
    /// Words that sound like the one of the phrase.
    case sound
    /// A character of a word of the phrase that was left out, in a script without spaces.
    case character
  }

  /// How it differs.
  package var kind: Kind
  /// The Unicode scalars of the original; empty for what is missing.
  package var scalars: Range<Int>
  /// What it adds to the cost, in points.
  package var points: Int
  /// The word that was meant, or that is missing; `nil` for what was passed over.
  package var word: String?

  /// Makes a deviation.
  package init(kind: Kind, scalars: Range<Int>, points: Int, word: String?) {
    self.kind = kind
    self.scalars = scalars
    self.points = points
    self.word = word
  }
}
