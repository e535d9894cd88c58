import ParlanceDiagnostics

/// Pieces are put together to words, and words become the arcs of the automaton.
extension AutomatonBuilder {
  private struct Path: Hashable {
    var state: Int
    var pending: String
  }

  /// Lays the template's arcs from `start`, following every path of pieces from one word boundary to the next.
  mutating func lay(_ pieces: PieceNetwork, start: Int, accepting payload: Int32) throws(Diagnostic) {
    var laid: [Int: Int] = [0: start]
    var open = [0]
    while let boundary = open.popLast() {
      guard let from = laid[boundary] else { continue }
      var seen: Set<Path> = [Path(state: boundary, pending: "")]
      var paths = Array(seen)
      while let path = paths.popLast() {
        guard states.count <= Self.mostStates else {
          throw Diagnostic(.error, "the templates together are too large", fix: "leave some of them out")
        }
        guard seen.count <= Self.mostWords else {
          throw Diagnostic(
            .error, "the template has more than \(Self.mostWords) forms of one word",
            fix: "put spaces between the groups")
        }
        if path.state == pieces.end {
          finish(path, from: from, accepting: payload)
        }
        for arc in pieces.arcs[path.state] {
          guard let state = passed(arc, with: path.pending) else {
            layArc(arc, of: path, from: from, in: &laid, open: &open, payload: payload)
            continue
          }
          var next = Path(state: state, pending: path.pending)
          if case .piece(let piece) = arc.label { next.pending += piece }
          if seen.insert(next).inserted { paths.append(next) }
        }
      }
    }
  }

  /// Where a path goes on within the same word; `nil` if the arc ends the word or is a slot or a call.
  private func passed(_ arc: PieceNetwork.Arc, with pending: String) -> Int? {
    switch arc.label {
    case .empty, .piece: arc.target
    case .space: pending.isEmpty ? arc.target : nil
    case .slot, .call: nil
    }
  }

  private mutating func layArc(
    _ arc: PieceNetwork.Arc, of path: Path, from: Int, in laid: inout [Int: Int], open: inout [Int], payload: Int32
  ) {
    guard path.pending.isEmpty else {
      // A slot or call is laid from the boundary before it, so that it begins with a word of its own.
      let boundary = if case .space = arc.label { arc.target } else { path.state }
      addWord(path.pending, from: from, to: place(boundary, in: &laid, open: &open, payload: payload))
      return
    }
    let target = Int32(place(arc.target, in: &laid, open: &open, payload: payload))
    switch arc.label {
    case .slot(let recognizer, let slot):
      states[from].slots.append(.init(recognizer: recognizer, slot: slot, target: target))
    case .call(let network): states[from].calls.append(.init(network: network, target: target))
    case .empty, .piece, .space: break
    }
  }

  private mutating func place(_ boundary: Int, in laid: inout [Int: Int], open: inout [Int], payload: Int32) -> Int {
    if let known = laid[boundary] { return known }
    states.append(BuildState(leadsTo: payload))
    laid[boundary] = states.count - 1
    open.append(boundary)
    return states.count - 1
  }

  private mutating func finish(_ path: Path, from: Int, accepting payload: Int32) {
    guard !path.pending.isEmpty else {
      if !states[from].accepts.contains(payload) { states[from].accepts.append(payload) }
      return
    }
    states.append(BuildState(accepts: [payload], leadsTo: payload))
    addWord(path.pending, from: from, to: states.count - 1)
  }

  /// Adds the tokens of a written word; one that has none (a lone “!”) is passed over, as it is in utterances.
  private mutating func addWord(_ written: String, from: Int, to target: Int) {
    let tokens: [String]
    if let known = tokenized[written] {
      tokens = known
    } else {
      tokens = tokenize(written).map(\.text)
      tokenized[written] = tokens
    }
    guard let last = tokens.last else {
      states[from].calls.append(.init(network: emptyNetwork(), target: Int32(target)))
      return
    }
    var from = from
    for token in tokens.dropLast() {
      states.append(BuildState(leadsTo: states[target].leadsTo))
      states[from].words.append(.init(word: symbol(token), target: Int32(states.count - 1)))
      from = states.count - 1
    }
    states[from].words.append(.init(word: symbol(last), target: Int32(target)))
  }

  /// The network that matches nothing but the empty text.
  private mutating func emptyNetwork() -> Int32 {
    let key = NetworkKey(expression: .sequence([]), recognizers: [])
    if let known = networks[key] { return known }
    states.append(BuildState(accepts: [-1]))
    starts.append(Int32(states.count - 1))
    networks[key] = Int32(starts.count - 1)
    return Int32(starts.count - 1)
  }

  private mutating func symbol(_ word: String) -> Int32 {
    if let known = symbols[word] { return known }
    let number = Int32(symbols.count)
    symbols[word] = number
    return number
  }
}
