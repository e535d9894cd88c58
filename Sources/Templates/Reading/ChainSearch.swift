/// The ways in which a template can be read, each as the chain of its captures; the cheapest few at every node.
///
/// Two ways that capture the same are one: which optional words were said makes no difference. What a chain costs is the sum of
/// its captures, so the cheapest ways to a node are among the cheapest ways to the nodes before it.
struct ChainSearch {
  /// The most ways that are kept at one node of a template.
  static var mostWays: Int { 16 }

  /// The most at one node of a network that templates share: each of them may want another, as its own conditions say.
  static var mostSharedWays: Int { 64 }

  /// A capture and all before it.
  struct Cell {
    /// −1 for the first.
    var previous: Int32
    var slot: Int32
    /// Its number in the chart.
    var span: Int32
    var cost: Cost
    /// Another cell of the same chain and span, for another slot.
    var sibling: Int32?
  }

  /// One of the ways to a node.
  private struct Way {
    var chain: Int32
    var next: Int32
  }

  private struct CalledEnd: Hashable {
    var outcome: Int32
    var end: Int32
  }

  private let run: NetworkRun
  private(set) var cells: [Cell] = []
  private var numbers = PairTable()
  private var calledWays: [CalledEnd: [Int32]] = [:]

  /// What the template accepts that is read; `nil` within a network that templates share, where no test applies yet.
  var payload: Int?

  init(_ run: NetworkRun) {
    self.run = run
  }

  /// The cost of a chain; −1 is the empty one.
  func cost(of chain: Int32) -> Cost { chain < 0 ? .zero : cells[Int(chain)].cost }

  /// The chains of a chain's captures, the first one first.
  func cells(of chain: Int32) -> [Cell] {
    var found: [Cell] = []
    var next = chain
    while next >= 0 {
      found.append(cells[Int(next)])
      next = cells[Int(next)].previous
    }
    return found.reversed()
  }

  /// The chains of an outcome that ends at a place, the cheapest first.
  mutating func chains(of number: Int32, endingAt end: Int32, _ admits: Automaton.Admission) -> [Int32] {
    let outcome = run.outcomes[Int(number)]
    let network = run.automaton.networks[Int(outcome.network)]
    guard network.hasSlots else { return [-1] }
    let count = Int(network.count)
    let nodes = (Int(end) - Int(outcome.start) + 1) * count
    var heads = Array(repeating: Self.unwanted, count: nodes)
    var ways: [Way] = [Way(chain: -1, next: -1)]
    let finals = (nodes - count..<nodes).filter { run.automaton.states[Int(network.first) + $0 % count].isFinal }
    for node in finals { heads[node] = -1 }
    for index in outcome.edges.reversed() {
      let edge = run.edges[Int(index)]
      if Int(edge.to) < nodes, heads[Int(edge.to)] != Self.unwanted { heads[Int(edge.from)] = -1 }
    }
    heads[0] = 0
    for index in outcome.edges {
      let edge = run.edges[Int(index)]
      guard Int(edge.to) < nodes, heads[Int(edge.to)] != Self.unwanted, heads[Int(edge.from)] >= 0 else { continue }
      follow(edge, &heads, &ways, admits)
    }
    var chains: [Int32] = []
    for node in finals {
      var next = heads[node]
      while next >= 0 {
        if !chains.contains(ways[Int(next)].chain) { chains.append(ways[Int(next)].chain) }
        next = ways[Int(next)].next
      }
    }
    guard chains.count > 1 else { return chains }
    return chains.sorted { (cost(of: $0), $0) < (cost(of: $1), $1) }
  }

  /// Marks a node from which no end can be reached.
  private static var unwanted: Int32 { -2 }

  private mutating func follow(
    _ edge: NetworkRun.Edge, _ heads: inout [Int32], _ ways: inout [Way], _ admits: Automaton.Admission
  ) {
    var next = heads[Int(edge.from)]
    while next >= 0 {
      let way = ways[Int(next)]
      next = way.next
      switch edge.kind {
      case .literal: add(way.chain, to: &heads[Int(edge.to)], &ways)
      case .slot:
        guard let chain = extended(way.chain, slot: edge.detail, span: edge.number, admits) else { continue }
        add(chain, to: &heads[Int(edge.to)], &ways)
      case .call:
        for inner in calledChains(edge, admits) {
          var whole: Int32? = way.chain
          for cell in cells(of: inner) {
            guard let chain = whole else { break }
            whole = extended(chain, slot: cell.slot, span: cell.span, admits)
          }
          if let whole { add(whole, to: &heads[Int(edge.to)], &ways) }
        }
      }
    }
  }

  /// What a called network captures, found once and without the template's own conditions, which differ from one to the next.
  private mutating func calledChains(_ edge: NetworkRun.Edge, _ admits: Automaton.Admission) -> [Int32] {
    let key = CalledEnd(outcome: edge.number, end: edge.detail)
    if let found = calledWays[key] { return found }
    let kept = payload
    payload = nil
    let found = chains(of: edge.number, endingAt: edge.detail, admits)
    payload = kept
    calledWays[key] = found
    return found
  }

  /// The chain with one more capture; the same capture behind the same chain is the same chain. `nil` if it is not admitted.
  private mutating func extended(
    _ chain: Int32, slot: Int32, span: Int32, _ admits: Automaton.Admission
  ) -> Int32? {
    let placed = run.chart.all[Int(span)]
    if let payload, !admits(payload, (run.automaton.slotRecognizers[Int(slot)], placed.value)) { return nil }
    // A span belongs to a recogniser, and several slots can have the same one.
    var known = numbers.value(span, chain)
    while let number = known, cells[Int(number)].slot != slot { known = cells[Int(number)].sibling }
    if let known { return known }
    let number = Int32(cells.count)
    let first = numbers.value(span, chain)
    cells.append(
      Cell(previous: chain, slot: slot, span: span, cost: cost(of: chain) + placed.cost, sibling: first))
    numbers.set(number, for: span, chain)
    return number
  }

  /// Keeps a way to a node, unless it is there or there are enough cheaper ones.
  private func add(_ chain: Int32, to head: inout Int32, _ ways: inout [Way]) {
    var count = 0
    var dearest: Int32 = -1
    var next = head
    while next >= 0 {
      let way = ways[Int(next)]
      if way.chain == chain { return }
      if dearest < 0 || cost(of: ways[Int(dearest)].chain) < cost(of: way.chain) { dearest = next }
      count += 1
      next = way.next
    }
    if count < (payload == nil ? Self.mostSharedWays : Self.mostWays) {
      ways.append(Way(chain: chain, next: head))
      head = Int32(ways.count - 1)
    } else if cost(of: chain) < cost(of: ways[Int(dearest)].chain) {
      ways[Int(dearest)].chain = chain
    }
  }
}
