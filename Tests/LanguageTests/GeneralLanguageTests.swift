import Foundation
import ParlanceDiagnostics
import ParlanceTemplates
import Testing

@testable import ParlanceLanguage

@Suite("Languages without a data file")
struct GeneralLanguageTests {
  @Test(
    "Any well-formed locale has a language",
    arguments: [
      ("zh-CN", "zh"), ("sr-Latn", "sr"), ("zh_Hant_HK.UTF-8", "zh"), ("fi", "fi"), ("de-CH", "de"), ("tlh", "tlh"),
      ("es-419", "es"),
    ])
  func locales(locale: String, code: String) throws {
    #expect(try Language.general(locale: locale).code == code)
  }

  @Test(
    "What is no locale is told",
    arguments: [
      "", "x", "12", "../en", "en/us", "e n", "de--AT", "de-", "englishlang", "é", String(repeating: "a-", count: 99),
    ])
  func malformed(locale: String) throws {
    let fault = #expect(throws: Diagnostic.self) { try Language.general(locale: locale) }
    #expect(fault?.description.contains("is no locale") == true)
  }

  @Test("It knows no words that stand around others, and a language with a data file knows all of it")
  func words() throws {
    let finnish = try Language.general(locale: "fi")
    let tokens = finnish.tokens("huomenna kello 5")
    #expect(finnish.isYes(tokens) == nil && finnish.pick(tokens) == nil && finnish.builtIn(tokens) == nil)
    #expect(finnish.stopWords.isEmpty && finnish.ordinal.spans(in: tokens, at: 2).isEmpty)
    let english = try Language.general(locale: "en-GB")
    #expect(english.isYes(english.tokens("yes please")) == true)
  }

  private func number(_ text: String, _ locale: String, in words: String? = nil) throws -> SpanValue? {
    let language = try Language.general(locale: locale)
    let tokens = language.tokens(text)
    return language.numbers(in: words).spans(in: tokens, at: 0).first { $0.end == tokens.count }?.value
  }

  @Test(
    "Number words are read in any language that CLDR spells",
    arguments: [
      ("fr", "quatre-vingt-dix-neuf", 99), ("fr", "vingt et une", 21), ("es", "veintiuna", 21), ("es", "veintiun", 21),
      ("es", "ciento veinticinco", 125),
      ("it", "ventitré", 23), ("nl", "vijf en dertig", 35), ("ru", "двадцати одного", 21),
      ("ru", "двадцать пять тысяч", 25_000),
      ("pl", "dwadzieścia pięć", 25), ("pl", "dwadziescia piec", 25), ("fi", "kaksikymmentäviisi", 25),
      ("hu", "huszonöt", 25),
      ("tr", "YİRMİ BEŞ", 25), ("ar", "خمسة وعشرون", 25), ("he", "עשרים וחמש", 25), ("fa", "بیست و پنج", 25),
      ("hi", "पच्चीस", 25), ("hi", "पच्चीस", 25),
      ("ja", "二十五", 25), ("zh-CN", "两百", 200), ("zh-CN", "一百零五", 105), ("zh-HK", "五十", 50), ("ko", "스물다섯", 25),
      ("ko", "이십 오", 25),
      ("th", "ยี่สิบห้า", 25), ("sr-Latn", "dvadeset i pet", 25), ("nb", "tjueen", 21), ("fr", "moins cinq", -5),
      ("fr", "moins 5", -5),
      ("sv", "-5", -5), ("ka", "25", 25), ("fr", "1 ", 1), ("de", "fünfundzwanzig", 25), ("en", "a hundred", 100),
      ("ca", "cinquanta-dos", 52),
    ] as [(String, String, Int)])
  func words(locale: String, text: String, value: Int) throws {
    #expect(try number(text, locale) == .integer(value))
  }

  @Test(
    "Decimals are read as the language says them",
    arguments: [
      ("fr", "vingt virgule cinq", 20.5), ("fr", "20 virgule 5", 20.5), ("fr", "20,5", 20.5), ("fr", "20.5", 20.5),
      ("es", "uno coma veinticinco", 1.25),
      ("zh-CN", "二十点五", 20.5), ("fa", "۲۰٫۵", 20.5), ("en", "twenty and a half", 20.5),
      ("de", "zwanzig Komma fünf", 20.5),
    ])
  func decimals(locale: String, text: String, value: Double) throws {
    #expect(try number(text, locale) == .number(value))
  }

  @Test("Thousands are read as the language writes them")
  func thousands() throws {
    #expect(try number("1,000", "en") == .integer(1000) && number("1.000", "de") == .integer(1000))
    #expect(try number("1.000", "es") == .integer(1000) && number("1,000", "ja") == .integer(1000))
  }

  @Test("A language without rules knows digits only", arguments: ["eu", "ur", "tlh"])
  func withoutRules(locale: String) throws {
    #expect(try number("twenty five", locale) == nil && number("25", locale) == .integer(25))
  }

  @Test("The words of a range can be of another language")
  func wordsLanguage() throws {
    #expect(try number("twenty-five", "zh-HK", in: "en") == .integer(25))
    #expect(try number("二十五", "zh-HK", in: "en") == nil)
    #expect(try number("vingt-cinq", "en", in: "fr") == .integer(25) && number("vingt-cinq", "en") == nil)
    #expect(try number("twenty five", "en", in: "nonsense!") == .integer(25))
  }

  @Test(
    "What is no number is none",
    arguments: [("fr", "cent balles"), ("fr", "dixie"), ("ja", "照明"), ("ru", "свет"), ("fr", "un x"), ("es", "coma")])
  func none(locale: String, text: String) throws {
    #expect(try number(text, locale) == nil)
  }

  @Test(
    "What ICU spells out is read back, whatever the gender or case",
    arguments: [
      "af", "bg", "ca", "cs", "da", "el", "es", "fa", "fi", "fr", "he", "hi", "hu", "it", "ja", "ko", "nl", "pt", "ro",
      "sv", "sw", "th", "tr", "vi", "zh",
    ])
  func spelled(locale: String) throws {
    let language = try Language.general(locale: locale)
    let rules = try #require(SpellOut(locale: locale))
    for form in rules.forms(of: [
      0, 1, 2, 7, 11, 16, 21, 35, 71, 80, 99, 100, 101, 121, 200, 999, 1000, 2026, 12_345, 99_999,
    ]) {
      let tokens = language.tokens(form.text)
      let spans = language.number.spans(in: tokens, at: 0)
      #expect(spans.first == Span(end: tokens.count, value: .integer(form.number)), "\(form.text)")
      #expect(Set(spans.map(\.end)).count == spans.count)
      #expect(tokens.allSatisfy { language.number.canTake($0) }, "\(form.text)")
    }
  }

  @Test(
    "A word whose letters are those of no number is part of none",
    arguments: [("fr", "cuisine"), ("zh-CN", "灯"), ("ru", "свет")])
  func letters(locale: String, word: String) throws {
    let language = try Language.general(locale: locale)
    #expect(language.tokens(word).contains { !language.number.canTake($0) })
  }

  @Test(
    "A word is one of numbers if it is a number or said in one, whatever its letters are",
    arguments: [
      ("fr", "vingt", true), ("fr", "et", true), ("fr", "mille", true), ("fr", "moi", false), ("fr", "les", false),
      ("fr", "montre", false), ("es", "treinta", true), ("es", "mes", false), ("ru", "двадцать", true),
      ("ru", "дай", false), ("ja", "二十三", true), ("fi", "kaksikymmentäkolme", true), ("fi", "kymmenen", true),
      ("fi", "kissa", false), ("de", "siebzehn", true), ("de", "sieben", true), ("de", "sie", false),
      ("fr", "17", true),
    ] as [(String, String, Bool)])
  func numberWords(locale: String, word: String, isOne: Bool) throws {
    let language =
      Language.available.contains(locale) ? try Sample.language(locale) : try Language.general(locale: locale)
    #expect(language.isNumberWord(try #require(language.tokens(word).first)) == isOne)
  }

  @Test("Several threads can read numbers at once")
  func threads() async throws {
    let language = try Language.general(locale: "fr")
    let tokens = language.tokens("deux cent trente-quatre")
    await withTaskGroup(of: SpanValue?.self) { group in
      for _ in 0..<16 { group.addTask { language.number.spans(in: tokens, at: 0).first?.value } }
      for await value in group { #expect(value == .integer(234)) }
    }
  }
}
