import HeapModule

/// Finds the cheapest ways through a finished run, best first.
///
/// A search backwards from the ends; the least cost of everything before a node is known exactly, so each way that comes off the
/// queue is the next best, and only as many are followed as are wanted.
struct DerivationSearch {
  /// The most steps of one search; more readings than these can show are not worth having.
  private static var mostSteps: Int { 50_000 }

  private struct Frame {
    /// Where the call was made from.
    var caller: Int32
    var below: Int32
  }

  private struct SlotCell {
    var slot: Int32
    var span: Span
    var start: Int32
    var after: Int32
  }

  /// A link followed with something behind it; the same link with the same behind it is the same frame or cell.
  private struct Step: Hashable {
    var link: Int32
    var behind: Int32
  }

  /// What a partial has still before it and all that tells its end from another's: two that agree lead to the same derivations.
  private struct Place: Hashable {
    var node: Int32
    var frame: Int32
    var slots: Int32
    var payload: Int32
    var end: Int32
  }

  private struct Partial: Comparable {
    var node: Int32
    /// The innermost call that is open; −1 for none.
    var frame: Int32
    /// The first slot behind; −1 for none.
    var slots: Int32
    /// The cost of all behind.
    var behind: Cost
    /// The least cost of the whole.
    var whole: Cost
    /// The least cost of what lies before the open calls.
    var before: Cost
    var payload: Int32
    var end: Int32

    static func < (left: Partial, right: Partial) -> Bool {
      (left.whole, left.payload, left.end) < (right.whole, right.payload, right.end)
    }

    static func == (left: Partial, right: Partial) -> Bool {
      (left.whole, left.payload, left.end) == (right.whole, right.payload, right.end)
    }
  }

  private let run: AutomatonRun
  private let price: (Range<Int>) -> Cost
  private var best: [Cost?]
  private var frames: [Frame] = []
  private var cells: [SlotCell] = []
  private var frameNumbers: [Step: Int32] = [:]
  private var cellNumbers: [Step: Int32] = [:]

  init(_ run: AutomatonRun, price: @escaping (Range<Int>) -> Cost) {
    self.run = run
    self.price = price
    best = Array(repeating: nil, count: run.nodes.count)
  }

  /// The best `count` derivations; the same payload, end and captures once.
  mutating func best(_ count: Int) -> [Derivation] {
    var queue = Heap<Partial>()
    for final in run.finals {
      let node = run.nodes[Int(final)]
      let state = run.automaton.states[Int(node.state)]
      for payload in run.automaton.accepts[Int(state.accepts.lowerBound)..<Int(state.accepts.upperBound)] {
        queue.insert(
          Partial(
            node: final, frame: -1, slots: -1, behind: .zero, whole: leastCost(of: final), before: .zero,
            payload: payload, end: node.position))
      }
    }
    var found: [Derivation] = []
    var seen: Set<Derivation> = []
    var visited: Set<Place> = []
    var steps = 0
    while found.count < count, steps < Self.mostSteps, let partial = queue.popMin() {
      let place = Place(
        node: partial.node, frame: partial.frame, slots: partial.slots, payload: partial.payload, end: partial.end)
      // Many ways of optional words can lead to one place.
      guard visited.insert(place).inserted else { continue }
      steps += 1
      var next = run.nodes[Int(partial.node)].links
      if next < 0 {
        if partial.frame < 0 {
          let derivation = derivation(of: partial)
          if seen.insert(derivation).inserted { found.append(derivation) }
        } else {
          queue.insert(leaving(partial))
        }
      }
      while next >= 0 {
        queue.insert(following(next, from: partial))
        next = run.links[Int(next)].next
      }
    }
    return found
  }

  private mutating func following(_ number: Int32, from partial: Partial) -> Partial {
    let link = run.links[Int(number)]
    var next = partial
    switch link.step {
    case .word:
      next.node = link.from
    case .slot(let slot, let span):
      let start = run.nodes[Int(link.from)].position
      let step = Step(link: number, behind: partial.slots)
      next.slots = cellNumbers[step] ?? Int32(cells.count)
      if Int(next.slots) == cells.count {
        cells.append(SlotCell(slot: slot, span: span, start: start, after: partial.slots))
        cellNumbers[step] = next.slots
      }
      next.node = link.from
      next.behind += cost(slot, span, start: start)
    case .call(let end):
      let step = Step(link: number, behind: partial.frame)
      next.frame = frameNumbers[step] ?? Int32(frames.count)
      if Int(next.frame) == frames.count {
        frames.append(Frame(caller: link.from, below: partial.frame))
        frameNumbers[step] = next.frame
      }
      next.node = end
      next.before += leastCost(of: link.from)
    }
    next.whole = next.behind + next.before + leastCost(of: next.node)
    return next
  }

  private mutating func leaving(_ partial: Partial) -> Partial {
    let frame = frames[Int(partial.frame)]
    var next = partial
    next.node = frame.caller
    next.frame = frame.below
    next.before -= leastCost(of: frame.caller)
    next.whole = next.behind + next.before + leastCost(of: next.node)
    return next
  }

  /// The least cost from the start of the node's call to the node; iterative, since an utterance can be long.
  private mutating func leastCost(of node: Int32) -> Cost {
    if let known = best[Int(node)] { return known }
    var open = [node]
    while let top = open.last {
      guard best[Int(top)] == nil else {
        open.removeLast()
        continue
      }
      var least: Cost?
      var isReady = true
      var next = run.nodes[Int(top)].links
      if next < 0 { least = .zero }
      while next >= 0 {
        let link = run.links[Int(next)]
        next = link.next
        guard let before = best[Int(link.from)] else {
          open.append(link.from)
          isReady = false
          continue
        }
        let step: Cost
        switch link.step {
        case .word: step = .zero
        case .slot(let slot, let span): step = cost(slot, span, start: run.nodes[Int(link.from)].position)
        case .call(let end):
          guard let inside = best[Int(end)] else {
            open.append(end)
            isReady = false
            continue
          }
          step = inside
        }
        if least.map({ before + step < $0 }) ?? true { least = before + step }
      }
      if isReady {
        best[Int(top)] = least
        open.removeLast()
      }
    }
    return best[Int(node)] ?? .zero
  }

  private func cost(_ slot: Int32, _ span: Span, start: Int32) -> Cost {
    span.cost + price(Int(start)..<span.end)
  }

  private func derivation(of partial: Partial) -> Derivation {
    var captures: [Capture] = []
    var next = partial.slots
    while next >= 0 {
      let cell = cells[Int(next)]
      captures.append(
        Capture(
          slot: run.automaton.slotNames[Int(cell.slot)], recognizer: run.automaton.slotRecognizers[Int(cell.slot)],
          range: Int(cell.start)..<cell.span.end, value: cell.span.value,
          cost: cost(cell.slot, cell.span, start: cell.start)))
      next = cell.after
    }
    return Derivation(
      payload: Int(partial.payload), end: Int(partial.end), captures: captures, cost: partial.behind)
  }
}
