import Foundation
import GRDB

/// What takes back a change, and nothing that was changed since.
extension DaybookStore {
  /// Puts back a deleted task as it was; one that is there stays as it is.
  public func restore(_ task: DaybookTask) throws {
    let moment = try DueColumns(task.due, calendar: clock.calendar)
    let completedAt = try task.completedAt?.milliseconds()
    let createdAt = try task.createdAt.milliseconds()
    try change { database in
      _ = try run(
        database,
        """
        INSERT OR IGNORE INTO task (seq, id, title, folded, notes, due, dueDay, priority, completedAt, createdAt)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          task.seq, task.id.uuidString, task.title, NameText.folded(task.title), task.notes, moment.due, moment.dueDay,
          task.priority.rawValue, completedAt, createdAt,
        ])
    }
  }

  /// Sets when a task was completed; `nil`: it is open.
  @discardableResult
  public func setCompleted(_ date: Date?, task id: UUID) throws -> DaybookTask {
    try update(id, "completedAt = ?", [try date?.milliseconds()])
  }

  /// Deletes an event that never occurred; throws if it has a record.
  public func remove(_ event: DaybookEvent) throws {
    try remove("event", event.id, event.name, unless: "SELECT 1 FROM record WHERE event = ?")
  }

  /// Deletes a category without events; throws if it has one.
  public func remove(_ category: DaybookCategory) throws {
    try remove("category", category.id, category.name, unless: "SELECT 1 FROM event WHERE category = ?")
  }

  /// Deletes a record; one that is gone is no fault.
  public func remove(_ record: DaybookRecord) throws {
    try change { _ = try run($0, "DELETE FROM record WHERE id = ?", [record.id.uuidString]) }
  }

  /// Puts back a record that was taken back; throws if its event is gone.
  public func restore(_ record: DaybookRecord) throws {
    let date = try record.date.milliseconds()
    try change { database in
      try requireEvent(database, record.eventID)
      try run(
        database, "INSERT OR IGNORE INTO record (id, event, date) VALUES (?, ?, ?)",
        [record.id.uuidString, record.eventID.uuidString, date])
    }
  }

  private func remove(_ table: String, _ id: UUID, _ name: String, unless used: String) throws {
    try change { database in
      guard try rows(database, used + " LIMIT 1", [id.uuidString], { $0[0] as Int }).isEmpty else {
        throw DaybookStoreError.inUse(name)
      }
      try run(database, "DELETE FROM \(table) WHERE id = ?", [id.uuidString])
    }
  }
}
