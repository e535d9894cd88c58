import Foundation

/// What the store takes from the world: the time, the calendar and fresh identifiers.
///
/// A fixed clock makes every answer repeatable.
public struct DaybookClock: Sendable {
  /// The present moment.
  public var now: @Sendable () -> Date

  /// The calendar that says where a day begins; its time zone is the person's.
  public var calendar: Calendar {
    didSet { days = DayBeginnings(calendar) }
  }

  /// A fresh identifier.
  public var makeUUID: @Sendable () -> UUID

  /// When the days of the calendar begin that were asked about.
  private(set) var days: DayBeginnings

  /// Makes a clock.
  public init(
    now: @escaping @Sendable () -> Date = { Date() },
    calendar: Calendar = DaybookClock.localCalendar,
    makeUUID: @escaping @Sendable () -> UUID = { DaybookClock.randomUUID() }
  ) {
    self.now = now
    self.calendar = calendar
    self.makeUUID = makeUUID
    days = DayBeginnings(calendar)
  }

  /// The first moment of the day of a moment, found once for each of the days that were asked about last.
  public func startOfDay(of moment: Date) -> Date { days.start(ofDayOf: moment) }

  /// The Gregorian calendar in the machine's time zone, weeks beginning on Monday.
  public static var localCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = 4
    return calendar
  }

  /// A random identifier (RFC 9562, version 4); Foundation's own opens a file for each on Linux.
  public static func randomUUID() -> UUID {
    var generator = SystemRandomNumberGenerator()
    var bytes: (UInt64, UInt64) = (generator.next(), generator.next())
    return withUnsafeMutableBytes(of: &bytes) { bytes in
      bytes[6] = bytes[6] & 0x0F | 0x40
      bytes[8] = bytes[8] & 0x3F | 0x80
      return UUID(uuid: bytes.load(as: uuid_t.self))
    }
  }
}
