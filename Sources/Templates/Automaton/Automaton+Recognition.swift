extension Automaton {
  /// The states and links that one run may use; an utterance that needs more ends without a reading.
  package static var budget: Int { 400_000 }

  /// Reads the tokens from `start` on, to the end or (without `toEnd`) as far as any phrase goes.
  ///
  /// - Parameters:
  ///   - recognizers: what fills the slots, by the numbers that the scope gave when the automaton was built.
  ///   - count: how many derivations are wanted at most.
  package func recognize(
    _ tokens: [Token], from start: Int = 0, toEnd: Bool = true, recognizers: [any SpanRecognizer], count: Int = 16,
    budget: Int = Automaton.budget
  ) -> Recognition {
    guard start <= tokens.count, tokens.count < budget else {
      return Recognition(derivations: [], isOverBudget: start <= tokens.count, furthest: 0, nearest: nil)
    }
    var run = AutomatonRun(self, tokens: tokens, recognizers: recognizers, budget: budget)
    run.run(from: start, toEnd: toEnd)
    let furthest = run.furthest
    guard !run.isOverBudget else {
      return Recognition(derivations: [], isOverBudget: true, furthest: furthest.position, nearest: furthest.payload)
    }
    // How many characters lie before each token: a span's are asked for once for each of its links.
    var before = [0]
    for token in tokens { before.append(before[before.count - 1] + token.range.count) }
    var search = DerivationSearch(run) { [before] range in
      Cost(characters: before[range.upperBound] - before[range.lowerBound])
    }
    return Recognition(
      derivations: search.best(count), isOverBudget: false, furthest: furthest.position, nearest: furthest.payload)
  }
}

extension AutomatonRun {
  /// The last position that a literal word of a phrase led to, and a payload that could have followed from there.
  ///
  /// A slot that takes any words says nothing about how near a phrase is.
  var furthest: (position: Int, payload: Int?) {
    var position: Int32 = 0
    var payload: Int32 = -1
    for node in nodes where node.position > position || (node.position == position && payload < 0) {
      guard isReachedByWord(node) else { continue }
      position = node.position
      payload = leadsTo(node)
    }
    return (Int(position), payload < 0 ? nil : Int(payload))
  }

  private func isReachedByWord(_ node: Node) -> Bool {
    var next = node.links
    while next >= 0 {
      if case .word = links[Int(next)].step { return true }
      next = links[Int(next)].next
    }
    return false
  }

  /// What a state leads to; within a called network what its outermost caller leads to.
  private func leadsTo(_ node: Node) -> Int32 {
    var node = node
    while node.call != 0 {
      guard let caller = calls[Int(node.call)].callers.first else { return -1 }
      let target = automaton.states[Int(caller.target)].leadsTo
      if nodes[Int(caller.node)].call == 0 { return target }
      node = nodes[Int(caller.node)]
    }
    return automaton.states[Int(node.state)].leadsTo
  }
}
