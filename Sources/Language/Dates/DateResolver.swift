import Foundation
import ParlanceTemplates

/// Turns what was said into a date, given when and where it was said. Pure.
struct DateResolver: Sendable {
  /// When it was said.
  let now: Date
  /// The calendar and time zone in which it was said.
  let calendar: Calendar

  /// The start of the day on which it was said.
  var today: Date { start.value }

  private let start: Lazy<Date>

  /// Makes a resolver for a moment.
  init(now: Date, calendar: Calendar) {
    self.now = now
    self.calendar = calendar
    start = Lazy { calendar.startOfDay(for: now) }
  }

  /// The start of the day that is meant; `nil` if none is said or there is no such day.
  func day(_ meaning: DateMeaning) -> Date? {
    guard let day = base(meaning) else { return nil }
    let later = (meaning[.daysLater] ?? 0) + 7 * (meaning[.weeksLater] ?? 0)
    guard later != 0 else { return day }
    guard later.magnitude <= 200_000 else { return nil }
    return calendar.date(byAdding: .day, value: later, to: day).map { calendar.startOfDay(for: $0) }
  }

  private func base(_ meaning: DateMeaning) -> Date? {
    if let digits = meaning[.numericDate] {
      return date(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
    }
    if let day = meaning[.day] {
      let current = calendar.dateComponents([.year, .month], from: today)
      guard let year = current.year, let this = current.month else { return nil }
      if let month = meaning[.month] {
        return date(year: meaning[.year] ?? meaning[.years].map { year + $0 } ?? 0, month: month, day: day)
      }
      guard let months = meaning[.months] else { return next(day: day) }
      return valid(year: year + (this - 1 + months) / 12, month: (this - 1 + months) % 12 + 1, day: day)
    }
    if let month = meaning[.month] { return edge(ofMonth: month, isEnd: meaning[.edge] == DateField.words["end"]) }
    if let weekday = meaning[.weekday] {
      return day(weekday: weekday, week: meaning[.weeks], direction: meaning[.direction] ?? 1)
    }
    return shifted(meaning)
  }

  /// The moment that is meant by a time; on the next day that has it if no day is said.
  func moment(_ time: TimeOfDay, on day: Date?) -> Date? {
    if let day, day != today { return moment(time.likely, on: day) }
    if let coming = time.minutes.lazy.compactMap({ moment($0, on: today) }).first(where: { $0 > now }) { return coming }
    if let day { return moment(time.likely, on: day) }
    return calendar.date(byAdding: .day, value: 1, to: today).flatMap { tomorrow in
      time.minutes.first.flatMap { moment($0, on: tomorrow) }
    }
  }

  /// The moment so many seconds from now.
  func moment(seconds: Int, direction: Int) -> Date { now.addingTimeInterval(Double(seconds * direction)) }

  /// A clock shows the time; where it is put forward past it, the moment is as much later.
  private func moment(_ minutes: Int, on day: Date) -> Date? {
    guard let day = minutes < 1440 ? day : calendar.date(byAdding: .day, value: minutes / 1440, to: day) else {
      return nil
    }
    var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
    components.hour = minutes / 60 % 24
    components.minute = minutes % 60
    return calendar.date(from: components)
  }

  private func shifted(_ meaning: DateMeaning) -> Date? {
    let direction = meaning[.direction] ?? 1
    let parts: [(DateField, Calendar.Component, Int)] = [
      (.days, .day, 200_000), (.weeks, .weekOfYear, 30_000), (.months, .month, 6000), (.years, .year, 500),
    ]
    for (field, component, most) in parts {
      guard let count = meaning[field] else { continue }
      let unit = component == .weekOfYear ? Calendar.Component.day : component
      let value = component == .weekOfYear ? count * 7 : count
      guard count.magnitude <= most, let date = calendar.date(byAdding: unit, value: value * direction, to: today)
      else {
        return nil
      }
      guard let edge = meaning[.edge] else { return calendar.startOfDay(for: date) }
      guard let interval = calendar.dateInterval(of: component, for: date) else { return nil }
      return edge == 0 ? interval.start : calendar.date(byAdding: .day, value: -1, to: interval.end)
    }
    return nil
  }

  private func day(weekday: Int, week: Int?, direction: Int) -> Date? {
    if let week {
      guard week.magnitude <= 30_000, let date = calendar.date(byAdding: .day, value: week * 7, to: today),
        let start = calendar.dateInterval(of: .weekOfYear, for: date)?.start
      else { return nil }
      return first(weekday, among: 0...6, from: start, direction: 1)
    }
    return first(weekday, among: 1...7, from: today, direction: direction)
  }

  private func first(_ weekday: Int, among days: ClosedRange<Int>, from start: Date, direction: Int) -> Date? {
    days.lazy.compactMap { calendar.date(byAdding: .day, value: $0 * direction, to: start) }
      .first { calendar.component(.weekday, from: $0) == weekday }
      .map { calendar.startOfDay(for: $0) }
  }

  /// The next such day of a month, today included.
  private func next(day: Int) -> Date? {
    let current = calendar.dateComponents([.year, .month], from: today)
    guard let year = current.year, let month = current.month else { return nil }
    return (0..<12).lazy.compactMap {
      valid(year: year + (month - 1 + $0) / 12, month: (month - 1 + $0) % 12 + 1, day: day)
    }
    .first { $0 >= today }
  }

  /// A date; in year 0 it is the next such, today included.
  private func date(year: Int, month: Int, day: Int) -> Date? {
    guard year == 0 else { return valid(year: year, month: month, day: day) }
    let current = calendar.component(.year, from: today)
    // A 29 February can be eight years away.
    return (0...8).lazy.compactMap { valid(year: current + $0, month: month, day: day) }.first { $0 >= today }
  }

  /// The first or last day of the next such month that has it still to come.
  private func edge(ofMonth month: Int, isEnd: Bool) -> Date? {
    guard isEnd else { return date(year: 0, month: month, day: 1) }
    let days = stride(from: 31, through: 28, by: -1).compactMap { date(year: 0, month: month, day: $0) }
    // A 29 February of some leap year is not the end of the coming one.
    guard let first = days.min(), let year = calendar.dateComponents([.year], from: first).year else { return nil }
    return stride(from: 31, through: 28, by: -1).lazy.compactMap { valid(year: year, month: month, day: $0) }.first
  }

  /// The start of a day that the calendar has.
  private func valid(year: Int, month: Int, day: Int) -> Date? {
    guard (1...31).contains(day), (1...12).contains(month), (1...9999).contains(year) else { return nil }
    guard let date = calendar.date(from: DateComponents(year: year, month: month, day: day)) else { return nil }
    let back = calendar.dateComponents([.year, .month, .day], from: date)
    guard back.year == year, back.month == month, back.day == day else { return nil }
    return calendar.startOfDay(for: date)
  }
}
