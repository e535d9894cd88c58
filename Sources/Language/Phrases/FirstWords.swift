import ParlanceTemplates

/// What templates can begin with, so that most words need no look into any template.
struct FirstWords: Sendable {
  /// The tokens.
  private(set) var words = WordSet()
  /// The lists and types of slots.
  private(set) var lists: Set<String> = []
  /// Whether one can begin with something else, such as a word put together of groups.
  private(set) var isOpen = false
  /// The tokens while templates are looked at.
  private var found: Set<String> = []

  /// Looks at templates that are read with the same tokenizer as utterances.
  init(_ expressions: [Expression], tokenize: (String) -> [Token]) {
    for expression in expressions { add(expression, tokenize) }
    words = WordSet(found)
  }

  /// Adds what an expression can begin with; whether it can be empty.
  @discardableResult
  private mutating func add(_ expression: Expression, _ tokenize: (String) -> [Token]) -> Bool {
    switch expression {
    case .text(let text):
      let written = text.utf8.drop { $0 == 0x20 }.prefix { $0 != 0x20 }
      guard !written.isEmpty else { return true }
      guard let word = tokenize(String(Substring(written))).first?.text else {
        isOpen = true
        return false
      }
      found.insert(word)
      return false
    case .slot(let slot):
      lists.insert(slot.list)
      return false
    case .rule:
      isOpen = true
      return false
    case .alternatives(let items): return items.reduce(false) { add($1, tokenize) || $0 }
    case .permutation(let items):
      for item in items { add(item, tokenize) }
      return false
    case .sequence(let items): return add(sequence: items, tokenize)
    }
  }

  private mutating func add(sequence items: [Expression], _ tokenize: (String) -> [Token]) -> Bool {
    for (index, item) in items.enumerated() {
      let known = found.count
      let canBeEmpty = add(item, tokenize)
      // A word that goes on in the next group is none that can be looked up.
      if index + 1 < items.count, found.count > known || !canBeEmpty,
        !Self.hasSpace(between: item, and: items[index + 1])
      {
        isOpen = true
      }
      if !canBeEmpty { return false }
    }
    return true
  }

  private static func hasSpace(between left: Expression, and right: Expression) -> Bool {
    if case .slot = left { return true }
    if case .text(let text) = left, text.utf8.last == 0x20 { return true }
    if case .text(let text) = right, text.utf8.first == 0x20 { return true }
    return false
  }
}
