import ParlanceDiagnostics

/// Pieces are put together to words, and words become the arcs of a network.
extension AutomatonBuilder {
  /// A state of a network that is being laid, with arcs to others of the same network.
  struct LaidState {
    /// Arcs that take a word, not sorted; targets are indices of laid states.
    var words: [AutomatonContent.WordArc] = []
    /// Arcs that take the beginning of a word which a slot continues, not sorted.
    var prefixes: [AutomatonContent.WordArc] = []
    /// Slots that begin here.
    var slots: [AutomatonContent.SlotArc] = []
    /// Networks that are called from here.
    var calls: [AutomatonContent.CallArc] = []
    /// Whether the network can end here.
    var isFinal = false
  }

  /// What is written against a slot before it: whole words, then the beginning of the one that the slot continues.
  struct WrittenPrefix {
    /// The symbols of the whole words, in order; mostly none.
    var words: [Int32]
    /// The symbol of what the slot continues.
    var beginning: Int32
  }

  /// A state of the pieces, and the number of the text that was written since the last word boundary.
  private struct Path: Hashable {
    var state: Int32
    var pending: Int32
  }

  /// A network on its way from pieces to arcs.
  private struct Layout {
    let pieces: PieceNetwork
    var states = [LaidState()]
    /// Of each state of the pieces that is a word boundary, the state that stands for it; −1 for others.
    var laid: [Int32]
    var open = [0]
    /// Of each slot or call that text stands against, the state before it, from which nothing else leads.
    var entries: [Int32: Int] = [:]

    init(_ pieces: PieceNetwork) {
      self.pieces = pieces
      laid = Array(repeating: -1, count: pieces.firstArcs.count)
      laid[0] = 0
    }

    /// The state that stands for a word boundary.
    mutating func place(_ boundary: Int) -> Int {
      if laid[boundary] >= 0 { return Int(laid[boundary]) }
      states.append(LaidState())
      laid[boundary] = Int32(states.count - 1)
      open.append(boundary)
      return states.count - 1
    }
  }

  /// Paths that were begun; few at most places, so they are looked through before they are hashed.
  private struct Begun {
    private var few: [Path] = []
    private var many: Set<Path> = []
    var count: Int { max(few.count, many.count) }

    mutating func insert(_ path: Path) -> Bool {
      if !many.isEmpty { return many.insert(path).inserted }
      if few.contains(path) { return false }
      few.append(path)
      if few.count > 24 { many = Set(few) }
      return true
    }
  }

  /// Lays a network's arcs, following every path of pieces from one word boundary to the next; returns its number.
  mutating func lay(_ pieces: PieceNetwork) throws(Diagnostic) -> Int32 {
    var layout = Layout(pieces)
    while let boundary = layout.open.popLast() {
      let from = Int(layout.laid[boundary])
      let start = Path(state: Int32(boundary), pending: 0)
      var begun = Begun()
      _ = begun.insert(start)
      var paths = [start]
      while let path = paths.popLast() {
        guard layout.states.count + automaton.states.count <= Self.mostStates else {
          throw Diagnostic(.error, "the templates together are too large", fix: "leave some of them out")
        }
        guard begun.count <= Self.mostWords else {
          throw Diagnostic(
            .error, "the template has more than \(Self.mostWords) forms of one word",
            fix: "put spaces between the groups")
        }
        if Int(path.state) == pieces.end { finish(path, from: from, in: &layout) }
        var number = pieces.firstArcs[Int(path.state)]
        while number >= 0 {
          let arc = pieces.arcs[Int(number)]
          defer { number = arc.next }
          guard let state = passed(arc, with: path.pending) else {
            layArc(number, of: path, from: from, in: &layout)
            continue
          }
          var next = Path(state: Int32(state), pending: path.pending)
          if case .piece(let piece) = arc.label { next.pending = texts.join(path.pending, piece) }
          if begun.insert(next) { paths.append(next) }
        }
      }
    }
    return append(layout.states)
  }

  /// Where a path goes on within the same word; `nil` if the arc ends the word or is a slot or a call.
  private func passed(_ arc: PieceNetwork.Arc, with pending: Int32) -> Int? {
    switch arc.label {
    case .empty, .piece: arc.target
    case .space: pending == 0 ? arc.target : nil
    case .slot, .call: nil
    }
  }

  private mutating func layArc(_ number: Int32, of path: Path, from: Int, in layout: inout Layout) {
    let arc = layout.pieces.arcs[Int(number)]
    guard path.pending != 0 else {
      lay(arc.label, from: from, to: layout.place(arc.target), in: &layout)
      return
    }
    guard case .space = arc.label else {
      // A slot or call is laid from a boundary of its own, so that it begins with a word and nothing else follows there.
      let entry: Int
      if let known = layout.entries[number] {
        entry = known
      } else {
        layout.states.append(LaidState())
        entry = layout.states.count - 1
        layout.entries[number] = entry
        lay(arc.label, from: entry, to: layout.place(arc.target), in: &layout)
      }
      addWords(path.pending, from: from, to: entry, in: &layout)
      addPrefix(path.pending, from: from, to: entry, in: &layout)
      return
    }
    addWords(path.pending, from: from, to: layout.place(arc.target), in: &layout)
  }

  private func lay(_ label: PieceNetwork.Label, from: Int, to target: Int, in layout: inout Layout) {
    switch label {
    case .slot(let recognizer, let slot):
      layout.states[from].slots.append(.init(recognizer: recognizer, slot: slot, target: Int32(target)))
    case .call(let network): layout.states[from].calls.append(.init(network: network, target: Int32(target)))
    case .empty, .piece, .space: break
    }
  }

  private mutating func finish(_ path: Path, from: Int, in layout: inout Layout) {
    guard path.pending != 0 else {
      layout.states[from].isFinal = true
      return
    }
    layout.states.append(LaidState(isFinal: true))
    addWords(path.pending, from: from, to: layout.states.count - 1, in: &layout)
  }

  /// Adds the tokens of a written word; one that has none (a lone “!”) is passed over, as it is in utterances.
  private mutating func addWords(_ written: Int32, from: Int, to target: Int, in layout: inout Layout) {
    let words = symbols(of: written)
    guard let last = words.last else {
      layout.states[from].calls.append(.init(network: emptyNetwork(), target: Int32(target)))
      return
    }
    let from = add(words.dropLast(), from: from, in: &layout)
    layout.states[from].words.append(.init(word: last, target: Int32(target)))
  }

  /// Adds the reading in which the slot behind continues the last word.
  private mutating func addPrefix(_ written: Int32, from: Int, to target: Int, in layout: inout Layout) {
    guard let prefix = prefix(of: written) else { return }
    let from = add(prefix.words[...], from: from, in: &layout)
    layout.states[from].prefixes.append(.init(word: prefix.beginning, target: Int32(target)))
  }

  private func add(_ words: ArraySlice<Int32>, from: Int, in layout: inout Layout) -> Int {
    var from = from
    for word in words {
      layout.states.append(LaidState())
      layout.states[from].words.append(.init(word: word, target: Int32(layout.states.count - 1)))
      from = layout.states.count - 1
    }
    return from
  }

  private mutating func symbols(of written: Int32) -> [Int32] {
    if let known = writtenWords[written] { return known }
    let words = tokenize(texts[written]).map { symbol($0.text) }
    writtenWords[written] = words
    return words
  }

  /// What is left of a text when a letter stands against its end; `nil` if that letter begins a word of its own.
  private mutating func prefix(of written: Int32) -> WrittenPrefix? {
    if let known = writtenPrefixes[written] { return known }
    var tokens = tokenize(texts[written] + Self.probe).map(\.text)
    var prefix: WrittenPrefix?
    if let last = tokens.popLast(), last.hasSuffix(Self.probe), last != Self.probe {
      prefix = WrittenPrefix(words: tokens.map { symbol($0) }, beginning: symbol(String(last.dropLast())))
    }
    writtenPrefixes[written] = .some(prefix)
    return prefix
  }

  /// The network that matches nothing but the empty text.
  private mutating func emptyNetwork() -> Int32 {
    let key = NetworkKey(expression: .sequence([]), recognizers: [])
    if let known = networks[key] { return known }
    let number = append([LaidState(isFinal: true)])
    networks[key] = number
    return number
  }
}
