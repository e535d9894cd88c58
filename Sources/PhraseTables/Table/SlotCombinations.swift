import ParlanceTemplates

/// Which slots the phrases of a block fill together.
package enum SlotCombinations {
  /// The most combinations of one phrase that are told apart.
  private static let most = 64

  /// The sets of slots that an expression can fill.
  package static func of(_ expression: Expression, rules: [String: PhraseRule]) -> Set<Set<String>> {
    // Each rule is looked at once, however often others name it; one that names itself adds nothing.
    var known: [String: Set<Set<String>>] = [:]
    return combinations(expression, rules, &known)
  }

  /// All slots of a block's phrases and the rules that they name.
  package static func slots(of block: PhraseBlock, in table: PhraseTable) -> Set<SlotReference> {
    let rules = table.rules.merging(block.rules) { _, own in own }
    var found: Set<SlotReference> = []
    var visited: Set<String> = []
    var open = block.phrases.map(\.expression)
    while let expression = open.popLast() {
      expression.forEachReference { name in
        if visited.insert(name).inserted, let rule = rules[name] { open.append(rule.phrase.expression) }
      } slot: {
        found.insert($0)
      }
    }
    return found
  }

  private static func combinations(
    _ expression: Expression, _ rules: [String: PhraseRule], _ known: inout [String: Set<Set<String>>]
  ) -> Set<Set<String>> {
    guard expression.hasReferences else { return [[]] }
    switch expression {
    case .text: return [[]]
    case .slot(let slot): return slot.isCapture ? [[]] : [[slot.name]]
    case .rule(let name):
      if let known = known[name] { return known }
      guard let rule = rules[name] else { return [[]] }
      known[name] = [[]]
      let found = combinations(rule.phrase.expression, rules, &known)
      known[name] = found
      return found
    case .alternatives(let items):
      return limited(items.reduce(into: []) { $0.formUnion(combinations($1, rules, &known)) })
    case .sequence(let items), .permutation(let items):
      var all: Set<Set<String>> = [[]]
      for item in items where item.hasReferences {
        let own = combinations(item, rules, &known)
        all = limited(Set(all.flatMap { left in own.map { left.union($0) } }))
      }
      return all
    }
  }

  private static func limited(_ all: Set<Set<String>>) -> Set<Set<String>> {
    guard all.count > most else { return all }
    return Set(
      all.sorted { ($0.count, $0.sorted().joined(separator: ",")) < ($1.count, $1.sorted().joined(separator: ",")) }
        .prefix(most))
  }
}
