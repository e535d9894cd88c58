import ParlanceArchives

/// Texts by their words, to find all that begin at a place of an utterance, however many there are.
package struct WordTrie: Sendable, Archivable {
  private var symbols = WordTable()
  private var steps = PairTable()
  private var entries: [[Int32]] = [[]]

  /// Makes an empty trie.
  package init() {}

  /// Reads a trie.
  package init(from archive: inout ArchiveReader) throws(ArchiveError) {
    symbols = try WordTable(from: &archive)
    steps = try PairTable(from: &archive)
    entries = try [[Int32]](from: &archive)
  }

  /// Writes the trie.
  package func write(to archive: inout ArchiveWriter) {
    symbols.write(to: &archive)
    steps.write(to: &archive)
    entries.write(to: &archive)
  }

  /// Whether there is no text.
  package var isEmpty: Bool { entries.count == 1 }

  /// The words of all texts; each once.
  package var words: [String] { symbols.words }

  /// Adds a text of at least one word under a number.
  package mutating func insert(_ words: [String], entry: Int) {
    var node: Int32 = 0
    for word in words {
      let symbol = symbols.insert(word)
      if let known = steps.value(node, symbol) {
        node = known
      } else {
        entries.append([])
        steps.insert(Int32(entries.count - 1), for: node, symbol)
        node = Int32(entries.count - 1)
      }
    }
    if node > 0, entries[Int(node)].last != Int32(entry) { entries[Int(node)].append(Int32(entry)) }
  }

  /// Calls with each text that may be heard from a place on: where it ends, what it costs in points, and the number under which it was
  /// added. A text may cost four points for each sound.
  package func forEachMatch(
    in hearing: Hearing, at start: Int, _ body: (_ end: Int, _ points: Int, _ entry: Int) -> Void
  ) {
    var open: [(node: Int32, place: Int, points: Int)] = [(0, start, 0)]
    while let (node, place, points) = open.popLast() {
      guard place < hearing.end else { continue }
      for arc in hearing.arcs[place] where points + arc.points <= 4 * (arc.end - start) {
        let symbol = symbols.number(of: arc.word)
        guard symbol >= 0, let next = steps.value(node, symbol) else { continue }
        let points = points + arc.points
        for entry in entries[Int(next)] { body(arc.end, points, Int(entry)) }
        open.append((next, arc.end, points))
      }
    }
  }

  /// Calls with each text that begins with the token at `start`: where it ends, and the number under which it was added.
  @inline(__always)
  package func forEachMatch(in tokens: [Token], at start: Int, _ body: (_ end: Int, _ entry: Int) -> Void) {
    var node: Int32 = 0
    for index in start..<tokens.count {
      let symbol = symbols.number(of: tokens[index].text)
      guard symbol >= 0, let next = steps.value(node, symbol) else { return }
      node = next
      for place in entries[Int(node)].indices { body(index + 1, Int(entries[Int(node)][place])) }
    }
  }
}
