import Foundation
import GRDB

extension DaybookStore {
  /// Notes that an event occurred, once or more often: now, or at a moment of the past, of which without `hasTime` only the day is known.
  /// Gives the last record.
  public func log(
    event id: UUID, at moment: Date? = nil, hasTime: Bool = true, times: Int = 1
  ) throws -> DaybookRecord {
    let recordIDs = (0..<max(1, times)).map { _ in clock.makeUUID() }
    let date = try (moment ?? clock.now()).milliseconds()
    return try change { database in
      try requireEvent(database, id)
      for recordID in recordIDs {
        try run(
          database, "INSERT INTO record (id, event, date, hasTime) VALUES (?, ?, ?, ?)",
          [recordID.stored, id.stored, date, hasTime])
      }
      journal.note(StoreJournal.Entry(table: .record, id: recordIDs[0].stored))
      recorder?.note(.delete(.record, ids: recordIDs.map(\.stored)))
      return DaybookRecord(
        id: recordIDs[recordIDs.count - 1], eventID: id, date: Date(milliseconds: date), hasTime: hasTime)
    }
  }

  /// Takes back the last occurrence of an event, or the last one in an interval, and gives it; `nil` if there is none.
  public func undoLast(event id: UUID, in interval: DateInterval? = nil) throws -> DaybookRecord? {
    try change { database in
      guard let record = try last(database, id, in: interval) else {
        try requireEvent(database, id)
        return nil
      }
      try remove(record.id, from: .record, database)
      return record
    }
  }

  /// The last occurrence of an event; `nil` if it has none.
  public func last(event id: UUID) throws -> DaybookRecord? {
    try read { database in try last(database, id) }
  }

  /// How often an event occurred since `date`; in all if that is `nil`.
  public func count(event id: UUID, since date: Date?) throws -> Int {
    try count(id, from: try date?.milliseconds() ?? .min, until: .max)
  }

  /// How often an event occurred in a period.
  public func count(event id: UUID, in period: DaybookPeriod) throws -> Int {
    try count(event: id, in: period.interval(now: clock.now(), calendar: clock.calendar))
  }

  /// How often an event occurred in a stretch of time.
  public func count(event id: UUID, in interval: DateInterval) throws -> Int {
    let bounds = try Self.bounds(of: interval)
    return try count(id, from: bounds.start, until: bounds.end)
  }

  /// The records of an event in a stretch of time, the latest first.
  public func records(event id: UUID, in interval: DateInterval) throws -> [DaybookRecord] {
    let bounds = try Self.bounds(of: interval)
    return try read { database in
      try records(
        database, "WHERE event = ? AND date >= ? AND date < ? ORDER BY date DESC, seq DESC",
        [id.stored, bounds.start, bounds.end])
    }
  }

  /// The records of all events in a stretch of time, the latest first.
  public func records(in interval: DateInterval) throws -> [DaybookRecord] {
    let bounds = try Self.bounds(of: interval)
    return try read { database in
      // The index begins with the event.
      try records(
        database, "WHERE event IN (SELECT id FROM event) AND date >= ? AND date < ? ORDER BY date DESC, seq DESC",
        [bounds.start, bounds.end])
    }
  }

  /// A stretch of time in milliseconds since 1970, without its end; `distantPast` and `distantFuture` are no bounds.
  ///
  /// Throws for a date that the store cannot hold.
  static func bounds(of interval: DateInterval) throws -> (start: Int64, end: Int64) {
    (
      interval.start == .distantPast ? .min : try interval.start.milliseconds(),
      interval.end == .distantFuture ? .max : try interval.end.milliseconds()
    )
  }

  private func count(_ id: UUID, from start: Int64, until end: Int64) throws -> Int {
    try read { database in
      let condition = "event = ? AND date >= ? AND date < ?"
      return try rows(database, "SELECT count(*) FROM record WHERE \(condition)", [id.stored, start, end]) {
        $0[0] as Int
      }
      .first ?? 0
    }
  }

  /// The records with these identifiers, in their order, without those that are not there any more.
  public func records(ids: [UUID]) throws -> [DaybookRecord] {
    try read { database in
      try ids.compactMap { try records(database, "WHERE id = ?", [$0.stored]).first }
    }
  }

  /// The records of all events, the latest first, at most `limit` of them.
  public func records(limit: Int) throws -> [DaybookRecord] {
    try read { database in try records(database, "ORDER BY seq DESC LIMIT ?", [limit]) }
  }

  /// Throws if an event is not there.
  func requireEvent(_ database: Database, _ id: UUID) throws {
    if try rows(database, "SELECT 1 FROM event WHERE id = ?", [id.stored], { $0[0] as Int }).isEmpty {
      throw DaybookStoreError.eventNotFound(id)
    }
  }

  private func last(_ database: Database, _ event: UUID, in interval: DateInterval? = nil) throws -> DaybookRecord? {
    let start = try interval?.start.milliseconds() ?? .min
    let end = try interval?.end.milliseconds() ?? .max
    let condition = "WHERE event = ? AND date >= ? AND date < ? ORDER BY date DESC, seq DESC LIMIT 1"
    return try records(database, condition, [event.stored, start, end]).first
  }

  /// The records that the rest of a SELECT statement finds.
  func records(
    _ database: Database, _ condition: String, _ arguments: StatementArguments
  ) throws -> [DaybookRecord] {
    try rows(database, "SELECT id, event, date, hasTime FROM record \(condition)", arguments) { row in
      guard let id = UUID(stored: row[0]), let event = UUID(stored: row[1]) else { return nil }
      return DaybookRecord(id: id, eventID: event, date: Date(milliseconds: row[2]), hasTime: row[3])
    }
  }
}
