import Foundation

/// A day, or a day and a time, as files write them: by ISO 8601, `2026-02-14`, `2026-02-14 9:30` or `2026-02-14T09:30:00Z`, or with dots and the day
/// first, `14.02.2026` or `14.2.26`.
enum WrittenDate {
  /// The moment that a text writes, in the calendar's zone where it names none; `nil` for other texts, and for days that no calendar has.
  static func date(_ text: String, _ calendar: Calendar) -> Date? {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }
    guard let first = parts.first, var components = day(first) else { return nil }
    components.calendar = calendar
    components.timeZone = calendar.timeZone
    if parts.count > 1 {
      let (time, zone) = zoned(parts[1].drop { $0 == " " })
      guard let clock = numbers(time, by: ":"), (2...3).contains(clock.count) else { return nil }
      (components.hour, components.minute) = (clock[0], clock[1])
      components.second = clock.count > 2 ? clock[2] : nil
      if let zone {
        guard let seconds = offset(zone), let there = TimeZone(secondsFromGMT: seconds) else { return nil }
        components.timeZone = there
      }
    }
    var there = calendar
    there.timeZone = components.timeZone ?? calendar.timeZone
    components.calendar = there
    // A calendar makes March out of February 30; a zone can lead beyond the years that are kept.
    guard isOfCalendar(components, there), let date = there.date(from: components),
      calendar.component(.era, from: date) == 1, (1...9999).contains(calendar.component(.year, from: date)),
      (try? date.milliseconds()) != nil
    else { return nil }
    return date
  }

  /// Whether a calendar has the day, and a clock the time; one that clocks skip on that day is the next that they show.
  private static func isOfCalendar(_ components: DateComponents, _ calendar: Calendar) -> Bool {
    var day = DateComponents(calendar: calendar, timeZone: calendar.timeZone)
    (day.year, day.month, day.day) = (components.year, components.month, components.day)
    // At noon, which is skipped nowhere.
    day.hour = 12
    return day.isValidDate && (0..<24).contains(components.hour ?? 0) && (0..<60).contains(components.minute ?? 0)
      && (0..<60).contains(components.second ?? 0)
  }

  /// The day, with four digits for its year, or two of this century where the day comes first.
  private static func day(_ text: Substring) -> DateComponents? {
    if let parts = numbers(text, by: "-") {
      guard parts.count == 3, text.prefix(while: { $0 != "-" }).count == 4 else { return nil }
      return DateComponents(year: parts[0], month: parts[1], day: parts[2])
    }
    guard let parts = numbers(text, by: "."), parts.count == 3, let year = text.split(separator: ".").last,
      year.count == 4 || year.count == 2
    else { return nil }
    return DateComponents(year: year.count == 2 ? 2000 + parts[2] : parts[2], month: parts[1], day: parts[0])
  }

  /// A time and the zone behind it, without fractions of seconds.
  private static func zoned(_ text: Substring) -> (time: Substring, zone: Substring?) {
    let start = text.firstIndex { "Z+-".contains($0) }
    let time = text[..<(start ?? text.endIndex)].split(separator: " ").first ?? ""
    let whole = time.firstIndex { $0 == "." || $0 == "," }.map { point in
      let fraction = time[point...].dropFirst()
      return fraction.isEmpty || !fraction.allSatisfy { ("0"..."9").contains($0) } ? time : time[..<point]
    }
    return (whole ?? time, start.map { text[$0...] })
  }

  /// Seconds east of Greenwich: `Z`, `+01:00`, `-0530`.
  private static func offset(_ zone: Substring) -> Int? {
    if zone == "Z" { return 0 }
    let digits = zone.dropFirst().filter { $0 != ":" }
    guard digits.count == 4, digits.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(digits),
      number % 100 < 60
    else { return nil }
    return (zone.first == "-" ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
  }

  /// The numbers between signs, of at most four digits each; `nil` where something else stands there.
  private static func numbers(_ text: Substring, by sign: Character) -> [Int]? {
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.count <= 4 && part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
    }
    return numbers.count == parts.count && parts.count > 1 ? numbers : nil
  }
}
