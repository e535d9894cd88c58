import ParlanceLanguage

/// One walk along a trie of sounds: row by row of the table of a word's sounds and those that were heard, and no further than some word
/// could still be near enough.
///
/// Nearly all of the time of reading by sounds is spent here, hence the bare memory, which ``SoundSearch`` owns: of the rows,
/// ``widest`` columns for each sound of the longest word and one row more.
struct SoundWalk {
  /// The most nodes that one search looks at; there are more only among very many words.
  private static var mostNodes: Int { 6000 }
  /// The most ends of one word.
  private static var mostEnds: Int { 3 }
  /// How much dearer another end of a word may be.
  private static var endMargin: Int32 { 9 }
  /// What may be too many behind the last word, in points.
  private static var mostBehind: Int32 { 14 }
  /// How many sounds more than a word has are looked at.
  private static var slack: Int { 3 }
  /// More than anything may cost.
  private static var never: Int32 { 1 << 20 }
  /// The most columns of a row.
  static var widest: Int { SoundTrie.longestWord + slack + 1 }

  /// The words that were found, of those that sound the same the last one.
  private(set) var found: [SoundSearch.Found] = []

  private let nodes: UnsafeBufferPointer<SoundTrie.Node>
  private let rows: UnsafeMutableBufferPointer<Int32>
  private let costs: HeardCosts.Values
  /// What a word of so many sounds may cost.
  private let most: [Int32]
  /// What is forgiven ahead: the sounds to come may be right.
  private let ahead: Int32
  private let start: Int
  private let width: Int
  private var rest = Self.mostNodes

  /// Begins at a place with the row of no sound; no word goes on to `limit`.
  init(
    nodes: UnsafeBufferPointer<SoundTrie.Node>, rows: UnsafeMutableBufferPointer<Int32>, costs: HeardCosts.Values,
    most: [Int32], from start: Int, upTo limit: Int
  ) {
    (self.nodes, self.rows, self.costs, self.most, self.start) = (nodes, rows, costs, most, start)
    ahead = Int32(SoundCosts.whole)
    width = min(limit - start + 1, Self.widest)
    rows[0] = 0
    // What stands too many before the first sound belongs to the word before, if there is one.
    for column in 1..<width {
      rows[column] = start == 0 ? rows[column - 1] + costs.additions[column - 1] : Self.never
    }
  }

  /// Walks on along a node and its siblings; `depth` counts their sounds from 1.
  mutating func descend(_ first: Int32, depth: Int) {
    var next = first
    while next >= 0, rest > 0 {
      rest -= 1
      let node = nodes[Int(next)]
      next = node.sibling
      let least = fill(Int(node.sound.number), depth)
      guard least <= min(most[Int(node.longest)], ahead + most[depth]) else { continue }
      if node.word >= 0 { note(node.word, depth) }
      if node.child >= 0 { descend(node.child, depth: depth + 1) }
    }
  }

  /// How many columns of a row are looked at.
  private func columns(_ depth: Int) -> Int { min(width, depth + Self.slack + 1) }

  /// Fills the row of a sound of the trie; gives the least of it.
  private func fill(_ sound: Int, _ depth: Int) -> Int32 {
    let (now, last, columns) = (depth * width, (depth - 1) * width, columns(depth))
    let missing = costs.missing[sound]
    let changes = sound * costs.count + start
    var (left, diagonal) = (rows[last] + missing, rows[last])
    rows[now] = left
    var least = left
    // Sums of some dozens of small costs cannot overflow.
    for column in 1..<columns {
      let above = rows[last &+ column]
      left = min(
        diagonal &+ costs.changes[changes &+ column &- 1], above &+ missing,
        left &+ costs.additions[start &+ column &- 1])
      rows[now &+ column] = left
      least = min(least, left)
      diagonal = above
    }
    // The next row looks at one column more.
    if columns < width { rows[now + columns] = Self.never }
    return least
  }

  /// Notes the words that end with a row, where they end best.
  private mutating func note(_ word: Int32, _ depth: Int) {
    let (row, columns, most) = (depth * width, columns(depth), most[depth])
    // By looking again and again: there are few columns, and a list of them would have to be made for each word.
    guard let best = next(row, columns, behind: (-1, 0), most: most) else { return }
    // What is too many at the end belongs to no word behind.
    if columns == width, width - 1 < SoundTrie.longestWord, case let whole = rows[row + width - 1], whole > most,
      whole <= best.points + Self.mostBehind
    {
      found.append(.init(word: word, end: start + width - 1, points: Int(whole)))
    }
    var end = Optional(best)
    for _ in 0..<Self.mostEnds {
      guard let here = end else { return }
      found.append(.init(word: word, end: start + here.column, points: Int(here.points)))
      end = next(row, columns, behind: here, most: min(most, best.points + Self.endMargin))
    }
  }

  /// The end of a word that comes next behind another by its points, then its column; `nil` if there is none of so many points at most.
  private func next(
    _ row: Int, _ columns: Int, behind last: (points: Int32, column: Int), most: Int32
  ) -> (points: Int32, column: Int)? {
    var nearest: (points: Int32, column: Int)?
    for column in 1..<columns {
      let points = rows[row &+ column]
      guard points <= most, (points, column) > last, points < nearest?.points ?? Self.never else { continue }
      nearest = (points, column)
    }
    return nearest
  }
}
