import ParlanceTestSupport
import Testing

@testable import ParlanceScenarios

@Suite("Noise")
struct NoiseTests {
  private func spoiled(
    _ sentence: String, _ kind: Noise, _ locale: String = "en", name: String? = nil, text: String? = nil,
    seeds: Range<UInt64> = 0..<60
  ) throws -> Set<String> {
    let maker = try #require(NoiseMaker(locale: locale))
    let names = name.flatMap { sentence.range(of: $0) }.map { [$0] } ?? []
    let texts = text.flatMap { sentence.range(of: $0) }.map { [$0] } ?? []
    var found: Set<String> = []
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      guard let noisy = maker.noisy(sentence, kind, names: names, texts: texts, using: &random) else { continue }
      found.insert(noisy)
    }
    return found
  }

  @Test("A typo in a phrase word leaves the name and the short words alone")
  func wordTypos() throws {
    let sentences = try spoiled("mark the buy milk done", .wordTypo, name: "buy milk")
    #expect(sentences.count > 8)
    for sentence in sentences {
      #expect(sentence.contains(" the buy milk ") && sentence != "mark the buy milk done")
    }
  }

  @Test("A typo in a name leaves the phrase alone")
  func nameTypos() throws {
    let sentences = try spoiled("complete buy milk", .nameTypo, name: "buy milk")
    #expect(sentences.count > 8)
    for sentence in sentences { #expect(sentence.hasPrefix("complete buy ") && !sentence.hasSuffix("milk")) }
    #expect(try spoiled("complete buy milk", .nameTypo).isEmpty)
  }

  @Test("A typo is an insertion, a deletion, a neighbouring key or a swap")
  func slips() throws {
    let words = try spoiled("delete", .wordTypo, seeds: 0..<400)
    #expect(words.isSuperset(of: ["deltee", "delte", "delrte", "delerte"]))
    #expect(!words.contains("delqte"))
  }

  @Test(
    "Numbers, negations and short words keep their letters", arguments: ["not the 2026", "seven", "don't", "set up"])
  func untouched(sentence: String) throws {
    #expect(try spoiled(sentence, .wordTypo).isEmpty)
  }

  @Test("A filler stands between words and never beside what is taken as it is said")
  func fillers() throws {
    for sentence in try spoiled("complete buy milk", .filler, name: "buy milk") {
      #expect(sentence.hasPrefix("complete ") && sentence.hasSuffix(" milk") && sentence.contains("buy"))
    }
    #expect(try spoiled("add buy milk", .filler, text: "buy milk").isEmpty)
  }

  @Test("A word of the phrase is said twice")
  func doubledWords() throws {
    #expect(
      try spoiled("mark buy milk as done", .doubledWord, name: "buy milk") == [
        "mark mark buy milk as done", "mark buy milk as as done", "mark buy milk as done done",
      ])
    #expect(try spoiled("add buy milk", .doubledWord, text: "buy milk").isEmpty)
  }

  @Test("Two words lose their space")
  func joinedWords() throws {
    #expect(
      try spoiled("complete buy milk", .joinedWords, name: "buy milk") == ["completebuy milk", "complete buymilk"])
    #expect(try spoiled("milk", .joinedWords).isEmpty)
  }

  @Test("All kinds at once spoil a sentence more than one does")
  func mixed() throws {
    for sentence in try spoiled("please mark the task buy milk as done", .mixed, name: "buy milk") {
      #expect(sentence.split(separator: " ").count >= 8 && !sentence.contains("  "))
    }
  }

  @Test("What is mixed in Japanese has no spaces")
  func japanese() throws {
    #expect(try spoiled("牛乳を買うを完了にして", .joinedWords, "ja").isEmpty)
    #expect(try spoiled("牛乳を買うを完了にして", .doubledWord, "ja", name: "牛乳を買う") == ["牛乳を買うを完了完了にして"])
    let mistyped: Set = ["牛乳を完了にし", "牛乳を完了にて", "牛乳を完了して", "牛乳を完了ににして", "牛乳を完了にしして", "牛乳を完了にしてて"]
    #expect(try spoiled("牛乳を完了にして", .wordTypo, "ja", name: "牛乳") == mistyped)
    for sentence in try spoiled("牛乳を完了にして", .filler, "ja", name: "牛乳") {
      #expect(sentence.hasPrefix("牛乳を") && sentence.hasSuffix("完了にして"))
    }
  }

  @Test("The same seed spoils alike, and another otherwise", arguments: NoiseLanguage.available)
  func determinism(code: String) throws {
    let sentence = code == "ja" ? "タスクのリストをぜんぶ見せてください" : "naprimer tasklist zeigen listado complete"
    let maker = try #require(NoiseMaker(locale: code))
    var results: [String?] = []
    for seed: UInt64 in [1, 1, 2, 3, 4, 5] {
      var random = SeededGenerator(seed: seed)
      results.append(maker.noisy(sentence, .mixed, using: &random))
    }
    #expect(results[0] == results[1] && results[0] != nil)
    #expect(Set(results).count > 2)
  }

  @Test("A neighbouring key is one of the language's keyboard")
  func keyboards() throws {
    let german = try #require(NoiseLanguage(code: "de"))
    #expect(Set(german.keyboard.neighbours(of: "z")) == ["t", "u", "g", "h"])
    #expect(Set(german.keyboard.neighbours(of: "ö")).contains("ä"))
    let french = try #require(NoiseLanguage(code: "fr"))
    #expect(Set(french.keyboard.neighbours(of: "a")) == ["z", "q"])
    #expect(Set(french.keyboard.neighbours(of: "é")) == Set(french.keyboard.neighbours(of: "e")))
    #expect(NoiseLanguage(code: "xx") == nil)
  }
}
