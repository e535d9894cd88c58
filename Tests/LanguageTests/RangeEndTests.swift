import Foundation
import ParlanceLanguage
import ParlanceTemplates
import Testing

/// It is Thursday, 12 February 2026, half past nine.
@Suite("Ends of ranges")
struct RangeEndTests {
  @Test(
    "Both ends of a range are on the day that is said once, and the end is behind the beginning",
    arguments: [
      ("en", "between 2 and 5", "02-12 14:00 – 02-12 17:00"),
      ("en", "between 2 and 5 tomorrow", "02-13 14:00 – 02-13 17:00"),
      ("en", "tomorrow from 9 to 5", "02-13 09:00 – 02-13 17:00"),
      ("en", "from 10pm to 2am", "02-12 22:00 – 02-13 02:00"),
      ("en", "between 11 and 1 pm on Saturday", "02-14 11:00 – 02-14 13:00"),
      ("en", "between 10am and noon", "02-12 10:00 – 02-12 12:00"), ("en", "2-3pm", "02-12 14:00 – 02-12 15:00"),
      ("en", "from Monday to Wednesday", "02-16 00:00 – 02-19 00:00"),
      ("en", "from the 3rd to the 7th of March", "03-03 00:00 – 03-08 00:00"),
      ("en", "between Monday and Wednesday", "02-16 00:00 – 02-19 00:00"),
      ("en", "from the 20th to the 25th", "02-20 00:00 – 02-26 00:00"),
      ("en", "between 2 and 5 March", "03-02 00:00 – 03-06 00:00"),
      ("en", "from the 10th to the 14th", "02-10 00:00 – 02-15 00:00"),
      ("en", "from the 27th to the 31st", "02-27 00:00 – 03-01 00:00"),
      ("ru", "с 20 по 25", "02-20 00:00 – 02-26 00:00"), ("ru", "с 14 до 17", "02-12 14:00 – 02-12 17:00"),
      ("de", "zwischen heute und Dienstag", "02-12 00:00 – 02-18 00:00"),
      ("fr", "entre le 20 et le 25 mars", "03-20 00:00 – 03-26 00:00"),
      ("es", "entre el lunes y el viernes", "02-16 00:00 – 02-21 00:00"),
      ("ru", "между понедельником и четвергом", "02-16 00:00 – 02-20 00:00"),
      ("ja", "月曜日と水曜日の間", "02-16 00:00 – 02-19 00:00"),
      ("en", "from tomorrow to the 20th", "02-13 00:00 – 02-21 00:00"),
      ("en", "between today and next Friday", "02-12 00:00 – 02-21 00:00"),
      ("en", "from tomorrow to next week", "02-13 00:00 – 02-23 00:00"),
      ("de", "von morgen bis nächsten Mittwoch", "02-13 00:00 – 02-19 00:00"),
      ("fr", "de demain à mercredi prochain", "02-13 00:00 – 02-19 00:00"),
      ("es", "entre hoy y el viernes", "02-12 00:00 – 02-14 00:00"),
      ("ru", "с завтра по воскресенье", "02-13 00:00 – 02-16 00:00"),
      ("de", "zwischen 14 und 17 Uhr", "02-12 14:00 – 02-12 17:00"),
      ("de", "morgen von 9 bis 12", "02-13 09:00 – 02-13 12:00"),
      ("de", "von Freitag bis Montag", "02-13 00:00 – 02-17 00:00"),
      ("fr", "entre 14h et 16h", "02-12 14:00 – 02-12 16:00"),
      ("fr", "demain de 10h à midi", "02-13 10:00 – 02-13 12:00"),
      ("fr", "de vendredi à dimanche", "02-13 00:00 – 02-16 00:00"),
      ("es", "entre las 3 y las 5", "02-12 15:00 – 02-12 17:00"),
      ("es", "mañana de 2 a 4", "02-13 14:00 – 02-13 16:00"),
      ("es", "de viernes a domingo", "02-13 00:00 – 02-16 00:00"),
      ("ru", "завтра с 15 до 17", "02-13 15:00 – 02-13 17:00"),
      ("ja", "15時から17時まで", "02-12 15:00 – 02-12 17:00"),
      ("ja", "明日10時から12時30分まで", "02-13 10:00 – 02-13 12:30"),
      ("ja", "金曜日から日曜日まで", "02-13 00:00 – 02-16 00:00"),
    ] as [(String, String, String)])
  func both(locale: String, text: String, expected: String) throws {
    #expect(try ends(text, locale) == expected)
  }

  @Test(
    "A limit is one end by itself",
    arguments: [
      ("en", "after 3", "02-12 15:00 –"), ("en", "tomorrow after 3", "02-13 15:00 –"),
      ("en", "before noon", "– 02-12 12:00"), ("en", "until 5", "– 02-12 17:00"),
      ("en", "after Friday", "02-14 00:00 –"), ("en", "after next week", "02-23 00:00 –"),
      ("de", "nach nächster Woche", "02-23 00:00 –"), ("fr", "après la semaine prochaine", "02-23 00:00 –"),
      ("de", "ab Dezember", "12-01 00:00 –"), ("de", "nach Dezember", "01-01 00:00 –"),
      ("en", "before Monday", "– 02-16 00:00"),
      ("en", "until Friday", "– 02-14 00:00"),
      ("de", "nach 15 Uhr", "02-12 15:00 –"), ("de", "ab 17 Uhr", "02-12 17:00 –"),
      ("de", "morgen nach 3", "02-13 15:00 –"), ("de", "vor 17 Uhr", "– 02-12 17:00"),
      ("de", "ab Montag", "02-16 00:00 –"), ("de", "nach Montag", "02-17 00:00 –"),
      ("fr", "après 15h", "02-12 15:00 –"), ("fr", "à partir de 15h", "02-12 15:00 –"),
      ("es", "después de las 15", "02-12 15:00 –"), ("es", "antes de las 5 de la tarde", "– 02-12 17:00"),
      ("ru", "после 15:00", "02-12 15:00 –"), ("ru", "до 17 часов", "– 02-12 17:00"),
      ("ja", "15時以降", "02-12 15:00 –"), ("ja", "明日15時以降", "02-13 15:00 –"), ("ja", "17時より前", "– 02-12 17:00"),
    ] as [(String, String, String)])
  func one(locale: String, text: String, expected: String) throws {
    #expect(try ends(text, locale) == expected)
  }

  @Test(
    "A range of today is one that is not over, and what begins after a time that is over is the rest of today",
    arguments: [
      ("between 9 and 11", "10:15", "02-12 09:00 – 02-12 11:00"),
      ("between 9 and 11", "12:15", "02-12 21:00 – 02-12 23:00"),
      ("between 2 and 4 pm", "17:00", "02-13 14:00 – 02-13 16:00"), ("after 3", "16:00", "02-12 15:00 –"),
    ] as [(String, String, String)])
  func today(text: String, time: String, expected: String) throws {
    #expect(try ends(text, "en", now: "2026-02-12 " + time) == expected)
  }

  @Test(
    "A range of what has been began before today, or today if its time has come",
    arguments: [
      ("en", "from Monday to Wednesday", "02-09 00:00 – 02-12 00:00"),
      ("en", "from Thursday to Saturday", "02-05 00:00 – 02-08 00:00"),
      ("en", "from Monday to Friday", "02-09 00:00 – 02-14 00:00"),
      ("en", "yesterday between 2 and 5", "02-11 14:00 – 02-11 17:00"),
      ("en", "between 2 and 5", "02-11 14:00 – 02-11 17:00"), ("en", "between 8 and 11", "02-12 08:00 – 02-12 11:00"),
      ("en", "between the 2nd and the 5th", "02-02 00:00 – 02-06 00:00"), ("en", "before noon", "– 02-12 12:00"),
      ("en", "until Tuesday", "– 02-11 00:00"), ("de", "am Montag von 14 bis 16 Uhr", "02-09 14:00 – 02-09 16:00"),
    ] as [(String, String, String)])
  func past(locale: String, text: String, expected: String) throws {
    #expect(try ends(text, locale, arePast: true) == expected)
  }

  @Test(
    "What is no range has no ends",
    arguments: [
      ("en", "around 5"), ("en", "tomorrow"), ("en", "at 3"), ("en", "5 minutes"),
      ("de", "gegen 5"), ("de", "am Montag"),
    ])
  func none(locale: String, text: String) throws {
    #expect(try ends(text, locale) == nil)
  }

  /// From when until when all the words say that something is; `nil` if they do not.
  private func ends(_ text: String, _ locale: String, now: String = "2026-02-12 09:30", arePast: Bool = false) throws
    -> String?
  {
    let (language, calendar, now) = try (Sample.language(locale), Sample.berlin, Sample.moment(now))
    let tokens = language.tokens(text)
    let starts = language.rangeEnds(isEnd: false, now: now, calendar: calendar, arePast: arePast)
    let ends = language.rangeEnds(isEnd: true, now: now, calendar: calendar, arePast: arePast)
    let isWhole = { (span: Span) in span.end == tokens.count }
    for start in starts.spans(in: tokens, at: 0) {
      if isWhole(start) { return try written(start) + " –" }
      guard let end = ends.spans(in: tokens, at: start.end).first(where: isWhole) else { continue }
      return try written(start) + " – " + written(end)
    }
    return try ends.spans(in: tokens, at: 0).first(where: isWhole).map { try "– " + written($0) }
  }

  private func written(_ span: Span) throws -> String {
    guard case .instant(let seconds, _) = span.value else { return "?" }
    let parts = try Sample.berlin.dateComponents(
      [.month, .day, .hour, .minute], from: Date(timeIntervalSinceReferenceDate: seconds))
    let two = { (number: Int?) in String("0\(number ?? 0)".suffix(2)) }
    return "\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute))"
  }
}
