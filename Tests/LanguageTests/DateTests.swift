import Foundation
import ParlanceLanguage
import ParlanceTemplates
import Testing

/// It is Thursday, 12 February 2026, half past nine, unless said otherwise.
@Suite("Dates")
struct DateTests {
  @Test(
    "English days",
    arguments: [
      ("today", "2026-02-12"), ("tomorrow", "2026-02-13"), ("the day after tomorrow", "2026-02-14"),
      ("yesterday", "2026-02-11"), ("on Friday", "2026-02-13"), ("Thursday", "2026-02-19"),
      ("next Monday", "2026-02-16"),
      ("this Sunday", "2026-02-15"), ("last Thursday", "2026-02-05"), ("Friday next week", "2026-02-20"),
      ("in 3 days", "2026-02-15"), ("in a week", "2026-02-19"), ("in two weeks", "2026-02-26"),
      ("2 days ago", "2026-02-10"),
      ("in a month", "2026-03-12"), ("next week", "2026-02-16"), ("next month", "2026-03-01"),
      ("end of the month", "2026-02-28"), ("at the end of next month", "2026-03-31"),
      ("the end of the year", "2026-12-31"),
      ("on 3 March", "2026-03-03"), ("March 3rd", "2026-03-03"), ("the third of March", "2026-03-03"),
      ("March 3 2027", "2027-03-03"), ("3 March twenty twenty seven", "2027-03-03"), ("January 5", "2027-01-05"),
      ("February 12", "2026-02-12"), ("the 5th", "2026-03-05"), ("on the 31st", "2026-03-31"),
      ("2026-03-03", "2026-03-03"), ("17-02-2026", "2026-02-17"), ("02-17-2026", "2026-02-17"),
      ("03-04-2026", "2026-03-04"), ("17/02/2026", "2026-02-17"), ("12-14 March", "2026-03-12"),
      ("from March 3 to March 5", "2026-03-03"),
      ("3/4", "2026-03-04"), ("3.4.2026", "2026-04-03"), ("February 29", "2028-02-29"),
      ("Friday, March 6", "2026-03-06"),
      ("the end of May", "2026-05-31"), ("in March", "2026-03-01"), ("by the end of February", "2026-02-28"),
      ("the first of the month", "2026-03-01"), ("Monday the 2nd", "2026-03-02"),
    ] as [(String, String)])
  func english(text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: "en") == expected)
  }

  @Test(
    "English moments",
    arguments: [
      ("at 5 pm", "2026-02-12 17:00"), ("at 5pm", "2026-02-12 17:00"), ("at 5", "2026-02-12 17:00"),
      ("at 11", "2026-02-12 11:00"), ("at 9", "2026-02-12 21:00"), ("at 8 am", "2026-02-13 08:00"),
      ("2-3pm", "2026-02-12 14:00"), ("10-11am", "2026-02-12 10:00"), ("11-1pm", "2026-02-12 11:00"),
      ("12-1pm", "2026-02-12 12:00"), ("from 9am to 5pm", "2026-02-13 09:00"), ("11-1am", "2026-02-12 23:00"),
      ("14:00-15:30", "2026-02-12 14:00"), ("from 10:30 to 12", "2026-02-12 10:30"), ("9:30-1pm", "2026-02-13 09:30"),
      ("at 9:30", "2026-02-12 21:30"), ("at 09:30", "2026-02-13 09:30"), ("at 17:45", "2026-02-12 17:45"),
      ("five o'clock", "2026-02-12 17:00"), ("at five thirty pm", "2026-02-12 17:30"), ("noon", "2026-02-12 12:00"),
      ("midnight", "2026-02-13 00:00"), ("12 am", "2026-02-13 00:00"), ("12 pm", "2026-02-12 12:00"),
      ("tomorrow at half past five", "2026-02-13 17:30"), ("tomorrow at 8", "2026-02-13 08:00"),
      ("tomorrow at noon", "2026-02-13 12:00"), ("at 5 pm tomorrow", "2026-02-13 17:00"),
      ("Friday at quarter to nine", "2026-02-13 08:45"), ("ten past six tomorrow", "2026-02-13 18:10"),
      ("tomorrow morning", "2026-02-13 09:00"), ("tomorrow morning at 8", "2026-02-13 08:00"),
      ("tonight", "2026-02-12 20:00"), ("this evening", "2026-02-12 19:00"), ("tonight at 9", "2026-02-12 21:00"),
      ("in two hours", "2026-02-12 11:30"), ("in half an hour", "2026-02-12 10:00"),
      ("in 90 minutes", "2026-02-12 11:00"),
      ("20 minutes ago", "2026-02-12 09:10"), ("an hour ago", "2026-02-12 08:30"),
      ("yesterday at 5 pm", "2026-02-11 17:00"),
      ("on March 3rd at 5:15 pm", "2026-03-03 17:15"), ("2026-03-03T09:15", "2026-03-03 09:15"),
      ("at 8 in the evening", "2026-02-12 20:00"), ("at 2 at night", "2026-02-13 02:00"), ("now", "2026-02-12 09:30"),
      ("this morning", "2026-02-12 09:00"), ("today at 5", "2026-02-12 17:00"),
    ] as [(String, String)])
  func englishMoments(text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: "en") == expected)
  }

  @Test(
    "German days",
    arguments: [
      ("heute", "2026-02-12"), ("morgen", "2026-02-13"), ("übermorgen", "2026-02-14"), ("gestern", "2026-02-11"),
      ("vorgestern", "2026-02-10"), ("am Freitag", "2026-02-13"), ("nächsten Montag", "2026-02-16"),
      ("Donnerstag", "2026-02-19"), ("letzten Freitag", "2026-02-06"), ("nächste Woche Freitag", "2026-02-20"),
      ("in drei Tagen", "2026-02-15"), ("in einer Woche", "2026-02-19"), ("vor zwei Tagen", "2026-02-10"),
      ("in einem Monat", "2026-03-12"), ("nächste Woche", "2026-02-16"), ("am Ende des Monats", "2026-02-28"),
      ("Ende des Monats", "2026-02-28"), ("am 3. März", "2026-03-03"), ("am dritten März", "2026-03-03"),
      ("3.3.", "2026-03-03"), ("am 3.3.2027", "2027-03-03"), ("3.3.27", "2027-03-03"), ("am 5.", "2026-03-05"),
      ("am fünften Januar", "2027-01-05"), ("Freitag, den 6. März", "2026-03-06"), ("am dritten Dritten", "2026-03-03"),
      ("am Sonnabend", "2026-02-14"), ("2026-03-03", "2026-03-03"), ("bis Freitag", "2026-02-13"),
      ("bis Ende der Woche", "2026-02-15"), ("Ende Mai", "2026-05-31"), ("im März", "2026-03-01"),
      ("Freitag der 13.", "2026-02-13"), ("am 24. Dezember", "2026-12-24"),
    ] as [(String, String)])
  func german(text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: "de") == expected)
  }

  @Test(
    "German moments",
    arguments: [
      ("um 17 Uhr", "2026-02-12 17:00"), ("um fünf", "2026-02-12 17:00"), ("um 9:30", "2026-02-13 09:30"),
      ("um 9.45 Uhr", "2026-02-12 09:45"), ("um 17 Uhr 30", "2026-02-12 17:30"),
      ("morgen um halb sechs", "2026-02-13 17:30"),
      ("um halb eins", "2026-02-12 12:30"), ("viertel nach acht", "2026-02-12 20:15"),
      ("viertel vor acht", "2026-02-12 19:45"),
      ("dreiviertel acht", "2026-02-12 19:45"), ("fünf vor halb sechs", "2026-02-12 17:25"),
      ("morgen früh", "2026-02-13 08:00"), ("heute Abend", "2026-02-12 19:00"),
      ("morgen Abend um acht", "2026-02-13 20:00"),
      ("um acht Uhr abends", "2026-02-12 20:00"), ("um 2 Uhr nachts", "2026-02-13 02:00"),
      ("Mitternacht", "2026-02-13 00:00"),
      ("mittags", "2026-02-12 12:00"), ("in zwei Stunden", "2026-02-12 11:30"),
      ("in anderthalb Stunden", "2026-02-12 11:00"),
      ("vor einer Stunde", "2026-02-12 08:30"), ("in einer halben Stunde", "2026-02-12 10:00"),
      ("am Freitag um 15 Uhr", "2026-02-13 15:00"), ("um 15 Uhr am Freitag", "2026-02-13 15:00"),
      ("Freitag Nachmittag", "2026-02-13 15:00"), ("jetzt", "2026-02-12 09:30"),
      ("heute um 20 Uhr", "2026-02-12 20:00"),
    ] as [(String, String)])
  func germanMoments(text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: "de") == expected)
  }

  @Test(
    "A day that does not exist is refused",
    arguments: [
      ("en", "31 February"), ("en", "February 30"), ("en", "2026-02-29"), ("en", "2026-13-01"), ("en", "the 32nd"),
      ("de", "am 31. Februar"), ("de", "31.2."), ("de", "29.2.2027"), ("en", "at 25 o'clock"), ("en", "13:00 am"),
      ("en", "in 99999999999 days"), ("en", "in 1.5 days"), ("en", "in 9000000000000000 hours"), ("en", "may"),
      ("en", "5"),
    ] as [(String, String)])
  func refused(locale: String, text: String) throws {
    #expect(try Sample.date(text, locale: locale) == nil)
  }

  @Test(
    "Months end where they end",
    arguments: [
      ("in a month", "2026-01-31 10:00", "2026-02-28"), ("end of the month", "2028-02-03 10:00", "2028-02-29"),
      ("the 31st", "2026-04-01 10:00", "2026-05-31"), ("the 30th", "2026-01-31 10:00", "2026-03-30"),
      ("tomorrow", "2026-12-31 23:59", "2027-01-01"), ("next month", "2026-12-31 23:59", "2027-01-01"),
    ])
  func monthEnds(text: String, now: String, expected: String) throws {
    #expect(try Sample.date(text, locale: "en", now: now) == expected)
  }

  @Test(
    "Clocks that are put forward or back lose no day and no hour",
    arguments: [
      ("tomorrow", "2026-03-28 12:00", "2026-03-29"), ("in 2 days", "2026-03-28 12:00", "2026-03-30"),
      ("tomorrow at 2:30 am", "2026-03-28 12:00", "2026-03-29 03:30"),
      ("in 2 hours", "2026-03-29 01:30", "2026-03-29 04:30"),
      ("tomorrow at 5 pm", "2026-10-24 12:00", "2026-10-25 17:00"), ("in a week", "2026-10-20 12:00", "2026-10-27"),
      ("end of the month", "2026-10-01 12:00", "2026-10-31"), ("midnight", "2026-03-28 12:00", "2026-03-29 00:00"),
    ])
  func daylightSaving(text: String, now: String, expected: String) throws {
    #expect(try Sample.date(text, locale: "en", now: now) == expected)
  }

  @Test("A region decides how digits are read")
  func regions() throws {
    #expect(try Sample.date("3/4", locale: "en-GB") == "2026-04-03")
    #expect(try Sample.date("3/4", locale: "en-US") == "2026-03-04")
    for region in ["AU", "IE", "IN", "NZ", "ZA", "SE", "JM"] {
      #expect(try Sample.date("3/4", locale: "en-\(region)") == "2026-04-03")
    }
    #expect(try Sample.date("3/4", locale: "en-PH") == "2026-03-04")
    #expect(try Sample.date("3/4", locale: "fr-CA") == "2026-03-04")
    #expect(try Sample.date("3/4", locale: "es-MX") == "2026-04-03")
  }

  @Test("A date is found inside an utterance, and the shorter ones too")
  func inside() throws {
    let language = try Sample.language("en")
    let tokens = language.tokens("call mum tomorrow at 5 pm please")
    let dates = try language.dates(now: Sample.moment("2026-02-12 09:30"), calendar: Sample.berlin)
    #expect(dates.spans(in: tokens, at: 2).first?.end == 6)
    #expect(dates.spans(in: tokens, at: 2).contains { $0.end == 3 })
    #expect(dates.spans(in: tokens, at: 0).isEmpty)
  }
}
