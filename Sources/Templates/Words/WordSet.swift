/// Words of which it is asked whether one of them was said.
///
/// A token is looked up by the hash that it has, so that most questions look at one number. Handed on as one reference.
package struct WordSet: Sendable, Sequence, ExpressibleByArrayLiteral {
  /// Never changed once a set has it.
  private final class Content: Sendable {
    let table: WordTable

    init(_ words: some Sequence<String>) {
      table = words.reduce(into: WordTable()) { table, word in _ = table.insert(word) }
    }
  }

  private let content: Content

  private static let none = Content([])

  /// Makes a set; of equal words it has one.
  package init(_ words: some Sequence<String>) { content = Content(words) }

  /// Makes an empty set.
  package init() { content = Self.none }

  /// Makes a set of the words that are written.
  package init(arrayLiteral words: String...) { self.init(words) }

  /// The words, in the order in which they came.
  package var words: [String] { content.table.words }

  /// Goes through the words in the order in which they came.
  package func makeIterator() -> IndexingIterator<[String]> { words.makeIterator() }

  /// How many words there are.
  package var count: Int { content.table.count }

  /// Whether there are none.
  package var isEmpty: Bool { content.table.count == 0 }

  /// Whether the word of a token is one of them.
  @inline(__always)
  package func contains(_ token: Token) -> Bool { content.table.holds(token) }

  /// Whether a word is one of them.
  package func contains(_ word: String) -> Bool { content.table.holds(word) }

  /// These words and others.
  package func union(_ others: some Sequence<String>) -> WordSet { WordSet(words + others) }

  /// These words without those of another set.
  package func subtracting(_ others: WordSet) -> WordSet { filtered { !others.contains($0) } }

  /// Those of the words that are wanted.
  package func filtered(_ isWanted: (String) -> Bool) -> WordSet { WordSet(words.filter(isWanted)) }
}
