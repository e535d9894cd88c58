/// All words and recognisers of each network, those of the networks that it calls included.
struct NetworkContents {
  /// Of each network, its words and beginnings of words; each once.
  private(set) var words: [[Int32]] = []
  /// Of each network, the recognisers of its slots; each once.
  private(set) var recognizers: [[Int32]] = []

  /// Looks through an automaton; a network is made after those that it calls.
  init(_ automaton: AutomatonContent) {
    var wordSeenBy = Array(repeating: Int32(-1), count: automaton.symbols.count)
    var recognizerSeenBy: [Int32: Int32] = [:]
    var callSeenBy = Array(repeating: Int32(-1), count: automaton.networks.count)
    for (number, network) in automaton.networks.enumerated() {
      let number = Int32(number)
      var own: [Int32] = []
      var filling: [Int32] = []
      let note = { (word: Int32, own: inout [Int32], seen: inout [Int32]) in
        guard seen[Int(word)] != number else { return }
        seen[Int(word)] = number
        own.append(word)
      }
      for state in automaton.states[Int(network.first)..<Int(network.first + network.count)] {
        for arc in automaton.words[Int(state.words.lowerBound)..<Int(state.words.upperBound)] {
          note(arc.word, &own, &wordSeenBy)
        }
        for arc in automaton.prefixes[Int(state.prefixes.lowerBound)..<Int(state.prefixes.upperBound)] {
          note(arc.word, &own, &wordSeenBy)
        }
        for arc in automaton.slots[Int(state.slots.lowerBound)..<Int(state.slots.upperBound)]
        where recognizerSeenBy.updateValue(number, forKey: arc.recognizer) != number { filling.append(arc.recognizer) }
        for arc in automaton.calls[Int(state.calls.lowerBound)..<Int(state.calls.upperBound)]
        where callSeenBy[Int(arc.network)] != number {
          callSeenBy[Int(arc.network)] = number
          for word in words[Int(arc.network)] { note(word, &own, &wordSeenBy) }
          for recognizer in recognizers[Int(arc.network)]
          where recognizerSeenBy.updateValue(number, forKey: recognizer) != number { filling.append(recognizer) }
        }
      }
      words.append(own)
      recognizers.append(filling)
    }
  }
}
