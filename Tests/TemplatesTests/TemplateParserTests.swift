import ParlanceDiagnostics
import ParlanceTemplates
import ParlanceTestSupport
import Testing

@Suite struct TemplateParserTests {
  @Test("Text, optionals, alternatives, rules and slots are read in order")
  func readsEverything() throws {
    let expression = try TemplateParser.parse("turn (on|off) [the] <area> {name:light}")
    #expect(
      expression
        == .sequence([
          .text("turn "), .alternatives([.text("on"), .text("off")]), .text(" "),
          .alternatives([.text("the"), .sequence([])]), .text(" "), .rule("area"), .text(" "),
          .slot(SlotReference(list: "name", name: "light")),
        ]))
  }

  @Test("Semicolons permute, in a group and in the whole template, which is one")
  func semicolons() throws {
    #expect(try TemplateParser.parse("(a; b)") == .permutation([.text("a"), .text(" b")]))
    #expect(try TemplateParser.parse("a; b") == .permutation([.text("a"), .text(" b")]))
    #expect(
      try TemplateParser.parse("[a;b]") == .alternatives([.permutation([.text("a"), .text("b")]), .sequence([])]))
    #expect(try TemplateParser.parse("(a;; )") == .permutation([.text("a")]))
    #expect(try TemplateParser.parse(#"a\; b"#) == .text("a; b"))
  }

  @Test("Optionals nest, and alternatives within an optional are its own")
  func optionals() throws {
    #expect(
      try TemplateParser.parse("a [b [c]]")
        == .sequence([
          .text("a "),
          .alternatives([
            .sequence([.text("b "), .alternatives([.text("c"), .sequence([])])]), .sequence([]),
          ]),
        ]))
    #expect(
      try TemplateParser.parse("[a|(b|c)]")
        == .alternatives([.text("a"), .alternatives([.text("b"), .text("c")]), .sequence([])]))
    #expect(
      try TemplateParser.parse("light[s]") == .sequence([.text("light"), .alternatives([.text("s"), .sequence([])])]))
  }

  @Test(
    "A slot names its list, what it fills, and how",
    arguments: [
      ("{name}", SlotReference(list: "name")), ("{name:light}", SlotReference(list: "name", name: "light")),
      ("{ name : light }", SlotReference(list: "name", name: "light")),
      ("{name:a:b}", SlotReference(list: "name", name: "a:b")),
      ("{name:@light}", SlotReference(list: "name", name: "light", isCapture: true)),
      ("{@name}", SlotReference(list: "name", isCapture: true)),
      ("{task+:items}", SlotReference(list: "task", name: "items", isRepeated: true)),
      ("{task+}", SlotReference(list: "task", isRepeated: true)),
      ("{@task+}", SlotReference(list: "task", isCapture: true, isRepeated: true)),
      ("{text:title}", SlotReference(list: "text", name: "title")),
      ("{0..100:n}", SlotReference(list: "0..100", name: "n", range: NumericRange(from: 0, to: 100))),
      (
        "{0..1,0.5:@n}",
        SlotReference(list: "0..1,0.5", name: "n", range: NumericRange(from: 0, to: 1, step: 0.5), isCapture: true)
      ),
      (#"{a\:b}"#, SlotReference(list: "a", name: "b")), ("{größe}", SlotReference(list: "größe")),
    ] as [(String, SlotReference)])
  func slots(template: String, slot: SlotReference) throws {
    #expect(try TemplateParser.parse(template) == .slot(slot))
  }

  @Test("A backslash takes the next character literally")
  func escapes() throws {
    #expect(try TemplateParser.parse(#"\[x\] \\ \{y\}"#) == .text(#"[x] \ {y}"#))
  }

  @Test("Inline ranges hold their bounds and step")
  func ranges() throws {
    let expression = try TemplateParser.parse("{-10..40,5:level}")
    #expect(
      expression
        == .slot(
          SlotReference(list: "-10..40,5", name: "level", range: NumericRange(from: -10, to: 40, step: 5))))
  }

  @Test(
    "A fault says where it is",
    arguments: [
      ("turn (on", 6), ("turn on)", 8), ("[a", 1), ("a <rule", 3), ("{}", 1), ("x {1..}", 3), ("(a|b;c)", 5),
      ("a \\", 3),
      ("   ", 1), ("{9..1:x}", 1), ("{0..9}", 1), ("{0..nan:x}", 1), ("{0..9,0:x}", 1), ("{:x}", 1), ("{x:}", 1),
      ("{+:x}", 1), ("größer {", 8), ("a > b", 3), ("<>", 1), ("{a|b}", 3), ("{{a}}", 2), ("<a|b>", 3), ("{a|b", 1),
      ("{a (b}", 1),
    ] as [(String, Int)])
  func faults(template: String, column: Int) throws {
    let position = SourcePosition(file: "t.yaml", line: 3, column: 10)
    let fault = try #require(throws: Diagnostic.self) { try TemplateParser.parse(template, at: position) }
    #expect(fault.position == SourcePosition(file: "t.yaml", line: 3, column: 9 + column))
  }

  @Test(
    "What was likely meant is told",
    arguments: [
      ("say {{lamp}}", "leave it out"), ("light {lamp|stove}", "write ({lamp}|{stove}) if one of them is meant"),
      ("use <a | b>", "write (<a>|<b>) if one of them is meant"), ("dim {lamp", "add “}” after the list's name"),
    ])
  func advice(template: String, fix: String) {
    #expect(throws: Diagnostic.self) { try TemplateParser.parse(template) }
    do { _ = try TemplateParser.parse(template) } catch { #expect(error.fix == fix) }
  }

  @Test("Deep nesting and wide permutations are refused, not endured")
  func bounds() throws {
    let deep = String(repeating: "(", count: 5_000) + "a" + String(repeating: ")", count: 5_000)
    #expect(throws: Diagnostic.self) { try TemplateParser.parse(deep) }
    let position = SourcePosition(file: "t.yaml", line: 1, column: 1)
    let many = "say (" + (0..<13).map { "w\($0)" }.joined(separator: ";") + ")"
    let fault = #expect(throws: Diagnostic.self) { try TemplateParser.parse(many, at: position) }
    #expect(fault?.position?.column == 6)
    #expect(fault?.message.hasPrefix("a permutation of 13 parts") == true)
    let wide = "(" + (0..<13).map { "w\($0)" }.joined(separator: ";") + ")"
    #expect(throws: Diagnostic.self) { try TemplateParser.parse(wide) }
  }

  @Test("Random strings never crash the parser")
  func randomStrings() {
    var random = SeededGenerator(seed: 7)
    let alphabet = Array("ab ()[]{}<>|;:@\\.,1é")
    var parsed = 0
    for _ in 0..<20_000 {
      let text = String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a" })
      if (try? TemplateParser.parse(text)) != nil { parsed += 1 }
    }
    #expect(parsed > 500)
  }
}
