import ParlanceDiagnostics
import ParlanceTemplates
import Testing

@Suite struct AutomatonTests {
  @Test(
    "Alternatives, optionals and permutations read what they stand for and nothing else",
    arguments: [
      (
        "turn (on|off) [the] light[s]", ["turn on the light", "turn off lights"],
        ["turn the light", "turn on the", "turn on"]
      ),
      ("turn(s|ed|ing) it", ["turns it", "turned it", "turning it"], ["turn it", "turn s it"]),
      (
        "(red; big; old) car", ["red big old car", "old red big car", "big old red car"],
        ["red big car", "red red old car"]
      ),
      ("([the];light[s]) (on|off)", ["the light on", "lights off", "light the on"], ["the on"]),
      ("[un](lock|latch)[ed| it]", ["unlock", "latched", "lock it", "unlatch it"], ["un lock", "lockit", "it"]),
      ("a|b", ["a", "b"], ["a b"]),
    ])
  func reads(template: String, good: [String], bad: [String]) throws {
    let set = try compiled([template])
    for text in good { #expect(!set.matches(words(text)).isEmpty, "\(text)") }
    for text in bad { #expect(set.matches(words(text)).isEmpty, "\(text)") }
  }

  @Test("Rules are called, and copied where they are part of a word")
  func rules() throws {
    let set = try compiled(
      ["turn on <where> light", "<where>s on"], rules: ["where": "[the] <room>", "room": "(kitchen|bath[room])"])
    #expect(set.matches(words("turn on the bathroom light")).map(\.payload) == [0])
    #expect(set.matches(words("the kitchens on")).map(\.payload) == [1])
    #expect(set.matches(words("the kitchen s on")).isEmpty)
  }

  @Test("An unknown rule and a rule that calls itself are faults, and leave no half template behind")
  func badRules() throws {
    #expect(throws: Diagnostic.self) { try compiled(["a <nowhere>"]) }
    #expect(throws: Diagnostic.self) { try compiled(["<a>"], rules: ["a": "x <b>", "b": "[y] <a>"]) }
    var builder = AutomatonBuilder(tokenize: words)
    let scope = TemplateScope(identity: 0, rule: { $0 == "ok" ? .text("fine") : nil }) { _ in 0 }
    try builder.add(.sequence([.text("all "), .rule("ok")]), payload: 1, in: scope)
    #expect(throws: Diagnostic.self) {
      try builder.add(.sequence([.text("all "), .rule("ok"), .text(" "), .rule("gone")]), payload: 2, in: scope)
    }
    let found = builder.build().recognize(words("all fine"), recognizers: [])
    #expect(found.derivations.map(\.payload) == [1])
  }

  @Test("Slots are filled from the chart and keep their words and values")
  func slots() throws {
    let set = try compiled(
      ["paint {thing} {colour:shade}"],
      recognizers: ["thing": Names(names: ["the door", "door"]), "colour": Names(names: ["dark red", "red"])])
    let found = try #require(set.matches(words("paint the door dark red")).first)
    #expect(found.captures.map(\.slot) == ["thing", "shade"])
    #expect(found.captures.map(\.value) == [.index(0), .index(0)])
    #expect(found.captures.map(\.range) == [1..<3, 3..<5])
  }

  @Test("Fewer wildcards win, then more literal characters")
  func ranking() throws {
    let set = try compiled(
      ["add {text}", "add {text} on {day}", "add {text} to {text:list}"],
      recognizers: ["text": AnyWords(), "day": Names(names: ["friday"])])
    #expect(set.matches(words("add milk on friday")).map(\.payload).first == 1)
    #expect(set.matches(words("add milk to groceries")).map(\.payload).first == 0)
    let ways = set.matches(words("add milk to groceries")).map(\.payload)
    #expect(Set(ways) == [0, 2])
  }

  @Test("Without the end every phrase that ends on the way is found")
  func prefixes() throws {
    let set = try compiled(["two", "two hours", "two hours ago"])
    #expect(Set(set.matches(words("two hours later"), toEnd: false).map(\.end)) == [1, 2])
  }

  @Test("A template that can be empty takes no words, and one word that is only punctuation is passed over")
  func emptiness() throws {
    let set = try TemplateSet(
      [(try TemplateParser.parse("say [please] ! hello"), 0)], tokenize: { words($0).filter { $0.text != "!" } })
    #expect(!set.matches(words("say hello")).isEmpty)
  }

  @Test("Twenty optionals, nine permuted parts and three wildcards in forty words stay within the budget")
  func noExplosion() throws {
    let optionals = try compiled([(0..<20).map { "[a\($0 % 2)]" }.joined(separator: " ") + " end"])
    #expect(!optionals.matches(words((0..<10).map { "a\($0 % 2)" }.joined(separator: " ") + " end")).isEmpty)
    let permuted = try compiled(["(" + (0..<9).map { "[p\($0)]" }.joined(separator: ";") + ") end"])
    #expect(!permuted.matches(words("p8 p3 p0 p5 end")).isEmpty)
    let wild = try compiled(["{text:a} and {text:b} and {text:c}"], recognizers: ["text": AnyWords()])
    #expect(!wild.matches(words(Array(repeating: "x and", count: 20).joined(separator: " ") + " y")).isEmpty)
  }

  @Test("An utterance beyond the budget ends without a reading and says so")
  func budget() throws {
    var builder = AutomatonBuilder(tokenize: words)
    let scope = TemplateScope(identity: 0, rule: { _ in nil }) { _ in 0 }
    try builder.add(try TemplateParser.parse("{a} x {b} y {c}"), payload: 0, in: scope)
    let long = words(Array(repeating: "x y", count: 200).joined(separator: " "))
    let found = builder.build().recognize(long, recognizers: [AnyWords()], budget: 500)
    #expect(found.isOverBudget && found.derivations.isEmpty)
  }

  @Test("A refusal tells how far the nearest phrase went")
  func furthest() throws {
    var builder = AutomatonBuilder(tokenize: words)
    let scope = TemplateScope(identity: 0, rule: { $0 == "r" ? .text("the small light") : nil }) { _ in 0 }
    try builder.add(try TemplateParser.parse("turn on <r>"), payload: 7, in: scope)
    try builder.add(try TemplateParser.parse("close it"), payload: 8, in: scope)
    let found = builder.build().recognize(words("turn on the large light"), recognizers: [])
    #expect(found.derivations.isEmpty)
    #expect(found.furthest == 3)
    #expect(found.nearest == 7)
  }
}
