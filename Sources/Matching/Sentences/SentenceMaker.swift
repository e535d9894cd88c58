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
  private var counts: [String: Int] = [:]

  /// Makes a maker for the phrases of a block; `words` are the words for a slot in one of several ways, `nil` if there are none.
  package init(_ table: PhraseTable, _ block: PhraseBlock, words: @escaping (SlotReference, Int) -> String?) {
    rules = table.rules.merging(block.rules) { _, own in own }
    self.words = words
  }

  /// How many sentences an expression stands for, each slot counted once; at most ``most``.
  package mutating func count(_ expression: Expression) -> Int {
    switch expression {
    case .text, .slot: return 1
    case .rule(let name):
      if let known = counts[name] { return known }
      guard let rule = rules[name] else { return 1 }
      // A rule that names itself is told elsewhere; here it ends.
      counts[name] = 1
      let count = count(rule.phrase.expression)
      counts[name] = count
      return count
    case .alternatives(let items):
      return items.reduce(0) { min(Self.most, $0 + count($1)) }
    case .sequence(let items): return product(items)
    case .permutation(let items):
      let orders = (1...max(1, min(items.count, 12))).reduce(1, *)
      return Self.product(product(items), orders)
    }
  }

  private mutating func product(_ items: [Expression]) -> Int {
    var all = 1
    for item in items { all = Self.product(all, count(item)) }
    return all
  }

  private static func product(_ left: Int, _ right: Int) -> Int {
    let (product, overflows) = left.multipliedReportingOverflow(by: right)
    return overflows ? most : min(most, product)
  }

  /// At most so many sentences of an expression, spread over all that it stands for, each once.
  ///
  /// Left out are those without words for a slot, and those in which what fills one slot follows another's without anything between:
  /// nobody could tell where one ends.
  package mutating func sentences(of expression: Expression, most: Int) -> (sentences: [Sentence], areAll: Bool) {
    let count = count(expression)
    let areAll = count <= most
    var seen: Set<String> = []
    var sentences: [Sentence] = []
    for turn in 0..<min(count, most) {
      // The remainder moves, so that the last choices of a phrase vary as the first do.
      let stride = areAll ? 1 : count / most
      let number = areAll ? turn : turn * stride + turn &* 40_503 % stride
      var rest = number
      guard let text = text(expression, &rest, turn), let sentence = Self.sentence(text) else { continue }
      if seen.insert(sentence.text).inserted { sentences.append(sentence) }
    }
    return (sentences, areAll && sentences.count == count)
  }

  // Characters for private use, which no text has, stand around what fills a slot until a sentence is done.
  private static let opening: Character = "\u{E000}"
  private static let closing: Character = "\u{E001}"

  private static func sentence(_ marked: String) -> Sentence? {
    guard !marked.contains("\(closing)\(opening)") else { return nil }
    var text = ""
    var frame = ""
    var isInSlot = false
    for character in marked {
      switch character {
      case opening:
        isInSlot = true
        frame.append("…")
      case closing: isInSlot = false
      default:
        text.append(character)
        if !isInSlot { frame.append(character) }
      }
    }
    text = spaced(text)
    return text.isEmpty ? nil : Sentence(text: text, frame: spaced(frame))
  }

  /// The text with one space between words.
  private static func spaced(_ text: String) -> String { text.split(separator: " ").joined(separator: " ") }

  /// The sentence of a number; what the number says of the rest of the phrase stays in it.
  private mutating func text(_ expression: Expression, _ number: inout Int, _ turn: Int, depth: Int = 0) -> String? {
    guard depth < 100 else { return nil }
    switch expression {
    case .text(let text): return text
    case .slot(let slot): return words(slot, turn).map { "\(Self.opening)\($0)\(Self.closing)" }
    case .rule(let name):
      guard let rule = rules[name] else { return nil }
      return text(rule.phrase.expression, &number, turn, depth: depth + 1)
    case .alternatives(let items):
      let own = number % max(1, count(expression))
      number /= max(1, count(expression))
      var rest = own
      for item in items {
        let count = count(item)
        if rest < count { return text(item, &rest, turn, depth: depth + 1) }
        rest -= count
      }
      return ""
    case .sequence(let items):
      var all = ""
      for item in items {
        guard let part = text(item, &number, turn, depth: depth + 1) else { return nil }
        all += part
      }
      return all
    case .permutation(let items):
      let orders = (1...max(1, min(items.count, 12))).reduce(1, *)
      var order = number % orders
      number /= orders
      var left = items
      var parts: [String] = []
      while !left.isEmpty {
        let item = left.remove(at: order % left.count)
        order /= left.count + 1
        guard let part = text(item, &number, turn, depth: depth + 1) else { return nil }
        parts.append(part)
      }
      // Spaces stand around the parts of a permutation, whatever is beside it.
      return " " + parts.joined(separator: " ") + " "
    }
  }
}
