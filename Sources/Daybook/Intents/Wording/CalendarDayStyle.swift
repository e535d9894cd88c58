import AppIntents

/// A day of the calendar as the locale writes it within a sentence: “March 3”, “3 mars 2027”.
struct CalendarDayStyle: FormatStyle {
  /// The calendar and where it hangs.
  var calendar: Calendar

  /// Whether the year is told.
  var hasYear: Bool

  /// Whose habits count.
  var locale = Locale(identifier: "en")

  /// The day of `date`.
  func format(_ date: Date) -> String {
    var style = Date.FormatStyle(locale: locale)
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    let day = style.day().month(.wide)
    let text = (hasYear ? day.year() : day).format(date)
    switch locale.language.languageCode?.identifier {
    // What Unicode's patterns leave out: the first of a month is counted, and a sentence goes on behind the word for year.
    case "fr" where text.hasPrefix("1 ") || text.hasPrefix("1\u{A0}"): return "1er" + text.dropFirst()
    case "ru" where text.hasSuffix("г."): return text.dropLast(2) + "года"
    default: return text
    }
  }

  /// The same style by the habits of another locale.
  func locale(_ locale: Locale) -> CalendarDayStyle {
    CalendarDayStyle(calendar: calendar, hasYear: hasYear, locale: locale)
  }
}
