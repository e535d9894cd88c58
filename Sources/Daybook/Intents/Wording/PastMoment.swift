import DaybookStore
import Foundation

/// The moment that a person means who tells when something was.
struct PastMoment {
  /// The moment, which can lie ahead if that was said; `nil` for now, also where only today was said. Of another day at no hour it is
  /// noon, which is as good as any.
  let date: Date?

  /// Whether a day was said and no hour.
  let isDay: Bool

  /// What is meant by `said`, whose first moment of a day means the whole day; `nil` where nothing was said.
  init(_ said: Date?, clock: DaybookClock) {
    let calendar = clock.calendar
    guard let said, calendar.startOfDay(for: said) == said else {
      (date, isDay) = (said, false)
      return
    }
    isDay = true
    date =
      calendar.isDate(said, inSameDayAs: clock.now())
      ? nil : calendar.date(bySettingHour: 12, minute: 0, second: 0, of: said) ?? said
  }
}
