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

  @Test(
    "What stands for verbs is alone in its value, says nothing more, and is in one form, or it is told",
    arguments: [
      #"["just {done}"]"#, #"[{in: "{done}", out: did}]"#, #"[{in: "{done}", context: {a: b}}]"#,
      #"["{done}", "{verb}"]"#,
    ])
  func faulty(values: String) throws {
    let bench = try Bench(
      """
      Finish: ["[I] {did:@verb} [the] {task}"]
      lists: {did: {values: \(values)}}
      """, intents: [IntentSignature("Finish", ["task": .entity("Task")])])
    #expect(!bench.matcher.compiled.diagnostics.isEmpty)
  }

  @Test("A verb as a name has it is told by {verb}, and small words are none")
  func plain() throws {
    let bench = try Bench(
      """
      Ask: ["did I {do:@verb} [the] {task}"]
      lists: {do: {values: ["{verb}"]}}
      """, intents: [IntentSignature("Ask", ["task": .entity("Task")])],
      names: ["Task": VocabularyEntry.named("Descale the kettle")])
    #expect(try bench.best("did I descale the kettle").names("task") == ["Descale the kettle"])
    #expect(bench.match("did I polish the kettle").matches.isEmpty)
    #expect(bench.match("did I the kettle").matches.isEmpty)
  }

  @Test("What is called by a verb alone has no other words but small ones, however short those are")
  func short() throws {
    let bench = try Bench(
      """
      Finish: ["I {did:@deed}", "finish {task}"]
      lists: {did: {values: ["{done}"]}}
      """, intents: [IntentSignature("Finish", ["task": .entity("Task")])],
      names: ["Task": VocabularyEntry.named("Call Al", "Run 5k", "Pack")])
    #expect(bench.match("I called").matches.isEmpty)
    #expect(bench.match("I ran").matches.isEmpty)
    #expect(try bench.best("I packed").names("task") == ["Pack"])
  }

  @Test("A block that asks for a question mark counts with one, and one that asks for none without")
  func marks() throws {
    let bench = try Bench(
      """
      Tell:
        - {sentences: ["milk bought"], requires_context: {question: true}, weight: 1.2}
      Finish:
        - {sentences: ["milk bought"], requires_context: {question: false}}
      """)
    #expect(try bench.best("milk bought?").intent == "Tell")
    #expect(try bench.best("milk bought").intent == "Finish")
    #expect(try bench.best("milk bought?", ["question": .boolean(false)]).intent == "Finish")
  }
}
