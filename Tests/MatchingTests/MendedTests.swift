import Testing

@testable import ParlanceMatching
@testable import ParlanceTemplates

@Suite("What was stumbled over")
struct MendedTests {
  private func bench() throws -> Bench {
    try Bench(
      """
      On: ["turn on [the] {lamp}", "switch on everything"]
      Door: [open door]
      TheDoor: [open the door]
      Off: ["turn off [the] {lamp}"]
      Call: ["call {who}"]
      Lock: [lock the door]
      Unlock: [unlock the door]
      lists: {who: {wildcard: true}, lamp: [kitchen light, garage door, new york light]}
      """)
  }

  @Test(
    "Is read as it was meant, and told",
    arguments: [
      ("turn on um the kitchen light", [Deviation.Kind.filler], 2),
      ("turn turn on the kitchen light", [.stutter], 2),
      ("turn onthe kitchen light", [.joined], 4),
      ("trun on the kitchen light", [.typo], 10),
      ("trun on um the the kitchen light", [.typo, .filler, .stutter], 14),
    ])
  func told(utterance: String, kinds: [Deviation.Kind], points: Int) throws {
    let result = try bench().match(utterance)
    #expect(result.decision == .match)
    let match = try #require(result.matches.first)
    #expect(match.intent == "On" && match.slot("lamp")?.text?.lowercased() == "kitchen light")
    #expect(match.how == .tolerant && match.cost.edits == points)
    #expect(match.deviations.map(\.kind) == kinds)
  }

  @Test("Within a name it is the name's")
  func names() throws {
    for (utterance, said) in [
      ("turn on kitchen um light", "kitchen um light"), ("turn on kichen light", "kichen light"),
    ] {
      let match = try bench().best(utterance)
      #expect(match.slot("lamp")?.text == said)
      #expect(match.slot("lamp")?.cost.edits == match.cost.edits)
    }
  }

  @Test("Before a name it is none of the name")
  func beforeNames() throws {
    let match = try bench().best("turn on um kitchen light")
    #expect(match.slot("lamp")?.text == "kitchen light" && match.slot("lamp")?.cost.edits == 0)
  }

  @Test("A filler makes nothing ambiguous that is clear without it")
  func asClear() throws {
    let bench = try bench()
    // An article that may be missing is no reason for doubt without the filler either.
    for utterance in ["open door", "open um door", "open open door", "opne door"] {
      let result = bench.match(utterance)
      #expect(result.decision == .match)
      #expect(result.matches.map(\.intent) == ["Door"])
    }
  }

  @Test("What may be the contrary is asked about as before")
  func contrary() throws {
    #expect(try bench().match("umlock the door").decision == .ambiguous)
  }

  private func allowances(_ sites: [Allowances.Site]) -> Allowances {
    Allowances(sites: sites, small: .none, jointPoints: 4, most: 40)
  }

  private func tokens(_ words: String...) -> [Token] {
    var place = 0
    return words.map { word in
      defer { place += word.count + 1 }
      return Token(word, range: place..<place + word.count)
    }
  }

  @Test("There are all ways, in every combination")
  func ways() {
    var first = Allowances.Site()
    first.respellings = [.init("tea", points: 10), .init("ten", points: 10)]
    var second = Allowances.Site()
    second.seams = [2]
    second.joint = .init("cup", points: 4)
    let ways = MendedTokens.ways(tokens("tez", "acu", "p"), allowances([first, second, .init()]))
    #expect(
      Set(ways.map { $0.tokens.map(\.text) }) == [
        ["tea", "ac", "u", "p"], ["ten", "ac", "u", "p"], ["tea", "cup"], ["ten", "cup"],
      ])
    #expect(ways.allSatisfy { $0.changes.count == 2 })
  }

  @Test("A reading of them is one of the words that were said")
  func reading() throws {
    var filler = Allowances.Site()
    filler.skips = [.init(.filler, count: 1, points: 2)]
    var joined = Allowances.Site()
    joined.seams = [2]
    let said = tokens("um", "onthe", "um", "lamp")
    let way = try #require(MendedTokens.ways(said, allowances([filler, joined, filler, .init()])).first)
    #expect(way.tokens.map(\.text) == ["on", "the", "lamp"])
    let lamp = Capture(slot: "lamp", recognizer: 0, range: 1..<3, scalars: 5..<16, value: .text, cost: .zero)
    let reading = way.reading(Derivation(payload: 0, end: 3, captures: [lamp], cost: .zero))
    #expect(reading.end == 4 && reading.captures.map(\.range) == [1..<4])
    #expect(reading.captures[0].cost.edits == 2 && reading.cost.edits == 8)
    #expect(reading.deviations.map(\.kind) == [.filler, .joined])
  }

  @Test("Too many ways are none, and so is nothing to mend, or what may be the contrary")
  func none() {
    var many = Allowances.Site()
    many.respellings = ["a", "b", "c"].map { .init($0, points: 10) }
    var contrary = Allowances.Site()
    contrary.respellings = [.init("lock", points: 14, isContrary: true)]
    var filler = Allowances.Site()
    filler.skips = [.init(.filler, count: 1, points: 2)]
    #expect(MendedTokens.ways(tokens("x", "y"), allowances([many, many])).isEmpty)
    #expect(MendedTokens.ways(tokens("x", "y"), allowances([.init(), .init()])).isEmpty)
    #expect(MendedTokens.ways(tokens("x"), allowances([contrary])).isEmpty)
    #expect(MendedTokens.ways(tokens("um"), allowances([filler])).isEmpty)
    #expect(MendedTokens.ways([], allowances([])).isEmpty)
  }
}
