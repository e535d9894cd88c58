import ParlanceLanguage
import Testing

/// It is Thursday, 12 February 2026, half past nine.
@Suite("Moments of several parts")
struct SpokenMomentTests {
  @Test(
    "A day, a part of it and an hour are one moment, in any order",
    arguments: [
      ("en", "at 8 tomorrow morning", "2026-02-13 08:00"), ("en", "at 7 on Friday evening", "2026-02-13 19:00"),
      ("en", "tomorrow at 8 in the evening", "2026-02-13 20:00"), ("en", "tonight at 12", "2026-02-13 00:00"),
      ("en", "tomorrow night at 1", "2026-02-14 01:00"), ("en", "this evening at 7:30", "2026-02-12 19:30"),
      ("de", "morgen Abend um halb acht", "2026-02-13 19:30"), ("de", "heute Nacht um 2", "2026-02-13 02:00"),
      ("de", "um 8 morgen früh", "2026-02-13 08:00"), ("de", "mittags um 1", "2026-02-12 13:00"),
      ("de", "heute Abend um viertel vor neun", "2026-02-12 20:45"), ("de", "gegen Abend", "2026-02-12 19:00"),
      ("fr", "ce soir à 8 heures", "2026-02-12 20:00"), ("fr", "vendredi soir à 20 heures", "2026-02-13 20:00"),
      ("fr", "cet après-midi à 3 h", "2026-02-12 15:00"),
      ("fr", "ce soir à huit heures et demie", "2026-02-12 20:30"),
      ("fr", "demain matin à 9 heures", "2026-02-13 09:00"),
      ("es", "esta noche a las 9", "2026-02-12 21:00"), ("es", "mañana por la tarde a las 6", "2026-02-13 18:00"),
      ("es", "esta tarde a las 6", "2026-02-12 18:00"),
      ("es", "el viernes por la noche a las nueve", "2026-02-13 21:00"),
      ("es", "esta noche a las nueve y media", "2026-02-12 21:30"),
      ("ru", "сегодня вечером в 8", "2026-02-12 20:00"), ("ru", "завтра утром в 9", "2026-02-13 09:00"),
      ("ru", "3 декабря в десять пятнадцать", "2026-12-03 10:15"), ("ru", "завтра в полдесятого", "2026-02-13 09:30"),
      ("ja", "今夜9時", "2026-02-12 21:00"), ("ja", "明日の朝8時", "2026-02-13 08:00"),
      ("ja", "明日の夜の9時に", "2026-02-13 21:00"),
    ])
  func moments(locale: String, text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: locale) == expected)
  }

  @Test(
    "A day can be counted from another day",
    arguments: [
      ("en", "two days from now", "2026-02-14"), ("en", "a week from Friday", "2026-02-20"),
      ("en", "two weeks from tomorrow", "2026-02-27"), ("en", "the 5th of next month", "2026-03-05"),
      ("en", "in a fortnight", "2026-02-26"), ("en", "Monday the week after next", "2026-02-23"),
      ("en", "a month from today", "2026-03-12"),
      ("de", "Freitag in einer Woche", "2026-02-20"), ("de", "am Montag in zwei Wochen", "2026-03-02"),
      ("de", "übernächste Woche Montag", "2026-02-23"), ("de", "am 5. nächsten Monats", "2026-03-05"),
      ("de", "am Freitag den 13.", "2026-02-13"),
      ("fr", "lundi en huit", "2026-02-23"), ("fr", "dans quinze jours", "2026-02-26"),
      ("fr", "dans huit jours", "2026-02-19"), ("fr", "fin de mois", "2026-02-28"), ("fr", "le 5", "2026-03-05"),
      ("fr", "le 5 du mois prochain", "2026-03-05"),
      ("es", "para fin de mes", "2026-02-28"), ("es", "dentro de quince días", "2026-02-26"),
      ("es", "el 5 del mes que viene", "2026-03-05"), ("es", "el viernes en ocho días", "2026-02-20"),
      ("ru", "в пятницу через неделю", "2026-02-20"), ("ru", "5 числа следующего месяца", "2026-03-05"),
      ("ja", "再来週の金曜日", "2026-02-27"), ("ja", "来月の5日に", "2026-03-05"), ("ja", "来月5日", "2026-03-05"),
      ("ja", "再来月", "2026-04-01"),
    ])
  func days(locale: String, text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: locale) == expected)
  }

  @Test(
    "How long something lasts is no time of day",
    arguments: [("ru", "на два дня"), ("ru", "на три дня"), ("en", "for two days"), ("de", "auf drei Tage")])
  func lengths(locale: String, text: String) throws {
    #expect(try Sample.date(text, locale: locale) == nil)
  }

  @Test("A question is told from a request that is put as one")
  func questions() throws {
    let russian = try Sample.language("ru")
    #expect(russian.opensQuestion(russian.tokens("нужно ли мне купить хлеб")))
    #expect(russian.requests(russian.tokens("не мог бы ты добавить молоко")))
    let german = try Sample.language("de")
    #expect(german.opensQuestion(german.tokens("habe ich Milch erledigt")))
    #expect(!german.opensQuestion(german.tokens("Milch habe ich erledigt")))
    let japanese = try Sample.language("ja")
    #expect(japanese.requests(japanese.tokens("牛乳を追加してくれる")))
  }
}
