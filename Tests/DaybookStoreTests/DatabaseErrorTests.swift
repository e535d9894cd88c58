import Foundation
import GRDB
import Testing

@testable import DaybookStore

@Suite("What SQLite reports")
struct DatabaseErrorTests {
  @Test(
    "Each code has its error",
    arguments: [
      (ResultCode.SQLITE_BUSY, DaybookStoreError.locked(file: "f")), (.SQLITE_LOCKED, .locked(file: "f")),
      (.SQLITE_READONLY, .readOnly(file: "f")), (.SQLITE_FULL, .diskFull(file: "f")),
      (.SQLITE_NOTADB, .notADaybook(file: "f")), (.SQLITE_CORRUPT, .damaged(file: "f", reason: "why")),
      (.SQLITE_CANTOPEN, .cannotOpen(file: "f", reason: "why")), (.SQLITE_IOERR, .database(file: "f", reason: "why")),
    ])
  func codes(code: ResultCode, expected: DaybookStoreError) {
    #expect(DaybookStoreError(DatabaseError(resultCode: code, message: "why"), file: "f") == expected)
  }

  @Test("A full database refuses a change whole, and keeps what it had")
  func full() throws {
    let store = try DaybookStore(inMemory: TestClock().clock())
    _ = try store.addTask(title: "Buy milk")
    try store.change { database in
      let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
      try database.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
    #expect(throws: DaybookStoreError.diskFull(file: ":memory:")) {
      try store.addTask(title: "x", notes: String(repeating: "long ", count: 10_000))
    }
    #expect(try store.tasks(.all).map(\.title) == ["Buy milk"])
  }

  @Test("Everything a query asks uses an index")
  func indexes() throws {
    let store = try DaybookStore(inMemory: TestClock().clock())
    let queries = [
      "SELECT * FROM task WHERE completedAt IS NULL ORDER BY seq LIMIT 5",
      "SELECT * FROM task WHERE completedAt IS NOT NULL ORDER BY completedAt DESC, seq DESC LIMIT 5",
      "SELECT * FROM task WHERE completedAt IS NULL AND (dueDay = 'x' OR (due >= 1 AND due < 2))",
      "SELECT * FROM task WHERE id = 'x'", "SELECT * FROM event WHERE nameKey = 'x'",
      "SELECT count(*) FROM record WHERE event = 'x' AND date >= 1",
      "SELECT * FROM record WHERE event = 'x' ORDER BY date DESC, seq DESC LIMIT 1",
    ]
    for query in queries {
      let plan = try store.read {
        try Row.fetchAll($0, sql: "EXPLAIN QUERY PLAN \(query)").map { $0["detail"] as String }
      }
      #expect(plan.allSatisfy { $0.contains("INDEX") || $0.contains("OR") }, "\(query): \(plan)")
      #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(query): \(plan)")
    }
  }
}
