import Foundation
import Testing

@testable import DaybookStore

@Suite("Checkpoints of a store in memory")
struct CheckpointTests {
  private let clock: TestClock
  private let store: DaybookStore

  init() throws {
    clock = try TestClock()
    store = try DaybookStore(inMemory: clock.clock(), inPlaceOf: "/nowhere/daybook.sqlite")
  }

  private var titles: [String] { get throws { try store.tasks(.all).map(\.title) } }

  @Test("What changes after a checkpoint is taken back, again and again")
  func rewinding() throws {
    let milk = try store.addTask(title: "Buy milk")
    _ = try store.createEvent(name: "Coffee")
    let rewind = try required(try store.checkpoint())
    for _ in 1...3 {
      _ = try store.complete(task: milk.id)
      _ = try store.addTask(title: "Buy bread", due: try date("2026-02-13T00:00:00+01:00"))
      let tea = try store.createEvent(name: "Tea")
      _ = try store.log(event: tea.id, at: clock.clock().now())
      #expect(try titles.sorted() == ["Buy bread", "Buy milk"])
      try rewind()
      #expect(try titles == ["Buy milk"])
      #expect(try store.tasks(.open).map(\.title) == ["Buy milk"])
      #expect(try store.events().map(\.name) == ["Coffee"])
      #expect(try store.tasks(matching: "bread").isEmpty)
    }
  }

  @Test("A change that fails leaves nothing behind, before a checkpoint and after it")
  func failing() throws {
    struct Failure: Error {}
    _ = try store.addTask(title: "Buy milk")
    for isAfter in [false, true] {
      let rewind = isAfter ? try store.checkpoint() : nil
      #expect(throws: Failure.self) {
        try store.change { database in
          try database.execute(sql: "DELETE FROM task")
          throw Failure()
        }
      }
      #expect(try titles == ["Buy milk"])
      try rewind?()
      #expect(try titles == ["Buy milk"])
    }
  }

  @Test("A store in a file has none, and one in memory tells where it would be")
  func files() throws {
    #expect(store.file == "/nowhere/daybook.sqlite")
    try withFolder { folder in
      let filed = try DaybookStore(file: folder + "/daybook.sqlite", clock: clock.clock())
      let rewind = try filed.checkpoint()
      #expect(rewind == nil)
    }
  }
}
