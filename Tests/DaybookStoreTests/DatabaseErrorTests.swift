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

  /// What `body` asks of the database, with its values.
  private func statements(_ store: DaybookStore, _ body: () throws -> Void) throws -> [String] {
    let asked = Asked()
    try store.read {
      $0.trace { if case .statement(let statement) = $0 { asked.statements.append(statement.expandedSQL) } }
    }
    try body()
    try store.read { $0.trace(nil) }
    return asked.statements
  }

  private final class Asked {
    var statements: [String] = []
  }

  @Test(
    "Whatever the store is asked for is found by an index or read in the order of its key, and only what is due on a day, logged in a time or called the same is sorted"
  )
  func indexes() throws {
    let store = try DaybookStore(inMemory: TestClock().clock())
    let task = try store.addTask(title: "Buy milk")
    let event = try store.createEvent(name: "Coffee")
    _ = try store.log(event: event.id)
    let day = DateInterval(start: store.clock.now(), duration: 86_400)
    let mark = try store.nameableTasks(since: nil).mark
    _ = try (store.addTask(title: "Tea"), store.createEvent(name: "Tea"), store.createCategory(name: "Tea"))
    let asked = try statements(store) {
      for filter in [DaybookTaskFilter.open, .all, .dueToday] { _ = try store.tasks(filter, limit: 5) }
      _ = try (store.completedTasks(limit: 5), store.completedTasks(in: day), store.nameableTasks())
      _ = try (store.tasks(ids: [task.id]), store.events(ids: [event.id]), store.event(named: "Coffee"))
      _ = try (store.events(limit: 5), store.occurredEvents(limit: 5), store.records(limit: 5))
      _ = try (store.nameableTasks(since: mark), store.events(since: mark), store.categories(since: mark))
      _ = try store.records(since: mark, limit: 5)
      _ = try (store.last(event: event.id), store.count(event: event.id, since: day.start))
      _ = try (store.count(event: event.id, in: day), store.records(event: event.id, in: day), store.records(in: day))
    }
    #expect(asked.count > 15)
    for statement in asked {
      let plan = try store.read {
        try Row.fetchAll($0, sql: "EXPLAIN QUERY PLAN \(statement)").map { $0["detail"] as String }
      }
      // By its key, which is the order in which it is wanted, or by an index.
      let isSorted = [
        "due IS NULL, due", "event IN (SELECT id FROM event)", "WHERE folded = 'tea' AND completedAt IS NOT NULL",
      ]
      .contains { statement.contains($0) }
      #expect(plan.contains { $0.contains("TEMP B-TREE") } == isSorted, "\(statement): \(plan)")
      let isFound = { (step: String) in
        ["INDEX", "PRIMARY KEY", "OR", "SUBQUERY", "TEMP B-TREE"].contains { step.contains($0) }
          || step.hasPrefix("SCAN") && statement.contains("ORDER BY")
            && (!statement.contains("WHERE") || statement.contains("WHERE EXISTS")
              || statement.hasSuffix("FROM category ORDER BY seq"))
      }
      #expect(plan.allSatisfy(isFound), "\(statement): \(plan)")
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
