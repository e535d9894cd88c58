import ParlanceMatching
import Testing

@Suite("Questions")
struct QuestionTests {
  @Test(
    "A phrase that is written with a question mark is what it asks, said with the mark and without",
    arguments: [
      ("en", "anything new today?", "open the door"), ("de", "schon etwas Neues?", "öffne die Tür"),
      ("fr", "du nouveau aujourd'hui ?", "ouvre la porte"), ("es", "¿hay algo nuevo?", "abre la puerta"),
      ("ja", "新着はある？", "ドアを開けて"), ("ru", "есть новости?", "открой дверь"),
    ])
  func written(_ locale: String, _ asking: String, _ telling: String) throws {
    let bench = try Bench("News: [\"\(asking)\"]\nOpen: [\"\(telling)\"]", locale: locale)
    for said in [asking, asking.filter { !"?？¿".contains($0) }] {
      #expect(bench.match(said).decision == .match, "\(said)")
    }
    // What no phrase asks is still a guess.
    #expect(bench.match(telling + "?").decision == .ambiguous)
  }

  @Test("A request that is put as a question makes no other words of its intent one")
  func request() throws {
    let bench = try Bench("Open: [\"could you open the door?\", \"open the door\"]")
    #expect(bench.match("could you open the door?").decision == .match)
    #expect(bench.match("open the door?").decision == .ambiguous)
  }
}
