import ParlanceMatching
import Testing

@Suite("What stands before a slot in an intent's phrases")
struct SlotLeadTests {
  @Test("Words are found in front of a slot, through what is optional, alternatives and rules")
  func words() throws {
    let bench = try Bench(
      """
      Move:
        - sentences: ["move {task} [over] (to|until) {due}", "<when> is {task} due"]
      Log:
        - log {name} [<time>]
      expansion_rules:
        when: "(at|by) [the] {due}"
        time: "[back ]on {past:when}"
      """,
      intents: [
        IntentSignature("Move", ["task": .text, "due": .date]), IntentSignature("Log", ["name": .text, "when": .date]),
      ])
    #expect(bench.matcher.diagnostics.isEmpty)
    #expect(bench.matcher.lead(of: "due", in: "Move")?.words == ["to", "until", "at", "by", "the"])
    #expect(bench.matcher.lead(of: "task", in: "Move")?.words == ["move", "is"])
    #expect(bench.matcher.lead(of: "due", in: "Move")?.takesPast == false)
    #expect(bench.matcher.lead(of: "when", in: "Log")?.words == ["on"])
    #expect(bench.matcher.lead(of: "when", in: "Log")?.takesPast == true)
    #expect(bench.matcher.lead(of: "when", in: "Move") == nil)
  }

  @Test("A block's own rule goes before the table's, in that block alone")
  func rules() throws {
    let bench = try Bench(
      """
      intents:
        Move:
          data:
            - sentences: ["move {task} <target>"]
              expansion_rules: {target: "onto {due}"}
            - sentences: ["put {task} <target>"]
      expansion_rules: {target: "before {due}"}
      """, intents: [IntentSignature("Move", ["task": .text, "due": .date])])
    #expect(bench.matcher.lead(of: "due", in: "Move")?.words == ["onto", "before"])
  }
}
