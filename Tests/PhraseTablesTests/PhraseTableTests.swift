import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceTemplates
import Testing

@Suite("What a phrase table says")
struct PhraseTableTests {
  @Test("Everything that a block can hold is read")
  func block() throws {
    let (table, diagnostics) = read(
      """
      language: en
      intents:
        SetLevel:
          data:
            - sentences:
                - "set {level} in <place>"
                - set {level}
              slots:
                domain: light
                fast: true
                many: [1, two]
              requires_context:
                area:
                  slot: true
                kind: [lamp, strip]
                room:
                  value: kitchen
                  slot: where
                here:
              excludes_context:
                mode: night
              required_keywords: [set]
              name_domains: [light]
              inferred_domain: light
              response: done
              metadata:
                author: {name: Ann, count: 2}
              lists:
                level:
                  range: {from: 0, to: 10}
              expansion_rules:
                place: the (kitchen|hall)
              weight: 0.5
              exact: yes
              negation: allow
      """)
    #expect(diagnostics.isEmpty)
    let block = try #require(table.block("SetLevel"))
    #expect(block.phrases.map(\.text) == ["set {level} in <place>", "set {level}"])
    #expect(
      block.slots == ["domain": .text("light"), "fast": .boolean(true), "many": .list([.integer(1), .text("two")])])
    #expect(block.requiresContext["area"] == ContextCondition(slot: "area"))
    #expect(block.requiresContext["kind"] == ContextCondition(values: [.text("lamp"), .text("strip")]))
    #expect(block.requiresContext["room"] == ContextCondition(values: [.text("kitchen")], slot: "where"))
    #expect(block.requiresContext["here"] == ContextCondition())
    #expect(block.excludesContext == ["mode": ContextCondition(values: [.text("night")])])
    #expect(block.requiredKeywords == ["set"])
    #expect(block.nameDomains == ["light"])
    #expect(block.inferredDomain == "light")
    #expect(block.response == "done")
    #expect(block.metadata == ["author": .map(["name": .text("Ann"), "count": .integer(2)])])
    #expect(block.lists == ["level": .range(NumericRange(from: 0, to: 10))])
    #expect(block.rules["place"]?.phrase.text == "the (kitchen|hall)")
    #expect(block.weight == 0.5)
    #expect(block.exact)
    #expect(block.negation == .allow)
  }

  @Test("A block that says nothing more is neutral")
  func defaults() throws {
    let block = try #require(read("Add: [\"add {title}\"]").table.block("Add"))
    #expect(block == PhraseBlock(phrases: block.phrases))
    #expect(block.weight == 1 && !block.exact && block.negation == .refuse)
  }

  @Test("The short form stands beside the long one, at the top or under intents")
  func shortForm() {
    let (table, diagnostics) = read(
      """
      CompleteTask: ["(complete|finish) {task}"]
      Lights:
        - lights
        - sentences: [lamps]
          exact: true
      intents:
        AddTask:
          - add {title}
        DeleteTask:
          data: ["delete {task}"]
      """)
    #expect(diagnostics.isEmpty)
    #expect(table.intents.map(\.name) == ["AddTask", "CompleteTask", "DeleteTask", "Lights"])
    #expect(table.texts("CompleteTask") == ["(complete|finish) {task}"])
    #expect(Set(table.texts("Lights")) == ["lights", "lamps"])
  }

  @Test("Words that YAML takes for booleans, numbers or nothing are words")
  func scalars() {
    let table = read("X:\n  - on\n  - 12\n  - yes\n  - null\n  - 1.50\n  - 2026-03-03\n").table
    #expect(table.texts("X") == ["on", "12", "yes", "null", "1.50", "2026-03-03"])
  }

  @Test("What a list gives out keeps its type; quotes make it text")
  func outs() throws {
    let (table, diagnostics) = read(
      """
      lists:
        level:
          values:
            - {in: a, out: 12}
            - {in: b, out: "12"}
            - {in: c, out: on}
            - {in: d, out: 1.5}
            - {in: e, out: true}
            - {in: f, out: 007}
            - light[s]
            - in: 13
              context: {area: hall}
              metadata: {id: 4}
        speed:
          range: {from: 0, to: 100, step: 5, type: percentage, fractions: halves, multiplier: -1, words: false}
        note:
          wildcard: true
        plain: [x, y]
      """)
    #expect(diagnostics.isEmpty)
    guard case .values(let entries) = table.lists["level"] else {
      Issue.record("the list is missing")
      return
    }
    #expect(
      entries.map(\.out) == [
        .integer(12), .text("12"), .text("on"), .number(1.5), .boolean(true), .text("007"), .text("light[s]"),
        .text("13"),
      ])
    #expect(entries.map(\.isOutWritten) == [true, true, true, true, true, true, false, false])
    #expect(entries.last?.phrase.text == "13")
    #expect(entries.last?.context == ["area": .text("hall")])
    #expect(entries.last?.metadata == ["id": .integer(4)])
    #expect(
      table.lists["speed"]
        == .range(
          NumericRange(from: 0, to: 100, step: 5, multiplier: -1, fractions: .halves, kind: .percentage, words: false)))
    #expect(table.lists["note"] == .wildcard)
    guard case .values(let plain) = table.lists["plain"] else {
      Issue.record("the short list is missing")
      return
    }
    #expect(plain.map(\.out) == [.text("x"), .text("y")])
    #expect(plain.map(\.isOutWritten) == [true, true])
  }

  @Test("A value is a template only if it holds some of its syntax; else it is what is written")
  func literalValues() throws {
    let (table, diagnostics) = read(
      "lists:\n  a:\n    values: ['x; y', 'c:\\d', 'e[s]', {in: 'f; g', out: 1}, {in: 'h (i; j)'}]\n")
    #expect(diagnostics.isEmpty)
    guard case .values(let entries)? = table.lists["a"] else {
      Issue.record("the list is missing")
      return
    }
    #expect(
      entries.map(\.phrase.expression) == [
        .text("x; y"), .text("c:\\d"), .sequence([.text("e"), .alternatives([.text("s"), .sequence([])])]),
        .text("f; g"),
        .sequence([.text("h "), .permutation([.text("i"), .text(" j")])]),
      ])
    #expect(entries.map(\.isOutWritten) == [true, true, false, true, false])
  }

  @Test("Values come before a range, a range before a wildcard; what is no list of them is told")
  func listKinds() {
    let (table, diagnostics) = read(
      "lists:\n  a: {wildcard: true, values: [b]}\n  b: {wildcard: true, range: {from: 1, to: 2}}\n  c: {wildcard: false}\n"
    )
    guard case .values? = table.lists["a"] else {
      Issue.record("the values are missing")
      return
    }
    #expect(table.lists["b"] == .range(NumericRange(from: 1, to: 2)))
    #expect(diagnostics.map(\.place) == ["error 4:6"])
  }

  @Test("Every key of a range is read")
  func ranges() {
    let (table, diagnostics) = read(
      """
      lists:
        t: {range: {type: temperature, from: -40, to: 40, fractions: tenths, words_language: de, digits: false}}
        p: {range: {type: percentage, from: 0, to: 100, step: 10, fractions: halves, multiplier: 2.55, words: off}}
      """)
    #expect(diagnostics.isEmpty)
    #expect(
      table.lists["t"]
        == .range(
          NumericRange(from: -40, to: 40, fractions: .tenths, kind: .temperature, digits: false, wordsLanguage: "de")))
    #expect(
      table.lists["p"]
        == .range(
          NumericRange(
            from: 0, to: 100, step: 10, multiplier: 2.55, fractions: .halves, kind: .percentage, words: false)))
  }

  @Test("Keys that are merged in stand behind a block's own")
  func merge() {
    let (table, diagnostics) = read(
      """
      intents:
        X:
          data:
            - &base
              sentences: [a]
              slots: {domain: light}
              response: one
            - <<: *base
              sentences: [b]
              response: two
      """)
    #expect(diagnostics.isEmpty)
    let blocks = table.intents.first?.blocks ?? []
    #expect(blocks.map(\.slots) == [["domain": .text("light")], ["domain": .text("light")]])
    #expect(blocks.map(\.response) == ["one", "two"])
    #expect(blocks.flatMap(\.phrases).map(\.text) == ["a", "b"])
  }

  @Test("A condition copies into the slot of its key or of another name; a word in quotes is a name")
  func copiedSlots() throws {
    let table = read(
      """
      intents:
        X:
          data:
            - sentences: [a]
              requires_context:
                a: {slot: true}
                b: {slot: yes}
                c: {slot: "true", value: [1, two]}
                d: {slot: false}
                e: {value: , slot: f}
      """
    ).table
    let conditions = try #require(table.block("X")).requiresContext
    #expect(conditions.mapValues(\.slot) == ["a": "a", "b": "b", "c": "true", "d": nil, "e": "f"])
    #expect(conditions["c"]?.values == [.integer(1), .text("two")])
    #expect(conditions["e"]?.values == [])
  }

  @Test("A value's context keeps what decides, whatever stands beside it")
  func valueContext() {
    let table = read("lists: {a: {values: [{in: b, context: {area: {value: hall, text: the hall}, on: true}}]}}").table
    guard case .values(let entries)? = table.lists["a"] else {
      Issue.record("the list is missing")
      return
    }
    #expect(entries.first?.context == ["area": .text("hall"), "on": .boolean(true)])
  }

  @Test(
    "A value prints as it is said",
    arguments: [
      (ScalarValue.text("a"), "a"), (.integer(-3), "-3"), (.number(2), "2"), (.number(0.5), "0.5"),
      (.boolean(true), "true"),
      (.list([.integer(1), .text("b")]), "1, b"), (.map(["b": .integer(2), "a": .integer(1)]), "a: 1, b: 2"),
    ] as [(ScalarValue, String)])
  func text(value: ScalarValue, text: String) {
    #expect(value.text == text)
  }

  @Test(
    "An unquoted value is a number only if it would print again as it is",
    arguments: [
      ("5", ScalarValue.integer(5)), ("-5", .integer(-5)), ("+5", .text("+5")), ("0", .integer(0)),
      ("1e3", .number(1000)),
      ("0.5", .number(0.5)), (".5", .text(".5")), ("00", .text("00")), ("nan", .text("nan")), ("inf", .text("inf")),
      ("0x1F", .text("0x1F")), ("9:30", .text("9:30")), ("123456789012345678901", .text("123456789012345678901")),
      ("-", .text("-")), ("", .text("")), ("True", .boolean(true)), ("no", .text("no")),
    ] as [(String, ScalarValue)])
  func unquoted(text: String, value: ScalarValue) {
    #expect(ScalarValue(unquoted: text) == value)
  }

  @Test("Files make one table, with an intent's blocks in the order of the files")
  func files() {
    let (table, diagnostics) = read(
      "B: [b1]\nA: [a1]\nskip_words: [please, now]\nlists: {x: {values: [p]}}",
      "A: [a2]\nskip_words: [now, so]\nsettings: {ignore_whitespace: true}\nlists: {x: {values: [q]}}")
    #expect(diagnostics.isEmpty)
    #expect(table.intents.map(\.name) == ["A", "B"])
    #expect(table.texts("A") == ["a1", "a2"])
    #expect(table.skipWords == ["please", "now", "so"])
    #expect(table.settings.ignoreWhitespace)
    guard case .values(let entries) = table.lists["x"] else {
      Issue.record("the list is missing")
      return
    }
    #expect(entries.map(\.phrase.text) == ["p", "q"])
  }

  @Test("A phrase stands where its text begins, whatever the quotes")
  func positions() throws {
    let table = read("X:\n  - plain\n  - 'single'\n  - \"double\"\n  - >-\n    folded\n\u{20}\u{20}- ä  # note\n").table
    let places = try #require(table.block("X")).phrases.map { "\($0.position.line):\($0.position.column)" }
    #expect(places == ["2:5", "3:6", "4:6", "6:5", "7:5"])
  }

  @Test("Anchors and aliases stand for what they name")
  func aliases() {
    let (table, diagnostics) = read("lists:\n  a: &names\n    values: [x]\n  b: *names\nX: [\"{a} {b}\"]")
    #expect(diagnostics.isEmpty)
    #expect(table.lists["a"] == table.lists["b"])
  }
}
