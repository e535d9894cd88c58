import ParlanceDiagnostics
import ParlanceTemplates
import ParlanceTestSupport

/// A small random grammar, compiled and written out, and sentences to try on both.
struct NaiveGrammar {
  /// The templates and rules as written.
  let description: String
  let automaton: Automaton
  let naive: NaiveMatcher
  private let templates: [Expression]
  private let rules: [String: Expression]

  /// What fills the slots, by their numbers.
  static let recognizers: [any SpanRecognizer] = [
    QuickNames(names: [["b"], ["a", "b"], ["ca"], ["x"]], isAsked: false), AnyWords(),
    QuickNames(names: [["c"], ["c", "a"], ["y"]], isAsked: true),
    QuickNames(names: [["c"], ["c", "a"], ["y"]], isAsked: true, first: 10),
    QuickNames(names: [["b", "x"], ["y"]], isAsked: false),
    QuickNames(names: [["a", "c"], ["x", "b"]], isAsked: false),
  ]
  private static let numbers = ["name": 0, "text": 1, "one": 2, "two": 3, "three": 4, "four": 5]
  private static let words = ["a", "b", "c", "x", "y", "ab", "ca", "bx"]

  /// Makes a grammar of a few templates; `nil` if it stands for too many texts.
  init?(_ random: inout SeededGenerator) throws {
    var rules: [String: String] = [:]
    // Later rules may call earlier ones.
    for name in ["r", "s", "t"] {
      rules[name] = Self.template(&random, depth: 1, calling: rules.keys.sorted())
    }
    let names = rules.keys.sorted()
    let texts = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      Self.template(&random, depth: 2, calling: names)
    }
    description = "\(texts) with \(rules.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })"
    do {
      templates = try texts.map { try TemplateParser.parse($0) }
      self.rules = try rules.mapValues { try TemplateParser.parse($0) }
    } catch {
      // Some of them stand for the empty text alone.
      return nil
    }
    guard
      let naive = NaiveMatcher(
        templates, rules: self.rules, numbers: Self.numbers, recognizers: Self.recognizers, tokenize: Self.tokens)
    else { return nil }
    self.naive = naive
    automaton = try Self.compiled(templates, self.rules)
  }

  private static func compiled(_ templates: [Expression], _ rules: [String: Expression]) throws -> Automaton {
    var builder = AutomatonBuilder(tokenize: Self.tokens)
    let scope = TemplateScope(identity: 0, rule: { rules[$0] }) { slot in numbers[slot.list] ?? 0 }
    for (payload, template) in templates.enumerated() { try builder.add(template, payload: payload, in: scope) }
    return builder.build(coverage: [
      .words(["a", "b", "ca", "x"]), .anyText, .asked(group: 1), .asked(group: 1), .begun(group: 2),
      .begun(group: 3, always: recognizers[5].canBegin),
    ])
  }

  private static func template(_ random: inout SeededGenerator, depth: Int, calling rules: [String]) -> String {
    let slots = ["{name}", "{text}", "{one}", "{two:one}", "{name:@hidden}", "{one:other}", "{three}", "{four}"]
    var text = ""
    for place in 0..<Int.random(in: 1...4, using: &random) {
      if place > 0, Int.random(in: 0..<4, using: &random) > 0 { text += " " }
      let inner = { (random: inout SeededGenerator) in template(&random, depth: depth - 1, calling: rules) }
      switch Int.random(in: 0..<14, using: &random) {
      case 0, 1: text += slots.randomElement(using: &random) ?? ""
      case 2, 3: if let rule = rules.randomElement(using: &random) { text += "<\(rule)>" }
      case 4 where depth > 0: text += "(\(inner(&random))|\(inner(&random)))"
      case 5 where depth > 0: text += "[\(inner(&random))]"
      case 6 where depth > 0: text += "(\(inner(&random));\(inner(&random)))"
      case 7: text += ["!", "a-b", "a-", "-c", "a!"].randomElement(using: &random) ?? ""
      default: text += words.randomElement(using: &random) ?? ""
      }
    }
    return text
  }

  /// Splits at spaces and hyphens, drops exclamation marks.
  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var start = 0
    for part in text.split(separator: #/[ -]/#, omittingEmptySubsequences: false) {
      let count = part.unicodeScalars.count
      let word = part.filter { $0 != "!" }
      if !word.isEmpty { tokens.append(Token(String(word), range: start..<start + count)) }
      start += count + 1
    }
    return tokens
  }

  /// The tokens of a sentence: random words, or one that the grammar stands for, at times with a word more, less or glued.
  func sentence(_ random: inout SeededGenerator) -> [Token] {
    var words: [String] = []
    if Int.random(in: 0..<4, using: &random) > 0, let template = templates.randomElement(using: &random) {
      words = said(template, &random).split(separator: " ").map(String.init)
    } else {
      words = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Self.words.randomElement(using: &random) ?? "a"
      }
    }
    switch words.isEmpty ? 9 : Int.random(in: 0..<10, using: &random) {
    case 0: words.remove(at: Int.random(in: words.indices, using: &random))
    case 1:
      words.insert(Self.words.randomElement(using: &random) ?? "a", at: Int.random(in: words.indices, using: &random))
    case 2..<5 where words.count > 1:
      let place = Int.random(in: 1..<words.count, using: &random)
      words[place - 1] += words.remove(at: place)
    default: break
    }
    return Self.tokens(words.prefix(7).joined(separator: " "))
  }

  /// One text that an expression stands for, its slots filled.
  private func said(_ expression: Expression, _ random: inout SeededGenerator) -> String {
    switch expression {
    case .text(let text): return String(text.map { $0 == "-" || $0 == "!" ? " " : $0 })
    case .sequence(let items):
      return items.reduce(into: "") { text, item in text += said(item, &random) }
    case .alternatives(let branches): return branches.randomElement(using: &random).map { said($0, &random) } ?? ""
    case .permutation(let parts):
      return parts.shuffled(using: &random).reduce(into: " ") { text, part in text += said(part, &random) + " " }
    case .rule(let name): return rules[name].map { said($0, &random) } ?? ""
    case .slot(let slot):
      let values =
        switch slot.list {
        case "name": ["b", "a b", "ca", "x"]
        case "text": ["b", "c a"]
        case "three": ["b x", "y"]
        case "four": ["a c", "x b"]
        default: ["c", "c a", "y"]
        }
      return (values.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
    }
  }
}

/// Takes some names; where it is asked, it says which words they have, and two things have each name.
private struct QuickNames: SpanRecognizer {
  var names: [[String]]
  var isAsked: Bool
  var first = 0

  func spans(in tokens: [Token], at start: Int) -> [Span] {
    var spans: [Span] = []
    for (number, name) in names.enumerated() where start + name.count <= tokens.count {
      guard name.indices.allSatisfy({ tokens[start + $0].text == name[$0] }) else { continue }
      for value in isAsked ? [number, number + 5] : [number] {
        let cost = Cost(partial: isAsked ? number : 0)
        spans.append(Span(end: start + name.count, value: .index(first + value), cost: cost))
      }
    }
    return spans
  }

  func canTake(_ token: Token) -> Bool { names.contains { $0.contains(token.text) } }

  func canBegin(with token: Token) -> Bool { names.contains { $0.first == token.text } }
}
