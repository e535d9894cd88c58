import Foundation
import GRDB

extension DaybookStore {
  /// The tasks of a file of comma-separated values. A name without a folder is looked for in the current folder, then beside the
  /// store.
  public func taskFile(_ name: String) throws -> TaskFile {
    let path = (name as NSString).expandingTildeInPath
    let beside = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(path).path
    let isBeside = !path.contains("/") && !FileManager.default.fileExists(atPath: path)
    return try TaskFile(path: isBeside ? beside : path, calendar: clock.calendar)
  }

  /// Adds tasks, all or none of them, and gives their identifiers.
  public func add(_ entries: some Sequence<TaskFile.Entry>) throws -> [UUID] {
    let createdAt = try clock.now().milliseconds()
    return try change { database in
      try entries.map { entry in
        let id = clock.makeUUID()
        try insert(
          database, id, title: entry.title, notes: entry.notes, due: DueColumns(entry.due, calendar: clock.calendar),
          entry.priority, createdAt: createdAt)
        return id
      }
    }
  }

  /// Deletes tasks, all or none of them; those that are gone are no fault.
  public func delete(tasks ids: [UUID]) throws {
    try change { database in
      for id in ids {
        try noting(.task, id, database) { try run(database, "DELETE FROM task WHERE id = ?", [id.uuidString]) }
      }
    }
  }
}
