import AppIntents

/// A time of day as the locale writes it: “5:00 PM”, “17:00”.
struct ClockTimeStyle: FormatStyle {
  /// Where the clock hangs.
  var timeZone: TimeZone

  /// Whose habits count.
  var locale = Locale(identifier: "en")

  /// The time of day at `date`.
  func format(_ date: Date) -> String {
    var style = Date.FormatStyle(date: .omitted, time: .shortened, locale: locale)
    style.timeZone = timeZone
    // Some locales part the time from “PM” by a narrow space that is typed nowhere and that terminals show badly.
    return style.format(date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  /// The same style by the habits of another locale.
  func locale(_ locale: Locale) -> ClockTimeStyle {
    ClockTimeStyle(timeZone: timeZone, locale: locale)
  }
}

/// A time of day as a log writes it, the same in every locale: “9:41”.
struct LogTimeStyle: FormatStyle {
  /// Where the clock hangs.
  var calendar: Calendar

  /// The time of day at `date`. A pattern that Foundation reads would be read anew each time.
  func format(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let minute = parts.minute ?? 0
    return "\(parts.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
  }
}

extension FormatStyle where Self == LogTimeStyle {
  /// A time of day as a log writes it.
  static func clock(_ calendar: Calendar) -> LogTimeStyle { LogTimeStyle(calendar: calendar) }
}
