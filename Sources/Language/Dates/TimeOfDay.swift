/// A time as it was said, which can be two moments of one day: “at five”.
struct TimeOfDay: Sendable, Hashable {
  /// Minutes after midnight, in order; one or two, 1440 and more for the midnight that ends a day and the night behind it.
  let minutes: [Int]
  /// Whether the first is what a clock of 24 hours shows, and so what has been was then.
  var isClock = false

  /// The hours in which people mean an hour that comes twice a day, if nothing else tells.
  private static var waking: Range<Int> { 7 * 60..<19 * 60 }
  private static var halfDay: Int { 720 }
  private static var usual: Range<Int> { 5 * 60..<10 * 60 }
  private static var usualEvening: Range<Int> { 5 * 60..<11 * 60 }
  /// The minutes of a day.
  static var wholeDay: Int { 1440 }

  /// The time that a meaning says; `nil` if it says none, or one that no clock shows.
  init?(_ meaning: DateMeaning) {
    let clock = meaning[.clock]
    guard var hour = meaning[.hour] ?? clock.map({ $0 / 60 }), (0...24).contains(hour) else { return nil }
    let said = meaning[.minutes] ?? 0
    guard (0..<60).contains(said) else { return nil }
    let minutes = said * (meaning[.sign] ?? 1) + (meaning[.offset] ?? 0) + (clock.map { $0 % 60 } ?? 0)
    if let meridiem = meaning[.meridiem].flatMap(DateField.Meridiem.init(rawValue:)) {
      guard let moved = Self.hour(hour, meridiem) else { return nil }
      hour = moved
    } else if !meaning.isExactHour {
      let first = (hour * 60 + minutes + Self.wholeDay) % Self.halfDay
      self.minutes = [first, first + Self.halfDay]
      isClock = meaning.isNightClock
      return
    }
    let total = hour * 60 + minutes
    self.minutes = [total >= Self.wholeDay ? total : (total + Self.wholeDay) % Self.wholeDay]
  }

  /// The time of an hour that is said by its number alone; `nil` for a number that is none.
  init?(hour: Int) {
    guard (0..<24).contains(hour) else { return nil }
    minutes = (1...12).contains(hour) ? [hour % 12 * 60, hour % 12 * 60 + Self.halfDay] : [hour * 60]
  }

  /// The one that is meant when only the day is known.
  var likely: Int { minutes.first { Self.waking.contains($0) } ?? minutes[0] }

  /// The half of the day of ``likely``, if the time comes twice a day.
  var likelyHalf: Int? {
    guard minutes.count > 1 else { return nil }
    return (likely < Self.halfDay ? DateField.Meridiem.am : .pm).rawValue
  }

  /// Whether it comes twice a day, and is one of the hours that people mean in a part of the day: dinner is at seven, and not at eleven.
  func isUsual(in part: Int?) -> Bool {
    guard let part, minutes.count > 1 else { return false }
    let isEvening = part == DateField.Meridiem.evening.rawValue
    return (isEvening ? Self.usualEvening : Self.usual).contains(minutes[0]) || isClock && !isEvening
  }

  /// Whether it is one time, from the evening on.
  var isEvening: Bool { minutes.count == 1 && minutes[0] >= Self.evening }

  /// The minute of a day at which the evening begins.
  static var evening: Int { 18 * 60 }

  /// The last minute of a day.
  static var lastMinute: Int { wholeDay - 1 }

  private static func hour(_ hour: Int, _ meridiem: DateField.Meridiem) -> Int? {
    switch meridiem {
    case .am: hour <= 12 ? hour % 12 : nil
    case .morning: hour <= 12 ? hour : nil
    case .pm: hour < 12 ? hour + 12 : hour
    case .night: (6..<12).contains(hour) ? hour + 12 : hour == 12 ? 0 : hour
    case .noon: (1..<6).contains(hour) ? hour + 12 : hour
    case .evening: hour < 4 ? hour + 24 : hour <= 12 ? hour + 12 : hour
    }
  }
}
