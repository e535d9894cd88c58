import AppIntents

/// A part of a day, for which in what a language knows of dates an hour of it stands: three o'clock for “this afternoon”.
enum DayPart: Int, CaseIterable, Sendable {
  /// Until noon.
  case morning = 0
  /// From noon until six.
  case afternoon = 12
  /// From six on.
  case evening = 18

  /// The part that an hour stands for, where no time was said; `nil` for noon, which is none.
  init?(hour: Int) {
    guard hour != 12, let part = Self.allCases.last(where: { $0.rawValue <= hour }) else { return nil }
    self = part
  }

  /// When it is on a day; `nil` if the calendar has no such time. The first moment of a day, which has no time of day, is in none.
  ///
  /// `isNight` tells that an evening goes on until four in the morning, as people speak of what they did.
  func interval(of day: Date, _ calendar: Calendar, isNight: Bool = false) -> DateInterval? {
    guard let whole = calendar.dateInterval(of: .day, for: day) else { return nil }
    let next = Self.allCases.first { $0.rawValue > rawValue }
    // Not midnight: where clocks skip it the day begins later.
    let start =
      self == .morning ? whole.start + 1 : calendar.date(bySettingHour: rawValue, minute: 0, second: 0, of: day)
    var end: Date? = whole.end
    if let next { end = calendar.date(bySettingHour: next.rawValue, minute: 0, second: 0, of: day) }
    if next == nil, isNight { end = calendar.date(byAdding: .hour, value: 4, to: whole.end) }
    guard let start, let end, start < end else { return nil }
    return DateInterval(start: start, end: end)
  }

  /// What it is called on a day.
  func name(of text: DayText) -> LocalizedStringResource {
    switch (self, text.isToday, text.isNear) {
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
