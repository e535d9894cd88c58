/// A parsed template.
package indirect enum Expression: Sendable, Hashable {
  /// Literal characters; spaces separate words, and text beside a group without a space is part of one word with it.
  case text(String)
  /// One after the other.
  case sequence([Expression])
  /// Any one of them; `[x]` is `x` or the empty sequence.
  case alternatives([Expression])
  /// All of them in any order, with spaces between.
  case permutation([Expression])
  /// What the rule of that name stands for.
  case rule(String)
  /// A span of the utterance that a list or type recognises.
  case slot(SlotReference)

  /// Whether it matches the empty text only.
  package var isEmpty: Bool {
    switch self {
    case .text(let text):
      // A letter tells it without a look at grapheme clusters.
      if let first = text.utf8.first, first > 0x20, first < 0x7F { false } else { text.allSatisfy(\.isWhitespace) }
    case .sequence(let items): items.allSatisfy(\.isEmpty)
    case .alternatives(let items), .permutation(let items): items.allSatisfy(\.isEmpty)
    case .rule, .slot: false
    }
  }

  /// The rules that it names directly, in order, repeated as written.
  package var ruleNames: [String] {
    switch self {
    case .text, .slot: []
    case .rule(let name): [name]
    case .sequence(let items), .alternatives(let items), .permutation(let items): items.flatMap(\.ruleNames)
    }
  }

  /// Whether it names a rule or holds a slot.
  package var hasReferences: Bool {
    switch self {
    case .text: false
    case .rule, .slot: true
    case .sequence(let items), .alternatives(let items), .permutation(let items): items.contains { $0.hasReferences }
    }
  }

  /// Calls `rule` with each rule that it names directly and `slot` with each slot that it holds, in order, repeated as written.
  package func forEachReference(rule: (String) -> Void, slot: (SlotReference) -> Void) {
    switch self {
    case .text: break
    case .rule(let name): rule(name)
    case .slot(let reference): slot(reference)
    case .sequence(let items), .alternatives(let items), .permutation(let items):
      for item in items { item.forEachReference(rule: rule, slot: slot) }
    }
  }

  /// The slots that it holds directly (not through rules), in order, repeated as written.
  package var slots: [SlotReference] {
    switch self {
    case .text, .rule: []
    case .slot(let slot): [slot]
    case .sequence(let items), .alternatives(let items), .permutation(let items): items.flatMap(\.slots)
    }
  }
}
