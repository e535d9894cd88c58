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

  private let costs = SoundCosts.standard
  /// The sounds of the utterance, by place; `nil` for a silent one.
  private let heard: [Phoneme?]
  /// What a word may cost for each of its sounds, in points.
  private let perSound: Double
  private var rows: [Int] = []
  private var width = 0
  private var start = 0
  private var rest = 0
  private(set) var found: [Found] = []

  init(_ heard: [Phoneme?], perSound: Double) {
    self.heard = heard
    self.perSound = perSound
  }

  /// The most that a word of so many sounds may cost.
  func most(_ sounds: Int) -> Int { Int(perSound * Double(sounds)) }

  /// Finds the words from a place; none goes on to `limit`.
  mutating func run(_ trie: SoundTrie, from start: Int, upTo limit: Int) {
    found.removeAll(keepingCapacity: true)
    guard let root = trie.roots.first, start < limit else { return }
    self.start = start
    rest = Self.mostNodes
    width = min(limit - start, SoundTrie.longestWord + Self.slack) + 1
    let size = width * (SoundTrie.longestWord + 1)
    if rows.count < size { rows = [Int](repeating: 0, count: size) }
    // What stands too many before the first sound belongs to the word before, if there is one.
    rows[0] = 0
    for column in 1..<width { rows[column] = start == 0 ? rows[column - 1] + addition(column - 1) : Self.never }
    descend(trie, root, depth: 1)
  }

  /// More than anything may cost.
  private static var never: Int { 1 << 20 }

  private func addition(_ column: Int) -> Int { heard[start + column].map { costs.addition($0) } ?? 0 }

  private mutating func descend(_ trie: SoundTrie, _ first: Int32, depth: Int) {
    var next = first
    while next >= 0, rest > 0 {
      rest -= 1
      let node = trie.nodes[Int(next)]
      next = node.sibling
      let least = fill(node.sound, depth)
      guard least <= min(most(Int(node.longest)), SoundCosts.whole + most(depth)) else { continue }
      if node.word >= 0 { note(trie, node.word, depth) }
      if node.child >= 0 { descend(trie, node.child, depth: depth + 1) }
    }
  }

  /// Fills the row of a sound of the trie; gives the least of it.
  private mutating func fill(_ sound: Phoneme, _ depth: Int) -> Int {
    let (now, last) = (depth * width, (depth - 1) * width)
    let missing = costs.addition(sound)
    rows[now] = rows[last] + missing
    var least = rows[now]
    let columns = min(width, depth + Self.slack + 1)
    for column in 1..<width {
      guard column < columns else {
        rows[now + column] = Self.never
        continue
      }
      let change = heard[start + column - 1].map { costs.change(sound, $0) } ?? SoundCosts.whole
      let value = min(
        rows[last + column - 1] + change, rows[last + column] + missing,
        rows[now + column - 1] + addition(column - 1))
      rows[now + column] = value
      least = min(least, value)
    }
    return least
  }

  /// Notes the words that end with a row, where they end best.
  private mutating func note(_ trie: SoundTrie, _ word: Int32, _ depth: Int) {
    let row = depth * width
    var ends: [(column: Int, points: Int)] = []
    for column in 1..<width where rows[row + column] <= most(depth) { ends.append((column, rows[row + column])) }
    guard let best = ends.map(\.points).min() else { return }
    ends.removeAll { $0.points > best + Self.endMargin }
    // What is too many at the end belongs to no word behind.
    if width - 1 < SoundTrie.longestWord, case let whole = rows[row + width - 1], whole > most(depth),
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
