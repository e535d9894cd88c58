import Foundation
import GRDB

extension DaybookStore {
  /// The most results that a search gives.
  public static let searchLimit = 50

  /// The tasks whose titles hold `text`, in any case and with or without accents: whole titles first, then beginnings,
  /// then the rest; among equals the open ones. Of completed ones with one title only the latest counts, and none whose
  /// title an open one has; where many open ones hold `text` only those completed count that begin with it.
  public func tasks(matching text: String) throws -> [DaybookTask] {
    guard let search = Search("task", text) else { return [] }
    return try read { database in
      var open = try search.found("task.completedAt IS NULL", limit: Self.searchLimit) {
        try tasks(database, $0.sql, $0.arguments)
      }
      let done: [FoundTask]
      if Set(open.map(\.seq)).count < Self.searchLimit {
        // Of many completed ones few are told: what decides which is read first.
        done = try search.found("task.completedAt IS NOT NULL", limit: Self.searchLimit * 4, latestFirst: true) {
          try foundTasks(database, "SELECT task.seq, task.folded, completedAt FROM task \($0.sql)", $0.arguments)
        }
      } else {
        let step = search.beginnings("task.completedAt IS NULL", limit: Self.searchLimit)
        open += try tasks(database, step.sql, step.arguments)
        done = try completedBeginnings(database, search)
      }
      let latest = done.sorted { ($0.completedAt, $0.id) > ($1.completedAt, $1.id) }
      let all = Self.distinct(open.map { FoundTask(id: $0.seq, folded: $0.folded) }, latest, by: \.folded)
      let best = search.ranked(all, \.folded).map(\.id)
      var known = Dictionary(open.map { ($0.seq, $0) }) { first, _ in first }
      let missing = best.filter { known[$0] == nil }
      for task in try missing.isEmpty ? [] : tasks(database, at: missing) { known[task.seq] = task }
      return best.compactMap { known[$0] }
    }
  }

  /// Of each title that begins so and that no open task has, the task that was completed last; SQLite gives the other columns of the row with the
  /// greatest value.
  private func completedBeginnings(_ database: Database, _ search: Search) throws -> [FoundTask] {
    let isFree = """
      task.completedAt IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM task AS other WHERE other.folded = task.folded AND other.completedAt IS NULL)
      """
    let step = search.beginnings(isFree, groupedBy: "task.folded", limit: Self.searchLimit)
    let sql = "SELECT task.seq, task.folded, max(task.completedAt) FROM task \(step.sql)"
    return try foundTasks(database, sql, step.arguments)
  }

  private func foundTasks(
    _ database: Database, _ sql: String, _ arguments: StatementArguments
  ) throws -> [FoundTask] {
    try rows(database, sql, arguments) { FoundTask(id: $0[0], folded: $0[1], completedAt: $0[2]) }
  }

  /// The tasks of at most ``searchLimit`` places in the order in which tasks were added, in any order. By one statement, and always the same.
  private func tasks(_ database: Database, at places: [Int64]) throws -> [DaybookTask] {
    let marks = Array(repeating: "?", count: Self.searchLimit).joined(separator: ", ")
    let filled = places + Array(repeating: -1, count: Self.searchLimit - places.count)
    return try tasks(database, "WHERE seq IN (\(marks))", StatementArguments(filled))
  }

  /// What a search looks at of a task.
  private struct FoundTask: Identifiable {
    /// Its place in the order in which tasks were added.
    var id: Int64
    var folded: String
    /// When it was completed; nothing for an open one.
    var completedAt: Int64 = 0
  }

  /// The events whose names hold `text`, ordered as ``tasks(matching:)`` orders.
  public func events(matching text: String) throws -> [DaybookEvent] {
    guard let search = Search("event", text) else { return [] }
    let found = try read { database in
      try search.found(limit: Self.searchLimit) { try events(database, $0.sql, $0.arguments) }
    }
    return search.ranked(found) { NameText.folded($0.name) }
  }

  /// The categories whose names hold `text`, ordered as ``tasks(matching:)`` orders.
  public func categories(matching text: String) throws -> [DaybookCategory] {
    guard let search = Search("category", text) else { return [] }
    let found = try read { database in
      try search.found(limit: Self.searchLimit) { try categories(database, $0.sql, $0.arguments) }
    }
    return search.ranked(found) { NameText.folded($0.name) }
  }
}

/// A search for a part of a name in one table.
struct Search {
  private let table: String
  private let folded: String

  /// `nil` if `text` names nothing.
  init?(_ table: String, _ text: String) {
    self.table = table
    folded = NameText.folded(NameText.tidied(text))
    guard !folded.isEmpty else { return nil }
  }

  /// What to join and ask for in one go.
  typealias Step = (sql: String, arguments: StatementArguments)

  /// What `ask` finds: whole names first, which no limit may cut off, then parts of names.
  ///
  /// Each step follows an index and stops at its limit, or looks at the few last rows, so none takes longer in a larger store. These
  /// are asked for before those that are indexed: what another process has indexed in between is found twice, and not missed.
  func found<Row>(
    _ condition: String = "TRUE", limit: Int, latestFirst: Bool = false, _ ask: (Step) throws -> [Row]
  ) rethrows -> [Row] {
    let order = latestFirst ? "DESC" : "ASC"
    let whole = try ask(
      ("WHERE \(table).folded = ? AND \(condition) ORDER BY \(table).seq \(order) LIMIT ?", [folded, limit]))
    // The search index knows three letters and more; of fewer only beginnings count, which another index knows.
    if folded.unicodeScalars.count < 3 { return whole + (try ask(beginnings(condition, limit: limit))) }
    let mark = DaybookSchema.searchMark(of: table)
    let unindexed = "WHERE \(table).seq > \(mark) AND instr(\(table).folded, ?) > 0 AND \(condition)"
    let last = try ask(("\(unindexed) ORDER BY \(table).seq \(order) LIMIT ?", [folded, limit]))
    // By scalars: a quotation mark is one for SQLite also where a mark that joins makes another character of it.
    let parts = folded.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false).map { String($0) }
    let quoted = "\"\(parts.joined(separator: "\"\""))\""
    let index = "\(table)Search"
    let indexed = "JOIN \(index) ON \(index).rowid = \(table).seq WHERE \(index) MATCH ? AND \(condition)"
    let first = try ask(("\(indexed) ORDER BY \(index).rowid \(order) LIMIT ?", [quoted, limit]))
    return whole + (latestFirst ? last + first : first + last)
  }

  /// What asks for the rows whose names begin so, in the order of their names.
  func beginnings(_ condition: String, groupedBy column: String? = nil, limit: Int) -> Step {
    let group = column.map { "GROUP BY \($0) " } ?? ""
    let sql = "WHERE \(table).folded >= ? AND \(table).folded < ? AND \(condition) \(group)LIMIT ?"
    return (sql, [folded, folded + "\u{10FFFF}", limit])
  }

  /// The values without doubles, the best first, by their folded names.
  func ranked<Value: Identifiable>(_ values: [Value], _ name: (Value) -> String) -> [Value] {
    var seen: Set<Value.ID> = []
    seen.reserveCapacity(values.count)
    let word = Array(" \(folded)".utf8)
    let ranks = values.filter { seen.insert($0.id).inserted }.enumerated().map { offset, value in
      let found = name(value)
      let rank = found == folded ? 0 : found.hasPrefix(folded) ? 1 : found.holds(word) ? 2 : 3
      return (rank: rank, offset: offset, value: value)
    }
    return ranks.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }
      .prefix(DaybookStore.searchLimit).map(\.value)
  }
}

extension String {
  /// Whether some bytes of UTF-8 stand in a row in it; Foundation's `contains` and the library's, which know more, take ten times as long.
  fileprivate func holds(_ bytes: [UInt8]) -> Bool {
    var text = self
    return text.withUTF8 { text in
      var start = 0
      while start + bytes.count <= text.count {
        var count = 0
        while count < bytes.count, text[start + count] == bytes[count] { count += 1 }
        if count == bytes.count { return true }
        start += 1
      }
      return false
    }
  }
}
