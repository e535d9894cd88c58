import Foundation
import GRDB
import Testing

@Suite("A store that cannot be used", .serialized, .timeLimit(.minutes(15))) struct StoreTests {
  private let home: Home

  init() throws { home = try Home() }

  /// One line on standard error, and exit status 6.
  private func expectRefusal(_ outcome: Outcome, _ says: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(outcome.errorLines.count == 1, sourceLocation: location)
    #expect(outcome.errors.hasPrefix("daybook: The "), sourceLocation: location)
    #expect(outcome.errors.contains(says), "\(outcome.errors)", sourceLocation: location)
    #expect(outcome.output == "", sourceLocation: location)
    #expect(outcome.status == 6, sourceLocation: location)
  }

  @Test("A file that is no database is left as it is", arguments: [20, 5000]) func noDatabase(_ size: Int) async throws
  {
    let content = String(repeating: "a shopping list. ", count: size)
    let file = try home.file("list.txt", content)
    expectRefusal(try await home.daybook("--store", file, input: "add milk\n"), "\(file) is no store of Daybook")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == content)
  }

  @Test("A store in memory ends with the program, and leaves no file") func inMemory() async throws {
    let outcome = try await home.daybook("--store", ":memory:", input: "add buy milk\nwhat are my tasks\n")
    #expect(outcome.output.contains("Buy milk") && outcome.status == 0)
    let again = try await home.daybook("--store", ":memory:", "ask", "what are my tasks")
    #expect(!again.output.contains("Buy milk"))
    #expect(!FileManager.default.fileExists(atPath: ":memory:"))
  }

  @Test("The database of another program is left as it is") func otherDatabase() async throws {
    let file = home.folder + "/other.sqlite"
    let queue = try DatabaseQueue(path: file)
    try await queue.write { try $0.execute(sql: "CREATE TABLE song (title TEXT)") }
    try queue.close()
    let before = try Data(contentsOf: URL(fileURLWithPath: file))
    expectRefusal(try await home.daybook("--store", file, input: "add milk\n"), "is no store of Daybook")
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == before)
  }

  @Test("A store of a newer version is left as it is") func newer() async throws {
    _ = try await home.daybook(input: "add buy milk\n")
    let queue = try DatabaseQueue(path: home.store)
    try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 999") }
    try queue.close()
    let before = try Data(contentsOf: URL(fileURLWithPath: home.store))
    expectRefusal(try await home.daybook("ask", "delete milk"), "was made by a newer version")
    #expect(try Data(contentsOf: URL(fileURLWithPath: home.store)) == before)
  }

  @Test("A store that another program keeps locked is told after a while") func locked() async throws {
    _ = try await home.daybook(input: "add buy milk\n")
    let queue = try DatabaseQueue(path: home.store)
    // In this mode a lock that was taken once is kept until the database is closed.
    try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    try await queue.write { try $0.execute(sql: "UPDATE task SET title = title") }
    expectRefusal(try await home.daybook("ask", "add bread"), "is locked by another program")
    try queue.close()
    #expect(try await home.daybook("ask", "add bread").status == 0)
  }

  @Test("A store that is locked while an intent runs is told as a fault of the data, in JSON too")
  func lockedMeanwhile() async throws {
    _ = try await home.daybook(input: "add buy milk\n")
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let queue = try DatabaseQueue(path: home.store, configuration: configuration)
    // A writer that is at work lets others read: the store opens, and the change waits in vain.
    try await queue.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    expectRefusal(try await home.daybook("ask", "add bread"), "is locked by another program")
    let json = try await home.daybook("ask", "--json", "add bread")
    #expect(json.status == 6)
    #expect(json.errors.contains("is locked by another program"))
    #expect(json.output.contains(#""code":"data""#))
    try await queue.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    try queue.close()
    #expect(try await home.daybook("ask", "add bread").status == 0)
  }

  @Test("A store in a place where none can be is told", arguments: ["", "/file/x.sqlite", "/dev/null"])
  func place(_ path: String) async throws {
    _ = try home.file("file", "a file")
    let store = path.hasPrefix("/dev") ? path : home.folder + path
    expectRefusal(try await home.daybook("--store", store, input: "add milk\n"), "The ")
  }

  @Test("A store that may only be read is told", .enabled(if: geteuid() != 0, "root may write everything"))
  func readOnly() async throws {
    _ = try await home.daybook(input: "add buy milk\n")
    try #require(chmod(home.store, 0o400) == 0)
    expectRefusal(try await home.daybook("ask", "delete milk"), "cannot be written")
  }

  @Test("Where there is no room, what was acknowledged is kept and the rest is told") func full() async throws {
    _ = try await home.daybook(input: "add buy milk\n")
    // Files that may grow by 40 KiB: the log of changes has room for a few.
    let sizes = try ["", "-wal"].compactMap { suffix in
      FileManager.default.fileExists(atPath: home.store + suffix)
        ? try FileManager.default.attributesOfItem(atPath: home.store + suffix)[.size] as? Int : nil
    }
    let limit = (sizes.max() ?? 0) / 1024 + 40
    let outcome = try await home.shell(
      "ulimit -f \(limit); for i in {1..12}; do echo add thing $i; done | $daybook $fixed --strict")
    #expect(outcome.status == 6)
    let added = outcome.lines.filter { $0.hasPrefix("Added") }
    #expect((1..<12).contains(added.count))
    #expect(added == outcome.lines)
    #expect(outcome.errorLines.count == 12 - added.count)
    #expect(outcome.errorLines.allSatisfy { $0.hasPrefix("daybook: The store \(home.store) ") })
    let tasks = try await home.daybook("ask", "what are my tasks")
    #expect(tasks.lines.first == "You have \(added.count + 1) open tasks:")
  }
}
