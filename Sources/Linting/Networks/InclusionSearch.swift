/// Finds out whether one phrase says all that another says.
struct InclusionSearch {
  private struct Pair: Hashable {
    var inner: [Int]
    var outer: [Int]
  }

  /// The most pairs of sets of places that are visited before the search is given up.
  private static var most: Int { 2_000 }

  private var walk: NetworkWalk

  /// Makes a search for any pairs of phrases of a network, which all have one number there.
  init(_ network: PhraseNetwork) {
    walk = NetworkWalk(network)
  }

  /// Whether the phrase that begins at `outer` has every sentence of the one that begins at `inner`; no, if that is too much to find out.
  mutating func includes(_ outer: Int, _ inner: Int) -> Bool {
    let start = Pair(inner: walk.start([inner]), outer: walk.start([outer]))
    var visited: Set<Pair> = [start]
    var open = [start]
    while let pair = open.popLast() {
      guard visited.count <= Self.most else { return false }
      if !walk.ends(pair.inner).isEmpty, walk.ends(pair.outer).isEmpty { return false }
      for symbol in walk.symbols(pair.inner) {
        let next = Pair(inner: walk.next(pair.inner, symbol), outer: walk.next(pair.outer, symbol))
        guard !next.inner.isEmpty else { continue }
        guard !next.outer.isEmpty else { return false }
        if visited.insert(next).inserted { open.append(next) }
      }
    }
    return true
  }
}
