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
  ///
  /// Before every hundredth, and behind the last, `progress` is told how many are there; where it throws none are.
  public func add(
    _ entries: some Sequence<TaskFile.Entry>, progress: (Int) throws -> Void = { _ in }
  ) throws -> [UUID] {
    let createdAt = try clock.now().milliseconds()
    return try change { database in
      var ids: [UUID] = []
      for entry in entries {
        if ids.count.isMultiple(of: Self.batch) { try progress(ids.count) }
        let id = clock.makeUUID()
        try insert(
          database, id, title: entry.title, notes: entry.notes, due: DueColumns(entry.due, calendar: clock.calendar),
          entry.priority, createdAt: createdAt)
        ids.append(id)
      }
      try progress(ids.count)
      return ids
    }
  }

  private static var batch: Int { 100 }
}
