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
    ] as [(ResultCode, DaybookStoreError)])
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

  @Test("A search for a part of a name stops at its limit, and sorts nothing", arguments: ["milk", "mi"])
  func searches(text: String) throws {
    let store = try DaybookStore(inMemory: TestClock().clock())
    let plans = try store.read { database in
      try #require(Search("task", text)).found("task.completedAt IS NULL", limit: 5) { step in
        try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN SELECT * FROM task \(step.sql)", arguments: step.arguments)
          .map { $0["detail"] as String }
      }
    }
    let isDirect = { (step: String) in ["INDEX", "PRIMARY KEY", "SUBQUERY"].contains { step.contains($0) } }
    #expect(plans.allSatisfy(isDirect), "\(plans)")
    #expect(!plans.contains { $0.contains("TEMP B-TREE") }, "\(plans)")
  }

  @Test("Each row is indexed for searching once, the hundred and first too")
  func indexedOnce() throws {
    let store = try DaybookStore(inMemory: DaybookClock())
    for number in 1...304 { _ = try store.addTask(title: "Paint wall \(number)") }
    let counts = try store.read { database in
      try Row.fetchOne(
        database,
        sql: """
          SELECT (SELECT upTo FROM searchMark WHERE name = 'task') AS upTo,
            (SELECT count(*) FROM taskSearch_docsize) AS sizes, (SELECT block FROM taskSearch_data WHERE id = 1) AS totals
          """)
    }
    let row = try #require(counts)
    #expect(row["upTo"] == 300 && row["sizes"] == 300)
    // The index's own count of rows, which begins its totals, as a number of FTS5's (seven bits a byte, the highest first).
    let totals = [UInt8](row["totals"] as Data)
    #expect(Int(totals[0] & 0x7F) << 7 + Int(totals[1]) == 300)
  }
}
