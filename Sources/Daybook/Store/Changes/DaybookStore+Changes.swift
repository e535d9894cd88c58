import Foundation
import GRDB

/// What takes back a change, and nothing that was changed since.
extension DaybookStore {
  /// Makes changes through the store that `body` is given, and gives what takes them back.
  public func tracking<Value>(_ body: (DaybookStore) throws -> Value) throws -> (value: Value, undo: StoreChange) {
    let recorder = ChangeRecorder()
    let value = try body(DaybookStore(self, noting: recorder))
    return (value, recorder.undo)
  }

  /// Makes a change, all of it or nothing, and gives what takes it back.
  ///
  /// What is as it would be already is left as it is. Throws if something else was changed since, or is in use by now: nothing that
  /// anybody else did is lost. A task that is cancelled leaves all as it was.
  public func apply(_ wanted: StoreChange) throws -> StoreChange {
    try change { database in
      let made = ChangeRecorder()
      for step in wanted.steps {
        try Task.checkCancellation()
        try apply(step, database).forEach(made.note)
        step.entries.forEach(journal.note)
      }
      return made.undo
    }
  }

  private func apply(_ step: StoreChange.Step, _ database: Database) throws -> [StoreChange.Step] {
    switch step {
    case .insert(let table, let row): try insert(row, into: table, database)
    case .delete(let table, let ids):
      try ids.compactMap { id in
        try Task.checkCancellation()
        return try delete(id, from: table, database)
      }
    case .update(let table, let id, let from, let to): try update(table, id, from: from, to: to, database)
    }
  }

  // MARK: Noting

  /// Deletes a row, and notes what brings it back, if that is wanted; of a task with its folded title.
  func remove(_ id: UUID, from table: StoreTable, _ database: Database, titled title: String? = nil) throws {
    journal.note(StoreJournal.Entry(table: table, id: id.stored, formerTitles: [title].compactMap(\.self)))
    if let recorder, let row = try row(id.stored, of: table, database) { recorder.note(.insert(table, row)) }
    try run(database, "DELETE FROM \(table.rawValue) WHERE id = ?", [id.stored])
  }

  /// Notes that a row has changed, and what takes back the change that `body` makes to it, if that is wanted; of a task with the folded title that it loses.
  func noting(
    _ table: StoreTable, _ id: UUID, _ database: Database, losing title: String? = nil, _ body: () throws -> Void
  ) throws {
    journal.note(StoreJournal.Entry(table: table, id: id.stored, formerTitles: [title].compactMap(\.self)))
    guard let recorder else { return try body() }
    let before = try row(id.stored, of: table, database)
    try body()
    let after = try row(id.stored, of: table, database)
    guard let before, let after else { return }
    let changed = after.filter { before[$0.key] != $0.value }
    guard !changed.isEmpty else { return }
    recorder.note(.update(table, id: id.stored, from: changed, to: before.filter { changed[$0.key] != nil }))
  }

  // MARK: Rows

  private func row(_ id: String, of table: StoreTable, _ database: Database) throws -> [String: StoredValue]? {
    let sql = "SELECT * FROM \(table.rawValue) WHERE id = ?"
    guard let row = try Row.fetchOne(database.cachedStatement(sql: sql), arguments: [id]) else { return nil }
    return Dictionary(row.map { ($0, StoredValue($1)) }) { first, _ in first }
  }

  private func insert(
    _ row: [String: StoredValue], into table: StoreTable, _ database: Database
  ) throws -> [StoreChange.Step] {
    guard Set(row.keys).union(table.laterColumns) == table.columns, let id = row["id"]?.string else {
      throw DaybookStoreError.unknownChange
    }
    guard try self.row(id, of: table, database) == nil else { return [] }
    try requireOwner(of: row, table, database)
    if let key = row["nameKey"], try holds(table, "nameKey", key, database) {
      throw DaybookStoreError.nameTaken(row["name"]?.string ?? "")
    }
    var row = row
    // Its old place, unless another one stands there.
    if let place = row["seq"], try holds(table, "seq", place, database) { row["seq"] = nil }
    let columns = row.keys.sorted()
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try run(
      database, "INSERT INTO \(table.rawValue) (\(columns.joined(separator: ", "))) VALUES (\(marks))",
      StatementArguments(columns.compactMap { row[$0]?.stored }))
    return [.delete(table, ids: [id])]
  }

  private func delete(_ id: String, from table: StoreTable, _ database: Database) throws -> StoreChange.Step? {
    guard let row = try row(id, of: table, database) else { return nil }
    if let use = table.use, try holds(use.table, use.column, .text(id), database) {
      throw DaybookStoreError.inUse(row["name"]?.string ?? "")
    }
    try run(database, "DELETE FROM \(table.rawValue) WHERE id = ?", [id])
    return .insert(table, row)
  }

  private func update(
    _ table: StoreTable, _ id: String, from: [String: StoredValue], to: [String: StoredValue], _ database: Database
  ) throws -> [StoreChange.Step] {
    guard from.keys == to.keys, table.columns.isSuperset(of: to.keys), to["id"] == nil else {
      throw DaybookStoreError.unknownChange
    }
    guard let row = try row(id, of: table, database) else { throw gone(id, table) }
    let changed = to.filter { row[$0.key] != $0.value }
    guard !changed.isEmpty else { return [] }
    guard changed.allSatisfy({ row[$0.key] == from[$0.key] }) else {
      throw DaybookStoreError.changedSince((row["title"] ?? row["name"])?.string ?? "")
    }
    let columns = changed.keys.sorted()
    try run(
      database,
      "UPDATE \(table.rawValue) SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?",
      StatementArguments(columns.compactMap { changed[$0]?.stored } + [id.databaseValue]))
    return [.update(table, id: id, from: changed, to: row.filter { changed[$0.key] != nil })]
  }

  private func requireOwner(of row: [String: StoredValue], _ table: StoreTable, _ database: Database) throws {
    guard let owner = table.owner else { return }
    guard let id = row[owner.column]?.string else { throw DaybookStoreError.unknownChange }
    guard try self.row(id, of: owner.table, database) != nil else { throw gone(id, owner.table) }
  }

  private func holds(
    _ table: StoreTable, _ column: String, _ value: StoredValue, _ database: Database
  ) throws -> Bool {
    let sql = "SELECT 1 FROM \(table.rawValue) WHERE \(column) = ? LIMIT 1"
    return try !rows(database, sql, [value.stored], { $0[0] as Int }).isEmpty
  }

  private func gone(_ id: String, _ table: StoreTable) -> DaybookStoreError {
    guard let id = UUID(stored: id) else { return .unknownChange }
    switch table {
    case .task: return .taskNotFound(id)
    case .event, .record: return .eventNotFound(id)
    case .category: return .categoryNotFound(id)
    }
  }
}

extension StoredValue {
  /// What a column of a row holds.
  init(_ value: DatabaseValue) {
    switch value.storage {
    case .int64(let number): self = .integer(number)
    case .string(let text): self = .text(text)
    case .null, .double, .blob: self = .null
    }
  }

  /// The value as the database takes it.
  var stored: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .text(let text): text.databaseValue
    }
  }
}

extension StoreChange.Step {
  /// The rows that it may change.
  fileprivate var entries: [StoreJournal.Entry] {
    switch self {
    case .insert(let table, let row): [StoreJournal.Entry(table: table, id: row["id"]?.string ?? "")]
    // Which titles they had nobody knows.
    case .delete(let table, let ids): ids.map { StoreJournal.Entry(table: table, id: $0, formerTitles: nil) }
    case .update(let table, let id, _, _): [StoreJournal.Entry(table: table, id: id, formerTitles: nil)]
    }
  }
}
