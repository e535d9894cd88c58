import ParlanceLanguage

/// Finds the words of a trie that sound like what stands from a place on: row by row of the table of both sounds, along the trie,
/// and no further than some word could still be near enough.
struct SoundSearch {
  /// A word that was found.
  struct Found: Hashable {
    var word: Int32
    /// The place behind it.
    var end: Int
    var points: Int
  }

  /// The most nodes that one search looks at; there are more only among very many words.
  private static var mostNodes: Int { 6000 }
  /// The most ends of one word.
  private static var mostEnds: Int { 3 }
  /// How much dearer another end of a word may be.
  private static var endMargin: Int { 9 }
  /// What may be too many behind the last word, in points.
  private static var mostBehind: Int { 14 }
  /// How many sounds more than a word has are looked at.
  private static var slack: Int { 3 }

  private let costs: HeardCosts
  /// What a word of so many sounds may cost, in points.
  private let most: [Int]
  private var rows: [Int32] = []
  private var width = 0
  private var start = 0
  private var rest = 0
  private(set) var found: [Found] = []

  init(_ heard: [Phoneme?], perSound: Double) {
    costs = HeardCosts(heard)
    most = (0...SoundTrie.longestWord).map { Int(perSound * Double($0)) }
    rows = [Int32](repeating: 0, count: (SoundTrie.longestWord + 1) * (SoundTrie.longestWord + Self.slack + 2))
  }

  /// Finds the words from a place; none goes on to `limit`.
  mutating func run(_ trie: SoundTrie, from start: Int, upTo limit: Int) {
    found.removeAll(keepingCapacity: true)
    guard let root = trie.roots.first, start < limit else { return }
    self.start = start
    rest = Self.mostNodes
    width = min(limit - start, SoundTrie.longestWord + Self.slack) + 1
    // What stands too many before the first sound belongs to the word before, if there is one.
    rows[0] = 0
    for column in 1..<width {
      rows[column] = start == 0 ? rows[column - 1] + costs.additions[start + column - 1] : Self.never
    }
    descend(trie, root, depth: 1)
  }

  /// More than anything may cost.
  private static var never: Int32 { 1 << 20 }

  private mutating func descend(_ trie: SoundTrie, _ first: Int32, depth: Int) {
    var next = first
    while next >= 0, rest > 0 {
      rest -= 1
      let node = trie.nodes[Int(next)]
      next = node.sibling
      let least = fill(node.sound, depth)
      guard least <= min(most[Int(node.longest)], SoundCosts.whole + most[depth]) else { continue }
      if node.word >= 0 { note(trie, node.word, depth) }
      if node.child >= 0 { descend(trie, node.child, depth: depth + 1) }
    }
  }

  /// How many columns of a row are looked at.
  private func columns(_ depth: Int) -> Int { min(width, depth + Self.slack + 1) }

  /// Fills the row of a sound of the trie; gives the least of it.
  private mutating func fill(_ sound: Phoneme, _ depth: Int) -> Int {
    let (now, last, columns) = (depth * width, (depth - 1) * width, columns(depth))
    let missing = Int32(SoundCosts.standard.addition(sound))
    let changes = Int(sound.number) * costs.count + start
    let start = start
    // Without checks of bounds and of exclusive access: nearly all of the time of a search goes into this loop.
    return rows.withUnsafeMutableBufferPointer { rows in
      costs.additions.withUnsafeBufferPointer { additions in
        costs.changes.withUnsafeBufferPointer { change in
          var (left, diagonal) = (rows[last] + missing, rows[last])
          rows[now] = left
          var least = left
          for column in 1..<columns {
            let above = rows[last + column]
            left = min(
              diagonal + change[changes + column - 1], above + missing, left + additions[start + column - 1])
            rows[now + column] = left
            least = min(least, left)
            diagonal = above
          }
          // The next row looks at one column more.
          if columns < width { rows[now + columns] = Self.never }
          return Int(least)
        }
      }
    }
  }

  /// Notes the words that end with a row, where they end best.
  private mutating func note(_ trie: SoundTrie, _ word: Int32, _ depth: Int) {
    let row = depth * width
    var ends: [(column: Int, points: Int)] = []
    let columns = columns(depth)
    for column in 1..<columns where rows[row + column] <= most[depth] { ends.append((column, Int(rows[row + column]))) }
    guard let best = ends.map(\.points).min() else { return }
    ends.removeAll { $0.points > best + Self.endMargin }
    // What is too many at the end belongs to no word behind.
    if width == columns, width - 1 < SoundTrie.longestWord, case let whole = Int(rows[row + width - 1]),
      whole > most[depth],
      whole <= best + Self.mostBehind
    {
      found.append(Found(word: word, end: start + width - 1, points: whole))
    }
    ends.sort { ($0.points, $0.column) < ($1.points, $1.column) }
    var word = word
    while word >= 0 {
      for end in ends.prefix(Self.mostEnds) {
        found.append(Found(word: word, end: start + end.column, points: end.points))
      }
      word = trie.namesakes[Int(word)]
    }
  }
}
