/// A word that may be misspelled, with the keys under which known words are found that it may stand for: made once for all indices that
/// are asked.
package struct NearWordKeys: Sendable {
  /// A key, with what is asked of the known words that are found under it.
  struct Key: Sendable {
    /// What is left of the letters, hashed with how many letters the known words have.
    var key: UInt64
    /// The word's, as if it had as many letters as the known words.
    var signature: UInt32
    /// The edits that known words of this length are forgiven.
    var mostEdits: Int32
  }

  /// The word's letters.
  package let letters: [UInt32]
  /// The keys, for each length that known words may have, the shortest first; none for a word below three letters.
  let keys: [Key]

  /// Takes a word; `nil` for one that is near to nothing.
  package init?(_ word: String) {
    guard let letters = NearWordIndex.letters(of: word) else { return nil }
    self.init(letters: letters)
  }

  /// Takes the letters of a word.
  init(letters: [UInt32]) {
    self.letters = letters
    var keys: [Key] = []
    keys.reserveCapacity(letters.count < DeletionKeys.long - 2 ? 2 * letters.count + 2 : 64)
    letters.withUnsafeBufferPointer { text in
      let (shortest, count) = (DeletionKeys.shortest, text.count)
      for length in max(shortest, count - 2)...max(shortest, count + 2) {
        let most = DeletionKeys.mostEdits(length)
        guard abs(length - count) <= most else { continue }
        let signature = Self.signature(of: text, length: length)
        DeletionKeys.forEach(text, forLength: length) {
          keys.append(Key(key: $0, signature: signature, mostEdits: Int32(most)))
        }
      }
    }
    self.keys = keys
  }

  /// A length in the six upper bits, and a bit for each letter, of which several share one.
  static func signature(of text: UnsafeBufferPointer<UInt32>, length: Int) -> UInt32 {
    text.reduce(UInt32(length - 1) << 26) { $0 | 1 << ($1 % 26) }
  }
}
