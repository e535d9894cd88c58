import Foundation

extension Calendar {
  /// A day in words of its own, with the time unless that is when it begins, and with the year if it is not that of `now`: “Friday, November 20”.
  func inWords(_ date: Date, now: Date) -> String {
    var style = Date.FormatStyle(locale: locale ?? .current, calendar: self, timeZone: timeZone)
      .weekday(.wide).day().month(.wide)
    if !isDate(date, equalTo: now, toGranularity: .year) { style = style.year() }
    if startOfDay(for: date) != date { style = style.hour().minute() }
    return date.formatted(style)
  }
}
