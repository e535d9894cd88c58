import Foundation
import GRDB

extension DaybookStore {
  /// The most results that a search gives.
  public static let searchLimit = 50

  /// The tasks whose titles hold `text`, in any case and with or without accents: whole titles first, then beginnings,
  /// then the rest; among equals the open ones. Of completed ones with one title only the latest counts, and none whose
  /// title an open one has.
  public func tasks(matching text: String) throws -> [DaybookTask] {
    guard let search = Search("task", text) else { return [] }
    let (open, done) = try read { database in
      try (
        find(database, search, "task.completedAt IS NULL", limit: Self.searchLimit, latestFirst: false),
        find(database, search, "task.completedAt IS NOT NULL", limit: Self.searchLimit * 4, latestFirst: true)
      )
    }
    let latest = done.sorted { ($0.completedAt ?? .distantPast) > ($1.completedAt ?? .distantPast) }
    return search.ranked(Self.distinct(open, latest), \.title)
  }

  /// The events whose names hold `text`, ordered as ``tasks(matching:)`` orders.
  public func events(matching text: String) throws -> [DaybookEvent] {
    guard let search = Search("event", text) else { return [] }
    let found = try read { database in
      try search.found(limit: Self.searchLimit) { try events(database, $0.sql, $0.arguments) }
    }
    return search.ranked(found, \.name)
  }

  /// The categories whose names hold `text`, ordered as ``tasks(matching:)`` orders.
  public func categories(matching text: String) throws -> [DaybookCategory] {
    guard let search = Search("category", text) else { return [] }
    let found = try read { database in
      try search.found(limit: Self.searchLimit) { try categories(database, $0.sql, $0.arguments) }
    }
    return search.ranked(found, \.name)
  }

  private func find(
    _ database: Database, _ search: Search, _ condition: String, limit: Int, latestFirst: Bool
  ) throws -> [DaybookTask] {
    try search.found(condition, limit: limit, latestFirst: latestFirst) {
      try tasks(database, $0.sql, $0.arguments)
    }
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
    if folded.unicodeScalars.count < 3 {
      let beginning = "WHERE \(table).folded >= ? AND \(table).folded < ? AND \(condition) LIMIT ?"
      return whole + (try ask((beginning, [folded, folded + "\u{10FFFF}", limit])))
    }
    let mark = DaybookSchema.searchMark(of: table)
    let unindexed = "WHERE \(table).seq > \(mark) AND instr(\(table).folded, ?) > 0 AND \(condition)"
    let last = try ask(("\(unindexed) ORDER BY \(table).seq \(order) LIMIT ?", [folded, limit]))
    let quoted = "\"" + folded.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    let index = "\(table)Search"
    let indexed = "JOIN \(index) ON \(index).rowid = \(table).seq WHERE \(index) MATCH ? AND \(condition)"
    let first = try ask(("\(indexed) ORDER BY \(index).rowid \(order) LIMIT ?", [quoted, limit]))
    return whole + (latestFirst ? last + first : first + last)
  }

  /// The values without doubles, the best first.
  func ranked<Value: Identifiable>(_ values: [Value], _ name: (Value) -> String) -> [Value] {
    var seen: Set<Value.ID> = []
    let ranks = values.filter { seen.insert($0.id).inserted }.enumerated().map { offset, value in
      let found = NameText.folded(name(value))
      let rank = found == folded ? 0 : found.hasPrefix(folded) ? 1 : found.contains(" " + folded) ? 2 : 3
      return (rank: rank, offset: offset, value: value)
    }
    return ranks.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }
      .prefix(DaybookStore.searchLimit).map(\.value)
  }
}
