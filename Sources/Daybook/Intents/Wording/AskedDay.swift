import AppIntents
import DaybookStore

/// What somebody asks about by a day: all of it, a part of it, or a time on it.
struct AskedDay: Sendable {
  /// The first moment of the day, the hour that stands for its part, or the time.
  let date: Date
  /// The part of the day; `nil` for all of it, and for a time.
  let part: DayPart?
  /// Whether a time is meant.
  let isTime: Bool
  private let clock: DaybookClock

  /// How far from the time of which somebody asks something may have been that is meant.
  private static var aroundTime: TimeInterval { 30 * 60 }

  /// What components say: a time has a minute, a part of a day only an hour; `nil` if they are no day. This very moment is all of today.
  init?(_ said: DateComponents?, _ clock: DaybookClock) {
    guard let said, let date = clock.calendar.date(from: said) else { return nil }
    self.date = date
    self.clock = clock
    part = said.minute == nil ? said.hour.flatMap(DayPart.init(hour:)) : nil
    isTime = said.minute != nil && abs(date.timeIntervalSince(clock.now())) >= 60
  }

  /// Whether it is all of a day.
  var isWhole: Bool { part == nil && !isTime }

  /// The day as it is spoken of.
  var day: LocalizedStringResource { text.text }

  /// What it is called where something is at that time: “tomorrow”, “this afternoon”, “today at 3 PM”.
  var name: LocalizedStringResource {
    if let part { return part.name(of: text) }
    return isTime ? "\(text.text) at \(date, format: ClockTimeStyle(timeZone: clock.calendar.timeZone))" : text.text
  }

  /// What it is called where something was about that time.
  var pastName: LocalizedStringResource {
    guard isTime else { return name }
    return LocalizedStringResource(
      "time.around", defaultValue: "\(text.text) around \(date, format: .clock(clock.calendar))")
  }

  /// When something is that is due then; `nil` if the calendar has no such time.
  var interval: DateInterval? {
    if let part { return part.interval(of: date, clock.calendar) }
    return isTime ? DateInterval(start: date, duration: 60) : wholeDay
  }

  /// When something was that was done then: a night goes on into the morning, and nobody remembers the minute.
  var pastInterval: DateInterval? {
    if let part { return part.interval(of: date, clock.calendar, isNight: true) }
    guard isTime else { return wholeDay }
    return Self.around(date)
  }

  /// What people mean by a time that is over: half an hour before it and after it.
  static func around(_ time: Date) -> DateInterval {
    DateInterval(start: time.addingTimeInterval(-aroundTime), duration: 2 * aroundTime)
  }

  /// All of the day.
  var wholeDay: DateInterval? { clock.calendar.dateInterval(of: .day, for: date) }

  private var text: DayText { DayText(date, clock: clock) }
}
