import ParlancePhraseTables
import ParlanceTemplates

/// Makes sentences that phrases stand for.
///
/// The sentences of a phrase are numbered, so that any of them can be made without the others.
package struct SentenceMaker {
  /// A sentence that a phrase stands for.
  package struct Sentence: Sendable, Hashable {
    /// The sentence.
    package var text: String
    /// The sentence with “…” for what fills slots.
    package var frame: String
  }

  /// The most sentences that are counted; beyond it a phrase stands for “very many”.
  package static let most = 1 << 50

  private let words: (SlotReference, Int) -> String?

  private let rules: [String: PhraseRule]
  private var counted: [String: CountedExpression] = [:]

  /// Makes a maker for the phrases of a block; `words` are the words for a slot in one of several ways, `nil` if there are none.
  package init(_ table: PhraseTable, _ block: PhraseBlock, words: @escaping (SlotReference, Int) -> String?) {
    rules = table.rules.merging(block.rules) { _, own in own }
    self.words = words
  }

  /// How many sentences an expression stands for, each slot counted once; at most ``most``.
  package mutating func count(_ expression: Expression) -> Int { counted(expression).count }

  private mutating func counted(_ expression: Expression) -> CountedExpression {
    switch expression {
    case .text(let text): return CountedExpression(.text(text), count: 1)
    case .slot(let slot): return CountedExpression(.slot(slot), count: 1)
    case .rule(let name):
      if let known = counted[name] { return known }
      guard let rule = rules[name] else { return .endless }
      // A rule that names itself is told elsewhere; here it ends.
      counted[name] = .endless
      let inner = counted(rule.phrase.expression)
      counted[name] = inner
      return inner
    case .alternatives(let items):
      let items = items.map { counted($0) }
      return CountedExpression(.alternatives(items), count: items.reduce(0) { min(Self.most, $0 + $1.count) })
    case .sequence(let items):
      let items = items.map { counted($0) }
      return CountedExpression(.sequence(items), count: Self.product(items))
    case .permutation(let items):
      let items = items.map { counted($0) }
      let orders = CountedExpression.orders(of: items.count)
      return CountedExpression(.permutation(items), count: Self.product(Self.product(items), orders))
    }
  }

  private static func product(_ items: [CountedExpression]) -> Int { items.reduce(1) { product($0, $1.count) } }

  private static func product(_ left: Int, _ right: Int) -> Int {
    let (product, overflows) = left.multipliedReportingOverflow(by: right)
    return overflows ? most : min(most, product)
  }

  /// At most so many sentences of an expression, spread over all that it stands for, each once.
  ///
  /// Left out are those without words for a slot, and those in which what fills one slot follows another's without anything between:
  /// nobody could tell where one ends.
  package mutating func sentences(of expression: Expression, most: Int) -> (sentences: [Sentence], areAll: Bool) {
    let counted = counted(expression)
    let count = counted.count
    let areAll = count <= most
    let words = words
    var seen: Set<String> = []
    var sentences: [Sentence] = []
    for turn in 0..<min(count, most) {
      // The remainder moves, so that the last choices of a phrase vary as the first do.
      let stride = areAll ? 1 : count / most
      var rest = areAll ? turn : turn * stride + turn &* 40_503 % stride
      var draft = SentenceDraft()
      guard counted.write(&rest, to: &draft, words: { words($0, turn) }), let sentence = draft.sentence else {
        continue
      }
      if seen.insert(sentence.text).inserted { sentences.append(sentence) }
    }
    return (sentences, areAll && sentences.count == count)
  }
}
