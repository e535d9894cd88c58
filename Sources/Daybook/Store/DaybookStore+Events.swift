import Foundation
import GRDB

extension DaybookStore {
  /// Creates a category; throws if one of that name is there.
  public func createCategory(name text: String) throws -> DaybookCategory {
    let name = try name(text)
    let id = clock.makeUUID()
    return try change { database in
      try refuseTaken(database, table: "category", name)
      try run(
        database, "INSERT INTO category (id, name, nameKey, folded) VALUES (?, ?, ?, ?)",
        [id.stored, name, NameText.key(name), NameText.folded(name)])
      journal.note(StoreJournal.Entry(table: .category, id: id.stored))
      recorder?.note(.delete(.category, ids: [id.stored]))
      return DaybookCategory(id: id, name: name, place: Int(database.lastInsertedRowID), eventCount: 0)
    }
  }

  /// All categories, in the order in which they were created; the general one is the first.
  public func categories() throws -> [DaybookCategory] {
    try read { database in try categories(database, "ORDER BY seq") }
  }

  /// The categories with these identifiers, in their order, without those that are not there any more.
  public func categories(ids: [UUID]) throws -> [DaybookCategory] {
    try read { database in
      try ids.compactMap { try categories(database, "WHERE id = ?", [$0.stored]).first }
    }
  }

  /// Creates an event in a category, in the general one if none is given; throws if one of that name is there.
  public func createEvent(name text: String, category: UUID? = nil) throws -> DaybookEvent {
    let name = try name(text)
    let id = clock.makeUUID()
    let categoryID = category ?? DaybookCategory.generalID
    let createdAt = try clock.now().milliseconds()
    return try change { database in
      try refuseTaken(database, table: "event", name)
      guard try !rows(database, "SELECT 1 FROM category WHERE id = ?", [categoryID.stored], { $0[0] as Int }).isEmpty
      else {
        throw DaybookStoreError.categoryNotFound(categoryID)
      }
      try run(
        database, "INSERT INTO event (id, name, nameKey, folded, category, createdAt) VALUES (?, ?, ?, ?, ?, ?)",
        [id.stored, name, NameText.key(name), NameText.folded(name), categoryID.stored, createdAt])
      journal.note(StoreJournal.Entry(table: .event, id: id.stored))
      recorder?.note(.delete(.event, ids: [id.stored]))
      return try existingEvent(database, id)
    }
  }

  /// Gives an event another name; throws if another one has it.
  public func rename(event id: UUID, to text: String) throws -> DaybookEvent {
    let name = try name(text)
    return try change { database in
      let event = try existingEvent(database, id)
      if NameText.key(name) != NameText.key(event.name) { try refuseTaken(database, table: "event", name) }
      try noting(.event, id, database) {
        try run(
          database, "UPDATE event SET name = ?, nameKey = ?, folded = ? WHERE id = ?",
          [name, NameText.key(name), NameText.folded(name), id.stored])
      }
      return try existingEvent(database, id)
    }
  }

  /// Deletes an event with all its records, and gives it as it was.
  @discardableResult
  public func delete(event id: UUID) throws -> DaybookEvent {
    try change { database in
      let event = try existingEvent(database, id)
      // One by one, so that each can be put back.
      for record in try records(database, "WHERE event = ? ORDER BY seq DESC", [id.stored]) {
        try remove(record.id, from: .record, database)
      }
      try remove(id, from: .event, database)
      return event
    }
  }

  private func existingEvent(_ database: Database, _ id: UUID) throws -> DaybookEvent {
    guard let event = try events(database, "WHERE event.id = ?", [id.stored]).first else {
      throw DaybookStoreError.eventNotFound(id)
    }
    return event
  }

  /// All events, in the order in which they were created, at most `limit` of them.
  public func events(limit: Int = .max) throws -> [DaybookEvent] {
    try read { database in try events(database, "ORDER BY event.seq LIMIT ?", [limit]) }
  }

  /// The events that have occurred, in the order in which they were created, at most `limit` of them.
  public func occurredEvents(limit: Int) throws -> [DaybookEvent] {
    try read { database in
      let condition = "WHERE EXISTS (SELECT 1 FROM record WHERE record.event = event.id) ORDER BY event.seq LIMIT ?"
      return try events(database, condition, [limit])
    }
  }

  /// The events with these identifiers, in their order, without those that are not there any more.
  public func events(ids: [UUID]) throws -> [DaybookEvent] {
    try read { database in
      try ids.compactMap { try events(database, "WHERE event.id = ?", [$0.stored]).first }
    }
  }

  /// The event of that name, in any case.
  public func event(named text: String) throws -> DaybookEvent? {
    let key = NameText.key(NameText.tidied(text))
    return try read { database in try events(database, "WHERE event.nameKey = ?", [key]).first }
  }

  private func refuseTaken(_ database: Database, table: String, _ name: String) throws {
    let taken = try rows(database, "SELECT name FROM \(table) WHERE nameKey = ?", [NameText.key(name)]) {
      $0[0] as String?
    }
    if let name = taken.first { throw DaybookStoreError.nameTaken(name) }
  }

  /// The categories that the rest of a SELECT statement finds.
  func categories(
    _ database: Database, _ condition: String, _ arguments: StatementArguments = []
  ) throws -> [DaybookCategory] {
    let count = "(SELECT count(*) FROM event WHERE event.category = category.id)"
    let sql = "SELECT category.id, category.name, category.seq, \(count) FROM category \(condition)"
    return try rows(database, sql, arguments) { row in
      UUID(stored: row[0]).map { DaybookCategory(id: $0, name: row[1], place: row[2], eventCount: row[3]) }
    }
  }

  /// The events that the rest of a SELECT statement finds.
  func events(
    _ database: Database, _ condition: String, _ arguments: StatementArguments = []
  ) throws -> [DaybookEvent] {
    let sql = """
      SELECT event.id, event.name, event.createdAt, category.id, category.name, category.seq, event.seq
      FROM event JOIN category ON category.id = event.category \(condition)
      """
    return try rows(database, sql, arguments) { row in
      guard let id = UUID(stored: row[0]), let categoryID = UUID(stored: row[3]) else { return nil }
      let category = DaybookCategory(id: categoryID, name: row[4], place: row[5], eventCount: nil)
      return DaybookEvent(
        id: id, name: row[1], category: category, createdAt: Date(milliseconds: row[2]), place: row[6])
    }
  }
}
