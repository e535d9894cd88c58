/// Goes along all phrases of a network at once, from one set of places to the next.
struct NetworkWalk {
  /// The phrases; a place is the number of one of its states.
  let network: PhraseNetwork
  private var marks: [Int]
  private var mark = 0
  /// How many places were looked at.
  private(set) var steps = 0

  /// Makes a walk that has looked at nothing yet; it keeps a mark for each place, and no position.
  init(_ network: PhraseNetwork) {
    self.network = network
    marks = Array(repeating: 0, count: network.states.count)
  }

  /// The places where some of the phrases begin, with those that nothing but spaces lead to.
  mutating func start(_ places: [Int]) -> [Int] { reached(places, bySpaces: true) }

  /// The places behind a symbol, sorted.
  mutating func next(_ places: [Int], _ symbol: PhraseNetwork.Symbol) -> [Int] {
    var targets: [Int] = []
    for place in places {
      for arc in network.states[place].arcs where arc.symbol == symbol { targets.append(arc.to) }
    }
    // Of several spaces all but one are nothing.
    return reached(targets, bySpaces: symbol == .space)
  }

  /// The phrases that end at one of the places, sorted; spaces may follow.
  mutating func ends(_ places: [Int]) -> [Int] {
    Set(reached(places, bySpaces: true).filter { network.states[$0].isEnd }.map { network.states[$0].phrase }).sorted()
  }

  /// What can follow some places, in an order of its own.
  func symbols(_ places: [Int]) -> [PhraseNetwork.Symbol] {
    var letters: Set<Unicode.Scalar> = []
    var slots: Set<String> = []
    for place in places {
      let state = network.states[place]
      for arc in state.arcs {
        switch arc.symbol {
        case .letter(let letter): letters.insert(letter)
        case .slot(let name): slots.insert(name)
        }
      }
    }
    return letters.sorted().map { .letter($0) } + slots.sorted().map { .slot($0) }
  }

  private mutating func reached(_ places: [Int], bySpaces: Bool) -> [Int] {
    mark += 1
    var found: [Int] = []
    var open = places
    while let place = open.popLast() {
      guard marks[place] != mark else { continue }
      marks[place] = mark
      found.append(place)
      open += network.states[place].free
      if bySpaces { open += network.states[place].spaces }
    }
    steps += found.count
    return found.sorted()
  }
}
