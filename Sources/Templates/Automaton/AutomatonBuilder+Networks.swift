/// Laid states become a network of the automaton.
extension AutomatonBuilder {
  /// Appends a network; returns its number.
  mutating func append(_ laid: [LaidState]) -> Int32 {
    let order = Self.order(laid)
    var places = Array(repeating: Int32(-1), count: laid.count)
    for (place, state) in order.enumerated() { places[state] = Int32(place) }
    let first = Int32(automaton.states.count)
    for state in order { append(laid[state], places) }
    let network = summary(of: first, count: Int32(order.count))
    automaton.networks.append(network)
    return Int32(automaton.networks.count - 1)
  }

  /// The states that can be reached, each before all that its arcs lead to: templates have no loops.
  private static func order(_ laid: [LaidState]) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(laid.count)
    var seen = Array(repeating: false, count: laid.count)
    // Depth first, with how far each state's targets were visited, since a template can be long.
    var open: [(state: Int, visited: Int)] = [(0, 0)]
    seen[0] = true
    while let last = open.indices.last {
      if let target = target(open[last].visited, of: laid[open[last].state]) {
        open[last].visited += 1
        guard !seen[target] else { continue }
        seen[target] = true
        open.append((target, 0))
      } else {
        order.append(open[last].state)
        open.removeLast()
      }
    }
    return order.reversed()
  }

  /// The target of an arc of a state, by the arc's place among all of them; `nil` beyond the last.
  private static func target(_ place: Int, of state: LaidState) -> Int? {
    var place = place
    if place < state.words.count { return Int(state.words[place].target) }
    place -= state.words.count
    if place < state.prefixes.count { return Int(state.prefixes[place].target) }
    place -= state.prefixes.count
    if place < state.slots.count { return Int(state.slots[place].target) }
    place -= state.slots.count
    return place < state.calls.count ? Int(state.calls[place].target) : nil
  }

  private mutating func append(_ state: LaidState, _ places: [Int32]) {
    let moved = { (arc: AutomatonContent.WordArc) in
      AutomatonContent.WordArc(word: arc.word, target: places[Int(arc.target)])
    }
    let isBefore = { (left: AutomatonContent.WordArc, right: AutomatonContent.WordArc) in
      (left.word, left.target) < (right.word, right.target)
    }
    let slots = state.slots.map {
      AutomatonContent.SlotArc(recognizer: $0.recognizer, slot: $0.slot, target: places[Int($0.target)])
    }
    let calls = state.calls.map { AutomatonContent.CallArc(network: $0.network, target: places[Int($0.target)]) }
    automaton.states.append(
      AutomatonContent.State(
        words: Self.append(state.words.map(moved).sorted(by: isBefore), to: &automaton.words),
        prefixes: Self.append(state.prefixes.map(moved).sorted(by: isBefore), to: &automaton.prefixes),
        slots: Self.append(slots, to: &automaton.slots), calls: Self.append(calls, to: &automaton.calls),
        isFinal: state.isFinal))
  }

  private static func append<Arc>(_ arcs: [Arc], to all: inout [Arc]) -> Range<Int32> {
    let start = Int32(all.count)
    all.append(contentsOf: arcs)
    return start..<Int32(all.count)
  }

  /// What is known of a network whose states are laid; those that it calls are complete.
  private mutating func summary(of first: Int32, count: Int32) -> AutomatonContent.Network {
    var network = AutomatonContent.Network(
      first: first, count: count, hasSlots: false, canBeEmpty: false, beginsOpenly: false, firstWords: 0..<0)
    var firstWords: Set<Int32> = []
    var isReachedEmpty = Array(repeating: false, count: Int(count))
    isReachedEmpty[0] = true
    for place in 0..<Int(count) {
      let state = automaton.states[Int(first) + place]
      let calls = automaton.calls[Int(state.calls.lowerBound)..<Int(state.calls.upperBound)]
      network.hasSlots =
        network.hasSlots || !state.slots.isEmpty || calls.contains { automaton.networks[Int($0.network)].hasSlots }
      guard isReachedEmpty[place] else { continue }
      network.canBeEmpty = network.canBeEmpty || state.isFinal
      network.beginsOpenly = network.beginsOpenly || !state.slots.isEmpty || !state.prefixes.isEmpty
      firstWords.formUnion(automaton.words[Int(state.words.lowerBound)..<Int(state.words.upperBound)].lazy.map(\.word))
      for call in calls {
        let called = automaton.networks[Int(call.network)]
        network.beginsOpenly = network.beginsOpenly || called.beginsOpenly
        firstWords.formUnion(
          automaton.firstWords[Int(called.firstWords.lowerBound)..<Int(called.firstWords.upperBound)])
        if called.canBeEmpty { isReachedEmpty[Int(call.target)] = true }
      }
    }
    network.firstWords = Self.append(firstWords.sorted(), to: &automaton.firstWords)
    return network
  }
}
