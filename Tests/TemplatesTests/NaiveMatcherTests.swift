import ParlanceTemplates
import ParlanceTestSupport
import Testing

/// The automaton against a matcher that is too simple to be wrong: expand the template, compare the words.
@Suite struct NaiveMatcherTests {
  /// Every text that a template without slots stands for.
  private func expansions(_ expression: Expression, _ rules: [String: Expression]) -> Set<String> {
    switch expression {
    case .text(let text): return [text]
    case .slot: return []
    case .rule(let name): return rules[name].map { expansions($0, rules) } ?? []
    case .alternatives(let items): return Set(items.flatMap { expansions($0, rules) })
    case .sequence(let items):
      return items.reduce([""]) { texts, item in
        let next = expansions(item, rules)
        return Set(texts.flatMap { text in next.map { text + $0 } })
      }
    case .permutation(let items):
      guard !items.isEmpty else { return [""] }
      var all: Set<String> = []
      for index in items.indices {
        var rest = items
        let first = expansions(rest.remove(at: index), rules)
        let others = expansions(.permutation(rest), rules)
        for text in first { for other in others { all.insert(" " + text + " " + other + " ") } }
      }
      return all
    }
  }

  private func randomTemplate(_ random: inout SeededGenerator, depth: Int) -> String {
    let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ -> String in
      let kind = depth == 0 ? 0 : Int.random(in: 0...5, using: &random)
      let word = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      let inner = { (random: inout SeededGenerator) in self.randomTemplate(&random, depth: depth - 1) }
      switch kind {
      case 1: return "[\(inner(&random))]"
      case 2: return "(\(inner(&random))|\(inner(&random)))"
      case 3: return "(\(inner(&random));\(inner(&random)))"
      case 4: return "<r>"
      default: return word
      }
    }
    return parts.joined(separator: Bool.random(using: &random) ? " " : "")
  }

  @Test("The automaton and the expansion agree on random templates and sentences")
  func agrees() throws {
    var random = SeededGenerator(seed: 42)
    let ruleText = "(a|b [c])"
    let rule = try TemplateParser.parse(ruleText)
    var accepted = 0
    for _ in 0..<1_500 {
      let text = randomTemplate(&random, depth: 2)
      guard let expression = try? TemplateParser.parse(text) else { continue }
      let sentences = Set(expansions(expression, ["r": rule]).map { words($0).map(\.text) })
      let set = try compiled([text], rules: ["r": ruleText])
      for _ in 0..<8 {
        let made = (0..<Int.random(in: 1...5, using: &random)).map { _ in
          ["a", "b", "c", "ab", "ba", "ac"].randomElement(using: &random) ?? "a"
        }
        let tried = Bool.random(using: &random) ? made : (sentences.randomElement(using: &random) ?? made)
        let isWanted = sentences.contains(tried)
        accepted += isWanted ? 1 : 0
        let isRead = !set.matches(words(tried.joined(separator: " "))).isEmpty
        #expect(isRead == isWanted, "\(text) on \(tried)")
      }
    }
    #expect(accepted > 2_000)
  }
}
