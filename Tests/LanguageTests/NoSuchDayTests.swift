import ParlanceLanguage
import ParlanceTemplates
import Testing

/// It is Thursday, 12 February 2026.
@Suite("Days that no calendar has")
struct NoSuchDayTests {
  @Test(
    "a day that its month does not have is told as none",
    arguments: [
      ("en", "february 30"), ("en", "on 31 April"), ("en", "the 31st of June at 5"), ("en", "February 29 2026"),
      ("en", "2026-02-30"), ("en", "on 4/31"), ("de", "am 31. Februar"), ("de", "am 31.4."), ("de", "30.02.2026"),
      ("fr", "le 30 février"), ("es", "el 31 de junio"), ("ru", "31 сентября"), ("ja", "2月30日"),
    ] as [(String, String)])
  func none(locale: String, text: String) throws {
    #expect(try value(text, locale) == .noSuchDay)
  }

  @Test(
    "what may be no day at all is not told as one",
    arguments: [("en", "4/31"), ("de", "31.4"), ("en", "february 30th street"), ("en", "30")])
  func other(locale: String, text: String) throws {
    #expect(try value(text, locale) == nil)
  }

  @Test("an hour and a number behind a comma are two hours", arguments: [("en", "at 8, 12"), ("de", "um 8 Uhr, 12")])
  func apart(locale: String, text: String) throws {
    #expect(try value(text, locale) == nil)
  }

  private func value(_ text: String, _ locale: String) throws -> SpanValue? {
    let (now, calendar) = (try Sample.moment("2026-02-12 09:30"), try Sample.berlin)
    return try Sample.value(text, locale: locale) { $0.dates(now: now, calendar: calendar) }
  }
}
