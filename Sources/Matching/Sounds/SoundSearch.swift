import ParlanceLanguage

/// Finds the words of a trie that sound like what stands from a place on.
struct SoundSearch {
  /// A word that was found.
  struct Found: Hashable {
    /// The word's number in the trie.
    var word: Int32
    /// The place behind it.
    var end: Int
    /// What it costs to take what was heard for the word, in points; 0 if both sound the same.
    var points: Int
  }

  private let costs: HeardCosts
  /// What a word of so many sounds may cost, in points.
  private let most: [Int32]
  private var rows: [Int32]
  /// What the last run found: a word once for each end that it may have, in no order.
  private(set) var found: [Found] = []

  /// Takes the sounds of an utterance, by place, `nil` for a silent one, and what a word may cost for each of its sounds, in points.
  init(_ heard: [Phoneme?], perSound: Double) {
    costs = HeardCosts(heard)
    most = (0...SoundTrie.longestWord).map { Int32(perSound * Double($0)) }
    rows = [Int32](repeating: 0, count: (SoundTrie.longestWord + 1) * SoundWalk.widest)
  }

  /// Finds the words from a place; none goes on to `limit`.
  mutating func run(_ trie: SoundTrie, from start: Int, upTo limit: Int) {
    found.removeAll(keepingCapacity: true)
    guard let root = trie.roots.first, start < limit else { return }
    let (costs, most) = (costs, most)
    let ways = rows.withUnsafeMutableBufferPointer { rows in
      costs.withUnsafeValues { costs in
        trie.nodes.withUnsafeBufferPointer { nodes in
          var walk = SoundWalk(nodes: nodes, rows: rows, costs: costs, most: most, from: start, upTo: limit)
          walk.descend(root, depth: 1)
          return walk.found
        }
      }
    }
    // Several words can sound the same.
    for way in ways {
      var word = way.word
      while word >= 0 {
        found.append(Found(word: word, end: way.end, points: way.points))
        word = trie.namesakes[Int(word)]
      }
    }
  }
}
