import ParlanceLanguage
import ParlanceMatching
import Testing

@Suite("Names of the vocabulary")
struct NameTests {
  private let intents = [IntentSignature("Complete", ["task": .entity("Task")])]

  private func bench(_ names: [VocabularyEntry], isOpen: Bool = false, takesUnknownNames: Bool = true) throws -> Bench {
    try Bench(
      "Complete: [\"complete {task}\", \"complete a task\"]", intents: intents, names: ["Task": names],
      isOpen: isOpen, takesUnknownNames: takesUnknownNames)
  }

  @Test(
    "A part of a name names it, whatever its case, punctuation or article",
    arguments: ["complete milk", "Complete the MILK!", "complete buy milk", "complete “Buy milk”", "complete buy"])
  func partial(utterance: String) throws {
    let result = try bench(VocabularyEntry.named("Buy milk", "Call the dentist")).match(utterance)
    #expect(result.decision == .match)
    #expect(result.matches.first?.names("task") == ["Buy milk"])
  }

  @Test("A part that several names have gives them all, in their order")
  func several() throws {
    let bench = try bench(VocabularyEntry.named("Sell milk", "Buy milk", "Buy bread"))
    #expect(try bench.best("complete milk").names("task") == ["Sell milk", "Buy milk"])
    #expect(try bench.best("complete milk").score < 1)
  }

  @Test("A synonym is a name")
  func synonym() throws {
    let bench = try bench([VocabularyEntry(id: "1", title: "Groceries", synonyms: ["the weekly shopping"])])
    #expect(try bench.best("complete the weekly shopping").names("task") == ["1"])
    #expect(try bench.best("complete shopping").names("task") == ["1"])
  }

  @Test("An article alone names nothing")
  func article() throws {
    let bench = try bench(VocabularyEntry.named("Call the dentist"), takesUnknownNames: false)
    #expect(bench.match("complete the").matches.isEmpty)
  }

  @Test("A name that nobody knows is told, with its words, and is no match")
  func unknown() throws {
    let result = try bench(VocabularyEntry.named("Buy milk")).match("complete Walk the  dog")
    #expect(result.decision == .none)
    let match = try #require(result.matches.first)
    #expect(match.unknownName == "Walk the  dog")
    #expect(match.names("task") == [])
    #expect(match.score == 0)
  }

  @Test("A name that nobody knows is no match at all where none is wanted")
  func refused() throws {
    let bench = try bench(VocabularyEntry.named("Buy milk"), takesUnknownNames: false)
    #expect(bench.match("complete the gym").matches.isEmpty)
  }

  @Test("Where only the query knows all names, any words are a match for it to decide")
  func open() throws {
    let result = try bench(VocabularyEntry.named("Buy milk"), isOpen: true, takesUnknownNames: false)
      .match("complete the gym")
    #expect(result.decision == .match)
    #expect(result.matches.first?.names("task") == [])
    #expect(result.matches.first?.slot("task")?.text == "the gym")
  }

  @Test("Cases of an enumeration are named in full")
  func enumeration() throws {
    let bench = try Bench(
      "Mark: [\"mark it {level}\"]", intents: [IntentSignature("Mark", ["level": .enumeration("Level")])],
      names: ["Level": [VocabularyEntry(id: "high", title: "Very high", synonyms: ["urgent"])]], exact: ["Level"],
      takesUnknownNames: true)
    #expect(try bench.best("mark it very high").names("level") == ["high"])
    #expect(try bench.best("mark it urgent").names("level") == ["high"])
    #expect(bench.match("mark it high").matches.isEmpty)
    #expect(bench.match("mark it purple").matches.isEmpty)
  }

  @Test("Offsets count the Unicode scalars of the utterance as it was said")
  func offsets() throws {
    let bench = try bench(VocabularyEntry.named("Crème brûlée"))
    let slot = try #require(try bench.best("  Complete… “Crème brûlée”!").slot("task"))
    #expect(slot.text == "Crème brûlée")
    #expect(slot.range == 13..<25)
  }

  @Test("A changed name is known by the next match, and the version goes up only with a change")
  func changes() throws {
    var vocabulary = Vocabulary(language: try Languages.shelf.thing("en"))
    vocabulary.apply(VocabularyEntry(id: "1", title: "Lost"), to: "Task")
    #expect(vocabulary.version == 0)
    vocabulary.replace("Task", with: [VocabularyEntry(id: "1", title: "Buy milk")])
    vocabulary.replace("Task", with: [VocabularyEntry(id: "1", title: "Buy milk")])
    #expect(vocabulary.version == 1)
    vocabulary.apply(VocabularyEntry(id: "1", title: "Buy oat milk"), to: "Task")
    vocabulary.apply(VocabularyEntry(id: "1", title: "Buy oat milk"), to: "Task")
    vocabulary.apply(VocabularyEntry(id: "2", title: "Sleep"), to: "Task")
    #expect(vocabulary.version == 3)
    var bench = try bench([])
    bench.situation.vocabulary = vocabulary
    #expect(try bench.best("complete oat").names("task") == ["1"])
    #expect(try bench.best("complete sleep").names("task") == ["2"])
  }
}
