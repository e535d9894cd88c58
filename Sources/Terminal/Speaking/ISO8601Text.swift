import Foundation

/// Dates and durations that Foundation has no ISO 8601 form for.
enum ISO8601Text {
  /// The parts that are set: `2026-02-13`, `17:00`, `2026-02-13T17:00`, `--02-13` without a year.
  static func of(_ components: DateComponents) -> String {
    var date = ""
    if let year = components.year { date = padded(year, 4) }
    if let month = components.month { date += (date.isEmpty ? "--" : "-") + padded(month, 2) }
    if let day = components.day { date += (date.isEmpty ? "---" : "-") + padded(day, 2) }
    guard let hour = components.hour else { return date }
    var time = padded(hour, 2) + ":" + padded(components.minute ?? 0, 2)
    if let second = components.second { time += ":" + padded(second, 2) }
    return date.isEmpty ? time : date + "T" + time
  }

  /// Hours, minutes and seconds: `PT1H30M`, `PT0.5S`, `-PT5M`.
  static func of(_ duration: Duration) -> String {
    let (total, fraction) = duration.components
    let seconds = total.magnitude
    var text = total < 0 || fraction < 0 ? "-PT" : "PT"
    if seconds >= 3600 { text += "\(seconds / 3600)H" }
    if seconds / 60 % 60 > 0 { text += "\(seconds / 60 % 60)M" }
    let milliseconds = fraction.magnitude / 1_000_000_000_000_000
    if seconds % 60 > 0 || milliseconds > 0 || seconds == 0 {
      text += "\(seconds % 60)"
      if milliseconds > 0 {
        var digits = padded(Int(milliseconds), 3)
        while digits.last == "0" { digits.removeLast() }
        text += "." + digits
      }
      text += "S"
    }
    return text
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
