import Foundation
import ParlanceLanguage
import ParlanceTemplates
import ParlanceTestSupport
import Testing

@Suite("Numbers")
struct NumberTests {
  @Test(
    "English numbers",
    arguments: [
      ("23", 23), ("twenty three", 23), ("Twenty-three", 23), ("one hundred and five", 105), ("a hundred", 100),
      ("a thousand", 1000), ("twelve hundred", 1200), ("two thousand twenty six", 2026), ("1,000", 1000), ("-5", -5),
      ("minus five", -5), ("minus 5", -5), ("zero", 0), ("a dozen", 12), ("two dozen", 24), ("half a dozen", 6),
      ("5 million", 5_000_000), ("five million and three", 5_000_003), ("1,234,567", 1_234_567), ("3 hundred", 300),
    ] as [(String, Int)])
  func english(text: String, expected: Int) throws {
    #expect(try Sample.value(text, locale: "en") { $0.number } == .integer(expected))
  }

  @Test(
    "English numbers with a fraction",
    arguments: [
      ("3.5", 3.5), ("half", 0.5), ("a half", 0.5), ("two and a half", 2.5), ("a quarter", 0.25),
      ("three quarters", 0.75),
      ("three point one four", 3.14), ("1½", 1.5), ("½", 0.5), ("1/4", 0.25), ("2.5 million", 2_500_000),
      ("1,234.5", 1234.5),
      ("minus two and a half", -2.5), ("1.0", 1.0), ("twenty and a half", 20.5), ("minus 5.5", -5.5),
    ] as [(String, Double)])
  func englishFractions(text: String, expected: Double) throws {
    let value = try Sample.value(text, locale: "en") { $0.number }
    #expect(value == .number(expected) || value == .integer(Int(expected)))
  }

  @Test(
    "German numbers",
    arguments: [
      ("dreiundzwanzig", 23), ("drei und zwanzig", 23), ("zweihundertfünfunddreißig", 235), ("hundert", 100),
      ("tausendeins", 1001), ("neunzehnhundertneunundneunzig", 1999), ("zweitausendsechsundzwanzig", 2026),
      ("1.000", 1000),
      ("ein Dutzend", 12), ("ein halbes Dutzend", 6), ("zwei Dutzend", 24), ("eine", 1), ("null", 0),
      ("minus sieben", -7),
      ("zwei Millionen dreihunderttausend", 2_300_000), ("dreissig", 30), ("DREISSIG", 30), ("zwo", 2),
    ] as [(String, Int)])
  func german(text: String, expected: Int) throws {
    #expect(try Sample.value(text, locale: "de") { $0.number } == .integer(expected))
  }

  @Test(
    "German numbers with a fraction",
    arguments: [
      ("3,5", 3.5), ("3.5", 3.5), ("anderthalb", 1.5), ("zweieinhalb", 2.5), ("eineinhalb", 1.5), ("ein Viertel", 0.25),
      ("drei Viertel", 0.75), ("drei Komma eins vier", 3.14), ("1.234,5", 1234.5), ("ein halb", 0.5), ("halb", 0.5),
      ("zwanzigeinhalb", 20.5), ("minus 5,5", -5.5), ("zwei und eine halbe", 2.5),
    ] as [(String, Double)])
  func germanFractions(text: String, expected: Double) throws {
    #expect(try Sample.value(text, locale: "de") { $0.number } == .number(expected))
  }

  @Test(
    "What is no number is none",
    arguments: ["milk", "and", "a", "9:30", "1.2.3.4", "ninja", "one milk", "hundredth", "5th"])
  func none(text: String) throws {
    #expect(try Sample.value(text, locale: "en") { $0.number } == nil)
  }

  @Test("Every place where a number is complete is found, the longest first")
  func ends() throws {
    let language = try Sample.language("en")
    let spans = language.number.spans(in: language.tokens("two hundred and five apples"), at: 0)
    #expect(spans.map(\.end) == [4, 2, 1])
    #expect(spans.map(\.value) == [.integer(205), .integer(200), .integer(2)])
  }

  @Test("What ICU spells out is read back", arguments: ["en", "de"])
  func spelledOut(locale: String) throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = .spellOut
    let language = try Sample.language(locale)
    var random = SeededGenerator(seed: 7)
    let sample = Array(0...1200) + (0..<1500).map { _ in Int.random(in: 0...999_999, using: &random) }
    for number in sample {
      let words = try #require(formatter.string(from: NSNumber(value: number)))
      let tokens = language.tokens(words)
      let span = language.number.spans(in: tokens, at: 0).first
      #expect(span == Span(end: tokens.count, value: .integer(number)), "\(words)")
    }
  }

  @Test(
    "Every day of a month has its ordinals, and only such as there are",
    arguments: ["en", "de", "fr", "es", "ru"])
  func spokenOrdinals(locale: String) throws {
    let language = try Sample.language(locale)
    let days = language.spokenOrdinals(1...31)
    #expect(days.keys.sorted() == Array(1...31))
    guard locale == "de" else { return }
    #expect(Set(days[2] ?? []) == ["zweite", "zweiten", "zweiter", "zweites", "zweitem"])
    #expect(days[1]?.contains { $0.hasPrefix("ein") } == false)
    #expect(days[31]?.contains("einunddreißigsten") == true)
  }

  @Test(
    "Ordinals",
    arguments: [
      ("en", "first", 1), ("en", "2nd", 2), ("en", "third", 3), ("en", "twelfth", 12), ("en", "twenty first", 21),
      ("en", "thirtieth", 30), ("en", "one hundredth", 100), ("en", "hundred and fifth", 105), ("de", "zweite", 2),
      ("de", "zweiten", 2), ("de", "ersten", 1), ("de", "drittes", 3), ("de", "siebte", 7), ("de", "achter", 8),
      ("de", "2.", 2), ("de", "2te", 2), ("de", "dreiundzwanzigsten", 23), ("de", "hunderterste", 101),
      ("de", "achtzehnten", 18),
    ] as [(String, String, Int)])
  func ordinals(locale: String, text: String, expected: Int) throws {
    #expect(try Sample.value(text, locale: locale) { $0.ordinal } == .integer(expected))
  }

  @Test("What is no ordinal is none", arguments: ["two", "2", "month", "eighty", "north", "th"])
  func noOrdinal(text: String) throws {
    #expect(try Sample.value(text, locale: "en") { $0.ordinal } == nil)
  }

  @Test(
    "Durations",
    arguments: [
      ("en", "two hours", 7200), ("en", "1 h 30 min", 5400), ("en", "1h30", 5400), ("en", "an hour and a half", 5400),
      ("en", "one and a half hours", 5400), ("en", "half an hour", 1800), ("en", "a quarter of an hour", 900),
      ("en", "three quarters of an hour", 2700), ("en", "two days", 172_800), ("en", "90 seconds", 90),
      ("en", "two hours and 5 minutes", 7500), ("en", "a week", 604_800), ("en", "an hour", 3600),
      ("de", "anderthalb Stunden", 5400), ("de", "eine halbe Stunde", 1800), ("de", "eine Viertelstunde", 900),
      ("de", "zwei Stunden und zehn Minuten", 7800), ("de", "eine Woche", 604_800), ("de", "dreiviertel Stunde", 2700),
      ("de", "zweieinhalb Stunden", 9000), ("de", "1 Std 15 Min", 4500),
    ] as [(String, String, Double)])
  func durations(locale: String, text: String, expected: Double) throws {
    #expect(try Sample.value(text, locale: locale) { $0.duration } == .duration(seconds: expected))
  }

  @Test("No text breaks a recogniser", arguments: ["en", "de", "es", "fr", "ja", "ru"])
  func anyText(locale: String) throws {
    let language = try Sample.language(locale)
    let words = language.tokens(
      "a and two hundred million half quarter dozen minus point 9999999999999999999 -0 1/0 99:99 31.2. 0 hour in on at past the und ein halb vor in am tausend Stunden te 2026-13-45 \(Int.max) 1e9 quatre-vingt dix et demie dans y media через полчаса в половине первого 三百五十日後 午後 時半"
    ).map(\.text)
    let dates = try language.dates(now: Sample.moment("2026-02-12 09:30"), calendar: Sample.berlin)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let count = Int.random(in: 1...14, using: &random)
      let text = (0..<count).compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
      let tokens = language.tokens(text)
      for start in tokens.indices {
        for recognizer in [language.number, language.ordinal, language.duration, dates] {
          for span in recognizer.spans(in: tokens, at: start) {
            #expect(span.end > start && span.end <= tokens.count)
          }
        }
      }
    }
  }
}
