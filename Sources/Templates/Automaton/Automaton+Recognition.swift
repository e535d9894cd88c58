extension Automaton {
  /// The steps that one run may take; an utterance that needs more ends without a reading.
  package static var budget: Int { 400_000 }

  /// What an utterance is to be read for.
  package struct Request: Sendable {
    /// Where to begin.
    package var start = 0
    /// Whether only readings to the end of the utterance are wanted.
    package var toEnd = true
    /// Whether words may be cut where a slot can stand against them.
    package var cutting = false
    /// Whether free text may take words; without, only what says something of each word is tried.
    package var takingText = true
    /// What may be forgiven; `nil` if every word must be as a phrase has it.
    package var allowances: Allowances?
    /// The templates to read, as ``Automaton/templates(for:recognizers:)`` gave them; `nil` for those that the words do not rule out. Read from
    /// the start to the end only.
    package var templates: [Int32]?
    /// How many derivations are wanted at most.
    package var count = 16
    /// The steps that it may take.
    package var budget = Automaton.budget
    /// Whether a refusal is to tell how far the nearest phrase went.
    package var wantsNearest = false

    /// A request for whole readings.
    package init() {}
  }

  /// Tells whether a span may fill a slot of a template; without a span, whether the template is to be read at all.
  package typealias Admission = (_ payload: Int, _ span: (recognizer: Int, value: SpanValue)?) -> Bool

  /// Reads the tokens from `start` on, to the end or (without `toEnd`) as far as any phrase goes.
  ///
  /// - Parameters:
  ///   - recognizers: what fills the slots, by the numbers that the scope gave when the automaton was built.
  ///   - count: how many derivations are wanted at most.
  package func recognize(
    _ tokens: [Token], from start: Int = 0, toEnd: Bool = true, recognizers: [any SpanRecognizer], count: Int = 16,
    budget: Int = Automaton.budget
  ) -> Recognition {
    var request = Request()
    request.start = start
    request.toEnd = toEnd
    request.count = count
    request.budget = budget
    request.wantsNearest = true
    return recognize(tokens, request, recognizers: recognizers) { _, _ in true }
  }

  /// Reads the tokens as the request says.
  package func recognize(
    _ tokens: [Token], _ request: Request, recognizers: [any SpanRecognizer],
    admits: Admission
  ) -> Recognition {
    guard request.start <= tokens.count, tokens.count < request.budget else { return .none(overBudget: true) }
    return pool.withMemory { memory in
      memory.run.begin(
        tokens, cutting: request.cutting, allowances: request.allowances, recognizers: recognizers,
        budget: request.budget)
      guard !request.cutting || memory.run.lattice.isCut else { return .none(overBudget: false) }
      return recognition(request, recognizers, admits, &memory)
    }
  }

  /// The templates that the words do not rule out where free text takes the token at one place alone, or none, and each other one is a word of theirs or
  /// fills another slot; in order. `isOpen` tells whether anything that might take any word, as names do, takes this one; what
  /// begins with a word is asked within some only which it takes.
  package func templates(
    holding tokens: [Token], textAt place: Int?, asking asked: Range<Int>, recognizers: [any SpanRecognizer],
    isOpen: (Token) -> Bool
  ) -> [Int32] {
    pool.withMemory { memory in
      memory.run.begin(tokens, recognizers: recognizers, budget: Self.budget)
      var templates: [Int32] = []
      index.addHolding(
        memory.run.lattice, recognizers, textAt: place, asking: asked, isOpen: isOpen, to: &templates)
      return templates
    }
  }

  /// The templates that the words do not rule out, in whatever order they stand.
  package func templates(for tokens: [Token], recognizers: [any SpanRecognizer]) -> [Int32] {
    pool.withMemory { memory in
      memory.run.begin(tokens, recognizers: recognizers, budget: Self.budget)
      var templates: [Int32] = []
      index.addCandidates(memory.run.lattice, recognizers, takingText: true, to: &templates)
      return templates
    }
  }

  private func recognition(
    _ request: Request, _ recognizers: [any SpanRecognizer], _ admits: Admission, _ memory: inout ReadingMemory
  ) -> Recognition {
    memory.candidates.removeAll(keepingCapacity: true)
    if let templates = request.templates {
      memory.candidates.append(contentsOf: templates)
    } else if request.toEnd && request.start == 0 {
      index.addCandidates(memory.run.lattice, recognizers, takingText: request.takingText, to: &memory.candidates)
    } else if !memory.run.lattice.isCut, memory.run.lattice.allowances == nil {
      index.addBeginnings(memory.run.lattice, from: request.start, to: &memory.candidates)
    } else {
      memory.candidates.append(contentsOf: content.templates.indices.lazy.map { Int32($0) })
    }
    let templates = content.templates
    memory.candidates.removeAll { !admits(Int(templates[Int($0)].payload), nil) }
    read(memory.candidates, request, &memory.run, into: &memory.readings)
    guard !memory.run.isOverBudget else { return .none(overBudget: true, nearest(memory.run)) }
    if memory.readings.isEmpty {
      return .none(overBudget: false, request.wantsNearest ? nearest(after: &memory.run, request) : (0, nil))
    }
    return Recognition(
      derivations: derivations(of: memory.readings, request, admits, memory.run, &memory.chains), isOverBudget: false,
      furthest: memory.run.lattice.tokens.count,
      nearest: Int(content.templates[Int(memory.readings[0].template)].payload))
  }

  /// A template that was read, and where to.
  struct Reading {
    /// An index into ``AutomatonContent/templates``.
    var template: Int32
    /// What became of its network, an index into ``NetworkRun/outcomes``.
    var outcome: Int32
    /// The place of the lattice where it ended.
    var end: Int32
  }

  private func read(
    _ candidates: [Int32], _ request: Request, _ run: inout NetworkRun, into readings: inout [Reading]
  ) {
    readings.removeAll(keepingCapacity: true)
    let end = Int32(run.lattice.end)
    let templates = content.templates
    for candidate in candidates {
      let template = templates[Int(candidate)]
      guard run.canStart(template.network, at: Int(run.lattice.places[request.start])) else { continue }
      run.template = candidate
      let outcome = run.run(template.network, at: Int(run.lattice.places[request.start]))
      guard !run.isOverBudget else { return readings.removeAll() }
      let ends = run.outcomes[Int(outcome)].ends
      if request.toEnd {
        guard !ends.isEmpty, run.ends[Int(ends.upperBound) - 1] == end else { continue }
        readings.append(Reading(template: candidate, outcome: outcome, end: end))
      } else {
        for index in ends {
          readings.append(Reading(template: candidate, outcome: outcome, end: run.ends[Int(index)]))
        }
      }
    }
  }

  private struct Way: Equatable {
    var payload: Int32
    var end: Int32
    var chain: Int32
    var cost: Cost
  }

  private func derivations(
    of readings: [Reading], _ request: Request, _ admits: Admission, _ run: borrowing NetworkRun,
    _ search: inout ChainSearch
  ) -> [Derivation] {
    var ways: [Way] = []
    for reading in readings {
      let payload = content.templates[Int(reading.template)].payload
      search.begin(Int(payload))
      for place in search.chains(of: reading.outcome, endingAt: reading.end, in: run, admits) {
        let chain = search.found[place]
        ways.append(Way(payload: payload, end: reading.end, chain: chain, cost: search.cost(of: chain)))
      }
    }
    if ways.count > 1 {
      ways.sort { ($0.cost, $0.payload, $0.end, $0.chain) < ($1.cost, $1.payload, $1.end, $1.chain) }
    }
    var derivations: [Derivation] = []
    for (number, way) in ways.enumerated() where number == 0 || way != ways[number - 1] {
      guard derivations.count < request.count else { break }
      derivations.append(derivation(way, run, search))
    }
    return derivations
  }

  private func derivation(_ way: Way, _ run: borrowing NetworkRun, _ search: borrowing ChainSearch) -> Derivation {
    var derivation = Derivation(
      payload: Int(way.payload), end: run.lattice.token(of: Int(way.end)), captures: [], cost: way.cost)
    derivation.captures.reserveCapacity(search.count(of: way.chain))
    var next = way.chain
    while next >= 0 {
      let cell = search.cells[Int(next)]
      next = cell.previous
      let span = run.chart.all[Int(cell.span)]
      let (start, end) = (Int(span.start), Int(span.end))
      let scalars = run.lattice.range(from: start, to: end)
      guard cell.slot >= 0 else {
        derivation.deviations.append(deviation(cell, span, scalars))
        continue
      }
      let last = run.lattice.token(of: end)
      derivation.captures.append(
        Capture(
          slot: content.slotNames[Int(cell.slot)], recognizer: content.slotRecognizers[Int(cell.slot)],
          range: run.lattice.token(of: start)..<(run.lattice.offset(of: end) > 0 ? last + 1 : last),
          scalars: scalars, value: span.value, cost: span.cost))
    }
    derivation.captures.reverse()
    derivation.deviations.reverse()
    return derivation
  }

  private func deviation(_ cell: ChainSearch.Cell, _ span: SpanChart.Placed, _ scalars: Range<Int>) -> Deviation {
    guard case .index(let symbol) = span.value, let kind = Deviation.Kind(rawValue: UInt8(-1 - cell.slot)) else {
      preconditionFailure("a step without a slot is a deviation of some kind")
    }
    return Deviation(
      kind: kind, scalars: scalars, points: span.cost.edits, word: symbol < 0 ? nil : content.symbols.words[symbol])
  }

  /// How far the words of some phrase went along with an utterance that none reads whole, and how far its slots did.
  package func nearest(
    _ tokens: [Token], recognizers: [any SpanRecognizer]
  ) -> (furthest: Int, payload: Int?, withSlots: Int) {
    pool.withMemory { memory in
      memory.run.begin(tokens, recognizers: recognizers, budget: Self.budget)
      let (furthest, payload) = nearest(after: &memory.run, Request())
      let reached = memory.run.furthest
      guard reached.slotTemplate == reached.template else { return (furthest, payload, furthest) }
      return (furthest, payload, max(furthest, memory.run.lattice.token(of: reached.slotPlace)))
    }
  }

  private func nearest(_ run: borrowing NetworkRun) -> (furthest: Int, payload: Int?) {
    let template = run.furthest.template
    return (
      run.lattice.token(of: run.furthest.place),
      template < 0 ? nil : Int(content.templates[Int(template)].payload)
    )
  }

  /// How far the templates go that were ruled out by their words, on what is left of the budget.
  private func nearest(after run: inout NetworkRun, _ request: Request) -> (furthest: Int, payload: Int?) {
    var readings: [Reading] = []
    read(content.templates.indices.map { Int32($0) }, request, &run, into: &readings)
    return nearest(run)
  }
}

extension Recognition {
  fileprivate static func none(overBudget: Bool, _ nearest: (furthest: Int, payload: Int?) = (0, nil)) -> Recognition {
    Recognition(derivations: [], isOverBudget: overBudget, furthest: nearest.furthest, nearest: nearest.payload)
  }
}
