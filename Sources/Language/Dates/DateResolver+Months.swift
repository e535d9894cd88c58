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

  /// A day that is said in digits, or beside the name of a weekday, which it must be: “chapter 3.2. Monday” is about no 3 February, and of “Thursday
  /// 3/12” the weekday can tell which is the month.
  func namedDay(_ meaning: DateMeaning) -> Date? {
    let same = meaning[.sameWeekday]
    let isSame = { (day: Date) in same == nil || calendar.component(.weekday, from: day) == same }
    guard let digits = meaning[.numericDate] else { return day(ofMonth: meaning).flatMap { isSame($0) ? $0 : nil } }
    let (year, month, day) = (digits / 10_000, digits / 100 % 100, digits % 100)
    let orders = [(month, day), (day, month)].prefix(meaning[.eitherOrder] == nil ? 1 : 2)
    return orders.lazy.compactMap { date(year: year, month: $0.0, day: $0.1) }.first(where: isSame)
  }
}
