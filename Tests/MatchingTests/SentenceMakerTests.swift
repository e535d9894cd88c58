import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates
import Testing

@Suite("Sentences that phrases stand for")
struct SentenceMakerTests {
  private func sentences(_ template: String, most: Int = 100) throws -> [SentenceMaker.Sentence] {
    var reader = PhraseTableReader(locale: "en")
    reader.add(yaml: "language: en\nintents:\n  A:\n    - \"\(template)\"\n", file: "a.yaml")
    let table = reader.finish().table
    let block = try #require(table.intents.first?.blocks.first)
    var maker = SentenceMaker(table, block) { slot, _ in slot.name == "none" ? nil : "two words" }
    let phrase = try #require(block.phrases.first)
    let made = maker.sentences(of: phrase.expression, most: most)
    #expect(made.sentences.count <= maker.count(phrase.expression))
    return made.sentences
  }

  @Test("Each sentence comes once, with one space between words, and its frame has no words of slots")
  func plain() throws {
    #expect(
      try sentences("[please] (open|close) the {door}  [now] ").map(\.text).sorted() == [
        "close the two words", "close the two words now", "open the two words", "open the two words now",
        "please close the two words", "please close the two words now", "please open the two words",
        "please open the two words now",
      ])
    #expect(try sentences("call {name} now").map(\.frame) == ["call … now"])
    #expect(try sentences("stop").map(\.frame) == ["stop"])
  }

  @Test("Slots that touch and slots without words make no sentence")
  func slots() throws {
    #expect(try sentences("call {name}{other}").isEmpty)
    #expect(try sentences("call {name}[ and ]{other}").map(\.text) == ["call two words and two words"])
    #expect(try sentences("call {none}").isEmpty)
  }

  @Test("Parts in any order come in all orders")
  func permutation() throws {
    #expect(try Set(sentences("(red;green;blue)").map(\.text)).count == 6)
    #expect(try sentences("(red;green;blue)", most: 2).count == 2)
  }

  @Test("Of rules that double what they name no sentence is written that nobody could say", .timeLimit(.minutes(15)))
  func doubling() throws {
    var reader = PhraseTableReader(locale: "en")
    let rules = (0..<60).map { "  r\($0): \"<r\($0 + 1)> <r\($0 + 1)>\"\n" }.joined() + "  r60: \"[a]\"\n"
    reader.add(
      yaml: "language: en\nintents:\n  A: [\"<r0>\", \"stop [<r58>]\"]\nexpansion_rules:\n" + rules, file: "a.yaml")
    let table = reader.finish().table
    let block = try #require(table.intents.first?.blocks.first)
    var maker = SentenceMaker(table, block) { _, _ in nil }
    #expect(maker.sentences(of: block.phrases[0].expression, most: 8).sentences.isEmpty)
    #expect(maker.sentences(of: block.phrases[1].expression, most: 8).sentences.contains { $0.text == "stop a" })
  }
}
