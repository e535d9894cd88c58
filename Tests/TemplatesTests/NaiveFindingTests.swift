import ParlanceTemplates
import Testing

/// What the comparison with the naive matcher found, each as small as it gets.
@Suite struct NaiveFindingTests {
  private func readings(_ template: String, _ text: String, rules: [String: String] = [:], cutting: Bool = false) throws
    -> Int
  {
    var builder = AutomatonBuilder(tokenize: words)
    let rules = try rules.mapValues { try TemplateParser.parse($0) }
    let scope = TemplateScope(identity: 0, rule: { rules[$0] }) { _ in 0 }
    try builder.add(try TemplateParser.parse(template), payload: 0, in: scope)
    var request = Automaton.Request()
    request.cutting = cutting
    let automaton = builder.build(coverage: [.words(["x"])])
    return automaton.recognize(words(text), request, recognizers: [Names(names: ["x"])]) { _, _ in true }
      .derivations.count
  }

  @Test("An optional slot within a word is no space where it is not said")
  func optionalSlotInWord() throws {
    #expect(try readings("light[{name}]s", "lights") == 1)
    #expect(try readings("light[{name}]s", "light s") == 0)
    #expect(try readings("light[{name}]s", "light x s") == 1)
  }

  @Test("A slot between the beginning and the end of one word is found")
  func slotWithinWord() throws {
    #expect(try readings("l{name}s", "lxs", cutting: true) == 1)
    #expect(try readings("l{name} s", "lx s", cutting: true) == 1)
  }

  @Test("Words are held by a template that has all of them but one as its own, where that one is its free text")
  func holdsWords() throws {
    var builder = AutomatonBuilder(tokenize: words)
    let scope = TemplateScope(identity: 0, rule: { _ in nil }) { slot in slot.list == "text" ? 0 : 1 }
    for (payload, template) in ["add {text} to list", "call the {name} {text}"].enumerated() {
      try builder.add(try TemplateParser.parse(template), payload: payload, in: scope)
    }
    let automaton = builder.build(coverage: [.anyText, .words(["x"])])
    let held = { (said: String, text: Int?) in
      automaton.templates(
        holding: words(said), textAt: text, asking: 0..<9, recognizers: [AnyWords(), Names(names: ["x"])]
      ) { _ in true }
    }
    #expect(held("add milk to list", 1) == [0])
    #expect(held("call the x now", 3) == [1])
    #expect(held("add milk to list", nil).isEmpty)
    #expect(held("add milk and call to list", 1).isEmpty)
    #expect(held("call the y now", 3).isEmpty)
  }

  @Test("A rule can be the beginning of a word that a slot continues")
  func ruleBeforeSlot() throws {
    #expect(try readings("<the>{name} on", "lx on", rules: ["the": "(l|le )"], cutting: true) == 1)
  }
}
