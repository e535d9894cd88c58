/// The arcs of words, and the words with which networks begin; small, so that to ask it copies nothing else of a run.
struct WordArcs: Sendable {
  /// All arcs, those of a state in the order of their words.
  let all: [AutomatonContent.WordArc]
  /// See ``AutomatonContent/firstWords``.
  let first: [Int32]

  /// An arc by its number.
  @inline(__always)
  subscript(number: Int32) -> AutomatonContent.WordArc { all[Int(number)] }

  /// The part of a state's arcs in which those of a word stand: where there are many, they are searched for and not tried.
  func arcs(_ arcs: Range<Int32>, of word: Int32) -> Range<Int32> {
    guard arcs.count > 8 else { return arcs }
    var low = arcs.lowerBound
    var high = arcs.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].word < word { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < arcs.upperBound, self[end].word == word { end += 1 }
    return low..<end
  }

  /// Whether a network can begin with the word, or end before it.
  func canStart(_ network: AutomatonContent.Network, with word: Int32) -> Bool {
    network.canBeEmpty || network.beginsOpenly || isFirst(word, of: network)
  }

  /// Whether the word can come first in a network.
  func isFirst(_ word: Int32, of network: AutomatonContent.Network) -> Bool {
    var low = Int(network.firstWords.lowerBound)
    let end = Int(network.firstWords.upperBound)
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if first[middle] < word { low = middle + 1 } else { high = middle }
    }
    return low < end && first[low] == word
  }
}
