import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import Testing

/// Has a parameter of each kind that can be asked for.
struct Sample: AppIntent {
  static let title: LocalizedStringResource = "Sample"
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Count", inclusiveRange: (1, 9)) var count: Int
  @Parameter(title: "When") var when: Date
  @Parameter(title: "Sure") var sure: Bool
  @Parameter(title: "Book") var book: Book
  @Parameter(title: "Books") var books: [Book]

  func perform() async throws -> some IntentResult { .result() }
}

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct BookQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Book] { identifiers.map(Book.init) }
}

@Suite("What words answer")
struct AnswerReaderTests {
  private static let titles = ["The first division", "Two cities", "Emma", "Emma and Kurt", "Kurt"]
  private let language: Language
  private let reader: AnswerReader

  init() throws {
    language = try Languages.shelf.thing("en")
    var vocabulary = Vocabulary(language: language)
    vocabulary.replace("Book", with: (Self.titles + ["Ulysses"]).map { VocabularyEntry(id: $0, title: $0) })
    let descriptor = IntentDescriptor(Sample.self)
    reader = AnswerReader(
      language: language,
      situation: Situation(vocabulary: vocabulary, now: Date(timeIntervalSince1970: 0), calendar: .current),
      binder: SlotBinder(intents: [descriptor.name: descriptor], enums: [:]))
  }

  private static func book(_ title: String) -> IntentValue {
    .entity(EntityReference(typeName: "Book", id: title, display: DisplayText(title: title)))
  }

  private func read(
    _ text: String, _ parameter: String = "book", _ titles: [String] = Self.titles, kind: Prompt.Kind = .value,
    _ purpose: Prompt.Purpose = .parameter
  ) -> Answer? {
    let prompt = Prompt(
      kind, purpose, .value, intent: "Sample", parameter: parameter, values: titles.map(Self.book))
    return reader.read(
      language.tokens(text), of: text, to: prompt, for: IntentDescriptor(Sample.self).parameter(named: parameter)
    ).first
  }

  @Test(
    "A name comes before an ordinal, and an ordinal before a number",
    arguments: [
      ("the first division", "The first division"), ("division", "The first division"), ("two cities", "Two cities"),
      ("the second one", "Two cities"), ("2", "Two cities"), ("number three", "Emma"), ("the last one", "Kurt"),
      ("emma", "Emma"), ("Emma and Kurt", "Emma and Kurt"), ("whichever", "The first division"), ("5", "Kurt"),
      ("ulysses", "Ulysses"), ("the ulysses", "Ulysses"), ("the division one please", "The first division"),
      ("I mean the one with the cities", "Two cities"),
    ] as [(String, String)])
  func choices(text: String, title: String) {
    #expect(read(text)?.content == .value(Self.book(title)))
  }

  @Test("A part of several names is narrowed to them")
  func several() {
    let answer = read("john", "book", ["John One", "Mary", "John Two"])
    #expect(answer?.content == .several([Self.book("John One"), Self.book("John Two")]))
    #expect(answer?.isExact == false)
  }

  @Test("A place that no choice has is told, and is nobody's name")
  func outOfRange() {
    #expect(read("the ninth one")?.content == .outOfRange(lower: 1, upper: 5))
    #expect(read("6")?.content == .outOfRange(lower: 1, upper: 5))
    #expect(read("none of these")?.content == .refused)
  }

  @Test("Other words are a name that the query may know")
  func unknown() {
    let answer = read(" War and Peace ")
    #expect(answer?.content == .unknown("War and Peace"))
    #expect(answer?.isExact == false)
    #expect(read("the second one", "book", [])?.content == .unknown("the second one"))
  }

  @Test("A value is read as its parameter takes it")
  func values() {
    #expect(read("seven", "count", [])?.content == .value(.integer(7)))
    #expect(read("12", "count", [])?.content == .outOfRange(lower: 1, upper: 9))
    #expect(read("soon", "count", []) == nil)
    #expect(read("yes", "sure", [])?.content == .value(.boolean(true)))
    #expect(read("2026-02-12", "when", [])?.isExact == true)
    #expect(read("purple", "when", []) == nil)
    #expect(read(" What my Books are ", "name", [])?.content == .value(.text("What my Books are")))
    #expect(read("What are my Books?", "name", []) == nil, "a question is no text")
    #expect(read("Ulysses", "books", [])?.content == .value(.list([Self.book("Ulysses")])))
  }

  @Test("A confirmation takes a yes or a no and nothing else")
  func confirmation() {
    #expect(read("of course", kind: .confirmation)?.content == .confirmed(true))
    #expect(read("no thanks", kind: .confirmation)?.content == .confirmed(false))
    #expect(read("the second one", kind: .confirmation) == nil)
    #expect(read("emma", kind: .confirmation) == nil)
  }

  @Test("A question about a name that nobody knows takes another name, and no guess")
  func otherNames() {
    #expect(read("emma", kind: .confirmation, .nearName("emmer"))?.content == .value(Self.book("Emma")))
    #expect(
      read("ulysses", kind: .confirmation, .creation(type: "Book", name: "x"))?.content == .value(Self.book("Ulysses")))
    #expect(read("perhaps", kind: .confirmation, .nearName("emmer")) == nil)
  }

  @Test("A choice is told by what stands beside its title, in any order of its words")
  func subtitles() {
    let books = [("Emma", "Novel, due tomorrow"), ("Kurt", "Novel, due on Friday"), ("Two cities", "Play")]
    let values = books.map { title, subtitle in
      IntentValue.entity(
        EntityReference(typeName: "Book", id: title, display: DisplayText(title: title, subtitle: subtitle)))
    }
    let prompt = Prompt(.value, .parameter, .value, intent: "Sample", parameter: "book", values: values)
    let read = { (text: String) in
      reader.read(
        language.tokens(text), of: text, to: prompt, for: IntentDescriptor(Sample.self).parameter(named: "book")
      ).first?.content
    }
    #expect(read("the one due tomorrow") == .value(values[0]))
    #expect(read("the play") == .value(values[2]))
    #expect(read("a novel") == .several([values[0], values[1]]))
    #expect(read("Kurt") == .value(values[1]))
  }

  @Test("Several values are divided at commas and “and”, unless a name holds it")
  func lists() {
    #expect(read("Emma, Ulysses", "books", [])?.content == .value(.list([Self.book("Emma"), Self.book("Ulysses")])))
    #expect(read("Emma and Kurt", "books", [])?.content == .value(.list([Self.book("Emma and Kurt")])))
    #expect(
      read("Emma and Kurt and two cities", "books", [])?.content
        == .value(.list([Self.book("Emma and Kurt"), Self.book("Two cities")])))
    let emma = SlotBinding(parameter: "books", text: "Emma", meaning: .value(Self.book("Emma")))
    let others = ["War", "Peace"].map { SlotBinding(parameter: "books", text: $0, meaning: .unknown) }
    #expect(read("Emma and War and Peace", "books", [])?.content == .parts([emma] + others))
  }

  @Test("A list without end is no list")
  func hostileLists() {
    #expect(read(Array(repeating: "Emma", count: 4_000).joined(separator: ", "), "books", [])?.isGuess == true)
  }

  @Test("Where a running intent asks which text is meant, other words are no answer")
  func texts() {
    #expect(read("a new one", "name", kind: .disambiguation, .request) == nil)
    #expect(read("emma", "name", kind: .disambiguation, .request)?.content == .value(Self.book("Emma")))
  }

  @Test("No words are no answer")
  func empty() {
    #expect(read("…") == nil)
  }

  @Test(
    "Several choices are taken by their places or names",
    arguments: [
      ("the first two", ["The first division", "Two cities"]), ("the last two", ["Emma and Kurt", "Kurt"]),
      ("1 and 3", ["The first division", "Emma"]), ("the second and the last", ["Two cities", "Kurt"]),
      ("emma, kurt and the first one", ["Emma", "Kurt", "The first division"]), ("all of them", titles),
      ("emma and kurt", []), ("emma", []), ("the first nine", []), ("both", []), ("1 and 9", []), ("emma and milk", []),
    ])
  func several(text: String, expected: [String]) {
    let prompt = Prompt(
      .value, .parameter, .value, intent: "Sample", parameter: "book", values: Self.titles.map(Self.book))
    let found = reader.several(language.tokens(text), of: text, to: prompt)
    #expect(found == (expected.isEmpty ? nil : expected.map(Self.book)))
  }

  @Test("A parameter of several values takes them at once, and a question for one of several asks again")
  func severalAtOnce() {
    #expect(read("both", "books", ["Emma", "Kurt"])?.content == .value(.list(["Emma", "Kurt"].map(Self.book))))
    #expect(read("both", "book", ["Emma", "Kurt"])?.content == .several(["Emma", "Kurt"].map(Self.book)))
  }
}
