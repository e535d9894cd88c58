import Foundation

/// Reads moments as ISO 8601 writes them.
struct DateText {
  /// The zone of a moment that names none.
  let timeZone: TimeZone

  /// `2026-02-12`, `2026-02-12T09:30`, `2026-02-12T09:30:00`, with or without `Z` or an offset; `nil` for anything else.
  func date(_ text: String) -> Date? {
    var day = text
    var clock = "00:00:00"
    var zone = timeZone
    if let mark = text.firstIndex(where: { $0 == "T" || $0 == " " }) {
      day = String(text[..<mark])
      clock = String(text[text.index(after: mark)...])
      if let (rest, offset) = Self.offset(of: clock) { (clock, zone) = (rest, offset) }
    }
    guard let days = Self.numbers(day, separator: "-", counts: [3]), day.prefix(while: { $0 != "-" }).count == 4,
      let times = Self.numbers(clock, separator: ":", counts: [2, 3])
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let components = DateComponents(
      year: days[0], month: days[1], day: days[2], hour: times[0], minute: times[1],
      second: times.count > 2 ? times[2] : 0)
    // `isValidDate` would take the machine's zone; a date that does not come back as it was given is none.
    guard let date = calendar.date(from: components) else { return nil }
    let back = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let isSame =
      back.year == days[0] && back.month == days[1] && back.day == days[2] && times[0] < 24 && times[1] < 60
    return isSame ? date : nil
  }

  private static func numbers(_ text: String, separator: Character, counts: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy(\.isASCII) && part.count <= 4 ? Int(part) : nil }
    return numbers.count == parts.count && counts.contains(parts.count) && !numbers.contains(where: { $0 < 0 })
      ? numbers : nil
  }

  /// The time without its offset, and the zone of the offset.
  private static func offset(of clock: String) -> (String, TimeZone)? {
    if clock.hasSuffix("Z") || clock.hasSuffix("z") { return (String(clock.dropLast()), .gmt) }
    guard let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
    let digits = clock[clock.index(after: sign)...].filter { $0 != ":" }
    guard digits.count == 4, let number = Int(digits) else { return nil }
    let seconds = (clock[sign] == "-" ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
    guard let zone = TimeZone(secondsFromGMT: seconds) else { return nil }
    return (String(clock[..<sign]), zone)
  }
}
