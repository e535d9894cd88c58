import Foundation
import ParlanceLanguage
import ParlanceTemplates

/// A time that was said without a day, and so can be meant on any day.
struct TimeAlone {
  /// The calendar and time zone in which it was said.
  let calendar: Calendar
  /// What the words mean when they are said at some moment; `nil` if they mean no moment.
  let moment: (Date) -> Date?
  /// Whether an hour that comes twice a day is meant to be the later one; `nil` if nothing tells.
  var isLate: (Int) -> Bool? = { _ in nil }
  /// Whether what was at a moment of that day is something else, which tells less than what it is called.
  var isOfAnother = false

  /// The same of a thing that is called so, which may tell the half of the day: dinner at eight.
  func of(_ name: [Token], in language: Language) -> TimeAlone {
    var time = self
    time.isLate = { language.isLate(hour: $0, of: name) }
    return time
  }

  /// What is asked of a moment.
  init(calendar: Calendar, moment: @escaping (Date) -> Date?) {
    (self.calendar, self.moment) = (calendar, moment)
  }

  /// Words that all together say more than a day.
  init(_ words: [Token], in language: Language, calendar: Calendar) {
    self.init(calendar: calendar) { language.moment(words, now: $0, calendar: calendar, where: \.hasTime) }
  }

  /// The time on the day of another moment; `nil` if the words are no time alone.
  ///
  /// Words are a time alone if they mean the same time on whatever day they are said, and the next such time.
  func onTheDay(of current: Date) -> Date? {
    let day = calendar.startOfDay(for: current)
    guard let next = calendar.date(byAdding: .day, value: 1, to: day),
      let early = moment(day), let late = moment(next.addingTimeInterval(-60)),
      calendar.isDate(early, inSameDayAs: day), calendar.isDate(late, inSameDayAs: next),
      early != day,
      calendar.dateComponents([.hour, .minute], from: early)
        == calendar.dateComponents([.hour, .minute], from: late)
    else { return nil }
    return likelier(early, near: current, on: day)
  }

  /// Of an hour that comes twice a day the one that is nearer to what it was, no hour of the night but for another, and none before midnight
  /// but for one of the evening; where there was none, the one that is meant of any other day.
  private func likelier(_ early: Date, near current: Date, on day: Date) -> Date {
    guard let morning = hour(7, of: day), let noon = hour(12, of: day), early < noon,
      let late = moment(noon), calendar.isDate(late, inSameDayAs: day)
    else { return early }
    if current == day || isOfAnother, let isLate = isLate(calendar.component(.hour, from: early)) {
      return isLate ? late : early
    }
    if early < morning, current == day || current >= morning { return late }
    guard current != day else { return early }
    if let evening = hour(18, of: day), current < evening, let night = hour(22, of: day), late >= night {
      return early
    }
    return abs(early.timeIntervalSince(current)) <= abs(late.timeIntervalSince(current)) ? early : late
  }

  /// When a clock shows the hour on a day, which need not be so many hours after midnight.
  private func hour(_ hour: Int, of day: Date) -> Date? {
    calendar.date(bySettingHour: hour, minute: 0, second: 0, of: day)
  }
}

extension Date {
  /// Whether it is the same hour as another moment in the other half of its day; not the later one of what was in the morning before.
  func isOtherHalf(of said: Date, before current: Date?, in calendar: Calendar) -> Bool {
    guard calendar.isDate(self, inSameDayAs: said) else { return false }
    let hours = [self, said].map { calendar.component(.hour, from: $0) }
    let isMorning =
      current.map { $0 != calendar.startOfDay(for: $0) && calendar.component(.hour, from: $0) < 12 } ?? false
    return hours[0] == hours[1] + 12 && !isMorning || hours[1] == hours[0] + 12
  }
}
