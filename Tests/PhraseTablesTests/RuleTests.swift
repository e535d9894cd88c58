import ParlanceDiagnostics
import ParlancePhraseTables
import Testing

@Suite("Rules of a phrase table")
struct RuleTests {
  @Test("A rule that nobody wrote drops the sentence that names it, with the name that is meant")
  func unknown() {
    let (table, diagnostics) = read("expansion_rules:\n  light: l\nX:\n  - on <lihgt>\n  - on <light>\n")
    #expect(table.texts("X") == ["on <light>"])
    #expect(diagnostics.map(\.place) == ["error 4:8"])
    #expect(diagnostics.first?.marked == "<lihgt>")
    #expect(diagnostics.first?.fix == "did you mean <light>?")
  }

  @Test("A rule that comes back to itself is told once, with its way; what uses it is left out")
  func recursion() {
    let (table, diagnostics) = read(
      "expansion_rules:\n  a: x <b>\n  b: y <a>\n  c: z <c>\n  d: <a> d\n  e: e\nX: [\"<a>\", \"<c>\", \"<d>\", \"<e>\"]\n"
    )
    #expect(table.texts("X") == ["<e>"])
    #expect(Set(table.rules.keys) == ["e"])
    #expect(diagnostics.map(\.place) == ["error 3:8", "error 4:8"])
    #expect(diagnostics.first?.message == "the rule <a> contains itself: <a> → <b> → <a>; what uses it is left out")
  }

  @Test("A rule with a fault is told once, not at each sentence that names it")
  func faulty() {
    let (table, diagnostics) = read("expansion_rules:\n  a: (x\nX: [\"<a>\", \"<a> b\", c]\n")
    #expect(table.texts("X") == ["c"])
    #expect(diagnostics.map(\.place) == ["error 2:6"])
  }

  @Test("A block's own rule hides the table's, within the table's other rules too")
  func local() throws {
    let (table, diagnostics) = read(
      """
      expansion_rules:
        a: x
        b: <a> <only>
      intents:
        X:
          data:
            - sentences: ["<b>", "<a>"]
              expansion_rules: {a: z, only: o}
            - sentences: ["<a>", "<b>"]
      """)
    #expect(table.texts("X") == ["<b>", "<a>", "<a>"])
    #expect(diagnostics.map(\.message) == ["<b> needs <only>, which is not here"])
    #expect(table.block("X")?.rules["a"]?.phrase.text == "z")
    #expect(table.rules["b"] != nil)
  }

  @Test("A block's own rules can be recursive through the table's")
  func localRecursion() {
    let (table, diagnostics) = read(
      "expansion_rules: {a: x, b: <a>}\nintents: {X: {data: [{sentences: [\"<b>\", c], expansion_rules: {a: \"<b>\"}}]}}"
    )
    #expect(table.texts("X") == ["c"])
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message.contains("contains itself") == true)
  }

  @Test("A value of a list that names an unknown rule is dropped")
  func lists() {
    let (table, diagnostics) = read("lists: {a: {values: [\"<no>\", b]}}")
    #expect(diagnostics.map(\.message) == ["there is no rule <no>"])
    guard case .values(let entries) = table.lists["a"] else {
      Issue.record("the list is missing")
      return
    }
    #expect(entries.map(\.phrase.text) == ["b"])
  }

  @Test(
    "A rule that comes back to itself through a list is told, and the value that does it is left out",
    arguments: [
      ("lists: {a: [x, \"<r>\"]}\nexpansion_rules: {r: \"go {a}\"}", "<r> → {a} → <r>", "error 1:17"),
      ("lists: {a: [x, \"y {a}\"]}", "the list {a} contains itself;", "error 1:19"),
      ("lists: {a: [x, \"{b}\"], b: [y, \"{a}\"]}", "{a} → {b} → {a}", "error 1:32"),
    ])
  func throughLists(text: String, way: String, place: String) {
    let (table, diagnostics) = read(text + "\nX: [\"{a}\"]")
    #expect(diagnostics.map(\.place) == [place])
    #expect(diagnostics.first?.message.contains(way) == true)
    #expect(table.texts("X") == ["{a}"])
    let kept = table.lists.values.reduce(0) { if case .values(let entries) = $1 { $0 + entries.count } else { $0 } }
    #expect(kept == (table.lists.count == 2 ? 3 : 1))
  }

  @Test("A block's own list can be recursive through its own rule")
  func throughLocalLists() {
    let (table, diagnostics) = read(
      """
      intents: {X: {data: [{sentences: ["{a}"], lists: {a: {values: [x, "<r>"]}}, expansion_rules: {r: "{a} y"}}]}}
      """)
    #expect(diagnostics.map(\.message) == ["the rule <r> contains itself: <r> → {a} → <r>; what uses it is left out"])
    #expect(table.texts("X") == ["{a}"])
  }

  @Test("A long chain of rules is refused, not followed to the end of the stack")
  func chain() {
    let rules = (0..<20_000).map { "  r\($0): <r\($0 + 1)>\n" }.joined()
    let (table, diagnostics) = read("expansion_rules:\n\(rules)  r20000: x\nX: [\"<r0>\", \"<r20000>\"]\n")
    #expect(table.texts("X") == ["<r20000>"])
    #expect(diagnostics.contains { $0.message.contains("nested more than 100 deep") })
  }

  @Test("A chain of rules is no longer where it is written from its end on")
  func chainFromItsEnd() {
    let rules = (1...200).map { "  r\($0): <r\($0 - 1)>\n" }.joined()
    let (table, diagnostics) = read("expansion_rules:\n  r0: x\n\(rules)X: [\"<r99>\", \"<r100>\"]\n")
    #expect(table.texts("X") == ["<r99>"])
    #expect(diagnostics.contains { $0.message.contains("nested more than 100 deep") })
  }
}
