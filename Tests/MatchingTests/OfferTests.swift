import ParlanceMatching
import ParlanceTemplates
import Testing

@Suite("What is only offered")
struct OfferTests {
  private static let table = """
    AddTask:
      - add {title}
      - sentences: ["{title} [by] {due}", "{due} {title}", "{title}"]
        lists: {title: {wildcard: true}}
        offer: {begins: [buy, pick up], ends: [kaufen], without: [it, no one]}
      - {sentences: ["{title}"], slots: {kind: call}, offer: {begins: [call]}}
    Sing: [{sentences: ["la la la"], offer: true}]
    """

  private func bench(_ locale: String = "en") throws -> Bench {
    try Bench(
      Self.table, locale: locale,
      intents: [IntentSignature("AddTask", ["title": .text, "due": .date]), IntentSignature("Sing", [:])])
  }

  private func offered(_ said: String, _ bench: Bench) -> Match? {
    bench.matcher.matchOrOffer(said, in: bench.situation).matches.first
  }

  @Test("It is no match, and a guess where there is none")
  func guess() throws {
    let bench = try bench()
    #expect(bench.match("buy milk").matches.isEmpty)
    let result = bench.matcher.matchOrOffer("buy milk tomorrow", in: bench.situation)
    #expect(result.decision == .ambiguous && result.isGuess && result.matches.count == 1)
    let match = try #require(result.matches.first)
    #expect(match.isOffered && match.intent == "AddTask" && match.slot("title")?.text == "buy milk")
    #expect(match.slot("due")?.text == "tomorrow")
    #expect(bench.matcher.matchOrOffer("add milk", in: bench.situation).decision == .match)
    #expect(offered("la la la", bench)?.intent == "Sing")
  }

  @Test(
    "Its text begins or ends with one of the words, and has more than these",
    arguments: [
      ("pick up the kids", true), ("Buy milk", true), ("Milch kaufen", true), ("tomorrow buy milk", true),
      ("buy", false), ("pick up", false), ("kaufen", false), ("buyer beware", false), ("pick the kids up", false),
      ("milk buy", false), ("buy milk?", false), ("don't buy milk", false), ("buy it now", false),
      ("buy no one milk", false), ("la la", false),
    ] as [(String, Bool)])
  func texts(_ said: String, _ isOffered: Bool) throws {
    #expect((try offered(said, bench()) != nil) == isOffered)
  }

  @Test(
    "What kept it from being offered is told, where its text begins or ends as it should",
    arguments: [
      ("buy it now", "it"), ("buy no one milk", "no"), ("buy milk and not bread", "not"), ("buy milk?", nil),
    ])
  func withheld(_ said: String, _ word: String?) throws {
    let bench = try bench()
    let details = bench.matcher.details(of: .nothing, said, in: bench.situation, bench.table)
    #expect(details.ruledOut.map(\.reason) == [.notOffered(word)])
    for said in ["milk", "la la la?"] {
      #expect(bench.matcher.details(of: .nothing, said, in: bench.situation, bench.table).ruledOut.isEmpty)
    }
  }

  @Test("How its words lie in its phrase is told")
  func tree() throws {
    let bench = try bench()
    let result = bench.matcher.matchOrOffer("buy milk by tomorrow", in: bench.situation)
    let details = bench.matcher.details(of: result, "buy milk by tomorrow", in: bench.situation, bench.table)
    #expect(details.trees.first??.children.map(\.part) == [.slot("title"), .words, .slot("due")])
    #expect(details.ruledOut.isEmpty)
  }

  @Test("Nothing is forgiven in it")
  func exact() throws {
    #expect(try offered("la la laa", bench()) == nil)
    #expect(try offered("la la", bench()) == nil)
  }

  @Test("Each kind of text has phrases of its own, and what a recogniser heard has none")
  func kinds() throws {
    var bench = try bench()
    #expect(offered("call mom", bench)?.slot("kind")?.value == .scalar(.text("call")))
    #expect(offered("buy milk", bench)?.slot("kind") == nil)
    bench.situation.isHeard = true
    #expect(offered("call mom", bench) == nil)
  }
}
