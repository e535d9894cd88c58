import Foundation
import ParlanceLanguage
import ParlanceTemplates
import Testing

/// It is Tuesday, 24 November 2026, half past nine.
@Suite("Feasts, and what is no date")
struct FeastTests {
  private static var now: String { "2026-11-24 09:30" }

  @Test(
    "Feasts are days",
    arguments: [
      ("en", "on christmas eve at 6", "2026-12-24 18:00"), ("en", "christmas day", "2026-12-25"),
      ("en", "on new year's eve at 8", "2026-12-31 08:00"), ("en", "on thanksgiving at 3", "2026-11-26 15:00"),
      ("en", "by easter", "2027-03-28"), ("en", "good friday", "2027-03-26"), ("en", "friday the 13th", "2027-08-13"),
      ("de", "an Heiligabend um 6", "2026-12-24 18:00"), ("de", "am ersten Weihnachtstag", "2026-12-25"),
      ("de", "Ostermontag", "2027-03-29"), ("de", "am zweiten Advent", "2026-12-06"),
      ("de", "an Pfingsten", "2027-05-16"),
      ("fr", "la veille de Noël à 20h", "2026-12-24 20:00"), ("fr", "le lundi de Pâques", "2027-03-29"),
      ("es", "en Nochebuena a las nueve", "2026-12-24 09:00"), ("es", "para Reyes", "2027-01-06"),
      ("ru", "в новогоднюю ночь в девять", "2026-12-31 09:00"), ("ru", "на рождество", "2027-01-07"),
      ("ja", "大晦日の夜九時に", "2026-12-31 21:00"), ("ja", "元日に", "2027-01-01"),
    ] as [(String, String, String)])
  func feasts(locale: String, text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: locale, now: Self.now) == expected)
  }

  @Test(
    "Deadlines, weeks and weekends are the days that people mean",
    arguments: [
      ("ru", "до 15 декабря", "2026-12-15"), ("ru", "к 15 декабря", "2026-12-15"), ("ru", "до 20 января", "2027-01-20"),
      ("ru", "до 5 мая", "2027-05-05"), ("ru", "3-го в 14:30", "2026-12-03 14:30"),
      ("ru", "на завтрашний вечер", "2026-11-25 19:00"), ("en", "before 6 pm", "2026-11-24 18:00"),
      ("en", "by 6", "2026-11-24 18:00"), ("en", "first thing tomorrow", "2026-11-25 08:00"),
      ("en", "on 1.12.", "2026-12-01"), ("de", "heute in 8 Tagen", "2026-12-01"),
      ("de", "Montag in acht Tagen", "2026-12-07"), ("de", "gleich morgen früh", "2026-11-25 08:00"),
      ("en", "tomorrow, no, friday", "2026-11-27"), ("de", "morgen, nein, Freitag", "2026-11-27"),
      ("en", "at 12", "2026-11-24 12:00"), ("en", "at 5 I mean 6", "2026-11-24 18:00"),
      ("en", "at five, no, six", "2026-11-24 18:00"), ("en", "tomorrow at 5 uh 6", "2026-11-25 18:00"),
      ("en", "at 5:30 pm or rather 6 pm", "2026-11-24 18:00"),
      ("de", "um 17 Uhr, ich meine 18 Uhr", "2026-11-24 18:00"),
      ("fr", "à 17 h euh 18 h", "2026-11-24 18:00"), ("es", "a las 17, digo, 18", "2026-11-24 18:00"),
      ("ru", "в 17 точнее 18", "2026-11-24 18:00"),
    ] as [(String, String, String)])
  func deadlines(locale: String, text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: locale, now: Self.now) == expected)
  }

  @Test(
    "A part of today that is over is no moment of the past",
    arguments: [
      ("en", "tonight", "2026-11-28 23:30", "2026-11-28 23:59"),
      ("de", "heute Abend", "2026-11-29 22:20", "2026-11-29 23:59"),
      ("en", "at 12", "2026-11-24 12:00", "2026-11-25 12:00"), ("en", "next week", "2026-11-28 10:00", "2026-11-30"),
      ("en", "this weekend", "2026-11-28 10:00", "2026-11-28"),
      ("en", "this weekend", "2026-11-29 00:20", "2026-11-29"),
    ])
  func late(locale: String, text: String, now: String, expected: String) throws {
    #expect(try Sample.date(text, locale: locale, now: now) == expected)
  }

  @Test(
    "A time behind a day that nobody knows, or that there is none of, is not today's",
    arguments: [
      ("en", "dinner on my birthday at 7"), ("en", "call on feb 30 at 5"),
      ("en", "meeting on the 31st of november at 9"),
      ("en", "call on sports day at 5"), ("de", "Essen an meinem Geburtstag um 7"),
      ("de", "füge a am 30. Februar hinzu"),
      ("fr", "dîner pour son anniversaire à 20h"), ("ja", "誕生日9時に"),
      ("en", "work from 9 at 5"), ("en", "work 9 to 5"), ("fr", "dormir 8 heures"),
      ("es", "trabajar 3 horas"), ("ru", "сон 8 часов"), ("ja", "明日香に電話"), ("ja", "今日子さん"), ("ja", "朝ご飯を買う"),
      ("ja", "昼食を作る"), ("ja", "日曜大工をする"), ("ja", "8時間寝る"), ("ja", "来年度の予算"), ("ja", "7時45分の電車"),
      ("ja", "三時のおやつ"),
    ] as [(String, String)])
  func none(locale: String, text: String) throws {
    let language = try Sample.language(locale)
    let tokens = language.tokens(text)
    let recognizer = try language.dates(now: Sample.moment(Self.now), calendar: Sample.berlin)
    #expect(tokens.indices.allSatisfy { recognizer.spans(in: tokens, at: $0).allSatisfy { $0.value == .noSuchDay } })
  }

  @Test(
    "Of what has been a day is the last such",
    arguments: [
      ("on friday", "2026-11-20"), ("monday", "2026-11-23"), ("tuesday", "2026-11-24"), ("on the 30th", "2026-10-30"),
      ("december 3", "2025-12-03"), ("yesterday", "2026-11-23"),
    ])
  func past(text: String, expected: String) throws {
    let language = try Sample.language("en")
    let tokens = language.tokens(text)
    let calendar = try Sample.berlin
    let recognizer = try language.dates(now: Sample.moment(Self.now), calendar: calendar, arePast: true)
    let span = try #require(recognizer.spans(in: tokens, at: 0).first)
    #expect(span.end == tokens.count)
    let moment = try Sample.moment(expected + " 00:00").timeIntervalSinceReferenceDate
    #expect(span.value == .instant(seconds: moment, precision: .day))
  }
}
