/// Finds which words can stand against a slot without a space: “temperatur” behind `{area}`, “l” before `{name}`.
struct SeamSearch {
  private let automaton: AutomatonContent
  /// Of each recogniser, the words that it can take, if they are few enough to be looked for within words.
  private let vocabulary: [[Int32]]
  /// Of each network, whether a slot can be the last of it.
  private var endsWithSlot: [Bool] = []

  /// The most words of a list that are looked for behind a slot.
  private static var mostWords: Int { 2_000 }

  /// Takes an automaton and the words of each recogniser, by its number; lists of more than 2,000 are not looked at.
  init(_ automaton: AutomatonContent, vocabulary: [[Int32]]) {
    self.automaton = automaton
    self.vocabulary = vocabulary.map { $0.count <= Self.mostWords ? $0 : [] }
  }

  /// The words behind slots, whether the template has a space there or not, and the beginnings before them.
  ///
  /// hassil lets a space be missing behind a slot, and the grammars of languages that join a particle to a name rely on that.
  mutating func seams() -> AutomatonContent.Seams {
    var seams = AutomatonContent.Seams()
    seams.prefixes = Set(automaton.prefixes.map(\.word))
    // A network is made after those that it calls.
    for network in automaton.networks { search(network, &seams) }
    return seams
  }

  private mutating func search(_ network: AutomatonContent.Network, _ seams: inout AutomatonContent.Seams) {
    var isBehindSlot = Array(repeating: false, count: Int(network.count))
    var ends = false
    for place in 0..<Int(network.count) {
      let state = automaton.states[Int(network.first) + place]
      for arc in automaton.slots[Int(state.slots.lowerBound)..<Int(state.slots.upperBound)] {
        isBehindSlot[Int(arc.target)] = true
        guard isBehindSlot[place], Int(arc.recognizer) < vocabulary.count else { continue }
        seams.suffixes.formUnion(vocabulary[Int(arc.recognizer)])
      }
      for arc in automaton.calls[Int(state.calls.lowerBound)..<Int(state.calls.upperBound)] {
        let called = automaton.networks[Int(arc.network)]
        if endsWithSlot[Int(arc.network)] || (isBehindSlot[place] && called.canBeEmpty) {
          isBehindSlot[Int(arc.target)] = true
        }
        if isBehindSlot[place] {
          seams.suffixes.formUnion(
            automaton.firstWords[Int(called.firstWords.lowerBound)..<Int(called.firstWords.upperBound)])
        }
      }
      guard isBehindSlot[place] else { continue }
      for arc in automaton.words[Int(state.words.lowerBound)..<Int(state.words.upperBound)] {
        seams.suffixes.insert(arc.word)
      }
      ends = ends || state.isFinal
    }
    endsWithSlot.append(ends)
  }
}
