import Foundation

/// Something that recurs in a life, such as a coffee or a run.
public struct DaybookEvent: Sendable, Hashable, Identifiable {
  /// Names the event for as long as it exists.
  public let id: UUID

  /// What it is called; no other event is called so, in upper or lower case.
  public let name: String

  /// What it belongs to.
  public let category: DaybookCategory

  /// When it was created.
  public let createdAt: Date

  /// Its place in the order in which events were created.
  public let place: Int
}

/// A group of events.
public struct DaybookCategory: Sendable, Hashable, Identifiable {
  /// The identifier of the category that is always there, in every store.
  public static let generalID = UUID(uuid: (0xDA, 0x1B, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0x01))

  /// Names the category for as long as it exists.
  public let id: UUID

  /// What it is called; no other category is called so, in upper or lower case.
  public let name: String

  /// Its place in the order in which categories were created.
  public let place: Int

  /// How many events belong to it; `nil` where it was looked up with an event of its own.
  public let eventCount: Int?

  /// Whether it is the one that is always there, for events of no other category.
  public var isGeneral: Bool { id == Self.generalID }
}

/// One occurrence of an event.
public struct DaybookRecord: Sendable, Hashable, Identifiable {
  /// Names the record for as long as it exists.
  public let id: UUID

  /// The event that occurred.
  public let eventID: UUID

  /// When it occurred, to the millisecond; noon where only the day is known.
  public let date: Date

  /// Whether it is known when on that day it occurred.
  public var hasTime = true
}

/// A stretch of time that ends now.
public enum DaybookPeriod: Sendable, Hashable, CaseIterable {
  /// Since midnight.
  case today
  /// Since the calendar's first day of the week.
  case week
  /// Since the first of the month.
  case month
  /// Since New Year.
  case year
  /// Since ever.
  case all
  /// The day before today.
  case yesterday
  /// The week before this one.
  case lastWeek
  /// The month before this one.
  case lastMonth

  /// When the period began, and when it was over; from ever or until now where that is not said.
  public func interval(now: Date, calendar: Calendar) -> DateInterval {
    let present = unit.flatMap { calendar.dateInterval(of: $0, for: now) }
    guard let present, let unit else { return DateInterval(start: .distantPast, end: .distantFuture) }
    guard isOver else { return DateInterval(start: present.start, end: .distantFuture) }
    let before = calendar.dateInterval(of: unit, for: present.start.addingTimeInterval(-1))
    return before ?? present
  }

  private var isOver: Bool { [.yesterday, .lastWeek, .lastMonth].contains(self) }

  private var unit: Calendar.Component? {
    switch self {
    case .today, .yesterday: .day
    case .week, .lastWeek: .weekOfYear
    case .month, .lastMonth: .month
    case .year: .year
    case .all: nil
    }
  }
}
