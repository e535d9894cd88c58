import Foundation

/// Moments and lengths of time in the forms of ISO 8601.
package struct ISOText: Sendable {
  private let calendar: Calendar

  /// Makes a writer of moments in a time zone.
  package init(timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The day at midnight, else the moment: `2026-02-13`, `2026-02-13T17:00`; seconds where there are any.
  package func local(_ date: Date) -> String {
    let parts = parts(of: date)
    return parts.hour == 0 && parts.minute == 0 && isWholeMinute(parts) ? Self.day(parts) : moment(parts)
  }

  /// The day of a moment: `2026-02-13`.
  package func day(_ date: Date) -> String { Self.day(parts(of: date)) }

  /// The moment without its distance to UTC, also at midnight: `2026-02-13T00:00`.
  package func moment(_ date: Date) -> String { moment(parts(of: date)) }

  /// The moment with its distance to UTC: `2026-02-13T17:00:00+01:00`.
  package func instant(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: calendar.timeZone))
  }

  /// The parts that are set: `2026-02-13`, `17:00`, `--02-13` without a year.
  package static func components(_ components: DateComponents) -> String {
    var date = ""
    if let year = components.year { date = padded(year, 4) }
    if let month = components.month { date += (date.isEmpty ? "--" : "-") + padded(month, 2) }
    if let day = components.day { date += (date.isEmpty ? "---" : "-") + padded(day, 2) }
    guard let hour = components.hour else { return date }
    var time = padded(hour, 2) + ":" + padded(components.minute ?? 0, 2)
    if let second = components.second, second != 0 { time += ":" + padded(second, 2) }
    return date.isEmpty ? time : date + "T" + time
  }

  /// Hours, minutes and seconds: `PT1H30M`, `PT0.5S`, `-PT5M`; of what is longer than the world is old only about how many seconds.
  package static func duration(_ duration: Duration) -> String {
    // Seconds beyond 64 bits, which a file may hold, end the program when they are taken apart.
    let about = duration / .seconds(1)
    guard about.magnitude < 1e18 else { return "PT\(about)S" }
    let (total, fraction) = duration.components
    let seconds = total.magnitude
    let milliseconds = Int(fraction.magnitude / 1_000_000_000_000_000)
    var text = total < 0 || fraction < 0 ? "-PT" : "PT"
    if seconds >= 3600 { text += "\(seconds / 3600)H" }
    if seconds / 60 % 60 > 0 { text += "\(seconds / 60 % 60)M" }
    guard seconds % 60 > 0 || milliseconds > 0 || seconds == 0 else { return text }
    return text + "\(seconds % 60)" + decimals(milliseconds) + "S"
  }

  /// The same for seconds; `nil` if they are no length of time.
  package static func duration(seconds: Double) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    return duration(.milliseconds(Int64((seconds * 1000).rounded())))
  }

  private func parts(of date: Date) -> DateComponents {
    calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
  }

  private func milliseconds(_ parts: DateComponents) -> Int { (parts.nanosecond ?? 0) / 1_000_000 }

  private func isWholeMinute(_ parts: DateComponents) -> Bool { parts.second == 0 && milliseconds(parts) == 0 }

  private static func day(_ parts: DateComponents) -> String {
    "\(padded(parts.year ?? 0, 4))-\(padded(parts.month ?? 0, 2))-\(padded(parts.day ?? 0, 2))"
  }

  private func moment(_ parts: DateComponents) -> String {
    let minute = "\(Self.day(parts))T\(Self.padded(parts.hour ?? 0, 2)):\(Self.padded(parts.minute ?? 0, 2))"
    guard !isWholeMinute(parts) else { return minute }
    return minute + ":" + Self.padded(parts.second ?? 0, 2) + Self.decimals(milliseconds(parts))
  }

  private static func decimals(_ milliseconds: Int) -> String {
    guard milliseconds > 0 else { return "" }
    var digits = padded(milliseconds, 3)
    while digits.last == "0" { digits.removeLast() }
    return "." + digits
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
