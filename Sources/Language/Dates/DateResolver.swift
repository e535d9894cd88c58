import Foundation

/// Turns what was said into a date, given when and where it was said. Pure.
struct DateResolver: Sendable {
  /// When it was said.
  let now: Date
  /// The calendar and time zone in which it was said.
  let calendar: Calendar
  /// Whether what is said has been, so that a day is the last such, not the next.
  let arePast: Bool

  /// The start of the day on which it was said.
  var today: Date { starts.start(0, after: now, calendar) ?? calendar.startOfDay(for: now) }

  private let starts: DayStarts

  /// Makes a resolver for a moment; what it finds of days is kept in `starts`.
  init(now: Date, calendar: Calendar, arePast: Bool = false, _ starts: DayStarts) {
    self.arePast = arePast
    self.now = now
    self.calendar = calendar
    self.starts = starts
  }

  /// The same, as if it were said on the day behind another one.
  func said(behind day: Date) -> DateResolver {
    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return DateResolver(now: next, calendar: calendar, arePast: arePast, DayStarts())
  }

  /// The start of the day that is meant, or of one so many days from it; `nil` if none is said or there is no such day.
  func day(_ meaning: DateMeaning, hasTime: Bool = false, shiftedBy days: Int = 0) -> Date? {
    guard let day = base(meaning) else { return nil }
    let before = hasTime ? 0 : meaning[.dayBefore] ?? 0
    let later = (meaning[.daysLater] ?? 0) + 7 * (meaning[.weeksLater] ?? 0) - before + days
    guard later != 0 else { return day }
    guard later.magnitude <= 200_000 else { return nil }
    return calendar.date(byAdding: .day, value: later, to: day).map { calendar.startOfDay(for: $0) }
  }

  private func base(_ meaning: DateMeaning) -> Date? {
    if meaning[.numericDate] != nil || meaning[.sameWeekday] != nil { return namedDay(meaning) }
    if meaning[.weekend] != nil { return weekend }
    if meaning[.easter] != nil || meaning[.following] != nil { return feast(meaning) }
    if let nth = meaning[.nth] { return day(nth, meaning) }
    if meaning[.day] != nil { return day(ofMonth: meaning) }
    if let month = meaning[.month] { return edge(ofMonth: month, isEnd: meaning[.edge] == DateField.words["end"]) }
    if let weekday = meaning[.weekday] {
      if arePast, meaning[.weeks] == nil, meaning[.direction] == nil {
        return first(weekday, among: 0...6, from: today, direction: -1)
      }
      return day(weekday: weekday, week: meaning[.weeks], direction: meaning[.direction] ?? 1)
    }
    return shifted(meaning)
  }

  /// The first day of what goes on until a day that is said, if it has begun this year and goes on: “from November 20 to 30”, said on the 26th.
  func begun(day: Int, month: Int, year: Int, _ meaning: DateMeaning) -> Date? {
    guard meaning[.year] == nil, meaning[.years] == nil, let lastDay = meaning[.toDay] ?? meaning[.until] else {
      return nil
    }
    let lastMonth = meaning[.toMonth] ?? month
    guard let start = valid(year: year, month: month, day: day), start < today,
      let last = valid(year: lastMonth < month ? year + 1 : year, month: lastMonth, day: lastDay), last >= today
    else { return nil }
    return start
  }

  /// The moment that is meant by a time; on the next day that has it if no day is said.
  ///
  /// `last` is the minute of today that is meant once the time is over; `part` is the part of the day of which no hour was said.
  func moment(_ time: TimeOfDay, on day: Date?, or last: Int? = nil, in part: DateField.Meridiem? = nil) -> Date? {
    if let day, day != today { return moment(arePast && time.isClock ? time.minutes[0] : time.likely, on: day) }
    if arePast { return lastMoment(time, on: day, in: part) }
    if let coming = time.minutes.lazy.compactMap({ moment($0, on: today) }).first(where: { $0 > now }) { return coming }
    if let day { return moment(last ?? time.likely, on: day) }
    return calendar.date(byAdding: .day, value: 1, to: today).flatMap { tomorrow in
      // Twelve, said at noon, is the noon of tomorrow.
      time.minutes.first.flatMap { moment($0 == 0 ? time.likely : $0, on: tomorrow) }
    }
  }

  /// The last moment that a time can have been: today's if it has been, now in a part of the day that goes on, else that of the day before
  /// if no day is said.
  private func lastMoment(_ time: TimeOfDay, on day: Date?, in part: DateField.Meridiem?) -> Date? {
    // “At twelve” is at noon, if it was not said of today.
    let minutes =
      time.isClock
      ? Array(time.minutes.prefix(1))
      : day == nil && time.minutes.first == 0 ? Array(time.minutes.dropFirst()) : time.minutes
    if let been = minutes.compactMap({ moment($0, on: today) }).last(where: { $0 <= now }) { return been }
    // “Tonight at three”, said in the morning of what has been, was that morning.
    if day != nil, let night = minutes.first, night >= TimeOfDay.wholeDay,
      let been = moment(night - TimeOfDay.wholeDay, on: today), been <= now
    {
      return been
    }
    if let part, goesOn(part, on: day) { return now }
    if day != nil, part == .evening, time.likely >= Self.firstOfNight, isMorning {
      return calendar.date(byAdding: .day, value: -1, to: today).flatMap { moment(time.likely, on: $0) }
    }
    guard day == nil else { return moment(time.likely, on: today) }
    // “At eleven”, said at ten in the morning, was last night.
    let late = minutes.last.flatMap { $0 >= TimeOfDay.evening ? $0 : nil }
    return calendar.date(byAdding: .day, value: -1, to: today).flatMap { moment(late ?? time.likely, on: $0) }
  }

  /// From which minute on an evening is the night, which is still called today's in the morning behind it: „heute Nacht“, « cette nuit ».
  private static var firstOfNight: Int { 21 * 60 }

  private var isMorning: Bool { calendar.component(.hour, from: now) < 12 }

  /// Whether a part of today has begun; the evening goes on into the night behind it for whoever says that it is today's.
  private func goesOn(_ part: DateField.Meridiem, on day: Date?) -> Bool {
    let hour = calendar.component(.hour, from: now)
    return hour >= part.firstHour || day != nil && part == .evening && hour < DateField.Meridiem.lastOfNight
  }

  /// The moment so many seconds from now.
  func moment(seconds: Int, direction: Int) -> Date { now.addingTimeInterval(Double(seconds * direction)) }

  /// The moment at which it is over what a day stands for that words mean: a week for “next week”, a month for “December”, else the day.
  func end(of meaning: DateMeaning, from day: Date) -> Date {
    let isStart = meaning[.edge] == DateField.words["start"]
    if meaning[.weekend] != nil || isStart && meaning[.weeks] != nil { return week(of: day)?.end ?? day }
    let isMonth = isStart && (meaning[.months] != nil || meaning[.month] != nil && meaning[.day] == nil)
    let unit: Calendar.Component = isMonth ? .month : isStart && meaning[.years] != nil ? .year : .day
    return calendar.dateInterval(of: unit, for: day)?.end ?? day
  }

  /// The start of the day behind another.
  func start(ofDayBehind day: Date) -> Date {
    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return calendar.startOfDay(for: next)
  }

  /// The moment of a day at which a clock shows so many minutes after midnight; where it is put forward past it, as much later.
  func moment(_ minutes: Int, on day: Date) -> Date? {
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
      guard count.magnitude <= most else { return nil }
      if unit == .day, meaning[.edge] == nil { return starts.start(value * direction, after: now, calendar) }
      guard let date = calendar.date(byAdding: unit, value: value * direction, to: today)
      else {
        return nil
      }
      guard let edge = meaning[.edge] else { return calendar.startOfDay(for: date) }
      guard let interval = component == .weekOfYear ? week(of: date) : calendar.dateInterval(of: component, for: date)
      else { return nil }
      return edge == 0 ? interval.start : calendar.date(byAdding: .day, value: -1, to: interval.end)
    }
    return nil
  }

  /// The week of a day: what is planned begins on Monday, wherever a calendar's weeks begin.
  private func week(of date: Date) -> DateInterval? {
    var calendar = calendar
    calendar.firstWeekday = 2
    return calendar.dateInterval(of: .weekOfYear, for: date)
  }

  /// The Saturday of the weekend that comes, today included, of what has been of the last one; on a Sunday it is today.
  private var weekend: Date? {
    let isSunday = calendar.component(.weekday, from: today) == 1
    return isSunday ? today : first(7, among: 0...6, from: today, direction: arePast ? -1 : 1)
  }

  /// The next day, today included, that each year has at a date of its own.
  private func feast(_ meaning: DateMeaning) -> Date? {
    let year = calendar.component(.year, from: today)
    return (0...8).lazy.compactMap { later -> Date? in
      if let days = meaning[.easter] {
        return easter(year + later).flatMap { calendar.date(byAdding: .day, value: days, to: $0) }
      }
      guard let month = meaning[.month], let day = meaning[.day], let weekday = meaning[.following],
        let start = valid(year: year + later, month: month, day: day)
      else { return nil }
      return first(weekday, among: 0...6, from: start, direction: 1)
    }
    .first { $0 >= today }
  }

  /// The nth such day of the week of a month, the next if the month is a name; `nil` if it has none.
  private func day(_ nth: Int, _ meaning: DateMeaning) -> Date? {
    let current = calendar.dateComponents([.year, .month], from: today)
    guard let year = current.year, let this = current.month, let weekday = meaning[.weekday] else { return nil }
    let found = { (month: Int) -> Date? in
      let first = self.valid(year: month / 12, month: month % 12 + 1, day: 1)
      let days = first.flatMap { self.calendar.range(of: .day, in: .month, for: $0)?.count } ?? 0
      let start = nth < 0 ? days - 6 : 7 * (nth - 1) + 1
      return self.valid(year: month / 12, month: month % 12 + 1, day: start)
        .flatMap { self.first(weekday, among: 0...min(6, days - start), from: $0, direction: 1) }
    }
    guard (1...5).contains(nth) || nth == -1 else { return nil }
    guard let month = meaning[.month] else {
      let months = year * 12 + this - 1 + (meaning[.months] ?? 0)
      // “The first Monday of the month”, said when that is over, is the next month's.
      let own = found(months)
      return meaning[.months] == 0 && own.map(isToCome) != true ? found(months + (arePast ? -1 : 1)) : own
    }
    guard (1...12).contains(month) else { return nil }
    return (0...8).lazy.compactMap { found((year + (arePast ? -$0 : $0)) * 12 + month - 1) }.first(where: isToCome)
  }

  /// Easter Sunday of the Gregorian calendar, by the anonymous rule of 1876.
  private func easter(_ year: Int) -> Date? {
    let (golden, century, rest) = (year % 19, year / 100, year % 100)
    let correction = (century - (century + 8) / 25 + 1) / 3
    let epact = (19 * golden + century - century / 4 - correction + 15) % 30
    let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
    let excess = (golden + 11 * epact + 22 * weekday) / 451
    let day = epact + weekday - 7 * excess + 114
    return valid(year: year, month: day / 31, day: day % 31 + 1)
  }

  private func day(weekday: Int, week: Int?, direction: Int) -> Date? {
    if let week {
      guard week.magnitude <= 30_000, let date = calendar.date(byAdding: .day, value: week * 7, to: today),
        let start = self.week(of: date)?.start
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

  /// The next such day of a month, today included; the next that is such a weekday, if one is said besides.
  func next(day: Int, weekday: Int?) -> Date? {
    let current = calendar.dateComponents([.year, .month], from: today)
    guard let year = current.year, let month = current.month else { return nil }
    // A Friday the 13th comes every year, a Monday the 31st can be years away.
    let months = 0..<(weekday == nil ? 12 : 96)
    return months.lazy.compactMap { distance -> Date? in
      let month = year * 12 + month - 1 + (arePast ? -distance : distance)
      return valid(year: month / 12, month: month % 12 + 1, day: day)
    }
    .first { isToCome($0) && (weekday == nil || calendar.component(.weekday, from: $0) == weekday) }
  }

  /// A date; in year 0 it is the next such, today included.
  func date(year: Int, month: Int, day: Int) -> Date? {
    guard year == 0 else { return valid(year: year, month: month, day: day) }
    let current = calendar.component(.year, from: today)
    // A 29 February can be eight years away.
    return (0...8).lazy.compactMap { valid(year: current + (arePast ? -$0 : $0), month: month, day: day) }
      .first(where: isToCome)
  }

  /// Whether a day can be meant: one that is not over, or of what has been one that is not to come.
  private func isToCome(_ day: Date) -> Bool { arePast ? day <= today : day >= today }

  /// The first or last day of the next such month that has it still to come.
  private func edge(ofMonth month: Int, isEnd: Bool) -> Date? {
    guard isEnd else { return date(year: 0, month: month, day: 1) }
    let days = stride(from: 31, through: 28, by: -1).compactMap { date(year: 0, month: month, day: $0) }
    // A 29 February of some leap year is not the end of the coming one.
    guard let first = days.min(), let year = calendar.dateComponents([.year], from: first).year else { return nil }
    return stride(from: 31, through: 28, by: -1).lazy.compactMap { valid(year: year, month: month, day: $0) }.first
  }

  /// The start of a day that the calendar has.
  func valid(year: Int, month: Int, day: Int) -> Date? {
    guard (1...31).contains(day), (1...12).contains(month), (1...9999).contains(year) else { return nil }
    guard let date = calendar.date(from: DateComponents(year: year, month: month, day: day)) else { return nil }
    let back = calendar.dateComponents([.year, .month, .day], from: date)
    guard back.year == year, back.month == month, back.day == day else { return nil }
    return calendar.startOfDay(for: date)
  }
}
