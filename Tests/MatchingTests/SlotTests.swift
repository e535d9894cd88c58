import Foundation
import ParlanceMatching
import ParlancePhraseTables
import Testing

@Suite("What fills a slot")
struct SlotTests {
  @Test("A range takes its numbers in digits and words, and no others")
  func ranges() throws {
    let bench = try Bench(
      "Dim: [\"dim to {level}\", \"warm to {0..30,5:degrees}\"]\nlists: {level: {range: {from: 0, to: 100}}}")
    #expect(try bench.best("dim to 40").slot("level")?.value == .integer(40))
    #expect(try bench.best("dim to forty two").slot("level")?.value == .integer(42))
    #expect(try bench.best("warm to 25").slot("degrees")?.value == .integer(25))
    for text in ["dim to 101", "dim to -1", "warm to 26", "warm to 35", "dim to red"] {
      #expect(bench.match(text).matches.isEmpty, "\(text)")
    }
  }

  @Test("Several texts in one slot are no dearer than one, so that the words around them decide")
  func texts() throws {
    let bench = try Bench(
      "Add: [\"add {title}\", \"add these tasks {title+}\"]", intents: [IntentSignature("Add", ["title": .text])])
    #expect(
      bench.match("add these tasks: milk, eggs and bread").matches.first?.slots.map(\.text) == [
        "milk", "eggs", "bread",
      ])
    #expect(bench.match("add milk, eggs and bread").matches.first?.slots.map(\.text) == ["milk, eggs and bread"])
  }

  @Test("However many names of a list nobody knows, what is known is better", arguments: [2, 17, 40])
  func unknownNames(count: Int) throws {
    let bench = try Bench(
      """
      Remove: ["remove {pet+}"]
      Note: ["remove {text}"]
      """,
      intents: [IntentSignature("Remove", ["pet": .entity("Pet")]), IntentSignature("Note", ["text": .text])],
      names: ["Pet": [VocabularyEntry(id: "1", title: "Rex")]], takesUnknownNames: true)
    let names = (1...count).map { "zork\($0)" }.joined(separator: ", ")
    let matches = bench.match("remove \(names)").matches
    #expect(matches.first?.intent == "Note")
    #expect(matches.allSatisfy { $0.cost >= .zero })
  }

  @Test("A multiplier is applied, a fraction stays one")
  func multiplier() throws {
    let bench = try Bench(
      """
      Dim: ["dim to {level}"]
      lists:
        level:
          range: {from: 0, to: 100, multiplier: 0.5}
      """)
    #expect(try bench.best("dim to 40").slot("level")?.value == .integer(20))
    #expect(try bench.best("dim to 5").slot("level")?.value == .number(2.5))
  }

  @Test("An entry of a list gives its `out` with its type, a bare one what is written, a template the words as said")
  func outs() throws {
    let bench = try Bench(
      """
      Paint: ["paint it {shade}"]
      lists:
        shade:
          values:
            - in: "(red|crimson) [one]"
              out: 7
            - Deep Blue
            - dark[er] Green
      """)
    #expect(try bench.best("paint it crimson one").slot("shade")?.value == .scalar(.integer(7)))
    #expect(try bench.best("paint it deep BLUE").slot("shade")?.value == .scalar(.text("Deep Blue")))
    #expect(try bench.best("paint it DARKER green").slot("shade")?.value == .text("DARKER green"))
    #expect(bench.match("paint it green").matches.isEmpty)
  }

  @Test("Of entries with one name the context of each tells which is meant")
  func entryContext() throws {
    let bench = try Bench(
      """
      intents:
        Light:
          data:
            - sentences: ["light {lamp}"]
              requires_context: {room: hall}
        Warm:
          data:
            - sentences: ["light {lamp}"]
              requires_context: {kind: {value: stove, slot: true}}
      lists:
        lamp:
          values:
            - {in: lamp, out: kitchen.lamp, context: {room: kitchen}}
            - {in: lamp, out: hall.lamp, context: {room: hall}}
            - {in: fire, out: stove.1, context: {kind: stove}}
      """)
    let lamp = try bench.best("light lamp")
    #expect(lamp.intent == "Light")
    #expect(lamp.slot("lamp")?.value == .scalar(.text("hall.lamp")))
    let fire = try bench.best("light fire")
    #expect(fire.intent == "Warm")
    #expect(fire.slot("kind")?.value == .scalar(.text("stove")))
    #expect(fire.slot("kind")?.range == nil)
  }

  @Test("A block of the wrong context is dropped; a required value can fill a slot")
  func context() throws {
    let bench = try Bench(
      """
      intents:
        On:
          data:
            - sentences: [lights on]
              requires_context: {area: {slot: true}}
              excludes_context: {mode: night}
      """)
    #expect(bench.match("lights on").matches.isEmpty)
    let match = try bench.best("lights on", ["area": .text("kitchen")])
    #expect(match.slot("area")?.value == .scalar(.text("kitchen")))
    #expect(try bench.best("lights on", ["area": .text("hall"), "mode": .text("day")]).intent == "On")
    #expect(bench.match("lights on", ["area": .text("hall"), "mode": .text("night")]).matches.isEmpty)
  }

  @Test("Fixed slots are set and have no words; what was said wins over them")
  func fixed() throws {
    let bench = try Bench(
      """
      intents:
        Set:
          data:
            - sentences: ["set [{number:level}]"]
              slots: {level: 5, domain: light, due_date: soon}
      """, intents: [IntentSignature("Set", ["level": .integer(nil), "domain": .text, "dueDate": .text])])
    let match = try bench.best("set")
    #expect(match.slots.map(\.name) == ["domain", "dueDate", "level"])
    #expect(match.slot("level")?.value == .scalar(.integer(5)))
    #expect(match.slot("level")?.text == nil)
    #expect(match.missing.isEmpty)
    #expect(try bench.best("set 9").slot("level")?.value == .integer(9))
  }

  @Test("Built-in types give their values")
  func builtIn() throws {
    let bench = try Bench(
      """
      Wake: ["wake me {date:at}", "sleep for {duration:for}", "count {integer:n}", "weigh {number:n}", "say {text:what}"]
      """)
    let tomorrow = Date(timeIntervalSince1970: 1_770_940_800).timeIntervalSinceReferenceDate
    #expect(try bench.best("wake me tomorrow").slot("at")?.value == .instant(seconds: tomorrow, precision: .day))
    #expect(
      try bench.best("wake me tomorrow at 7").slot("at")?.value
        == .instant(seconds: tomorrow + 7 * 3600, precision: .time)
    )
    #expect(try bench.best("sleep for two hours").slot("for")?.value == .duration(seconds: 7200))
    #expect(try bench.best("count twelve").slot("n")?.value == .integer(12))
    #expect(bench.match("count 1.5").matches.isEmpty)
    #expect(try bench.best("weigh 1.5").slot("n")?.value == .number(1.5))
    #expect(try bench.best("say Hello, World").slot("what")?.value == .text("Hello, World"))
    #expect(bench.match("say").matches.isEmpty)
  }

  @Test("A bare slot takes its type from the parameter of that name, however it is spelled")
  func bare() throws {
    let signature = IntentSignature(
      "Plan", ["dueDate": .date, "count": .integer(1...10), "done": .boolean, "note": .text, "list": .list("x")])
    let bench = try Bench(
      """
      Plan: ["plan for {due_date}", "plan {count}", "plan {number:count} times", "plan done {done}", "plan note {note}"]
      """, intents: [signature])
    #expect(bench.matcher.diagnostics.isEmpty)
    let match = try bench.best("plan for tomorrow")
    #expect(match.slots.map(\.name) == ["dueDate"])
    #expect(match.missing == ["count", "done", "note", "list"])
    #expect(try bench.best("plan ten").slot("count")?.value == .integer(10))
    #expect(bench.match("plan 11").matches.isEmpty)
    #expect(bench.match("plan 11 times").matches.isEmpty)
    #expect(try bench.best("plan done no").slot("done")?.value == .boolean(false))
    #expect(try bench.best("plan note it").slot("note")?.value == .text("it"))
  }

  @Test("A list of the file wins over a type, and one of the block over the file's")
  func precedence() throws {
    let bench = try Bench(
      """
      lists: {date: {values: [{in: someday, out: never}]}}
      intents:
        A: {data: [{sentences: ["a {date}"]}]}
        B:
          data:
            - sentences: ["b {date}"]
              lists: {date: {values: [{in: "<soon>", out: local}]}}
              expansion_rules: {soon: "(soon|shortly)"}
      """)
    #expect(bench.tableDiagnostics.isEmpty && bench.matcher.diagnostics.isEmpty)
    #expect(try bench.best("a someday").slot("date")?.value == .scalar(.text("never")))
    #expect(bench.match("a tomorrow").matches.isEmpty)
    #expect(try bench.best("b shortly").slot("date")?.value == .scalar(.text("local")))
    #expect(bench.match("b someday").matches.isEmpty)
  }

  @Test("Skip words are passed over anywhere, and kept where a phrase or a wildcard of the table has them")
  func skipWords() throws {
    let bench = try Bench(
      """
      Go: [go home]
      Please: [please]
      Say: ["say {words}"]
      lists: {words: {wildcard: true}}
      skip_words: [please, could you]
      """)
    for text in ["please go home", "go please home", "could you go home please"] {
      #expect(try bench.best(text).intent == "Go", "\(text)")
    }
    #expect(try bench.best("please").intent == "Please")
    #expect(try bench.best("say please now").slot("words")?.text == "please now")
  }
}
