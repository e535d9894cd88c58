import Foundation

extension Language {
  /// The moment that the number of an hour means where it is said at `now`, as “at five” does; `nil` for a number that is no hour.
  package func moment(ofHour hour: Int, now: Date, calendar: Calendar) -> Date? {
    TimeOfDay(hour: hour).flatMap { DateResolver(now: now, calendar: calendar, parts.days).moment($0, on: nil) }
  }

  /// The start of the day that it is; found once for each day.
  package func today(_ now: Date, _ calendar: Calendar) -> Date {
    DateResolver(now: now, calendar: calendar, parts.days).today
  }
}
