import ParlanceMatching
import ParlancePhraseTables
import Testing

@Suite("What explain tells")
struct DetailsTests {
  private func bench() throws -> Bench {
    try Bench(
      """
      intents:
        TurnOn:
          data:
            - sentences: ["<turn> on [the] {name} [<where>]", "on(; {name}; <where>)"]
            - sentences: ["<turn> {name} on [in {@area}] now"]
        Paint:
          data:
            - sentences: ["paint[ed] {name+:name} {color}"]
        Play:
          data:
            - sentences: ["play {text:song}"]
              requires_context: {room: [kitchen, hall]}
            - sentences: ["louder"]
              excludes_context: {volume: full}
            - sentences: ["softer"]
              required_keywords: [music]
      expansion_rules: {turn: "(turn|switch)", where: "in the <area>", area: "{area}"}
      lists:
        area: {values: [kitchen, living room]}
        color: {values: [red, dark blue]}
      skip_words: [please]
      """,
      intents: [
        IntentSignature("TurnOn", ["name": .entity("Device"), "area": .text]),
        IntentSignature("Paint", ["name": .entity("Device"), "color": .text]),
        IntentSignature("Play", ["song": .text]),
      ], names: ["Device": VocabularyEntry.named("Lamp", "Café light", "Desk")])
  }

  @Test(
    "The words lie in the phrase with its rules by name, however they were said",
    arguments: [
      ("turn on the lamp", "turn(turn) on name[the lamp]"),
      ("Switch on Desk in the living room", "turn(Switch) on name[Desk] where(in the area(area[living room]))"),
      ("on in the kitchen lamp", "on where(in the area(area[kitchen])) name[lamp]"),
      ("please turn on, please, the lamp", "-please- turn(turn) on -please- name[the lamp]"),
      ("turn on the cafe light", "turn(turn) on name[the cafe light]"),
      ("trun on the lamp", "turn(trun) on name[the lamp]"),
      ("turn on um the lamp", "turn(turn) on -um- name[the lamp]"),
      ("turnon the lamp", "turn(turn) on name[the lamp]"),
      ("painted the lamp and desk dark blue", "painted name[the lamp and desk] color[dark blue]"),
      ("turn lamp on in kitchen now", "turn(turn) name[lamp] on in area[kitchen] now"),
    ] as [(String, String)])
  func trees(utterance: String, tree: String) throws {
    let details = try bench().details(utterance)
    let first = try #require(details.trees.first.flatMap { $0 }, "\(details)")
    #expect(first.text(utterance) == tree)
  }

  @Test("A phrase that the context rules out is told with what it wants and what is there")
  func context() throws {
    let bench = try bench()
    func reasons(_ utterance: String, _ context: [String: ScalarValue] = [:]) -> [MatchDetails.Reason] {
      bench.details(utterance, context).ruledOut.map(\.reason)
    }
    let rooms: [ScalarValue] = [.text("kitchen"), .text("hall")]
    #expect(reasons("play the blues") == [.requires(key: "room", values: rooms, found: nil)])
    #expect(
      reasons("play the blues", ["room": .text("bath")])
        == [.requires(key: "room", values: rooms, found: .text("bath"))])
    #expect(reasons("play the blues", ["room": .text("hall")]).isEmpty)
    #expect(reasons("louder", ["volume": .text("full")]) == [.excludes(key: "volume", found: .text("full"))])
    #expect(reasons("softer") == [.keywords(["music"])])
    #expect(reasons("softer please music").isEmpty)
    #expect(reasons("turn on the lamp").isEmpty)
  }

  @Test("A negation that no phrase explains is told as what refuses")
  func negation() throws {
    let ruledOut = try bench().details("do not turn on the lamp").ruledOut
    #expect(ruledOut.isEmpty)
    let not = try bench().details("not turn on the lamp").ruledOut
    #expect(not.map(\.reason) == [.negation("not")])
    #expect(not.first?.phrase == "<turn> on [the] {name} [<where>]")
  }
}

@Suite("What blocks demand")
struct BlockDemandTests {
  private func bench() throws -> Bench {
    try Bench(
      """
      intents:
        Launch:
          data:
            - sentences: ["launch the rocket", "start the café machine"]
              exact: true
              response: launched
        Stop:
          data:
            - sentences: ["keep the motor running"]
              negation: allow
            - sentences: ["stop the motor"]
        Light:
          data:
            - sentences: ["light {name}"]
              name_domains: [light]
            - sentences: ["lights"]
              inferred_domain: light
      lists:
        name:
          values:
            - {in: lamp, out: lamp, context: {domain: light}}
            - {in: fan, out: fan, context: {domain: fan}}
      """)
  }

  @Test("An exact phrase forgives nothing, and explain says so")
  func exact() throws {
    let bench = try bench()
    #expect(bench.match("launch the rocket").decision == .match)
    for utterance in ["lanch the rocket", "launch um the rocket", "launch rocket", "start the cafe machine"] {
      #expect(bench.match(utterance).decision == .none, "\(utterance)")
      #expect(bench.details(utterance).ruledOut.map(\.reason) == [.inexact], "\(utterance)")
    }
    #expect(bench.match("stop the mtor").decision == .match)
  }

  @Test("A phrase that allows negations is meant with one that it does not explain, at a cost")
  func negation() throws {
    let bench = try bench()
    let match = try bench.best("not keep the motor running")
    #expect(match.intent == "Stop")
    #expect(match.how == .tolerant)
    #expect(match.score < 1)
    #expect(match.deviations.map(\.kind) == [.extra])
    #expect(bench.match("not stop the motor").decision == .none)
  }

  @Test("A block's response goes with its match")
  func response() throws {
    #expect(try bench().best("launch the rocket").response == "launched")
    #expect(try bench().best("lights").response == nil)
  }

  @Test("A block of domains takes names of these alone, and one that infers a domain fills it in")
  func domains() throws {
    let bench = try bench()
    #expect(bench.match("light lamp").decision == .match)
    #expect(bench.match("light fan").decision == .none)
    #expect(
      bench.details("light fan").ruledOut.map(\.reason)
        == [.requires(key: "domain", values: [.text("light")], found: .text("fan"))])
    #expect(try bench.best("lights").slot("domain")?.value == .scalar(.text("light")))
  }
}
