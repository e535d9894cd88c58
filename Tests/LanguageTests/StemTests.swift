import ParlanceLanguage
import Testing

@Suite("Stems")
struct StemTests {
  @Test(
    "Forms of one word have one stem",
    arguments: [
      ("de", ["lampe", "lampen"]), ("de", ["rote", "roten", "roter", "rotes", "rotem"]), ("de", ["haus", "hauses"]),
      ("ru", ["лампа", "лампу", "лампы", "лампе", "лампой", "лампами"]), ("ru", ["кухня", "кухню", "кухне", "кухни"]),
      ("en", ["run", "runs"]), ("en", ["lamp", "lamps"]),
      ("fi", ["valo", "valot", "valon", "valoa"]), ("fi", ["lamppu", "lampun", "lamput"]),
      ("pl", ["lampa", "lampę", "lampy", "lampą", "lampami"]), ("tr", ["lamba", "lambayı", "lambalar", "lambaları"]),
    ])
  func forms(locale: String, words: [String]) throws {
    let language = try Language.general(locale: locale)
    #expect(Set(words.map { language.stem(of: $0) }).count == 1)
  }

  @Test("Short words keep their letters, and languages without endings their words")
  func kept() throws {
    #expect(try Language.general(locale: "de").stem(of: "uns") == "uns")
    #expect(try Language.general(locale: "ru").stem(of: "") == "")
    #expect(try Language.general(locale: "en").stem(of: "glass") == "glass")
    #expect(try Language.general(locale: "sv").stem(of: "lampor") == nil)
  }
}
