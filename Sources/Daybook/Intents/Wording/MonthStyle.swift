import AppIntents

/// A month by its name, as the locale writes it: “December”, “décembre”.
struct MonthStyle: FormatStyle {
  /// The calendar and where it hangs.
  var calendar: Calendar

  /// Whose habits count.
  var locale = Locale(identifier: "en")

  /// The month of `date`.
  func format(_ date: Date) -> String {
    var style = Date.FormatStyle(locale: locale)
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return style.month(.wide).format(date)
  }

  /// The same style by the habits of another locale.
  func locale(_ locale: Locale) -> MonthStyle { MonthStyle(calendar: calendar, locale: locale) }
}
