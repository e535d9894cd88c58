import Testing

@testable import ParlanceStrings

@Suite("Plural rules")
struct PluralRulesTests {
  @Test(
    "Whole numbers fall into the categories of the language",
    arguments: [
      ("en", [0: .other, 1: .one, 2: .other, 21: .other]),
      ("de", [0: .other, 1: .one, 2: .other]),
      ("fr", [0: .one, 1: .one, 2: .other, 1_000_000: .many]),
      ("pl", [0: .many, 1: .one, 2: .few, 5: .many, 12: .many, 22: .few, 25: .many]),
      ("ru", [1: .one, 2: .few, 5: .many, 11: .many, 21: .one, 111: .many]),
      ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 11: .many, 100: .other]),
      ("ja", [0: .other, 1: .other, 2: .other]),
      ("cy", [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many, 7: .other]),
    ] as [(String, [Int: PluralCategory])])
  func categories(locale: String, expected: [Int: PluralCategory]) {
    let rules = PluralRules(locale: locale)
    for (number, category) in expected { #expect(rules.category(for: number) == category, "\(number)") }
  }

  @Test("Fractions, negative numbers and what is no number have a category")
  func unusualNumbers() {
    #expect(PluralRules(locale: "en").category(for: 1.5) == .other)
    #expect(PluralRules(locale: "fr").category(for: 1.5) == .one)
    #expect(PluralRules(locale: "pl").category(for: 1.5) == .other)
    #expect(PluralRules(locale: "en").category(for: -1) == .one)
    #expect(PluralRules(locale: "ru").category(for: -5) == .many)
    #expect(PluralRules(locale: "en").category(for: .infinity) == .other)
    #expect(PluralRules(locale: "en").category(for: .nan) == .other)
  }

  @Test("A locale in any spelling follows its language, an unknown one has no forms but other")
  func spellings() {
    #expect(PluralRules(locale: "pl_PL.UTF-8").category(for: 3) == .few)
    #expect(PluralRules(locale: "ru-RU").category(for: 3) == .few)
    #expect(PluralRules(locale: "C").category(for: 1) == .one)
    #expect(PluralRules(locale: "qqq").category(for: 3) == .other)
    #expect(PluralRules(locale: "../..").category(for: 3) == .other)
  }

  @Test("Copies answer alike from many tasks at once")
  func shared() async {
    let rules = PluralRules(locale: "pl")
    let answers = await withTaskGroup(of: PluralCategory.self) { group in
      for _ in 0..<100 { group.addTask { rules.category(for: 3) } }
      return await group.reduce(into: Set<PluralCategory>()) { $0.insert($1) }
    }
    #expect(answers == [.few])
  }
}
