import AppIntents

/// A part of a day, as a moment of it stands for it: “this afternoon” is three o'clock in what a language knows of dates.
enum DayPart: Int, CaseIterable, Sendable {
  /// Until noon.
  case morning = 0
  /// From noon until six.
  case afternoon = 12
  /// From six on.
  case evening = 18

  /// The hours that stand for a part of a day in some language where nothing else is said of it: nine for “morning”, fifteen for “afternoon”.
  /// Any other hour was said as such, perhaps with a “before” or “after”, and is no part.
  private static let spokenHours = [8, 9, 14, 15, 16, 19, 20, 21, 22]

  /// The part that a moment stands for; `nil` for one that stands for all of a day or for itself, and for now.
  init?(_ moment: Date, now: Date, calendar: Calendar) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: moment)
    guard let hour = time.hour, Self.spokenHours.contains(hour), time.minute == 0, time.second == 0,
      abs(moment.timeIntervalSince(now)) >= 60
    else { return nil }
    guard let part = Self.allCases.last(where: { $0.rawValue <= hour }) else { return nil }
    self = part
  }

  /// When it is on a day; `nil` if the calendar has no such time. The first moment of a day, which has no time of day, is in none.
  ///
  /// `isNight` tells that an evening goes on until four in the morning, as people speak of what they did.
  func interval(of day: Date, _ calendar: Calendar, isNight: Bool = false) -> DateInterval? {
    guard let whole = calendar.dateInterval(of: .day, for: day) else { return nil }
    let next = Self.allCases.first { $0.rawValue > rawValue }
    let start = calendar.date(bySettingHour: rawValue, minute: 0, second: self == .morning ? 1 : 0, of: day)
    var end: Date? = whole.end
    if let next { end = calendar.date(bySettingHour: next.rawValue, minute: 0, second: 0, of: day) }
    if next == nil, isNight { end = calendar.date(byAdding: .hour, value: 4, to: whole.end) }
    guard let start, let end, start < end else { return nil }
    return DateInterval(start: start, end: end)
  }

  /// What it is called on a day.
  func name(of day: Date, now: Date, calendar: Calendar) -> LocalizedStringResource {
    let text = DayText(day, now: now, calendar: calendar)
    return switch (self, text.isToday, text.isNear) {
    case (.morning, true, _): LocalizedStringResource("part.thisMorning", defaultValue: "this morning")
    case (.afternoon, true, _): LocalizedStringResource("part.thisAfternoon", defaultValue: "this afternoon")
    case (.evening, true, _): LocalizedStringResource("part.thisEvening", defaultValue: "this evening")
    case (.morning, _, true): LocalizedStringResource("part.morning", defaultValue: "\(text.text) morning")
    case (.afternoon, _, true): LocalizedStringResource("part.afternoon", defaultValue: "\(text.text) afternoon")
    case (.evening, _, true): LocalizedStringResource("part.evening", defaultValue: "\(text.text) evening")
    case (.morning, _, _): LocalizedStringResource("part.inTheMorning", defaultValue: "\(text.text) in the morning")
    case (.afternoon, _, _):
      LocalizedStringResource("part.inTheAfternoon", defaultValue: "\(text.text) in the afternoon")
    case (.evening, _, _): LocalizedStringResource("part.inTheEvening", defaultValue: "\(text.text) in the evening")
    }
  }
}
