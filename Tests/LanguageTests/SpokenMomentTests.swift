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
    ] as [(String, String, String)])
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
    ] as [(String, String, String)])
  func days(locale: String, text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: locale) == expected)
  }

  @Test(
    "What has to be done before a day is due on the day before it, unless a time is said",
    arguments: [
      ("en", "before Monday", "2026-02-15"), ("en", "before Monday at 5", "2026-02-16 17:00"),
      ("en", "before the 20th", "2026-02-19"), ("en", "before next week", "2026-02-15"),
      ("en", "before tomorrow", "2026-02-12"), ("de", "vor Montag", "2026-02-15"),
      ("de", "vor dem 20.", "2026-02-19"), ("fr", "avant lundi", "2026-02-15"),
      ("fr", "avant le 20 février", "2026-02-19"), ("es", "antes del lunes", "2026-02-15"),
      ("ja", "月曜日より前に", "2026-02-15"),
    ] as [(String, String, String)])
  func before(locale: String, text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: locale) == expected)
  }

  @Test(
    "Words around a date that change nothing of it belong to it",
    arguments: [
      ("en", "no later than Monday", "2026-02-16"), ("en", "Monday at the latest", "2026-02-16"),
      ("en", "tomorrow if possible", "2026-02-13"), ("en", "starting Monday", "2026-02-16"),
      ("de", "spätestens am Montag", "2026-02-16"), ("de", "morgen wenn möglich", "2026-02-13"),
      ("fr", "lundi au plus tard", "2026-02-16"), ("es", "el lunes a más tardar", "2026-02-16"),
      ("ru", "не позднее понедельника", "2026-02-16"), ("ja", "遅くとも月曜日までに", "2026-02-16"),
    ] as [(String, String, String)])
  func frames(locale: String, text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: locale) == expected)
  }

  @Test(
    "A part of the day early or late",
    arguments: [
      ("en", "early tomorrow", "2026-02-13 08:00"), ("en", "late tomorrow afternoon", "2026-02-13 17:00"),
      ("en", "Friday by close of business", "2026-02-13 17:00"), ("en", "around 4", "2026-02-12 16:00"),
      ("en", "after 5", "2026-02-12 17:00"), ("en", "tomorrow after 5 pm", "2026-02-13 17:00"),
      ("de", "morgen am späten Nachmittag", "2026-02-13 17:00"),
    ])
  func earlyAndLate(locale: String, text: String, expected: String) throws {
    #expect(try Sample.date(text, locale: locale) == expected)
  }

  @Test(
    "Of what has been a part of today is over, goes on, or is to come",
    arguments: [
      ("this afternoon", "2026-02-12 14:00", "2026-02-12 14:00"),
      ("this afternoon", "2026-02-12 18:30", "2026-02-12 15:00"),
      ("this afternoon", "2026-02-12 10:00", "2026-02-12 15:00"),
      ("this evening", "2026-02-12 18:30", "2026-02-12 18:30"),
      ("tonight", "2026-02-12 10:00", "2026-02-12 20:00"), ("tonight", "2026-02-12 01:30", "2026-02-12 01:30"),
      ("in the evening", "2026-02-12 10:00", "2026-02-11 19:00"),
      ("this morning", "2026-02-12 08:00", "2026-02-12 08:00"),
      ("this evening at 7", "2026-02-12 18:30", "2026-02-12 19:00"),
    ])
  func pastParts(text: String, now: String, expected: String) throws {
    #expect(try Sample.date(text, locale: "en", now: now, arePast: true) == expected)
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
