extension NetworkRun {
  /// Whether a network could begin with what may stand at a place instead, or without its first word; mutating as `canStart` is.
  mutating func canStartDeviating(_ number: Int32, _ network: AutomatonContent.Network, at place: Int) -> Bool {
    guard let allowances = lattice.allowances else { return false }
    if allowances.small.beginnings[Int(number)] { return true }
    return lattice.alternatives[place].contains { $0.symbol < 0 || words.canStart(network, with: $0.symbol) }
  }

  /// Follows what may be forgiven at a place: other words than were said, words passed over, words left out.
  mutating func deviate(
    _ state: AutomatonContent.State, _ number: Int32, at place: Int, _ from: Int32, _ frame: inout Frame
  ) {
    guard let allowances = lattice.allowances else { return }
    for index in state.words {
      let arc = words[index]
      let points = allowances.small.points[Int(arc.word)]
      guard points > 0 else { continue }
      let alternative = Lattice.Alternative(
        symbol: arc.word, end: Int32(place), kind: .missing, points: points)
      reach(alternative, place, key: -1 - arc.word, target: arc.target, from, &frame)
    }
    guard place < lattice.alternatives.count else { return }
    for key in lattice.alternatives[place].indices {
      let alternative = lattice.alternatives[place][key]
      guard alternative.symbol >= 0 else {
        reach(alternative, place, key: Int32(key), target: number, from, &frame)
        continue
      }
      for index in words.arcs(state.words, of: alternative.symbol)
      where words[index].word == alternative.symbol {
        reach(alternative, place, key: Int32(key), target: words[index].target, from, &frame)
      }
    }
  }

  private mutating func reach(
    _ alternative: Lattice.Alternative, _ place: Int, key: Int32, target: Int32, _ from: Int32, _ frame: inout Frame
  ) {
    let span: Int32
    if let known = deviations.value(Int32(place), key) {
      span = known
    } else {
      span = chart.addDeviation(
        alternative.symbol, from: Int32(place), to: alternative.end, points: alternative.points)
      deviations.insert(span, for: Int32(place), key)
    }
    let edge = Edge(
      from: from, to: 0, kind: .slot, number: span, detail: -1 - Int32(alternative.kind.rawValue))
    reach(target, at: Int(alternative.end), edge, &frame)
  }
}
