import Foundation
import ParlanceDiagnostics
import ParlanceTemplates
import Testing

@testable import ParlanceLanguage

/// It is Thursday, 12 February 2026, half past nine.
@Suite("What Unicode knows of languages without a data file")
struct GeneralDataTests {
  @Test(
    "Days, times and what is so far from now are read by their names",
    arguments: [
      ("it", "domani", "2026-02-13"), ("it", "dopodomani", "2026-02-14"), ("it", "oggi", "2026-02-12"),
      ("it", "venerdì", "2026-02-13"), ("it", "venerdi", "2026-02-13"), ("it", "5 marzo", "2026-03-05"),
      ("it", "5 marzo 2027", "2027-03-05"), ("it", "lunedì 15:30", "2026-02-16 15:30"),
      ("it", "12/03/2026", "2026-03-12"), ("it", "venerdì alle 17:00", "2026-02-13 17:00"),
      ("nl", "morgen om 17:30", "2026-02-13 17:30"), ("pl", "jutro o 17:30", "2026-02-13 17:30"),
      ("it", "tra 3 giorni", "2026-02-15"), ("it", "tra tre giorni", "2026-02-15"),
      ("it", "tra 2 ore", "2026-02-12 11:30"), ("it", "l'altro ieri", "2026-02-10"),
      ("nl", "morgen", "2026-02-13"), ("nl", "maandag 15:30", "2026-02-16 15:30"), ("nl", "over 2 weken", "2026-02-26"),
      ("nl", "12-03-2026", "2026-03-12"), ("pl", "jutro", "2026-02-13"), ("pl", "5 marca", "2026-03-05"),
      ("pl", "za 2 godziny", "2026-02-12 11:30"), ("pl", "12.03.2026", "2026-03-12"),
      ("pt", "depois de amanhã", "2026-02-14"), ("pt", "3 de março de 2027", "2027-03-03"),
      ("pt", "segunda-feira", "2026-02-16"), ("fi", "huomenna", "2026-02-13"), ("fi", "5. maaliskuuta", "2026-03-05"),
      ("sv", "i övermorgon", "2026-02-14"), ("tr", "yarın", "2026-02-13"), ("tr", "3 gün sonra", "2026-02-15"),
      ("zh", "明天", "2026-02-13"), ("ko", "내일", "2026-02-13"), ("cs", "zítra", "2026-02-13"),
      ("uk", "післязавтра", "2026-02-14"),
    ] as [(String, String, String)])
  func dates(locale: String, text: String, expected: String) throws {
    let language = try Language.general(locale: locale)
    #expect(try Sample.date(text, in: language) == expected)
  }

  @Test("A time behind a day of which more is said is none of today's", arguments: ["martedì prossimo alle 17:00"])
  func timeBehindDay(text: String) throws {
    let language = try Language.general(locale: "it")
    let tokens = language.tokens(text)
    let dates = language.dates(now: Date(timeIntervalSinceReferenceDate: 0), calendar: Calendar(identifier: .gregorian))
    #expect(dates.spans(in: tokens, at: tokens.count - 1).isEmpty)
  }

  @Test(
    "Lengths of time are read by the names of their units",
    arguments: [
      ("it", "5 minuti", 300), ("it", "un'ora", 3600), ("nl", "2 weken", 1_209_600), ("pl", "5 godzin", 18_000),
      ("pl", "2 godziny", 7200), ("fi", "3 päivää", 259_200), ("tr", "5 dakika", 300),
    ] as [(String, String, Double)])
  func durations(locale: String, text: String, seconds: Double) throws {
    let language = try Language.general(locale: locale)
    let tokens = language.tokens(text)
    let span = language.duration.spans(in: tokens, at: 0).first { $0.end == tokens.count }
    #expect(span?.value == .duration(seconds: seconds))
  }

  @Test(
    "What Unicode has of a language can be read",
    arguments: [
      "af", "am", "ar", "az", "be", "bg", "bn", "bs", "ca", "cs", "cy", "da", "el", "et", "eu", "fa", "fi", "ga", "gl",
      "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ka", "kk", "km", "kn", "ko", "ky", "lo", "lt", "lv", "mk",
      "ml", "mn", "mr", "ms", "my", "nb", "ne", "nl", "pa", "pl", "pt-BR", "ro", "sk", "sl", "sq", "sr-Latn", "sv",
      "sw",
      "ta", "te", "th", "tlh", "tr", "uk", "ur", "uz", "vi", "zh-CN", "zh-Hant-HK", "zu",
    ])
  func whole(locale: String) throws {
    let grammar = try #require(try Language.general(locale: locale).parts.grammar)
    try grammar.dates.get().check()
    try grammar.durations.get().check()
    _ = try (grammar.numbers.get(), grammar.ordinals.get(), grammar.measures.get(), grammar.singulars.get())
    try grammar.answers.get().check()
  }

  @Test("Short answers are those of English, in which the dialog speaks then")
  func answers() throws {
    let italian = try Language.general(locale: "it")
    #expect(italian.isYes(italian.tokens("yes")) == true && italian.isYes(italian.tokens("no")) == false)
    #expect(italian.builtIn(italian.tokens("cancel")) == .cancel && italian.builtIn(italian.tokens("undo")) == .undo)
    #expect(italian.isYes(italian.tokens("domani")) == nil && italian.stopWords.isEmpty)
  }
}
