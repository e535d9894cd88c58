/// A word that another may be a misspelling of.
package struct NearWord: Sendable, Hashable, Comparable {
  /// The word as it is known.
  package var word: String
  /// How many letters were added, left out, changed or swapped with their neighbour.
  package var distance: Int

  /// Makes a near word.
  package init(word: String, distance: Int) {
    self.word = word
    self.distance = distance
  }

  /// The nearer one first, then in the order of their scalars.
  package static func < (left: NearWord, right: NearWord) -> Bool {
    (left.distance, left.word) < (right.distance, right.word)
  }
}

extension [NearWord] {
  /// The nearest of them, each once.
  package func nearest(_ most: Int) -> [NearWord] { count < 2 ? self : Array(Set(self).sorted().prefix(most)) }
}
