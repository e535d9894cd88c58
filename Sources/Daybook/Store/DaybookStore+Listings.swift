import Foundation
import GRDB

/// Lists that tell only what has changed since they were told before, where this object made all changes since: those of other processes and the
/// turn of a day have all told again.
extension DaybookStore {
  /// The same as ``nameableTasks()``, or what has changed of it since a mark.
  public func nameableTasks(since mark: String?) throws -> StoreListing<DaybookTask> {
    try listing(since: mark, all: nameableTasks, changes: changedTasks)
  }

  /// The same as ``events(limit:)`` without a limit, or what has changed of it since a mark.
  public func events(since mark: String?) throws -> StoreListing<DaybookEvent> {
    try listing(since: mark, all: { try events($0, "ORDER BY event.seq") }) { database, entries in
      // An event is told with its category.
      guard !entries.contains(where: { $0.table == .category }) else { return nil }
      return try changed(in: .event, entries) { try events(database, "WHERE event.id = ?", [$0]).first }
    }
  }

  /// The same as ``categories()``, or what has changed of it since a mark.
  public func categories(since mark: String?) throws -> StoreListing<DaybookCategory> {
    try listing(since: mark, all: { try categories($0, "ORDER BY seq") }) { database, entries in
      // A category is told with how many events it has.
      guard !entries.contains(where: { $0.table == .event }) else { return nil }
      return try changed(in: .category, entries) { try categories(database, "WHERE id = ?", [$0]).first }
    }
  }

  /// The latest records of all events, at most `limit`, or nothing if none has changed since a mark, nor any event.
  public func records(since mark: String?, limit: Int) throws -> StoreListing<DaybookRecord> {
    try listing(since: mark, all: { try records($0, "ORDER BY seq DESC LIMIT ?", [limit]) }) { _, entries in
      entries.contains { $0.table == .record || $0.table == .event } ? nil : ([], [])
    }
  }

  private typealias Changes<Row> = (rows: [Row], removed: [String])

  /// All rows, unless `changes` can tell what has changed by what was noted since.
  private func listing<Row>(
    since text: String?, all: (Database) throws -> [Row],
    changes: (Database, [StoreJournal.Entry]) throws -> Changes<Row>?
  ) throws -> StoreListing<Row> {
    try read { database in
      let version = isInMemory ? 0 : try rows(database, "PRAGMA data_version") { $0[0] as Int64 }.first ?? 0
      let mark = StoreMark(
        place: journal.end, version: version,
        day: Int(clock.startOfDay(of: clock.now()).timeIntervalSince1970))
      if let before = text.flatMap(StoreMark.init), (before.version, before.day) == (mark.version, mark.day),
        let entries = journal.entries(since: before.place), let changes = try changes(database, entries)
      {
        return StoreListing(
          isPartial: true, rows: changes.rows, removed: changes.removed.compactMap { UUID(stored: $0) },
          mark: mark.text)
      }
      return StoreListing(isPartial: false, rows: try all(database), removed: [], mark: mark.text)
    }
  }

  /// What has become of the rows of a table that were noted.
  private func changed<Row>(
    in table: StoreTable, _ entries: [StoreJournal.Entry], _ row: (String) throws -> Row?
  ) rethrows -> Changes<Row> {
    var changes: Changes<Row> = ([], [])
    for id in Set(entries.lazy.filter { $0.table == table }.map(\.id)) {
      if let row = try row(id) { changes.rows.append(row) } else { changes.removed.append(id) }
    }
    return changes
  }

  /// The most tasks that are looked at one by one.
  private static var mostLookedAt: Int { 200 }

  /// What has become of the tasks that a name can mean; `nil` where that is easier told by listing them.
  private func changedTasks(_ database: Database, _ entries: [StoreJournal.Entry]) throws -> Changes<DaybookTask>? {
    let entries = entries.filter { $0.table == .task }
    let ids = Set(entries.map(\.id))
    guard ids.count <= Self.mostLookedAt, entries.allSatisfy({ $0.formerTitles != nil }) else { return nil }
    let changed = try ids.compactMap { try tasks(database, "WHERE id = ?", [$0]).first }
    let open = changed.filter { !$0.isDone }
    var changes: Changes<DaybookTask> = (open, Array(ids.subtracting(open.map(\.id.stored))))
    let edge = try lateEdge(database, ids.count)
    for title in Set(entries.compactMap(\.formerTitles).joined()).union(changed.map(\.folded)).union(edge.titles) {
      // A title means its open tasks, or without any the latest completed one, if that is late enough.
      let isOpen = try !rows(
        database, "SELECT 1 FROM task WHERE folded = ? AND completedAt IS NULL LIMIT 1", [title], { $0[0] as Int }
      ).isEmpty
      // Before the changes it was one of these that was meant, if any.
      let done = try tasks(
        database, "WHERE folded = ? AND completedAt IS NOT NULL ORDER BY completedAt DESC, seq DESC LIMIT ?",
        [title, ids.count + 1])
      let isMeant = !isOpen && done.first.map { $0.place <= edge.last } ?? false
      if isMeant { changes.rows += done.prefix(1) }
      changes.removed += done.dropFirst(isMeant ? 1 : 0).map(\.id.stored)
    }
    let told = Set(changes.rows.map(\.id.stored))
    changes.removed.removeAll { told.contains($0) }
    return changes
  }

  /// The place of the last completed task that is late enough to be meant by its name, and the titles of those that may not have been late enough
  /// before some changes, or were.
  private func lateEdge(_ database: Database, _ changes: Int) throws -> (last: Int, titles: [String]) {
    let start = max(0, Self.lateCompletions - changes)
    let around = try tasks(
      database, "WHERE completedAt IS NOT NULL ORDER BY completedAt DESC, seq DESC LIMIT ? OFFSET ?",
      [Self.lateCompletions + changes - start, start])
    let last = Self.lateCompletions - 1 - start
    return (around.indices.contains(last) ? around[last].place : .max, around.map(\.folded))
  }
}
