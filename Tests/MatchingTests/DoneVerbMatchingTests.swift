import ParlanceMatching
import ParlancePhraseTables
import Testing

@Suite("What was done by verbs that no list has")
struct DoneVerbMatchingTests {
  private let bench: Bench

  init() throws {
    bench = try Bench(
      """
      Finish: ["[I] {did:@verb} [the] {task}"]
      Log: ["[I] {did:@deed} [again]", "log {event}"]
      lists:
        did:
          values: [{in: bought, out: buy}, "{done}"]
      """,
      intents: [
        IntentSignature("Finish", ["task": .entity("Task")]), IntentSignature("Log", ["event": .entity("Event")]),
      ],
      names: [
        "Task": VocabularyEntry.named("Descale the kettle", "Water plants", "Buy milk", "Paint the door"),
        "Event": VocabularyEntry.named("Meditate", "Run in the park"),
      ], takesUnknownNames: true)
  }

  @Test("A verb that a name has tells that name, be it in the list or not")
  func named() throws {
    #expect(try bench.best("I descaled the kettle").names("task") == ["Descale the kettle"])
    #expect(try bench.best("watered the plants").names("task") == ["Water plants"])
    #expect(try bench.best("I bought the milk").names("task") == ["Buy milk"])
  }

  @Test("A verb that no name has is understood as nothing")
  func unknown() {
    for text in ["I polished the kettle", "painted plants", "I oiled the hinges", "sung"] {
      #expect(bench.match(text).matches.isEmpty, "\(text)")
    }
  }

  @Test("A thing that is called by a verb alone is told by it, and no other one")
  func alone() throws {
    let best = try bench.best("I meditated again")
    #expect(best.intent == "Log")
    #expect(best.names("event") == ["Meditate"])
    for text in ["I ran", "I bought", "watered"] { #expect(bench.match(text).matches.isEmpty, "\(text)") }
  }

  @Test("A word that is nearly such a verb is still a misspelled one")
  func misspelled() throws {
    #expect(try bench.best("I bougth the milk").names("task") == ["Buy milk"])
  }

  @Test("What is not alone in its value takes no verb, and is told")
  func faulty() throws {
    let bench = try Bench(
      """
      Finish: ["[I] {did:@verb} [the] {task}"]
      lists: {did: {values: ["just {done}"]}}
      """, intents: [IntentSignature("Finish", ["task": .entity("Task")])])
    #expect(!bench.matcher.compiled.diagnostics.isEmpty)
  }
}
