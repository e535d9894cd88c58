import ParlanceMatching
import ParlancePhraseTables
import Testing

@Suite("Which match is best")
struct RankingTests {
  @Test("A phrase without a wildcard comes before one with")
  func wildcards() throws {
    let bench = try Bench("Any: [\"play {text:what}\"]\nRadio: [play the radio]")
    let result = bench.match("play the radio")
    #expect(result.decision == .match)
    #expect(result.matches.map(\.intent) == ["Radio", "Any"])
  }

  @Test("Of two phrases with wildcards the one that says more itself comes first")
  func literals() throws {
    let bench = try Bench("Note: [\"write {text:words}\"]\nList: [\"write {text:words} on my list\"]")
    #expect(try bench.best("write milk on my list").intent == "List")
    #expect(try bench.best("write milk on my list").slot("words")?.text == "milk")
    #expect(try bench.best("write milk on my door").intent == "Note")
  }

  @Test("A whole name comes before a part of one")
  func wholeNames() throws {
    let bench = try Bench(
      "Do: [\"do {thing}\"]", intents: [IntentSignature("Do", ["thing": .entity("Thing")])],
      names: ["Thing": VocabularyEntry.named("Milk shake", "Milk")])
    let match = try bench.best("do milk")
    #expect(match.names("thing") == ["Milk"])
    #expect(match.score == 1)
  }

  @Test("A heavier block wins among equals, and is no question")
  func weight() throws {
    let bench = try Bench(
      """
      A: ["go home"]
      intents:
        B:
          data:
            - sentences: [go home]
              weight: 2
      """)
    let result = bench.match("go home")
    #expect(result.matches.map(\.intent) == ["B", "A"])
    #expect(result.decision == .match)
  }

  @Test("Two intents that fit alike are a question, also where one of them fits twice")
  func ambiguity() throws {
    let bench = try Bench("A: [\"go {text:x} {text:y}\"]\nB: [\"go {text:z} {text:w}\"]")
    #expect(bench.match("go a b c").decision == .ambiguous)
    #expect(try Bench("A: [go]\nA2: [go]").match("go").matches.map(\.intent) == ["A", "A2"])
  }

  @Test(
    "Of intents that one file says word for word alike the first is meant, where nobody can be asked; those of two files are a question"
  )
  func fileOrder() throws {
    var one = try Bench("Stop: [\"(stop|end) the timer\"]\nPause: [\"(stop|pause) the timer\"]")
    #expect(one.match("stop the timer").decision == .ambiguous)
    one.situation.heedsFileOrder = true
    #expect(one.match("stop the timer").decision == .match)
    #expect(one.match("stop the timer").matches.map(\.intent) == ["Stop", "Pause"])
    var reversed = try Bench("Stop: [\"(halt|stop) the timer\"]\nEnd: [\"stop the timer\"]")
    reversed.situation.heedsFileOrder = true
    #expect(reversed.match("stop the timer").matches.map(\.intent) == ["Stop", "End"])
    var two = try Bench("Stop: [stop]", "End: [stop]")
    two.situation.heedsFileOrder = true
    #expect(two.match("stop").decision == .ambiguous)
  }

  @Test("Phrases that mean the same are one match")
  func same() throws {
    let bench = try Bench("A: [go home, \"go [to] home\", \"(go|walk) home\"]")
    let result = bench.match("go home")
    #expect(result.matches.count == 1)
    #expect(result.decision == .match)
  }

  @Test("The order of files changes nothing")
  func order() throws {
    let files = [
      "A: [\"set {text:x}\", \"set {number:n}\"]\nskip_words: [please]",
      "B: [\"set {text:y}\", \"set it\"]", "C: [\"set {shade}\"]\nlists: {shade: {values: [red, it]}}",
    ]
    let forward = try Bench(files[0], files[1], files[2])
    for other in [try Bench(files[2], files[0], files[1]), try Bench(files[1], files[2], files[0])] {
      for text in ["set it", "set 5", "please set red", "set five red", "set"] {
        let (one, two) = (forward.match(text), other.match(text))
        #expect(one.decision == two.decision)
        #expect(one.matches.map(\.intent) == two.matches.map(\.intent))
        #expect(one.matches.map { $0.slots.map(\.value) } == two.matches.map { $0.slots.map(\.value) })
      }
    }
  }

  @Test("What comes nearest is told with the word that broke it")
  func nearest() throws {
    let bench = try Bench("A: [turn the lamp on]\nB: [open the door]")
    let result = bench.match("turn the radio on")
    #expect(result.decision == .none)
    #expect(result.nearest?.intent == "A")
    #expect(result.nearest?.phrase == "turn the lamp on")
    #expect(result.nearest?.word == "radio")
    #expect(bench.match("turn the").nearest?.word == nil)
  }

  @Test("Behind a text the word that broke a phrase is told, and not the text")
  func nearestBehindText() throws {
    let bench = try Bench(
      """
      intents: {A: ["put {item} in the {place}"]}
      lists: {item: {wildcard: true}, place: {values: [fridge, freezer]}}
      """)
    #expect(bench.match("put milk in the garage").nearest?.word == "garage")
    #expect(bench.match("put milk now").nearest?.word == "now")
    // The text is no fault: what lacks are the words behind it.
    #expect(bench.match("put milk").nearest?.phrase == "put {item} in the {place}")
    #expect(bench.match("put milk").nearest?.word == nil)
  }
}
