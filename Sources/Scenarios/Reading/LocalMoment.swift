import Foundation

/// Reads days and moments as ISO 8601 writes them.
package enum LocalMoment {
  /// The moment of `2026-02-12`, `2026-02-12T09:30`, `2026-02-12T09:30:00` or `2026-02-12 09:30` in a time zone.
  ///
  /// What ends in `Z` or `+01:00` has its own zone. `nil` for anything else and for days that do not exist.
  package static func date(_ text: String, in timeZone: TimeZone) -> Date? {
    var rest = Substring(text)
    guard let year = number(&rest, digits: 4), take("-", &rest), let month = number(&rest, digits: 2), take("-", &rest),
      let day = number(&rest, digits: 2)
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var parts = DateComponents(year: year, month: month, day: day, hour: 0, minute: 0, second: 0)
    if !rest.isEmpty {
      guard let time = time(&rest) else { return nil }
      (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
      guard let zone = zone(rest, default: timeZone) else { return nil }
      calendar.timeZone = zone
    }
    guard let date = calendar.date(from: parts) else { return nil }
    let same = calendar.dateComponents([.year, .month, .day], from: date)
    return same.year == year && same.month == month && same.day == day ? date : nil
  }

  private static func time(_ rest: inout Substring) -> (hour: Int, minute: Int, second: Int)? {
    guard take("T", &rest) || take("t", &rest) || take(" ", &rest), let hour = number(&rest, digits: 2), hour < 24,
      take(":", &rest), let minute = number(&rest, digits: 2), minute < 60
    else { return nil }
    guard take(":", &rest) else { return (hour, minute, 0) }
    guard let second = number(&rest, digits: 2), second < 60 else { return nil }
    return (hour, minute, second)
  }

  private static func zone(_ text: Substring, default timeZone: TimeZone) -> TimeZone? {
    if text.isEmpty { return timeZone }
    if text == "Z" || text == "z" { return TimeZone(secondsFromGMT: 0) }
    var rest = text
    let isWest = rest.first == "-"
    guard take("+", &rest) || take("-", &rest), let hours = number(&rest, digits: 2), hours <= 18 else { return nil }
    _ = take(":", &rest)
    guard let minutes = rest.isEmpty ? 0 : number(&rest, digits: 2), minutes < 60, rest.isEmpty else { return nil }
    return TimeZone(secondsFromGMT: (isWest ? -1 : 1) * (hours * 3600 + minutes * 60))
  }

  private static func take(_ character: Character, _ rest: inout Substring) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private static func number(_ rest: inout Substring, digits: Int) -> Int? {
    let taken = rest.prefix(digits)
    guard taken.utf8.count == digits, taken.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    rest.removeFirst(digits)
    return Int(taken)
  }
}
