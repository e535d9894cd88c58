/// One word of an utterance or of a phrase: the unit on which templates match.
package struct Token: Sendable, Hashable {
  /// The normalised form, the same for both sides: what is compared.
  package var text: String

  /// The Unicode scalars of the original text that the token stands for; ranges of successive tokens never overlap.
  package var range: Range<Int>

  /// Makes a token.
  package init(_ text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}

extension [Token] {
  /// Whether the words stand among the tokens, one behind the other.
  package func hold(_ words: [String]) -> Bool { indices.contains { holds(words, at: $0) } }

  /// Whether the words stand there, one behind the other.
  package func holds(_ words: [String], at place: Int) -> Bool {
    place + words.count <= count && words.indices.allSatisfy { self[place + $0].text == words[$0] }
  }
}
