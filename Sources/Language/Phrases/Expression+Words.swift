import ParlanceTemplates

extension Expression {
  /// How many words stand at least in what it matches, those that fill slots left out; rules count for nothing.
  func fewestWords(_ tokenize: (String) -> [Token]) -> Int {
    switch self {
    case .text(let text): tokenize(text).count
    case .sequence(let items), .permutation(let items): items.reduce(0) { $0 + $1.fewestWords(tokenize) }
    case .alternatives(let items): items.map { $0.fewestWords(tokenize) }.min() ?? 0
    case .rule, .slot: 0
    }
  }
}
