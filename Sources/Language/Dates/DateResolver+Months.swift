import Foundation

// Days of a month, said in words or in digits.
extension DateResolver {
  /// The day of a month that is said, of this month or the one that is said.
  func day(ofMonth meaning: DateMeaning) -> Date? {
    let current = calendar.dateComponents([.year, .month], from: today)
    guard let day = meaning[.day], let year = current.year, let this = current.month else { return nil }
    if let month = meaning[.month] {
      if let begun = begun(day: day, month: month, year: year, meaning) { return begun }
      return date(year: meaning[.year] ?? meaning[.years].map { year + $0 } ?? 0, month: month, day: day)
    }
    guard let months = meaning[.months] else {
      if !arePast, let begun = begun(day: day, month: this, year: year, meaning) { return begun }
      return next(day: day, weekday: meaning[.weekday])
    }
    return valid(year: year + (this - 1 + months) / 12, month: (this - 1 + months) % 12 + 1, day: day)
  }

  /// The day that digits say, year, month and day in one number; in the other order of day and month where only that is the weekday that is said.
  func day(digits: Int, weekday: Int?) -> Date? {
    let (year, month, day) = (digits / 10_000, digits / 100 % 100, digits % 100)
    let said = date(year: year, month: month, day: day)
    let isSaid = { (date: Date?) in date.map { calendar.component(.weekday, from: $0) } == weekday }
    guard weekday != nil, day <= 12, !isSaid(said), case let other = date(year: year, month: day, day: month),
      isSaid(other)
    else { return said }
    return other
  }
}
