/// A way in which people and recognisers spoil a sentence without changing what it means.
package enum Noise: String, Sendable, CaseIterable {
  /// A letter too many, too few, beside the right key, or in its neighbour's place, in a word of the phrase.
  case wordTypo = "word-typo"
  /// The same in a name.
  case nameTypo = "name-typo"
  /// A word in the middle that means nothing.
  case filler
  /// A word of the phrase said twice.
  case doubledWord = "doubled-word"
  /// Two words without the space between them.
  case joinedWords = "joined-words"
  /// All of them at once, as far as the sentence has a place for each.
  case mixed
}
