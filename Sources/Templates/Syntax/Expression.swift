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
    case .text(let text): text.allSatisfy(\.isWhitespace)
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

  /// The slots that it holds directly (not through rules), in order, repeated as written.
  package var slots: [SlotReference] {
    switch self {
    case .text, .rule: []
    case .slot(let slot): [slot]
    case .sequence(let items), .alternatives(let items), .permutation(let items): items.flatMap(\.slots)
    }
  }
}
