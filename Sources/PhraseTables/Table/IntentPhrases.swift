/// The phrases of one intent.
package struct IntentPhrases: Sendable, Hashable {
  /// The intent's name as the table writes it, with or without the suffix `Intent`.
  package var name: String

  /// The blocks in the order of their files; none is without a phrase.
  package var blocks: [PhraseBlock]

  /// Makes the phrases of an intent.
  package init(name: String, blocks: [PhraseBlock]) {
    self.name = name
    self.blocks = blocks
  }
}
