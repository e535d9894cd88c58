import Foundation

extension Calendar {
  /// The last two days of a week; `nil` where the calendar has none.
  func weekend(of week: DateInterval) -> DateInterval? {
    date(byAdding: .day, value: -2, to: week.end).map { DateInterval(start: $0, end: week.end) }
  }
}
