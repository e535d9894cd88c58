import ParlanceDiagnostics

/// Expressions become networks over pieces of words.
extension AutomatonBuilder {
  /// The pieces of an expression; `calling` names the rules that are open, the outermost first. Throws as `add` does.
  mutating func network(
    of expression: Expression, in scope: TemplateScope, calling: [String]
  ) throws(Diagnostic) -> PieceNetwork {
    var pieces = PieceNetwork()
    pieces.end = try add(expression, to: &pieces, at: 0, Glue(), in: scope, calling: calling)
    return pieces
  }

  /// Whether something stands against the ends of an expression without a space.
  private struct Glue {
    var left = false
    var right = false
  }

  private mutating func add(
    _ expression: Expression, to pieces: inout PieceNetwork, at state: Int, _ glue: Glue, in scope: TemplateScope,
    calling: [String]
  ) throws(Diagnostic) -> Int {
    guard pieces.arcs.count <= Self.mostPieces else {
      throw Diagnostic(.error, "the template is too large", fix: "put spaces around its rules, or split it")
    }
    switch expression {
    case .text(let text): return addText(text, to: &pieces, at: state)
    case .sequence(let items):
      var state = state
      for (index, item) in items.enumerated() {
        let around = Glue(
          left: Self.isGlued(items[..<index].reversed(), atEnd: true, otherwise: glue.left),
          right: Self.isGlued(items[(index + 1)...], atEnd: false, otherwise: glue.right))
        state = try add(item, to: &pieces, at: state, around, in: scope, calling: calling)
      }
      return state
    case .alternatives(let branches):
      let end = pieces.addState()
      for branch in branches {
        let last = try add(branch, to: &pieces, at: state, glue, in: scope, calling: calling)
        pieces.addArc(from: last, .empty, to: end)
      }
      return end
    case .permutation(let parts):
      return try addPermutation(parts, to: &pieces, at: state, in: scope, calling: calling)
    case .rule(let name):
      return try addRule(name, to: &pieces, at: state, glue, in: scope, calling: calling)
    case .slot(let reference):
      let recognizer = try scope.recognizer(reference)
      let label = PieceNetwork.Label.slot(
        recognizer: Int32(recognizer),
        slot: slotIndex(
          SlotKey(name: (reference.isCapture ? Capture.hiddenMark : "") + reference.name, recognizer: recognizer)))
      return pieces.extend(state, label)
    }
  }

  /// Whether the nearest of the neighbours that is not empty ends (or begins) with anything but a space.
  private static func isGlued(_ items: some Sequence<Expression>, atEnd: Bool, otherwise: Bool) -> Bool {
    for item in items {
      switch item {
      case .text(let text):
        if let character = atEnd ? text.last : text.first { return !character.isWhitespace }
      case .sequence(let inner):
        if inner.isEmpty { continue }
        return isGlued(
          atEnd ? Array(inner.reversed()) : inner, atEnd: atEnd, otherwise: true)
      case .alternatives(let branches):
        let glued = branches.contains { !$0.isEmpty && isGlued([$0], atEnd: atEnd, otherwise: true) }
        if glued { return true }
        if !branches.contains(where: \.isEmpty) { return false }
      case .rule: return true
      // A slot continues a word that stands against it; behind it a word of its own may begin.
      case .slot: return !atEnd
      case .permutation: return false
      }
    }
    return otherwise
  }

  private mutating func addRule(
    _ name: String, to pieces: inout PieceNetwork, at state: Int, _ glue: Glue, in scope: TemplateScope,
    calling: [String]
  ) throws(Diagnostic) -> Int {
    guard let expression = scope.rule(name) else {
      throw Diagnostic(.error, "there is no rule <\(name)>", fix: "define it under expansion_rules")
    }
    guard !calling.contains(name) else {
      throw Diagnostic(.error, "the rule <\(name)> calls itself: \((calling + [name]).joined(separator: " → "))")
    }
    if glue.left || glue.right {
      return try add(expression, to: &pieces, at: state, glue, in: scope, calling: calling + [name])
    }
    let key = ScopedRule(scope: scope.identity, rule: name)
    if let known = scoped[key] { return pieces.extend(state, .call(network: known)) }
    let network = try called(expression, in: scope, calling: calling + [name])
    scoped[key] = network
    return pieces.extend(state, .call(network: network))
  }

  /// The number of the network that stands for an expression; made if it is new.
  mutating func called(
    _ expression: Expression, in scope: TemplateScope, calling: [String]
  ) throws(Diagnostic) -> Int32 {
    var recognizers: [Int] = []
    var visited = Set(calling)
    try collectRecognizers(of: expression, in: scope, visited: &visited, into: &recognizers)
    let key = NetworkKey(expression: expression, recognizers: recognizers)
    if let known = networks[key] { return known }
    let number = try lay(try network(of: expression, in: scope, calling: calling))
    networks[key] = number
    return number
  }

  /// What fills the slots of an expression and of the rules that it names: two uses of a rule with the same are the same network.
  private mutating func collectRecognizers(
    of expression: Expression, in scope: TemplateScope, visited: inout Set<String>, into recognizers: inout [Int]
  ) throws(Diagnostic) {
    for slot in expression.slots { recognizers.append(try scope.recognizer(slot)) }
    for name in expression.ruleNames where visited.insert(name).inserted {
      guard let rule = scope.rule(name) else { continue }
      // Local rules can differ under one name, so what a name stands for is part of the key.
      let number = expressionNumbers[rule] ?? expressionNumbers.count
      expressionNumbers[rule] = number
      recognizers.append(-1 - number)
      try collectRecognizers(of: rule, in: scope, visited: &visited, into: &recognizers)
    }
  }

  /// States are the sets of parts already said; each part is one network, however many orders there are.
  private mutating func addPermutation(
    _ parts: [Expression], to pieces: inout PieceNetwork, at state: Int, in scope: TemplateScope, calling: [String]
  ) throws(Diagnostic) -> Int {
    var networks: [Int32] = []
    for part in parts { networks.append(try called(part, in: scope, calling: calling)) }
    let first = pieces.extend(state, .space)
    let said = (1..<(1 << parts.count)).reduce(into: [first]) { states, _ in states.append(pieces.addState()) }
    for set in 0..<(1 << parts.count) {
      for (index, network) in networks.enumerated() where set & (1 << index) == 0 {
        pieces.addArc(from: said[set], .call(network: network), to: said[set | (1 << index)])
      }
    }
    return pieces.extend(said[(1 << parts.count) - 1], .space)
  }

  private mutating func slotIndex(_ key: SlotKey) -> Int32 {
    if let known = slotIndices[key] { return known }
    let index = Int32(automaton.slotNames.count)
    automaton.slotNames.append(key.name)
    automaton.slotRecognizers.append(key.recognizer)
    slotIndices[key] = index
    return index
  }
}
