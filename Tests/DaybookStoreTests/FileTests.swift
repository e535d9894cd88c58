import DaybookStore
import Foundation
import GRDB
import Testing

@Suite("Files")
struct FileTests {
  @Test("A missing folder is made for its owner only, and so is the file")
  func made() throws {
    try withFolder { folder in
      let file = folder + "/a/b/store.sqlite"
      let store = try DaybookStore(file: file)
      _ = try store.addTask(title: "Buy milk")
      #expect(try permissions(folder + "/a") == 0o700)
      #expect(try permissions(folder + "/a/b") == 0o700)
      for suffix in ["", "-wal"] { #expect(try permissions(file + suffix) == 0o600) }
    }
  }

  @Test("What was acknowledged is there for another connection, without any closing")
  func kept() throws {
    try withFolder { folder in
      let file = folder + "/store.sqlite"
      let first = try DaybookStore(file: file)
      let task = try first.addTask(title: "Buy milk")
      let second = try DaybookStore(file: file)
      #expect(try second.tasks(.open).map(\.id) == [task.id])
      _ = try second.complete(task: task.id)
      #expect(try first.tasks(.open).isEmpty)
    }
  }

  @Test("A log left behind by a killed process is read back")
  func killed() throws {
    try withFolder { folder in
      let file = folder + "/store.sqlite"
      let store = try DaybookStore(file: file)
      _ = try store.addTask(title: "Buy milk")
      // The files as they are on the disk while the first process has closed nothing.
      for suffix in ["", "-wal"] {
        try FileManager.default.copyItem(atPath: file + suffix, toPath: folder + "/copy.sqlite" + suffix)
      }
      let copy = try DaybookStore(file: folder + "/copy.sqlite")
      #expect(try copy.tasks(.open).map(\.title) == ["Buy milk"])
    }
  }

  @Test("Many may open, make and change one store at once")
  func together() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("daybook-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/store.sqlite"
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...8 {
        group.addTask {
          let store = try DaybookStore(file: file)
          for step in 1...5 { _ = try store.addTask(title: "Task \(number) \(step)") }
        }
      }
      try await group.waitForAll()
    }
    #expect(try DaybookStore(file: file).tasks(.open).count == 40)
  }

  @Test(
    "A file that is none of ours is refused and stays as it was",
    arguments: ["hi\n", String(repeating: "no database ", count: 500)])
  func foreignFile(content: String) throws {
    try withFolder { folder in
      let file = folder + "/notes.txt"
      try content.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(throws: DaybookStoreError.notADaybook(file: file)) { try DaybookStore(file: file) }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == content)
    }
  }

  @Test("Another program's database is refused and stays as it was")
  func foreignDatabase() throws {
    try withFolder { folder in
      let file = folder + "/other.sqlite"
      try DatabaseQueue(path: file).write { try $0.execute(sql: "CREATE TABLE song (title TEXT)") }
      let before = try Data(contentsOf: URL(fileURLWithPath: file))
      #expect(throws: DaybookStoreError.notADaybook(file: file)) { try DaybookStore(file: file) }
      #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == before)
    }
  }

  @Test("A store of a newer version is refused and stays as it was")
  func newer() throws {
    try withFolder { folder in
      let file = folder + "/store.sqlite"
      _ = try DaybookStore(file: file).addTask(title: "Buy milk")
      let queue = try DatabaseQueue(path: file)
      try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 7") }
      #expect(throws: DaybookStoreError.madeByNewerVersion(file: file, version: 7)) { try DaybookStore(file: file) }
      #expect(try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM task") } == 1)
    }
  }

  @Test("Records of a store from before days without a time have theirs")
  func olderRecords() throws {
    try withFolder { folder in
      let file = folder + "/store.sqlite"
      let store = try DaybookStore(file: file)
      let event = try store.createEvent(name: "Coffee")
      let record = try store.log(event: event.id)
      try DatabaseQueue(path: file).writeWithoutTransaction { database in
        try database.execute(
          sql: """
            ALTER TABLE record DROP COLUMN hasTime; PRAGMA user_version = 2;
            DELETE FROM grdb_migrations WHERE identifier LIKE '3 %'
            """)
      }
      #expect(try DaybookStore(file: file).last(event: event.id) == record)
    }
  }

  @Test("A folder, and a path through a file, are no stores")
  func badPaths() throws {
    try withFolder { folder in
      #expect(throws: DaybookStoreError.cannotOpen(file: folder, reason: "Is a directory")) {
        try DaybookStore(file: folder)
      }
      let file = folder + "/file"
      try "x".write(toFile: file, atomically: true, encoding: .utf8)
      #expect(throws: DaybookStoreError.self) { try DaybookStore(file: file + "/store.sqlite") }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "x")
    }
  }

  @Test("A name that SQLite takes for memory is a file like any other")
  func memoryName() throws {
    try withFolder { folder in
      _ = try DaybookStore(file: folder + "/:memory:").addTask(title: "Buy milk")
      #expect(FileManager.default.fileExists(atPath: folder + "/:memory:"))
    }
  }

  @Test("Every fault of the file says what, where and what to do")
  func sentences() {
    let file = "/home/me/daybook.sqlite"
    let errors: [DaybookStoreError] = [
      .locked(file: file), .readOnly(file: file), .diskFull(file: file), .madeByNewerVersion(file: file, version: 2),
      .notADaybook(file: file), .damaged(file: file, reason: "x"), .cannotOpen(file: file, reason: "x"),
      .database(file: file, reason: "x"),
    ]
    for error in errors {
      #expect(error.description.contains(file))
      #expect(error.concernsFile)
      #expect(error.description.hasSuffix("."))
    }
    #expect(Set(errors.map(\.description)).count == errors.count)
  }
}
