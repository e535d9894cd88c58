import Foundation

/// A day of a month that was said without the month: “the 6th”, which is meant near the day that something has.
struct DayOfMonthAlone {
  /// The calendar and time zone in which it was said.
  let calendar: Calendar
  /// What the words mean when they are said at some moment; `nil` if they mean no moment.
  let moment: (Date) -> Date?

  /// Whether the words are a day of a month alone.
  var isSaid: Bool { dayOfEveryMonth != nil }

  /// The day that is nearest to a moment and not over at another; `nil` if the words are no day of a month alone, or that moment is over.
  ///
  /// A time of day that they say as well is kept. Words are a day of a month alone if they mean the same day of every month, and of that in which they
  /// are said: “the end of the month” has another number in each, “next month” is never the month that it is said in.
  func nearest(to current: Date, after now: Date) -> Date? {
    guard current > now, let said = dayOfEveryMonth, let first = calendar.dateInterval(of: .month, for: current)?.start
    else { return nil }
    let days = [-1, 0, 1].compactMap { offset in
      calendar.date(byAdding: .month, value: offset, to: first).flatMap { day(of: $0, like: said) }
    }
    return days.filter { $0 >= calendar.startOfDay(for: now) && ($0 > now || $0 == calendar.startOfDay(for: $0)) }
      .min { abs($0.timeIntervalSince(current)) < abs($1.timeIntervalSince(current)) }
  }

  /// What the words mean on the first of January, where they are the same day of another month and said in its middle.
  private var dayOfEveryMonth: Date? {
    let starts = [(2001, 1), (2001, 4)].compactMap { year, month in
      calendar.date(from: DateComponents(year: year, month: month, day: 1))
    }
    guard let first = starts.first, let said = moment(first),
      calendar.isDate(said, equalTo: first, toGranularity: .month)
    else { return nil }
    let number = calendar.component(.day, from: said)
    let others = starts.flatMap { [$0, calendar.date(byAdding: .day, value: 14, to: $0)].compactMap { $0 } }.map(moment)
    return others.allSatisfy { $0.map { calendar.component(.day, from: $0) == number } ?? false } ? said : nil
  }

  /// The same day and time in a month; `nil` if that is shorter.
  private func day(of month: Date, like said: Date) -> Date? {
    let parts = calendar.dateComponents([.day, .hour, .minute], from: said)
    guard let number = parts.day, let days = calendar.range(of: .day, in: .month, for: month), days.contains(number),
      let day = calendar.date(byAdding: .day, value: number - 1, to: month)
    else { return nil }
    return calendar.date(bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: 0, of: day)
  }
}
