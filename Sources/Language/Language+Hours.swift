import Foundation
import ParlanceTemplates

extension Language {
  /// The moment that the number of an hour means where it is said at `now`, as “at five” does; `nil` for a number that is no hour.
  package func moment(ofHour hour: Int, now: Date, calendar: Calendar) -> Date? {
    TimeOfDay(hour: hour).flatMap { DateResolver(now: now, calendar: calendar, parts.days).moment($0, on: nil) }
  }

  /// Whether all the words together are a part of a day, of whatever day: “in the evening”, but not “this evening”.
  package func isPartOfDay(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, let words = parts.grammar?.dates.ifSound, words.canBegin(with: first) else {
      return false
    }
    return words.readings(in: tokens, at: 0).contains { end, meaning in
      end == tokens.count && meaning.isPart && !meaning.hasDay
    }
  }

  /// The start of the day that it is; found once for each day.
  package func today(_ now: Date, _ calendar: Calendar) -> Date {
    DateResolver(now: now, calendar: calendar, parts.days).today
  }
}
