/// One utterance on its way through an automaton: the live states at each position, and how each was reached.
///
/// States are kept once for each (state, call, position), so time is linear in the utterance times the live states however many
/// ways lead to one of them; ``DerivationSearch`` then picks the best ways.
struct AutomatonRun {
  struct Node {
    var state: Int32
    /// The call within which the state is; 0 is the root's.
    var call: Int32
    var position: Int32
    /// The first of the links by which it was reached; −1 at the start of a call.
    var links: Int32 = -1
  }

  enum Step {
    case word
    case slot(slot: Int32, span: Span)
    /// Through a called network that ended in the node of that number.
    case call(end: Int32)
  }

  struct Link {
    var from: Int32
    var step: Step
    var next: Int32
  }

  /// A network that was entered at a position, once for all that call it there.
  struct Call {
    var callers: [(node: Int32, target: Int32)] = []
    var ends: [Int32] = []
  }

  private struct NodeKey: Hashable {
    var state: Int32
    var call: Int32
  }

  private struct CallKey: Hashable {
    var network: Int32
    var position: Int32
  }

  let automaton: Automaton
  let words: [Int32]
  private(set) var nodes: [Node] = []
  private(set) var links: [Link] = []
  private(set) var calls: [Call] = [Call()]
  /// Final nodes of the root, by position.
  private(set) var finals: [Int32] = []
  private(set) var isOverBudget = false
  private var chart: SpanChart
  private var budget: Int
  private var callIndices: [CallKey: Int32] = [:]
  private var known: [[NodeKey: Int32]]
  private var waiting: [[Int32]]

  init(_ automaton: Automaton, tokens: [Token], recognizers: [any SpanRecognizer], budget: Int) {
    self.automaton = automaton
    self.budget = budget
    words = tokens.map { automaton.symbols[$0.text] ?? -1 }
    chart = SpanChart(tokens: tokens, recognizers: recognizers)
    known = Array(repeating: [:], count: tokens.count + 1)
    waiting = Array(repeating: [], count: tokens.count + 1)
  }

  /// Runs from a position; without `toEnd` every end of a phrase is final, not only the utterance's.
  mutating func run(from start: Int, toEnd: Bool) {
    reach(state: automaton.networks[0].start, call: 0, position: start, from: -1, by: .word)
    for position in start...words.count {
      while let node = waiting[position].popLast() {
        guard nodes.count + links.count <= budget else {
          isOverBudget = true
          return
        }
        advance(node, toEnd: toEnd)
      }
      known[position] = [:]
    }
  }

  private mutating func advance(_ number: Int32, toEnd: Bool) {
    let node = nodes[Int(number)]
    let state = automaton.states[Int(node.state)]
    let position = Int(node.position)
    if !state.accepts.isEmpty {
      if node.call != 0 {
        end(call: node.call, at: number)
      } else if !toEnd || position == words.count {
        finals.append(number)
      }
    }
    for call in automaton.calls[Int(state.calls.lowerBound)..<Int(state.calls.upperBound)] {
      enter(call, from: number, at: position)
    }
    guard position < words.count else { return }
    if words[position] >= 0 {
      for arc in automaton.wordArcs(state.words, reading: words[position]) {
        reach(state: automaton.words[arc].target, call: node.call, position: position + 1, from: number, by: .word)
      }
    }
    for arc in automaton.slots[Int(state.slots.lowerBound)..<Int(state.slots.upperBound)] {
      for span in chart.spans(of: Int(arc.recognizer), at: position) {
        reach(
          state: arc.target, call: node.call, position: span.end, from: number, by: .slot(slot: arc.slot, span: span))
      }
    }
  }

  private mutating func enter(_ arc: Automaton.CallArc, from caller: Int32, at position: Int) {
    let network = automaton.networks[Int(arc.network)]
    guard position < words.count ? network.canStart(with: words[position]) : network.canBeEmpty else { return }
    let key = CallKey(network: arc.network, position: Int32(position))
    guard let call = callIndices[key] else {
      let call = Int32(calls.count)
      calls.append(Call(callers: [(caller, arc.target)]))
      callIndices[key] = call
      reach(state: network.start, call: call, position: position, from: -1, by: .word)
      return
    }
    calls[Int(call)].callers.append((caller, arc.target))
    for end in calls[Int(call)].ends { leave(end, to: (caller, arc.target)) }
  }

  private mutating func end(call: Int32, at node: Int32) {
    calls[Int(call)].ends.append(node)
    for caller in calls[Int(call)].callers { leave(node, to: caller) }
  }

  private mutating func leave(_ end: Int32, to caller: (node: Int32, target: Int32)) {
    reach(
      state: caller.target, call: nodes[Int(caller.node)].call, position: Int(nodes[Int(end)].position),
      from: caller.node, by: .call(end: end))
  }

  private mutating func reach(state: Int32, call: Int32, position: Int, from: Int32, by step: Step) {
    let key = NodeKey(state: state, call: call)
    var number = known[position][key] ?? -1
    if number < 0 {
      number = Int32(nodes.count)
      nodes.append(Node(state: state, call: call, position: Int32(position)))
      known[position][key] = number
      waiting[position].append(number)
    }
    guard from >= 0 else { return }
    links.append(Link(from: from, step: step, next: nodes[Int(number)].links))
    nodes[Int(number)].links = Int32(links.count - 1)
  }
}
