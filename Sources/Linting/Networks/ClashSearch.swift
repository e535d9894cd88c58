/// Finds sentences that phrases of different intents have in common.
///
/// All phrases are walked along at once, as far as those of two intents go together. So a sentence is found that a phrase of millions
/// has in common with another, and not only one that was tried.
struct ClashSearch {
  /// A sentence that several phrases have.
  struct Clash: Hashable {
    /// What is said, one symbol after the other.
    var symbols: [PhraseNetwork.Symbol]
    /// The phrases, by number.
    var phrases: [Int]
  }

  /// The sets of places that were reached, each with how it was.
  private struct Node {
    var places: [Int]
    var before: Int
    var symbol: PhraseNetwork.Symbol?
  }

  private struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  /// The most sets of places that are visited before the search is given up.
  static var mostSets: Int { 30_000 }
  /// The most places that are looked at, in whatever sets, before it is.
  static var mostSteps: Int { 1_500_000 }
  /// The most phrases of a set that are told apart.
  private static var mostTold: Int { 24 }

  /// What was found, each pair of phrases once.
  private(set) var clashes: [Clash] = []
  /// Whether all was searched.
  private(set) var isWhole = true

  private let intents: [Int]
  private var walk: NetworkWalk
  private var known: Set<Pair> = []
  private var nodes: [Node] = []

  /// Searches a network; `intents` are the intents of its phrases by their numbers.
  init(_ network: PhraseNetwork, intents: [Int], mostSets: Int = ClashSearch.mostSets) {
    self.intents = intents
    walk = NetworkWalk(network)
    var visited: Set<[Int]> = []
    let start = walk.start(network.starts)
    visit(start, before: -1, nil, &visited)
    var place = 0
    while place < nodes.count {
      guard nodes.count <= mostSets, walk.steps <= Self.mostSteps else {
        isWhole = false
        return
      }
      for symbol in walk.symbols(nodes[place].places) {
        visit(walk.next(nodes[place].places, symbol), before: place, symbol, &visited)
      }
      place += 1
    }
  }

  private mutating func visit(
    _ places: [Int], before: Int, _ symbol: PhraseNetwork.Symbol?, _ visited: inout Set<[Int]>
  ) {
    guard isOfInterest(places), visited.insert(places).inserted else { return }
    nodes.append(Node(places: places, before: before, symbol: symbol))
    let ends = walk.ends(places)
    let new = pairs(ends).filter { !known.contains($0) }
    guard !new.isEmpty else { return }
    known.formUnion(new)
    let phrases = Set(new.flatMap { [$0.first, $0.second] }).sorted()
    clashes.append(Clash(symbols: path(to: nodes.count - 1), phrases: phrases))
  }

  /// Whether phrases of two intents are there that have not clashed yet.
  private func isOfInterest(_ places: [Int]) -> Bool {
    let phrases = Set(places.map { walk.network.states[$0].phrase })
    guard let first = phrases.first, phrases.contains(where: { intents[$0] != intents[first] }) else { return false }
    return phrases.count > Self.mostTold || pairs(phrases.sorted()).contains { !known.contains($0) }
  }

  private func pairs(_ phrases: [Int]) -> [Pair] {
    phrases.indices.flatMap { place in
      phrases[(place + 1)...].compactMap { other in
        intents[phrases[place]] == intents[other] ? nil : Pair(first: phrases[place], second: other)
      }
    }
  }

  private func path(to node: Int) -> [PhraseNetwork.Symbol] {
    var symbols: [PhraseNetwork.Symbol] = []
    var place = node
    while place >= 0 {
      if let symbol = nodes[place].symbol { symbols.append(symbol) }
      place = nodes[place].before
    }
    return symbols.reversed()
  }
}
