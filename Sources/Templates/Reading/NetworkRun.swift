/// The automaton's networks on one utterance: where each ends that was begun at a place, and how it can be read.
///
/// A network is run once for each place however many call it there, state by state and place by place, so time is linear in the
/// utterance times the live states however many ways lead to one of them.
struct NetworkRun: ~Copyable, Sendable {
  private let shared: Shared<AutomatonContent>
  /// The utterance with its places.
  private(set) var lattice = Lattice()
  /// What recognisers found in it, and what deviates; filled as it is asked for.
  var chart = SpanChart()
  /// What became of each network from each place, in the order in which it was known; others name it by its index.
  private(set) var outcomes = Stack<Outcome>()
  /// The places of all outcomes, one outcome behind the other.
  private(set) var ends = Stack<Int32>()
  /// The steps of all outcomes, one outcome behind the other.
  private(set) var edges = Stack<Edge>()
  /// How far any template went; kept from one template to the next.
  private(set) var furthest = Furthest()
  /// Whether all steps are used up; then what was found so far is of no use.
  private(set) var isOverBudget = false
  private var known = PairTable()
  /// Live states, ends and steps of open runs: what an inner one leaves is taken off before the outer one goes on.
  private var live = Stack<UInt64>()
  private var openEnds = Stack<Int32>()
  private var openEdges = Stack<Edge>()
  private var budget = 0
  /// Whether words may differ from those of a phrase; then it matters how every network was read.
  private(set) var forgives = false
  /// Of each place, and each alternative or missing word there, the number of its span.
  var deviations = PairTable()

  /// The template that is being read.
  var template: Int32 = -1

  /// What is run, list by list: to reach through what they share would copy all of it at each step.
  let networks: [AutomatonContent.Network]
  /// The states of all networks; see ``AutomatonContent/states``.
  let states: [AutomatonContent.State]
  /// The arcs of words and the words that can come first.
  let words: WordArcs
  /// Of each slot, what fills it.
  let slotRecognizers: [Int]
  private let beginnings: [AutomatonContent.WordArc]
  private let slots: [AutomatonContent.SlotArc]
  private let calls: [AutomatonContent.CallArc]
  private let openers: Lazy<Openers, Never>

  /// Takes from the automaton what is run; the openers are made when they are first asked for.
  init(_ shared: Shared<AutomatonContent>, _ openers: Lazy<Openers, Never>) {
    self.shared = shared
    self.openers = openers
    networks = shared.value.networks
    states = shared.value.states
    words = WordArcs(all: shared.value.words, first: shared.value.firstWords)
    slotRecognizers = shared.value.slotRecognizers
    beginnings = shared.value.prefixes
    slots = shared.value.slots
    calls = shared.value.calls
  }

  /// Begins another utterance.
  mutating func begin(
    _ tokens: [Token], cutting: Bool = false, allowances: Allowances? = nil, recognizers: [any SpanRecognizer],
    budget: Int
  ) {
    if lattice.end > 0 || outcomes.count > 0 { clear() }
    if let allowances {
      lattice.lay(tokens, shared.value, allowances)
    } else {
      lattice.lay(tokens, shared.value.symbols, cuttingAt: cutting ? shared.value.seams : nil)
    }
    forgives = allowances != nil
    mostEdits = allowances?.most ?? Cost.mostEdits
    mostTextWords = allowances?.mostTextWords ?? .max
    chart.begin(recognizers)
    self.budget = budget
  }

  /// Forgets the utterance and keeps the memory.
  mutating func clear() {
    lattice.clear()
    chart.clear()
    outcomes.removeAll()
    ends.removeAll()
    edges.removeAll()
    known.removeAll()
    live.removeAll()
    openEnds.removeAll()
    openEdges.removeAll()
    forgives = false
    deviations.removeAll()
    furthest = Furthest()
    isOverBudget = false
    template = -1
  }

  /// The most points that a reading may cost, as ``Cost/edits`` counts them.
  private(set) var mostEdits = Cost.mostEdits
  /// The most words of free text that a reading may have.
  private(set) var mostTextWords = Int.max

  /// How many numbers it keeps in memory, about.
  var size: Int { lattice.end + outcomes.capacity + edges.capacity + live.capacity }

  /// The number of the outcome of a network from a place.
  mutating func run(_ network: Int32, at start: Int) -> Int32 {
    if let number = known.value(network, Int32(start)) { return number }
    let outcome = made(network, at: start)
    let number = Int32(outcomes.count)
    outcomes.append(outcome)
    known.insert(number, for: network, Int32(start))
    return number
  }

  /// Whether a network could end or go on at a place, as far as its first words and what fills its first slots tell.
  ///
  /// Mutating, so that nothing of the run is copied for it, and since what fills slots is found once.
  mutating func canStart(_ number: Int32, at place: Int) -> Bool {
    let network = networks[Int(number)]
    guard place < lattice.end else {
      return network.canBeEmpty || (forgives && canStartDeviating(number, network, at: place))
    }
    if forgives {
      return words.canStart(network, with: lattice.symbols[place])
        || canStartDeviating(number, network, at: place)
    }
    return network.canBeEmpty || words.isFirst(lattice.symbols[place], of: network)
      || (network.beginsOpenly && opens(number, at: place))
  }

  /// Whether something fills a slot that can come first in a network; if nothing does, that is what became of it.
  private mutating func opens(_ number: Int32, at place: Int) -> Bool {
    let openers = openers.value
    if lattice.isCut, openers.takesBeginning(number) { return true }
    if let outcome = known.value(number, Int32(place)) { return !outcomes[Int(outcome)].ends.isEmpty }
    if openers.contains(number, where: { !chart.spans(of: $0, at: place, in: lattice).isEmpty }) { return true }
    known.insert(Int32(outcomes.count), for: number, Int32(place))
    outcomes.append(Outcome(network: number, start: Int32(place), ends: 0..<0, edges: 0..<0))
    return false
  }

  private mutating func made(_ number: Int32, at start: Int) -> Outcome {
    let network = networks[Int(number)]
    let width = (Int(network.count) + 63) / 64
    let places = lattice.end - start + 1
    // Rows cost memory, and steps are numbered by place and state.
    budget -= width * places / 8
    guard budget >= 0, places * Int(network.count) < Int(Int32.max) else {
      isOverBudget = true
      return Outcome(network: number, start: Int32(start), ends: 0..<0, edges: 0..<0)
    }
    var frame = Frame(
      first: Int(network.first), count: Int(network.count), isRecorded: network.hasSlots || forgives, base: live.count,
      start: start,
      width: width, last: start)
    let (firstEnd, firstEdge) = (openEnds.count, openEdges.count)
    live.append(0, times: width * places)
    live[frame.base] = 1
    var place = start
    while place <= frame.last, !isOverBudget {
      let row = frame.base + (place - start) * width
      var isEnd = false
      for column in 0..<width {
        var done: UInt64 = 0
        while case let pending = live[row + column] & ~done, pending != 0 {
          let bit = pending.trailingZeroBitCount
          done |= 1 << UInt64(bit)
          if leave(column * 64 + bit, at: place, &frame) { isEnd = true }
        }
      }
      if isEnd { openEnds.append(Int32(place)) }
      place += 1
    }
    live.removeAll(from: frame.base)
    let outcome = Outcome(
      network: number, start: Int32(start),
      ends: Int32(ends.count)..<Int32(ends.count + openEnds.count - firstEnd),
      edges: Int32(edges.count)..<Int32(edges.count + openEdges.count - firstEdge))
    for index in firstEnd..<openEnds.count { ends.append(openEnds[index]) }
    for index in firstEdge..<openEdges.count { edges.append(openEdges[index]) }
    openEnds.removeAll(from: firstEnd)
    openEdges.removeAll(from: firstEdge)
    return outcome
  }

  /// Follows all arcs of a state at a place; returns whether it is final.
  private mutating func leave(_ number: Int, at place: Int, _ frame: inout Frame) -> Bool {
    let state = states[frame.first + number]
    let from = Int32((place - frame.start) * frame.count + number)
    budget -= 1
    if budget < 0 { isOverBudget = true }
    for index in state.calls { call(calls[Int(index)], at: place, from, &frame) }
    if forgives { deviate(state, Int32(number), at: place, from, &frame) }
    guard place < lattice.end else { return state.isFinal }
    let symbol = lattice.symbols[place]
    if symbol >= 0 {
      for index in words.arcs(state.words, of: symbol) {
        let arc = words[index]
        guard arc.word == symbol else { continue }
        let end = Int(lattice.ends[place])
        if end > furthest.place { (furthest.place, furthest.template) = (end, template) }
        reach(arc.target, at: end, Edge(from: from, to: 0, kind: .literal, number: 0, detail: 0), &frame)
      }
    }
    if lattice.isCut, !state.prefixes.isEmpty { begin(state.prefixes, at: place, from, &frame) }
    for index in state.slots {
      let arc = slots[Int(index)]
      for span in chart.spans(of: arc.recognizer, at: place, in: lattice) {
        let end = Int(chart.all[Int(span)].end)
        if end > furthest.slotPlace { (furthest.slotPlace, furthest.slotTemplate) = (end, template) }
        reach(arc.target, at: end, Edge(from: from, to: 0, kind: .slot, number: span, detail: arc.slot), &frame)
      }
    }
    return state.isFinal
  }

  private mutating func call(_ arc: AutomatonContent.CallArc, at place: Int, _ from: Int32, _ frame: inout Frame) {
    guard canStart(arc.network, at: place) else { return }
    let called = run(arc.network, at: place)
    let kind: Kind = networks[Int(arc.network)].hasSlots || forgives ? .call : .literal
    for index in outcomes[Int(called)].ends {
      let end = ends[Int(index)]
      reach(arc.target, at: Int(end), Edge(from: from, to: 0, kind: kind, number: called, detail: end), &frame)
    }
  }

  private mutating func begin(_ prefixes: Range<Int32>, at place: Int, _ from: Int32, _ frame: inout Frame) {
    for beginning in lattice.beginnings(at: place) {
      for index in prefixes where beginnings[Int(index)].word == beginning.symbol {
        reach(
          beginnings[Int(index)].target, at: beginning.place,
          Edge(from: from, to: 0, kind: .literal, number: 0, detail: 0), &frame)
      }
    }
  }

  /// Makes a state live at a place, and notes the step to it where the frame's steps are kept.
  mutating func reach(_ target: Int32, at end: Int, _ edge: Edge, _ frame: inout Frame) {
    budget -= 1
    live[frame.base + (end - frame.start) * frame.width + Int(target) >> 6] |= 1 << UInt64(target & 63)
    if end > frame.last { frame.last = end }
    guard frame.isRecorded else { return }
    var edge = edge
    edge.to = Int32((end - frame.start) * frame.count) + target
    openEdges.append(edge)
  }
}
