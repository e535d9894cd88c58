import AppIntents
import DaybookStore

// From when until when tasks are due. What begins or ends with a day is about days, anything else about times of one day.
extension TaskPeriod {
  /// All from a moment on, before one, or between two; `nil` without any. Before a day is what is overdue too.
  init?(after start: Date?, before end: Date?, _ clock: DaybookClock) {
    guard let moment = start ?? end else { return nil }
    let isDay = { (date: Date) in date == clock.startOfDay(of: date) }
    guard [start, end].compactMap(\.self).allSatisfy(isDay) else {
      self.init(on: moment, after: start, before: end, clock)
      return
    }
    let day = { (date: Date) in
      let isThisYear = clock.calendar.isDate(date, equalTo: clock.now(), toGranularity: .year)
      return (date, CalendarDayStyle(calendar: clock.calendar, hasYear: !isThisYear))
    }
    let interval = DateInterval(start: start ?? .distantPast, end: max(end ?? .distantFuture, start ?? .distantPast))
    let last = end.flatMap { clock.calendar.date(byAdding: .day, value: -1, to: $0) }
    let first = day(moment)
    let name: LocalizedStringResource =
      switch (start, last.map(day)) {
      case (nil, _): "before \(first.0, format: first.1)"
      case (_, let last?): "from \(first.0, format: first.1) to \(last.0, format: last.1)"
      case (_, nil): "from \(first.0, format: first.1) on"
      }
    self.init(name: name, interval: interval)
  }

  /// A part of the day of a moment, which a time begins or ends.
  private init(on moment: Date, after start: Date?, before end: Date?, _ clock: DaybookClock) {
    let style = ClockTimeStyle(timeZone: clock.calendar.timeZone)
    let day = DayText(moment, clock: clock).text
    let whole = clock.calendar.dateInterval(of: .day, for: moment)
    let interval = whole.map { whole in
      // What has no time is due at the first moment of its day, and in no part of it.
      let start = start ?? whole.start.addingTimeInterval(60)
      return DateInterval(start: start, end: max(end ?? whole.end, start))
    }
    let name: LocalizedStringResource =
      switch (start, end) {
      case (let start?, let end?): "\(day) between \(start, format: style) and \(end, format: style)"
      case (let start?, nil): "\(day) after \(start, format: style)"
      case (nil, let end?): "\(day) before \(end, format: style)"
      case (nil, nil): day
      }
    self.init(name: name, interval: interval, day: whole.map { (day, $0) })
  }
}
