import ParlanceMatching
import ParlancePhraseTables
import ParlanceTestSupport
import Testing

@Suite("Random utterances")
struct SeededTests {
  private let words = [
    "add", "the", "milk", "buy", "to", "5", "five", "and", "a half", "tomorrow", "at", "in", "two", "hours", "please",
    "not", "“", "”", "…", "-", "\u{0}", "\u{301}", "👩‍👩‍👧", "é", "\u{FEFF}", "\n", "買う", "’s", "50%", "9:30", "3.3.", "%",
    "{", "İ", "ß",
  ]

  private func bench(_ locale: String) throws -> Bench {
    try Bench(
      """
      Add: ["add {title} [(by|at|to) {due}]", "(buy; milk; please) {count}"]
      Do: ["[please] {task}", "do {task} [in {duration:wait}]", "{percent}"]
      lists: {percent: {range: {from: 0, to: 100, type: percentage}}}
      skip_words: [please, the]
      """, locale: locale,
      intents: [
        IntentSignature("Add", ["title": .text, "due": .date, "count": .number(nil)]),
        IntentSignature("Do", ["task": .entity("Task"), "wait": .duration]),
      ], names: ["Task": VocabularyEntry.named("Buy milk", "Milk the cow", "5", "Half a")], takesUnknownNames: true)
  }

  @Test("They never crash, their slots lie within them, and the same words match the same", arguments: ["en", "de"])
  func utterances(locale: String) throws {
    let bench = try bench(locale)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<600 {
      let count = Int.random(in: 0...9, using: &random)
      let text = (0..<count).compactMap { _ in words.randomElement(using: &random) }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      let result = bench.match(text)
      let length = text.unicodeScalars.count
      for match in result.matches {
        #expect((0...1).contains(match.score))
        for slot in match.slots {
          if let range = slot.range { #expect(range.lowerBound >= 0 && range.upperBound <= length && !range.isEmpty) }
        }
      }
      #expect(result.matches.map(\.cost) == result.matches.map(\.cost).sorted())
      #expect(bench.match(text) == result)
    }
  }

  @Test(
    "An utterance of many thousand words comes to an end",
    arguments: ["the ", "add ", "do milk ", "in two hours ", "5 "])
  func long(words: String) throws {
    let bench = try bench("en")
    let text = "add " + String(repeating: words, count: 20_000)
    #expect(bench.match(text).matches.count <= 8)
    #expect(bench.match("do " + text).decision == .none)
  }
}
