/// Words and recognisers of which an utterance must hold one for a network to match.
///
/// The one with fewer of them comes first; of as many, the one with the lower numbers, so that compiling gives the same each time.
struct Clause: Hashable, Comparable, Sendable {
  /// The words, sorted; each once.
  var words: [Int32]
  /// The recognisers that may take a word instead, sorted; each once.
  var recognizers: [Int32]

  /// How many words and recognisers can fulfil it.
  var count: Int { words.count + recognizers.count }

  /// Fewer members first, then lower words, then lower recognisers.
  static func < (left: Clause, right: Clause) -> Bool {
    if left.count != right.count { return left.count < right.count }
    if left.words != right.words { return left.words.lexicographicallyPrecedes(right.words) }
    return left.recognizers.lexicographicallyPrecedes(right.recognizers)
  }
}

/// Finds the clauses of networks: between two states through which every way leads, some arc must be taken.
struct ClauseSearch {
  private let automaton: AutomatonContent
  private let coverage: [Coverage]
  private var found: [[Clause]] = []

  /// A clause of more words than this rules out too little to be looked at.
  private static var largest: Int { 400 }

  /// Takes an automaton and what its recognisers can take, by number; those beyond the last can take anything.
  init(_ automaton: AutomatonContent, coverage: [Coverage]) {
    self.automaton = automaton
    self.coverage = coverage
  }

  /// The clauses of each network, in order; a network is made after those that it calls.
  mutating func clauses() -> [[Clause]] {
    found.reserveCapacity(automaton.networks.count)
    for network in automaton.networks { found.append(clauses(of: network)) }
    return found
  }

  private func clauses(of network: AutomatonContent.Network) -> [Clause] {
    guard !network.canBeEmpty else { return [] }
    let necks = necks(of: network)
    var clauses: Set<Clause> = []
    for (start, end) in zip(necks, necks.dropFirst()) {
      // What lies behind a state that can be the last need not be said.
      if automaton.states[Int(network.first) + start].isFinal { continue }
      if let called = onlyCall(from: start, to: end, in: network) {
        clauses.formUnion(found[Int(called)])
      } else {
        // Of “(add|note [down]) {urgent} …” what it begins with, and what leads on from there.
        if let clause = clause(network, arcsFrom: start..<start + 1, to: nil) { clauses.insert(clause) }
        if end > start + 1, end < Int(network.count),
          let clause = clause(network, arcsFrom: start..<end, to: Int32(end))
        {
          clauses.insert(clause)
        }
      }
    }
    return clauses.sorted()
  }

  /// The states through which every way leads, and the end; a state is one if no arc leads past it.
  private func necks(of network: AutomatonContent.Network) -> [Int] {
    var necks: [Int] = []
    var furthest = 0
    for place in 0..<Int(network.count) {
      if furthest <= place { necks.append(place) }
      let state = automaton.states[Int(network.first) + place]
      if state.isFinal { furthest = Int(network.count) }
      for target in targets(of: state) { furthest = max(furthest, Int(target)) }
    }
    return necks + [Int(network.count)]
  }

  private func targets(of state: AutomatonContent.State) -> [Int32] {
    automaton.words[Int(state.words.lowerBound)..<Int(state.words.upperBound)].map(\.target)
      + automaton.prefixes[Int(state.prefixes.lowerBound)..<Int(state.prefixes.upperBound)].map(\.target)
      + automaton.slots[Int(state.slots.lowerBound)..<Int(state.slots.upperBound)].map(\.target)
      + automaton.calls[Int(state.calls.lowerBound)..<Int(state.calls.upperBound)].map(\.target)
  }

  /// The network that must be gone through from one state to the other, if that is the only way.
  private func onlyCall(from start: Int, to end: Int, in network: AutomatonContent.Network) -> Int32? {
    let state = automaton.states[Int(network.first) + start]
    guard state.words.isEmpty, state.prefixes.isEmpty, state.slots.isEmpty, state.calls.count == 1 else { return nil }
    let call = automaton.calls[Int(state.calls.lowerBound)]
    return Int(call.target) == end && !automaton.networks[Int(call.network)].canBeEmpty ? call.network : nil
  }

  /// What the arcs from some states demand, of all of them or of those to one target; `nil` if one of them demands nothing.
  private func clause(_ network: AutomatonContent.Network, arcsFrom places: Range<Int>, to target: Int32?) -> Clause? {
    var words: Set<Int32> = []
    var recognizers: Set<Int32> = []
    for place in places {
      let state = automaton.states[Int(network.first) + place]
      let counts = { (arc: Int32) in target == nil || arc == target }
      for arc in automaton.words[Int(state.words.lowerBound)..<Int(state.words.upperBound)] where counts(arc.target) {
        words.insert(arc.word)
      }
      for arc in automaton.prefixes[Int(state.prefixes.lowerBound)..<Int(state.prefixes.upperBound)]
      where counts(arc.target) { words.insert(arc.word) }
      for arc in automaton.slots[Int(state.slots.lowerBound)..<Int(state.slots.upperBound)] where counts(arc.target) {
        guard Int(arc.recognizer) < coverage.count else { return nil }
        switch coverage[Int(arc.recognizer)] {
        case .anything, .anyText: return nil
        case .words, .asked, .begun: break
        }
        recognizers.insert(arc.recognizer)
      }
      for arc in automaton.calls[Int(state.calls.lowerBound)..<Int(state.calls.upperBound)] where counts(arc.target) {
        guard !automaton.networks[Int(arc.network)].canBeEmpty, let least = found[Int(arc.network)].first else {
          return nil
        }
        words.formUnion(least.words)
        recognizers.formUnion(least.recognizers)
      }
    }
    guard words.count + recognizers.count <= Self.largest, !(words.isEmpty && recognizers.isEmpty) else { return nil }
    return Clause(words: words.sorted(), recognizers: recognizers.sorted())
  }
}
