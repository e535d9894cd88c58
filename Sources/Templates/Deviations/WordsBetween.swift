/// The words that stand between two others in some phrase: what can be missing there, タス of タスク, or is meant by a short one, “montre-oi”.
package struct WordsBetween: Sendable {
  private struct Pair: Hashable {
    /// The words on both sides; −1 where the words of the phrase begin or end.
    var before: Int32
    var after: Int32
  }

  private let between: [Pair: [Int32]]
  private let symbols: WordTable

  /// Finds those of an automaton's words that count. Cost: once over all its arcs.
  package init(of automaton: Automaton, where counts: (String) -> Bool) {
    let content = automaton.content
    symbols = content.symbols
    let isAllowed = content.symbols.words.map(counts)
    var between: [Pair: Set<Int32>] = [:]
    guard isAllowed.contains(true) else {
      self.between = [:]
      return
    }
    for network in content.networks {
      let states = content.states[Int(network.first)..<Int(network.first + network.count)]
      // What leads to each state, by its number in the network.
      var before: [Set<Int32>] = Array(repeating: [], count: states.count)
      before[0].insert(-1)
      for state in states {
        for arc in content.words[state.words] { before[Int(arc.target)].insert(arc.word) }
        for arc in content.slots[state.slots] { before[Int(arc.target)].insert(-1) }
        for arc in content.calls[state.calls] { before[Int(arc.target)].insert(-1) }
      }
      for (number, state) in states.enumerated() {
        for arc in content.words[state.words] where isAllowed[Int(arc.word)] {
          let next = states[states.startIndex + Int(arc.target)]
          let ends = next.isFinal || !next.slots.isEmpty || !next.calls.isEmpty
          let after = content.words[next.words].map(\.word) + (ends ? [-1] : [])
          for left in before[number] {
            for right in after where left >= 0 || right >= 0 {
              between[Pair(before: left, after: right), default: []].insert(arc.word)
            }
          }
        }
      }
    }
    self.between = between.mapValues { $0.sorted() }
  }

  /// The words that stand between two, sorted; `nil` for where there is none.
  package func words(between before: String?, and after: String?) -> [String] {
    let (left, right) = (number(before), number(after))
    var found: Set<Int32> = []
    for pair in [(left, right), (left, -1), (-1, right)] {
      found.formUnion(between[Pair(before: pair.0, after: pair.1)] ?? [])
    }
    return found.sorted().map { symbols.words[Int($0)] }
  }

  /// The number of a word; one that no phrase has for others.
  private func number(_ word: String?) -> Int32 {
    guard let word else { return -1 }
    let number = symbols.number(of: word)
    return number < 0 ? -2 : number
  }
}

extension Array {
  /// The elements of a range of arcs.
  fileprivate subscript(arcs: Range<Int32>) -> ArraySlice<Element> { self[Int(arcs.lowerBound)..<Int(arcs.upperBound)] }
}
