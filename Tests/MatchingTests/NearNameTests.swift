import ParlanceLanguage
import ParlanceTemplates
import Testing

@testable import ParlanceMatching

@Suite("Near names")
struct NearNameTests {
  private func vocabulary(_ titles: String...) throws -> Vocabulary {
    var vocabulary = Vocabulary(language: try Languages.shelf.thing("en"))
    vocabulary.replace("Task", with: titles.map { VocabularyEntry(id: $0, title: $0) })
    return vocabulary
  }

  @Test("The words of names are near, also of names that came later, and not of those that are gone")
  func words() throws {
    var vocabulary = try vocabulary("Kitchen light", "Bedroom")
    vocabulary.apply(VocabularyEntry(id: "new", title: "Chicken soup"), to: "Task")
    #expect(vocabulary.nearWords(to: "kichen", most: 4) == [NearWord(word: "kitchen", distance: 1)])
    #expect(vocabulary.nearWords(to: "chiken", most: 4) == [NearWord(word: "chicken", distance: 1)])
    vocabulary.remove("Kitchen light", from: "Task")
    #expect(vocabulary.nearWords(to: "kichen", most: 4).isEmpty)
    vocabulary.apply(VocabularyEntry(id: "again", title: "Kitchen"), to: "Task")
    #expect(vocabulary.nearWords(to: "kichen", most: 4) == [NearWord(word: "kitchen", distance: 1)])
  }

  private func near(_ said: String, _ titles: [String], locale: String = "en") throws -> [String] {
    let language = try Language.general(locale: locale)
    var vocabulary = Vocabulary(language: language)
    vocabulary.replace("Task", with: titles.map { VocabularyEntry(id: $0, title: $0) })
    return vocabulary.nearNames(to: language.tokens(said), type: "Task", most: 3).map(\.entry.id)
  }

  @Test("Names with like words are offered, the likest first")
  func names() throws {
    let titles = ["Buy milk", "Call the dentist", "Buy oat milk", "Photograph the house", "Water plants"]
    #expect(try near("milkshake", titles) == ["Buy milk", "Buy oat milk"])
    #expect(try near("call the dentits", titles) == ["Call the dentist"])
    #expect(try near("photographer", titles) == ["Photograph the house"])
    #expect(try near("plant", titles) == ["Water plants"])
    #expect(try near("walk the dog", titles).isEmpty)
    #expect(try near("the", titles).isEmpty)
    #expect(try near("", titles).isEmpty)
    #expect(try near("milk milk milk", Array(repeating: "Milk", count: 400)).isEmpty)
  }

  private func spans(_ said: String, _ titles: [String], locale: String = "en") throws -> [String: Cost] {
    let language = try Language.general(locale: locale)
    let index = NameIndex(titles.map { VocabularyEntry(id: $0, title: $0) }, language: language)
    let tokens = language.tokens(said)
    var costs: [String: Cost] = [:]
    for span in index.spans(in: tokens, at: 0, forgiving: .all) where span.end == tokens.count {
      guard case .candidates(let numbers) = span.value else { continue }
      for number in numbers { costs[titles[number]] = span.cost }
    }
    return costs
  }

  @Test("Names are found with a typing mistake, in another order, or both not, and cost more than as they are")
  func tolerant() throws {
    let titles = ["Quarterly report", "Kitchen light", "Buy oat milk", "Lamp 1001"]
    #expect(try spans("quarterly report", titles) == ["Quarterly report": .zero])
    #expect(try spans("quartely report", titles) == ["Quarterly report": .forgiven(points: 10)])
    #expect(try spans("the quartely repotr", titles) == ["Quarterly report": .forgiven(points: 20)])
    #expect(try spans("kicthne light", titles).isEmpty, "two letters of seven")
    #expect(try spans("report quarterly", titles) == ["Quarterly report": .forgiven(points: 6)])
    #expect(try spans("milk buy oat", titles) == ["Buy oat milk": .forgiven(points: 6)])
    #expect(try spans("milk buy", titles).isEmpty)
    #expect(try spans("report quartely", titles).isEmpty)
    #expect(try spans("lamp 1002", titles).isEmpty)
    #expect(try #require(spans("milkk", ["Buy oat milk"])["Buy oat milk"]) > .forgiven(points: 10), "a part of it")
  }

  @Test(
    "Inflected forms of a name are found where the language is known for them",
    arguments: [
      ("de", "Rote Lampe", "roten Lampen"), ("ru", "Красная лампа", "красную лампу"),
      ("fi", "Keittiön valo", "keittiön valot"),
      ("pl", "Czerwona lampa", "czerwoną lampę"), ("tr", "Kırmızı lamba", "kırmızı lambayı"),
    ])
  func inflected(locale: String, title: String, said: String) throws {
    let cost = try #require(spans(said, [title, "7"], locale: locale)[title])
    #expect(cost > .zero && cost <= .forgiven(points: 6))
  }

  @Test("Many alike words come to an end")
  func hostile() throws {
    let titles = (0..<2_000).map { "kitchen\($0 % 2 == 0 ? "s" : "") lamp light \($0)" }
    _ = try spans(String(repeating: "kitchem lanp ligth lihgt ", count: 20), titles)
    #expect(
      try near(String(repeating: "kitchem lanp ", count: 2_000) + String(repeating: "x", count: 100_000), titles)
        .isEmpty)
  }
}
