import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// A phrase with the rules that it names, each of them once, its parts by number.
struct PhraseNodes {
  /// A part of a phrase.
  enum Node {
    /// Letters as they are compared, without spaces and marks; none for text that has no others.
    case text([Unicode.Scalar])
    /// Parts one after the other, by number; none for what may be left out.
    case sequence([Int])
    /// Parts of which one stands there, by number.
    case alternatives([Int])
    /// Parts that all stand there in any order, by number.
    case permutation([Int])
    /// A rule by its name, and the number of the part that it stands for.
    case rule(String, Int)
    /// A slot, or what is captured without becoming one.
    case slot(SlotReference)
  }

  /// The most parts of a phrase that is taken apart.
  private static var most: Int { 20_000 }

  /// The parts by number; each stands behind those that it is made of.
  private(set) var nodes: [Node] = []
  /// The number of the whole.
  private(set) var root = 0

  private var known: [String: Int] = [:]
  private var open: Set<String> = []
  private let rules: [String: PhraseRule]
  private let language: Language

  /// Takes a phrase apart; `nil` if it is too large, or names a rule that is not there.
  init?(_ expression: Expression, rules: [String: PhraseRule], _ language: Language) {
    self.rules = rules
    self.language = language
    guard let root = add(expression) else { return nil }
    self.root = root
  }

  private mutating func add(_ expression: Expression) -> Int? {
    guard nodes.count < Self.most else { return nil }
    let node: Node
    switch expression {
    case .text(let text): node = .text(SpokenLetters.compared(text, language))
    case .slot(let slot): node = .slot(slot)
    case .rule(let name):
      guard let number = add(rule: name) else { return nil }
      node = .rule(name, number)
    case .sequence(let items):
      guard let numbers = add(items) else { return nil }
      node = .sequence(numbers)
    case .alternatives(let items):
      guard let numbers = add(items) else { return nil }
      node = .alternatives(numbers)
    case .permutation(let items):
      guard let numbers = add(items) else { return nil }
      node = .permutation(numbers)
    }
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func add(_ items: [Expression]) -> [Int]? {
    var numbers: [Int] = []
    for item in items {
      guard let number = add(item) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func add(rule name: String) -> Int? {
    if let number = known[name] { return number }
    guard open.insert(name).inserted, let rule = rules[name] else { return nil }
    defer { open.remove(name) }
    known[name] = add(rule.phrase.expression)
    return known[name]
  }
}
