/// Templates compiled together: states and arcs over tokens, with rules as networks that are called and not copied.
///
/// Network 0 is the root, whose final states accept a payload. An arc is a word, a slot (filled from a ``SpanChart``) or a call of
/// another network. There are no empty arcs: they are resolved when the automaton is built.
package struct Automaton: Sendable {
  struct WordArc: Sendable {
    var word: Int32
    var target: Int32
  }

  struct SlotArc: Sendable {
    var recognizer: Int32
    /// An index into ``Automaton/slotNames``.
    var slot: Int32
    var target: Int32
  }

  struct CallArc: Sendable {
    var network: Int32
    var target: Int32
  }

  struct State: Sendable {
    var words: Range<Int32>
    var slots: Range<Int32>
    var calls: Range<Int32>
    /// Payloads accepted here; in a called network any entry means that it can end here.
    var accepts: Range<Int32>
    /// Some payload that can follow; −1 inside a called network.
    var leadsTo: Int32
  }

  struct Network: Sendable {
    var start: Int32
    var canBeEmpty: Bool
    /// Whether a slot can come first, so that any word may begin it.
    var beginsWithSlot: Bool
    /// The words that can come first, sorted.
    var firstWords: [Int32]

    /// Whether it can begin with the word, or end before it.
    func canStart(with word: Int32) -> Bool {
      if canBeEmpty || beginsWithSlot { return true }
      var low = 0
      var high = firstWords.count
      while low < high {
        let middle = (low + high) / 2
        if firstWords[middle] < word { low = middle + 1 } else { high = middle }
      }
      return low < firstWords.count && firstWords[low] == word
    }
  }

  var symbols: [String: Int32]
  var states: [State]
  var words: [WordArc]
  var slots: [SlotArc]
  var calls: [CallArc]
  var accepts: [Int32]
  var networks: [Network]

  /// The names of slots, by the index that arcs use; a name stands here once for each recogniser that fills it.
  package var slotNames: [String]

  /// The recogniser that fills each of ``slotNames``.
  package var slotRecognizers: [Int]

  /// The arcs of `range` that read `word`; arcs are sorted by word.
  func wordArcs(_ range: Range<Int32>, reading word: Int32) -> Range<Int> {
    var low = Int(range.lowerBound)
    var high = Int(range.upperBound)
    let end = high
    while low < high {
      let middle = (low + high) / 2
      if words[middle].word < word { low = middle + 1 } else { high = middle }
    }
    high = low
    while high < end, words[high].word == word { high += 1 }
    return low..<high
  }
}
