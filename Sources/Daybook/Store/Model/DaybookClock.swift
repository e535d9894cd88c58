import Foundation

/// What the store takes from the world: the time, the calendar and fresh identifiers.
///
/// A fixed clock makes every answer repeatable.
public struct DaybookClock: Sendable {
  /// The present moment.
  public var now: @Sendable () -> Date

  /// The calendar that says where a day begins; its time zone is the person's.
  public var calendar: Calendar

  /// A fresh identifier.
  public var makeUUID: @Sendable () -> UUID

  /// Makes a clock.
  public init(
    now: @escaping @Sendable () -> Date = { Date() },
    calendar: Calendar = DaybookClock.localCalendar,
    makeUUID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    self.now = now
    self.calendar = calendar
    self.makeUUID = makeUUID
  }

  /// The Gregorian calendar in the machine's time zone, weeks beginning on Monday.
  public static var localCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = 4
    return calendar
  }
}
