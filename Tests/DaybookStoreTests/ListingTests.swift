import Foundation
import ParlanceTestSupport
import Synchronization
import Testing

@testable import DaybookStore

/// Whoever keeps a list true by what the store tells of changes.
private struct Reader {
  private(set) var tasks: [DaybookTask] = []
  private(set) var events: [DaybookEvent] = []
  private(set) var categories: [DaybookCategory] = []
  private(set) var records: [DaybookRecord] = []
  /// How many lists were told whole.
  private(set) var wholes = 0
  private var marks: (tasks: String?, events: String?, categories: String?, records: String?)

  mutating func read(_ store: DaybookStore) throws {
    let listing = try store.nameableTasks(since: marks.tasks)
    tasks = taken(listing, tasks, \.place)
    marks.tasks = listing.mark
    let told = try store.events(since: marks.events)
    events = taken(told, events, \.place)
    marks.events = told.mark
    let groups = try store.categories(since: marks.categories)
    categories = taken(groups, categories, \.place)
    marks.categories = groups.mark
    let latest = try store.records(since: marks.records, limit: 5)
    records = latest.isPartial ? records : latest.rows
    marks.records = latest.mark
  }

  private mutating func taken<Row: Identifiable>(
    _ listing: StoreListing<Row>, _ rows: [Row], _ place: (Row) -> Int
  ) -> [Row] where Row.ID == UUID {
    wholes += listing.isPartial ? 0 : 1
    let told = Set(listing.rows.map(\.id)).union(listing.removed)
    let kept = listing.isPartial ? rows.filter { !told.contains($0.id) } : []
    return (kept + listing.rows).sorted { place($0) < place($1) }
  }
}

@Suite("Lists that tell what has changed")
struct ListingTests {
  let clock: TestClock
  let store: DaybookStore

  init() throws {
    clock = try TestClock()
    let ids = IDs()
    var own = try clock.clock()
    own.makeUUID = { ids.next() }
    store = try DaybookStore(inMemory: own)
  }

  private final class IDs: Sendable {
    private let generator = Mutex(SeededGenerator(seed: 5))
    func next() -> UUID {
      generator.withLock { random in
        let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
      }
    }
  }

  private static let titles = ["milk", "Milk", "bread", "call Bea", "Straße", "STRASSE", "tea"]

  /// Makes some change; gives what takes it back.
  private func change(_ random: inout SeededGenerator) throws -> StoreChange {
    let title = Self.titles.randomElement(using: &random) ?? ""
    let task = try store.tasks(.all).randomElement(using: &random)
    let event = try store.events().randomElement(using: &random)
    let due = Bool.random(using: &random) ? try clock.clock().now() : nil
    return try store.tracking { store in
      switch (Int.random(in: 0...10, using: &random), task, event) {
      case (0...2, _, _): _ = try store.addTask(title: title, due: due)
      case (3, let task?, _): _ = try store.complete(task: task.id)
      case (4, let task?, _):
        let days = Double(Int.random(in: -3...3, using: &random))
        _ = try store.complete(task: task.id, at: clock.clock().now() + days * 86_400)
      case (5, let task?, _): _ = try store.reopen(task: task.id)
      case (6, let task?, _): _ = try store.rename(task: task.id, to: title)
      case (7, let task?, _): try store.delete(task: task.id)
      case (8, let task?, _): _ = try store.setDue(due, task: task.id)
      case (9, _, let event?):
        if Bool.random(using: &random) {
          try store.delete(event: event.id)
        } else if try store.undoLast(event: event.id) == nil {
          _ = try store.log(event: event.id, times: 2)
        }
      case (10, _, _) where Int.random(in: 0...3, using: &random) == 0:
        _ = try store.createCategory(name: "\(title) \(Int.random(in: 0...9_999, using: &random))")
      default: _ = try store.createEvent(name: "\(title) \(Int.random(in: 0...9_999, using: &random))")
      }
    }.undo
  }

  @Test("Whatever is changed, one who is told the changes has the list that one has who reads it whole")
  func changesAgree() throws {
    var random = SeededGenerator(seed: 21)
    var (often, seldom) = (Reader(), Reader())
    var undos: [StoreChange] = []
    for round in 0..<600 {
      undos.append(try change(&random))
      if round % 7 == 0, let undo = undos.popLast() {
        // What was changed since cannot be taken back.
        undos.append((try? store.apply(undo)) ?? undo)
      }
      if round % 3 == 0 { clock.move(1) }
      if round % 100 == 99 { clock.move(86_400) }
      try often.read(store)
      if round % 9 == 0 { try seldom.read(store) }
      #expect(try often.tasks == store.nameableTasks(), "round \(round)")
      #expect(try often.events == store.events() && often.categories == store.categories())
      #expect(try often.records == store.records(limit: 5))
    }
    try seldom.read(store)
    #expect(try seldom.tasks == store.nameableTasks() && seldom.events == store.events())
    #expect(often.wholes < 400)
  }

  @Test(
    "A completed task that becomes late enough is told, and one that is no longer, where others are deleted, opened or completed"
  )
  func edge() throws {
    var ids: [UUID] = []
    for number in 0..<DaybookStore.lateCompletions + 2 {
      ids.append(try store.complete(task: store.addTask(title: "task \(number)").id).id)
      clock.move(1)
    }
    var reader = Reader()
    try reader.read(store)
    #expect(!reader.tasks.contains { $0.id == ids[1] } && reader.tasks.contains { $0.id == ids[2] })
    try store.delete(task: ids[100])
    _ = try store.reopen(task: ids[101])
    try reader.read(store)
    #expect(try reader.tasks == store.nameableTasks() && reader.tasks.contains { $0.id == ids[0] })
    _ = try store.complete(task: ids[101])
    _ = try store.complete(task: store.addTask(title: "one more").id)
    try reader.read(store)
    #expect(try reader.tasks == store.nameableTasks() && !reader.tasks.contains { $0.id == ids[1] })
    #expect(reader.wholes == 3)
  }

  @Test("With more completed tasks than can be meant the list is right as well")
  func manyCompleted() throws {
    var reader = Reader()
    for number in 0..<DaybookStore.lateCompletions + 3 {
      _ = try store.complete(task: store.addTask(title: "task \(number)").id)
      clock.move(1)
    }
    var random = SeededGenerator(seed: 22)
    try reader.read(store)
    for round in 0..<80 {
      _ = try change(&random)
      try reader.read(store)
      #expect(try reader.tasks == store.nameableTasks(), "round \(round)")
    }
    let before = reader.wholes
    for number in 0..<20 { _ = try store.addTask(title: "new \(number)") }
    try reader.read(store)
    #expect(try reader.tasks == store.nameableTasks())
    #expect(reader.wholes == before)
  }

  @Test("Where nothing has changed nothing is told, and where much has all of it")
  func extent() throws {
    let milk = try store.addTask(title: "milk")
    let first = try store.nameableTasks(since: nil)
    #expect(!first.isPartial && first.rows == [milk])
    let nothing = try store.nameableTasks(since: first.mark)
    #expect(nothing.isPartial && nothing.rows.isEmpty && nothing.removed.isEmpty && nothing.mark == first.mark)
    let bread = try store.addTask(title: "bread")
    #expect(try store.nameableTasks(since: first.mark).rows == [bread])
    for number in 0..<5_000 { _ = try store.addTask(title: "\(number)") }
    #expect(try !store.nameableTasks(since: first.mark).isPartial)
    for mark in ["", "1", "a b c d", "1 2 3 4", "-1 -1 -1 -1", "\(first.mark) 0"] {
      #expect(try store.nameableTasks(since: mark).rows.count == 5_002)
    }
  }

  @Test("Records are told again when any has changed, or an event")
  func records() throws {
    let coffee = try store.createEvent(name: "Coffee")
    let record = try store.log(event: coffee.id)
    let first = try store.records(since: nil, limit: 50)
    #expect(first.rows == [record])
    #expect(try store.records(since: first.mark, limit: 50).isPartial)
    _ = try store.rename(event: coffee.id, to: "Espresso")
    let renamed = try store.records(since: first.mark, limit: 50)
    #expect(!renamed.isPartial && renamed.rows == [record])
    _ = try store.undoLast(event: coffee.id)
    let undone = try store.records(since: renamed.mark, limit: 50)
    #expect(!undone.isPartial && undone.rows.isEmpty)
  }

  @Test("The next day all is told again, since it is spoken of otherwise")
  func nextDay() throws {
    _ = try store.addTask(title: "milk", due: date("2026-02-13T00:00:00+01:00"))
    let first = try store.nameableTasks(since: nil)
    clock.move(86_400)
    #expect(try !store.nameableTasks(since: first.mark).isPartial)
  }

  @Test("What another process changed is told, and what was taken back to a checkpoint")
  func others() throws {
    let rewind = try #require(try store.checkpoint())
    let first = try store.nameableTasks(since: nil)
    _ = try store.addTask(title: "milk")
    let second = try store.nameableTasks(since: first.mark)
    #expect(second.isPartial)
    try rewind()
    #expect(try store.nameableTasks(since: second.mark).rows.isEmpty)
    #expect(try !store.nameableTasks(since: second.mark).isPartial)
    try withFolder { folder in
      let (one, other) = try (
        DaybookStore(file: "\(folder)/a", clock: clock.clock()), DaybookStore(file: "\(folder)/a", clock: clock.clock())
      )
      let milk = try one.addTask(title: "milk")
      let mark = try one.nameableTasks(since: nil).mark
      #expect(try one.nameableTasks(since: mark).isPartial)
      let bread = try other.addTask(title: "bread")
      let told = try one.nameableTasks(since: mark)
      #expect(!told.isPartial && told.rows == [milk, bread])
      #expect(try one.nameableTasks(since: told.mark).isPartial)
      // The mark of one connection means nothing to another.
      #expect(try !other.nameableTasks(since: told.mark).isPartial)
    }
  }
}
