/// Texts by their words, to find all that begin at a place of an utterance, however many there are.
package struct WordTrie: Sendable {
  private var symbols: [String: Int32] = [:]
  private var steps = PairTable()
  private var entries: [[Int32]] = [[]]

  /// Makes an empty trie.
  package init() {}

  /// Whether there is no text.
  package var isEmpty: Bool { entries.count == 1 }

  /// The words of all texts; each once, in no order.
  package var words: some Collection<String> { symbols.keys }

  /// Adds a text of at least one word under a number.
  package mutating func insert(_ words: [String], entry: Int) {
    var node: Int32 = 0
    for word in words {
      let symbol = symbols[word] ?? Int32(symbols.count)
      symbols[word] = symbol
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

  /// The texts that begin with the token at `start`: where each ends, and under which numbers it was added.
  package func matches(in tokens: [Token], at start: Int) -> [(end: Int, entries: [Int32])] {
    var found: [(end: Int, entries: [Int32])] = []
    var node: Int32 = 0
    for index in start..<tokens.count {
      guard let symbol = symbols[tokens[index].text], let next = steps.value(node, symbol) else { break }
      node = next
      if !entries[Int(node)].isEmpty { found.append((index + 1, entries[Int(node)])) }
    }
    return found
  }
}
