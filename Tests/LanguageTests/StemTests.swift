import ParlanceLanguage
import ParlanceTestSupport
import Testing

@Suite("Stems")
struct StemTests {
  @Test(
    "Forms of one word have one stem",
    arguments: [
      ("de", ["lampe", "lampen"]), ("de", ["rote", "roten", "roter", "rotes", "rotem"]), ("de", ["haus", "hauses"]),
      ("ru", ["лампа", "лампу", "лампы", "лампе", "лампой", "лампами"]), ("ru", ["кухня", "кухню", "кухне", "кухни"]),
      ("ru", ["оля", "олю", "оле", "оли", "олей"]), ("ru", ["чай", "чая", "чаю", "чаем"]),
      ("ru", ["отчёт", "отчета", "отчёту"]), ("ru", ["ира", "ирой"]), ("ru", ["лампа", "лампой"]),
      ("en", ["run", "runs"]), ("en", ["lamp", "lamps"]),
      ("fi", ["valo", "valot", "valon", "valoa"]), ("fi", ["lamppu", "lampun", "lamput"]),
      ("pl", ["lampa", "lampę", "lampy", "lampą", "lampami"]), ("tr", ["lamba", "lambayı", "lambalar", "lambaları"]),
    ])
  func forms(locale: String, words: [String]) throws {
    let language = try Language.general(locale: locale)
    #expect(Set(words.map { language.stem(of: $0) }).count == 1)
  }

  @Test(
    "A stem is a beginning of its word that has three letters at least, in Russian two, whatever the letters",
    arguments: ["en", "de", "ru", "fi", "pl", "tr"])
  func beginnings(locale: String) throws {
    let language = try Language.general(locale: locale)
    let letters = Array("aäenstдымıлąę日s")
    var random = SeededGenerator(seed: 17)
    for _ in 0..<500 {
      let word = String(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in letters[Int.random(in: letters.indices, using: &random)]
        })
      let stem = try #require(language.stem(of: word))
      #expect(word.unicodeScalars.starts(with: stem.unicodeScalars))
      #expect(stem == word || stem.unicodeScalars.count >= (locale == "ru" ? 2 : 3))
    }
  }

  @Test(
    "One of several is called by the word for one",
    arguments: [
      ("en", "two teas", "two tea"), ("en", "Berries", "Berry"), ("en", "glasses", "glass"),
      ("en", "cookies", "cookie"),
      ("de", "Tees", "Tee"), ("fr", "cafés", "café"), ("es", "flexiones", "flexión"), ("ru", "пробежек", "пробежка"),
    ])
  func singular(locale: String, several: String, one: String) throws {
    #expect(try Sample.language(locale).singular(of: several) == one)
  }

  @Test(
    "What only ends like several has no word for one",
    arguments: [
      ("en", "gas"), ("en", "glass"), ("en", "milk"), ("en", "is"), ("en", ""), ("de", "Eis"), ("fr", "jus"),
      ("ja", "コーヒー"),
    ])
  func noSingular(locale: String, word: String) throws {
    #expect(try Sample.language(locale).singular(of: word) == nil)
  }

  @Test("Short words keep their letters, and languages without endings their words")
  func kept() throws {
    #expect(try Language.general(locale: "de").stem(of: "uns") == "uns")
    #expect(try Language.general(locale: "ru").stem(of: "") == "")
    #expect(try Language.general(locale: "en").stem(of: "glass") == "glass")
    #expect(try Language.general(locale: "sv").stem(of: "lampor") == nil)
  }
}
