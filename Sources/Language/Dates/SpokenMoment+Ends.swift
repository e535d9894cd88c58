import Foundation

extension SpokenMoment {
  /// From when until when something is, as it is said; what is not said of it is `nil`.
  struct Ends: Sendable, Hashable {
    /// Its first moment.
    var start: Date?
    /// The moment at which it is over; of a day that which follows its last one.
    var end: Date?
    /// Whether the ends are times, and not whole days.
    var areTimes: Bool
  }

  /// From when until when something is of which this is the beginning or the limit; `nil` if it is neither, or if there are no such moments.
  func ends(by resolver: DateResolver) -> Ends? {
    if clock?.endPlace != nil || clock?[.to] != nil { return endsOfTimes(resolver) }
    if day?.endPlace != nil, !hasTime { return endsOfDays(resolver) }
    guard let limit, limit != .about, !isRange, let date = date(by: resolver) else { return nil }
    guard hasTime else {
      return Ends(of: date, limit, behind: day.map { resolver.end(of: $0, from: date) } ?? date, resolver)
    }
    // Who asks at four what there is after three does not mean the night to come.
    let time = (spokenClock ?? part).flatMap(TimeOfDay.init)?.likely
    let isEnd = limit == .before || limit == .until
    let isOver = !isEnd && day == nil && date >= resolver.start(ofDayBehind: resolver.today)
    // Nor does who asks at ten what there was before noon mean that of yesterday.
    let isUnfinished = isEnd && day == nil && resolver.arePast && date < resolver.today
    let today = isOver || isUnfinished ? time.flatMap { resolver.moment($0, on: resolver.today) } : nil
    return Ends(start: isEnd ? nil : today ?? date, end: isEnd ? today ?? date : nil, areTimes: true)
  }

  private func endsOfTimes(_ resolver: DateResolver) -> Ends? {
    guard let clock = spokenClock, let time = TimeOfDay(clock), let minutes = clock.minutesOfEnd else { return nil }
    let ends = minutes <= 720 ? [minutes % 720, minutes % 720 + 720] : [minutes]
    let isAround = { (start: Int, day: Date) -> Ends? in
      guard let start = resolver.moment(start, on: day) else { return nil }
      let days = [day, resolver.start(ofDayBehind: day)]
      let end = days.lazy.flatMap { day in ends.compactMap { resolver.moment($0, on: day) } }.first { $0 > start }
      return end.map { Ends(start: start, end: $0, areTimes: true) }
    }
    guard let said = date(by: resolver) else { return nil }
    let day = hasDay ? resolver.calendar.startOfDay(for: said) : resolver.today
    if day == resolver.today {
      let found = time.minutes.compactMap { isAround($0, day) }
      if resolver.arePast {
        let been = found.last { $0.start.map { $0 <= resolver.now } ?? false }
        return hasDay ? been ?? isAround(time.likely, day) : lastEnds(time, isAround, resolver)
      }
      if let coming = found.first(where: { $0.end.map { $0 > resolver.now } ?? false }) { return coming }
      if hasDay { return found.last }
      return isAround(time.likely, resolver.start(ofDayBehind: day))
    }
    return isAround(time.likely, day)
  }

  /// What has been between two times of no day: today's if that has begun, else that of the day before.
  private func lastEnds(
    _ time: TimeOfDay, _ around: (Int, Date) -> Ends?, _ resolver: DateResolver
  ) -> Ends? {
    let likely = around(time.likely, resolver.today)
    if let start = likely?.start, start <= resolver.now { return likely }
    return resolver.calendar.date(byAdding: .day, value: -1, to: resolver.today).flatMap { around(time.likely, $0) }
  }

  private func endsOfDays(_ resolver: DateResolver) -> Ends? {
    guard let day, var start = date(by: resolver) else { return nil }
    if resolver.arePast, start >= resolver.today, day[.weekday] != nil,
      let before = resolver.calendar.date(byAdding: .day, value: -7, to: start)
    {
      start = before
    }
    if let lastDay = day[.toDay], day[.toMonth] == nil {
      return resolver.day(lastDay, onOrAfter: start).map {
        Ends(start: start, end: resolver.start(ofDayBehind: $0), areTimes: false)
      }
    }
    var last = DateComponents()
    last.weekday = day[.toWeekday]
    last.day = day[.toDay] ?? day[.until]
    last.month = day[.toMonth]
    let end = resolver.calendar.nextDate(after: start, matching: last, matchingPolicy: .nextTime)
    return end.map { Ends(start: start, end: resolver.start(ofDayBehind: $0), areTimes: false) }
  }
}

extension SpokenMoment.Ends {
  /// What a whole day is the limit of, or the first day of what ends at `end`.
  fileprivate init(of day: Date, _ limit: DateLimit, behind end: Date, _ resolver: DateResolver) {
    self.init(start: nil, end: nil, areTimes: false)
    switch limit {
    case .after: start = end
    case .from: start = day
    case .before: self.end = day
    case .until: self.end = resolver.start(ofDayBehind: day)
    case .about: break
    }
  }
}

extension DateMeaning {
  /// When what begins then is over, in minutes after midnight; `nil` if it is not said.
  fileprivate var minutesOfEnd: Int? {
    if let hour = self[.to] ?? self[.until] { return hour * 60 + (self[.toMinutes] ?? 0) }
    // An hour or a time on a clock.
    if let end = self[.end] { return end <= 24 ? end * 60 : end }
    return self[.toClock] ?? self[.untilClock]
  }
}

extension DateResolver {
  /// The first such day of a month on a day or after it; the last of a month that is shorter.
  fileprivate func day(_ day: Int, onOrAfter start: Date) -> Date? {
    var month = calendar.dateComponents([.year, .month], from: start)
    for _ in 0..<2 {
      guard let first = calendar.date(from: month), let days = calendar.range(of: .day, in: .month, for: first),
        let found = calendar.date(byAdding: .day, value: min(day, days.count) - 1, to: first)
      else { return nil }
      if found >= calendar.startOfDay(for: start) { return found }
      month.month = month.month.map { $0 + 1 }
    }
    return nil
  }
}
