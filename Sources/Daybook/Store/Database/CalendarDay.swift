import Foundation

/// A day as a person names it, whatever the time zone: how the store keeps a due date that has no time.
struct CalendarDay: Hashable {
  /// The day as `2026-02-12`.
  let text: String

  /// The day on which `date` falls in the calendar's time zone.
  init(_ date: Date, calendar: Calendar) {
    let parts = Self.gregorian(calendar).dateComponents([.year, .month, .day], from: date)
    text = [(parts.year ?? 1, 4), (parts.month ?? 1, 2), (parts.day ?? 1, 2)]
      .map { number, width in
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
      }
      .joined(separator: "-")
  }

  /// The day's first moment in the calendar's time zone; `nil` if `text` is no day.
  static func start(of text: String, calendar: Calendar) -> Date? {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    let day = DateComponents(year: parts[0], month: parts[1], day: parts[2])
    // Where clocks skip midnight the day begins later, and `startOfDay` knows when.
    return gregorian(calendar).date(from: day).map { calendar.startOfDay(for: $0) }
  }

  private static func gregorian(_ calendar: Calendar) -> Calendar {
    if calendar.identifier == .gregorian { return calendar }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    return gregorian
  }
}

extension Date {
  /// The moment as the store keeps it, in milliseconds since 1970.
  func milliseconds() throws -> Int64 {
    let seconds = timeIntervalSince1970
    // From the year 1 to the end of 9999; also keeps the conversion to an integer from overflowing.
    guard seconds >= -62_135_596_800, seconds < 253_402_300_800 else { throw DaybookStoreError.dateOutOfRange }
    return Int64((seconds * 1000).rounded())
  }

  /// The moment that the store kept.
  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}
