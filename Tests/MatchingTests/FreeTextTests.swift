import ParlanceMatching
import ParlanceTemplates
import Testing

@Suite("Free text beside words that were not quite said")
struct FreeTextTests {
  private func bench() throws -> Bench {
    try Bench(
      """
      Write: ["write {item} on the list", "{item} on the list"]
      Remove: ["remove {item} from my list"]
      Begin: ["[start] {name} timer for {duration:wait}"]
      End: ["stop {name} timer"]
      Cancel: ["cancel the {room} timer", "cancel the {name} timer"]
      Later: ["in {duration:wait} {what}"]
      Call: ["call {name} about {what}", "tell everyone {what}"]
      lists: {name: {wildcard: true}, item: {wildcard: true}, what: {wildcard: true}, room: [kitchen, hallway]}
      """)
  }

  @Test(
    "A word that is misspelled is no part of free text if another phrase explains it",
    arguments: [("wrte milk on the list", "Write", "milk"), ("write milk onthe list", "Write", "milk")])
  func misspelled(utterance: String, intent: String, item: String) throws {
    let result = try bench().match(utterance)
    #expect(result.decision == .match)
    #expect(result.matches.first?.intent == intent)
    #expect(result.matches.first?.slot("item")?.text == item)
  }

  @Test("A word behind which something was to follow is no text by itself")
  func brokenOff() throws {
    #expect(try bench().match("remove for from my list").decision != .match)
    #expect(try bench().match("call in about pizza").decision == .none)
    #expect(try bench().match("remove forks from my list").decision == .match)
  }

  @Test(
    "Words that only lead to a text are no text, and what else they say is kept",
    arguments: [
      ("add for tomorrow", ["due"]), ("add tomorrow", ["due"]), ("add a task called", []),
      ("add a task called for tomorrow", ["due"]),
      ("add for", []), ("add \"for\"", ["title"]), ("add called", ["title"]),
      ("add milk for tomorrow", ["title", "due"]), ("add a task called called", ["title"]),
    ])
  func halfSentences(utterance: String, slots: [String]) throws {
    let bench = try Bench(
      """
      Add:
        - "add [a task [called]] {title} [for] {due}"
        - "add a task [called] {title}"
        - "add {title}"
      """,
      intents: [
        IntentSignature(
          name: "Add",
          slots: [
            .init(name: "title", type: .text, isRequired: true), .init(name: "due", type: .date, isRequired: false),
          ])
      ])
    let match = try bench.best(utterance)
    #expect(match.slots.map(\.name) == slots)
    #expect(match.isHalf == !slots.contains("title"))
  }

  @Test("A text that was not said is missing beside a name of the app that nobody knows")
  func unknownAppName() throws {
    let bench = try Bench(
      """
      Forge: ["forge thing called {name} using {applicationName}", "forge thing {name} using {applicationName}"]
      lists: {name: {wildcard: true}, applicationName: {wildcard: true}}
      """,
      intents: [
        IntentSignature(name: "Forge", slots: [.init(name: "name", type: .text, isRequired: true)])
      ])
    let match = try bench.best("forge thing called using quux")
    #expect(match.isHalf)
    #expect(match.slot("name") == nil)
    #expect(try bench.best("forge thing called anvil using quux").slot("name")?.text == "anvil")
  }

  @Test("A thing that was not named is missing, and no name that nobody knows")
  func noName() throws {
    let bench = try Bench(
      "Log: [\"log [{count:times}] {event} [(for|of) {past:date}]\"]\nlists: {count: {range: {from: 2, to: 9}}}",
      intents: [
        IntentSignature(
          name: "Log",
          slots: [
            .init(name: "event", type: .entity("Event"), isRequired: true),
            .init(name: "times", type: .integer(nil), isRequired: false),
            .init(name: "date", type: .pastDate, isRequired: false),
          ])
      ], names: ["Event": VocabularyEntry.named("Coffee", "Glass")], takesUnknownNames: true)
    #expect(try bench.best("log for yesterday").slots.map(\.name) == ["date"])
    #expect(try bench.best("log two").lacksName)
    #expect(try bench.best("log two teas").slot("event")?.text == "tea")
    #expect(try bench.best("log teas").slot("event")?.text == "teas")
    #expect(try bench.best("log two glasses").names("event") == ["Glass"])
  }

  @Test("A misspelled word of a phrase is no part of free text, though the phrases have its contrary")
  func verb() throws {
    let result = try bench().match("sart pizza timer for 5 minutes")
    #expect(result.decision == .match)
    #expect(result.matches.first?.slot("name")?.text == "pizza")
  }

  @Test(
    "What free text takes and may have been meant otherwise is asked about, both ways",
    arguments: [
      ("cancel the kitcen timer", "kitcen", nil),
      ("remove you know apples from my list", "you know apples", "apples"),
    ])
  func doubted(utterance: String, text: String, other: String?) throws {
    let result = try bench().match(utterance)
    #expect(result.decision == .ambiguous)
    #expect(result.matches.count == 2)
    let isDoubted = result.matches.allSatisfy { $0.isDoubted }
    #expect(isDoubted)
    let texts = result.matches.map { ($0.slot("name") ?? $0.slot("item"))?.text }
    #expect(texts == [text, other])
  }

  @Test(
    "A phrase with free text that lacks a word is never acted on",
    arguments: ["5 minutes turn off everything", "call mum the party"])
  func lacking(utterance: String) throws {
    let result = try bench().match(utterance)
    #expect(result.decision != .match)
  }

  @Test("Small words at the edge of free text belong to it, whatever else is forgiven")
  func edges() throws {
    let result = try bench().match("remvoe the office from my list")
    #expect(result.decision == .match)
    #expect(result.matches.first?.slot("item")?.text == "the office")
  }

  @Test("A small word that was said twice is said once in free text, a question word too")
  func twice() throws {
    let match = try bench().best("tell everyone dinner is is ready")
    #expect(match.slot("what")?.text == "dinner is ready")
  }

  @Test("A word is taken for the nearest one, though one that means the contrary is not far")
  func contraries() throws {
    let bench = try Bench(
      """
      Longer: [den timer verlängern, den timer erhöhen]
      Shorter: [den timer verringern]
      """, locale: "de")
    let result = bench.match("den timer veringern")
    #expect(result.decision == .match)
    #expect(result.matches.first?.intent == "Shorter")
  }
}
