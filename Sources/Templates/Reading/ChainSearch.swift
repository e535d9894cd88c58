/// The ways in which a template can be read, each as the chain of its captures; the cheapest few at every node.
///
/// Two ways that capture the same are one: which optional words were said makes no difference. What a chain costs is the sum of
/// its captures, so the cheapest ways to a node are among the cheapest ways to the nodes before it.
struct ChainSearch: ~Copyable, Sendable {
  /// The most ways that are kept at one node of a template.
  static var mostWays: Int { 16 }

  /// The most at one node of a network that templates share: each of them may want another, as its own conditions say.
  static var mostSharedWays: Int { 64 }

  /// A capture and all before it.
  struct Cell: Sendable {
    /// −1 for the first.
    var previous: Int32
    /// The slot; −1 and below for a deviation, by its kind.
    var slot: Int32
    /// Its number in the chart.
    var span: Int32
    /// What the whole chain costs.
    var cost: Cost
    /// Another cell of the same chain and span, for another slot; −1 for none.
    var sibling: Int32
  }

  /// One of the ways to a node.
  private struct Way: Sendable {
    var chain: Int32
    var next: Int32
  }

  /// The cells of all chains; a chain goes by the index of its last cell, the empty one by −1.
  private(set) var cells = Stack<Cell>()
  private var numbers = PairTable()
  /// Of each outcome and end that was called, the number of its chains among ``innerChains``.
  private var called = PairTable()
  private var innerChains = Stack<Range<Int>>()
  /// The chains that were found, one search behind the other.
  private(set) var found = Stack<Int32>()
  /// Of each node of the searches that are open, the first of its ways; what an inner one leaves is taken off before the outer
  /// one goes on. The same holds for the ways.
  private var heads = Stack<Int32>()
  private var ways = Stack<Way>()
  /// The cells of one chain, the last one first.
  private var trail = Stack<Int32>()

  /// What the template accepts that is read; `nil` within a network that templates share, where no test applies yet.
  private var payload: Int?

  /// Goes on with a template that accepts this.
  ///
  /// By a method: to set it from outside keeps Swift 6.3's compiler busy for ever where it does not optimise.
  mutating func begin(_ payload: Int) { self.payload = payload }

  /// Forgets all chains and keeps the memory.
  mutating func clear() {
    cells.removeAll()
    numbers.removeAll()
    called.removeAll()
    innerChains.removeAll()
    found.removeAll()
    heads.removeAll()
    ways.removeAll()
    payload = nil
  }

  /// The cost of a chain; −1 is the empty one.
  @inline(__always)
  func cost(of chain: Int32) -> Cost { chain < 0 ? .zero : cells[Int(chain)].cost }

  /// How many captures a chain has.
  func count(of chain: Int32) -> Int {
    var count = 0
    var next = chain
    while next >= 0 {
      count += 1
      next = cells[Int(next)].previous
    }
    return count
  }

  /// The chains of an outcome that ends at a place, the cheapest first, as a part of ``found``.
  mutating func chains(
    of number: Int32, endingAt end: Int32, in run: borrowing NetworkRun, _ admits: Automaton.Admission
  ) -> Range<Int> {
    let outcome = run.outcomes[Int(number)]
    let network = run.networks[Int(outcome.network)]
    guard network.hasSlots || run.forgives else {
      found.append(-1)
      return found.count - 1..<found.count
    }
    let count = Int(network.count)
    let nodes = (Int(end) - Int(outcome.start) + 1) * count
    let (base, firstWay) = (heads.count, ways.count)
    heads.append(Self.unwanted, times: nodes)
    ways.append(Way(chain: -1, next: -1))
    let last = base + nodes - count
    for state in 0..<count where run.states[Int(network.first) + state].isFinal { heads[last + state] = -1 }
    for index in outcome.edges.reversed() {
      let edge = run.edges[Int(index)]
      if Int(edge.to) < nodes, heads[base + Int(edge.to)] != Self.unwanted { heads[base + Int(edge.from)] = -1 }
    }
    heads[base] = Int32(firstWay)
    for index in outcome.edges {
      let edge = run.edges[Int(index)]
      guard Int(edge.to) < nodes, heads[base + Int(edge.to)] != Self.unwanted, heads[base + Int(edge.from)] >= 0 else {
        continue
      }
      follow(edge, base, run, admits)
    }
    let chains = collect(network, last, run)
    heads.removeAll(from: base)
    ways.removeAll(from: firstWay)
    return chains
  }

  /// The chains at the last nodes, which begin at one, each once.
  ///
  /// Other states of the last place lead there by what is missing, and are no end themselves.
  private mutating func collect(_ network: AutomatonContent.Network, _ last: Int, _ run: borrowing NetworkRun) -> Range<
    Int
  > {
    let first = found.count
    for state in 0..<Int(network.count) where run.states[Int(network.first) + state].isFinal {
      var next = heads[last + state]
      while next >= 0 {
        let chain = ways[Int(next)].chain
        if !(first..<found.count).contains(where: { found[$0] == chain }) { found.append(chain) }
        next = ways[Int(next)].next
      }
    }
    sortFound(from: first)
    return first..<found.count
  }

  /// Brings the chains from a place on into order, the cheapest first; there are few.
  private mutating func sortFound(from first: Int) {
    for place in first..<found.count {
      let chain = found[place]
      var hole = place
      while hole > first, isBefore(chain, found[hole - 1]) {
        found[hole] = found[hole - 1]
        hole -= 1
      }
      found[hole] = chain
    }
  }

  private func isBefore(_ left: Int32, _ right: Int32) -> Bool { (cost(of: left), left) < (cost(of: right), right) }

  /// Marks a node from which no end can be reached.
  private static var unwanted: Int32 { -2 }

  private mutating func follow(
    _ edge: NetworkRun.Edge, _ base: Int, _ run: borrowing NetworkRun, _ admits: Automaton.Admission
  ) {
    var next = heads[base + Int(edge.from)]
    let to = base + Int(edge.to)
    while next >= 0 {
      let way = ways[Int(next)]
      next = way.next
      switch edge.kind {
      case .literal: add(way.chain, to: to)
      case .slot:
        guard let chain = extended(way.chain, slot: edge.detail, span: edge.number, run, admits) else { continue }
        add(chain, to: to)
      case .call:
        for place in calledChains(edge, run, admits) {
          if let whole = joined(way.chain, found[place], run, admits) { add(whole, to: to) }
        }
      }
    }
  }

  /// A chain with the captures of another behind it; `nil` if one of them is not admitted.
  private mutating func joined(
    _ chain: Int32, _ inner: Int32, _ run: borrowing NetworkRun, _ admits: Automaton.Admission
  ) -> Int32? {
    if chain < 0, payload == nil { return inner }
    trail.removeAll()
    var next = inner
    while next >= 0 {
      trail.append(next)
      next = cells[Int(next)].previous
    }
    var whole = chain
    for place in trail.indices.reversed() {
      let cell = cells[Int(trail[place])]
      guard let longer = extended(whole, slot: cell.slot, span: cell.span, run, admits) else { return nil }
      whole = longer
    }
    return whole
  }

  /// What a called network captures, found once and without the template's own conditions, which differ from one to the next.
  private mutating func calledChains(
    _ edge: NetworkRun.Edge, _ run: borrowing NetworkRun, _ admits: Automaton.Admission
  ) -> Range<Int> {
    if let known = called.value(edge.number, edge.detail) { return innerChains[Int(known)] }
    let kept = payload
    payload = nil
    let chains = chains(of: edge.number, endingAt: edge.detail, in: run, admits)
    payload = kept
    called.insert(Int32(innerChains.count), for: edge.number, edge.detail)
    innerChains.append(chains)
    return chains
  }

  /// The chain with one more capture; the same capture behind the same chain is the same chain. `nil` if it is not admitted.
  private mutating func extended(
    _ chain: Int32, slot: Int32, span: Int32, _ run: borrowing NetworkRun, _ admits: Automaton.Admission
  ) -> Int32? {
    if slot >= 0, let payload,
      !admits(payload, (run.slotRecognizers[Int(slot)], run.chart.all[Int(span)].value))
    {
      return nil
    }
    // A span belongs to a recogniser, and several slots can have the same one.
    let first = numbers.value(span, chain) ?? -1
    var known = first
    while known >= 0, cells[Int(known)].slot != slot { known = cells[Int(known)].sibling }
    if known >= 0 { return known }
    let whole = cost(of: chain) + run.chart.all[Int(span)].cost
    guard whole.edits <= run.mostEdits, whole.wildcardWords <= run.mostTextWords else { return nil }
    let number = Int32(cells.count)
    cells.append(
      Cell(previous: chain, slot: slot, span: span, cost: whole, sibling: first))
    numbers.set(number, for: span, chain)
    return number
  }

  /// Keeps a way to a node, unless it is there or there are enough cheaper ones.
  private mutating func add(_ chain: Int32, to node: Int) {
    var count = 0
    var dearest: Int32 = -1
    var next = heads[node]
    while next >= 0 {
      let way = ways[Int(next)]
      if way.chain == chain { return }
      if dearest < 0 || cost(of: ways[Int(dearest)].chain) < cost(of: way.chain) { dearest = next }
      count += 1
      next = way.next
    }
    if count < (payload == nil ? Self.mostSharedWays : Self.mostWays) {
      ways.append(Way(chain: chain, next: heads[node]))
      heads[node] = Int32(ways.count - 1)
    } else if cost(of: chain) < cost(of: ways[Int(dearest)].chain) {
      ways[Int(dearest)].chain = chain
    }
  }
}
