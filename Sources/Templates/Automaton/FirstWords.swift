/// Computes what each network can begin with, so that a run calls only those that can go on.
struct FirstWords {
  let states: [AutomatonBuilder.BuildState]
  let starts: [Int32]

  /// The networks in order; a network is always made after those that it calls, but for the root.
  func networks() -> [Automaton.Network] {
    var known: [Automaton.Network?] = Array(repeating: nil, count: starts.count)
    for number in Array(1..<max(1, starts.count)) + [0] {
      known[number] = network(from: starts[number], known)
    }
    return known.compactMap { $0 }
  }

  private func network(from start: Int32, _ known: [Automaton.Network?]) -> Automaton.Network {
    var words: Set<Int32> = []
    var canBeEmpty = false
    var beginsWithSlot = false
    var seen: Set<Int32> = [start]
    var open = [start]
    while let number = open.popLast() {
      let state = states[Int(number)]
      words.formUnion(state.words.map(\.word))
      canBeEmpty = canBeEmpty || !state.accepts.isEmpty
      beginsWithSlot = beginsWithSlot || !state.slots.isEmpty
      for call in state.calls {
        guard let network = known[Int(call.network)] else { continue }
        words.formUnion(network.firstWords)
        beginsWithSlot = beginsWithSlot || network.beginsWithSlot
        if network.canBeEmpty, seen.insert(call.target).inserted { open.append(call.target) }
      }
    }
    return Automaton.Network(
      start: start, canBeEmpty: canBeEmpty, beginsWithSlot: beginsWithSlot, firstWords: words.sorted())
  }
}
