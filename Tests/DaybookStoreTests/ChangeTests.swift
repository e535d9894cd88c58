import Foundation
import ParlanceTestSupport
import Testing

@testable import DaybookStore

@Suite("What is taken back")
struct ChangeTests {
  let clock: TestClock
  let store: DaybookStore

  init() throws {
    clock = try TestClock()
    store = try DaybookStore(inMemory: clock.clock())
  }

  /// The change as another run of the program reads it.
  private func kept(_ change: StoreChange) throws -> StoreChange { try StoreChange(text: change.text) }

  @Test("A deleted task comes back in its old place, as it was, once")
  func restored() throws {
    let milk = try store.addTask(title: "milk", notes: "two", due: clock.clock().now(), priority: .high)
    let bread = try store.addTask(title: "bread")
    let undo = try store.tracking { try $0.delete(task: milk.id) }.undo
    #expect(try store.apply(kept(undo)).isEmpty == false)
    #expect(try store.apply(undo).isEmpty)
    #expect(try store.tasks(.open) == [milk, bread])
    #expect(try store.tasks(matching: "milk") == [milk])
  }

  @Test("What is cancelled on the way leaves all as it was")
  func cancelled() async throws {
    let (tasks, undo) = try store.tracking { try [$0.addTask(title: "milk"), $0.addTask(title: "bread")] }
    let taking = Task { [store] in
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try store.apply(undo)
    }
    await #expect(throws: CancellationError.self) { try await taking.value }
    #expect(try store.tasks(.open) == tasks)
  }

  @Test("A change whose task was cancelled before its turn came is not made")
  func cancelledWhileWaiting() async throws {
    let task = Task { [store] in
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try store.addTask(title: "Bread")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try store.tasks(.all).isEmpty)
  }

  @Test("A task is open again, or completed when it was")
  func completed() throws {
    let milk = try store.addTask(title: "milk")
    let (done, undo) = try store.tracking { try $0.complete(task: milk.id) }
    let redo = try store.apply(kept(undo))
    #expect(try store.tasks(ids: [milk.id]) == [milk])
    clock.move(60)
    #expect(try kept(store.apply(redo)) == undo)
    #expect(try store.tasks(ids: [milk.id]) == [done])
    #expect(try store.tracking { try $0.complete(task: milk.id) }.undo.isEmpty)
  }

  @Test("An event or category that is in use by now is kept")
  func inUse() throws {
    let (category, undoCategory) = try store.tracking { try $0.createCategory(name: "sport") }
    let (event, undoEvent) = try store.tracking { try $0.createEvent(name: "run", category: category.id) }
    let (record, undoRecord) = try store.tracking { try $0.log(event: event.id) }
    #expect(throws: DaybookStoreError.inUse("Sport")) { try store.apply(undoCategory) }
    #expect(throws: DaybookStoreError.inUse("Run")) { try store.apply(undoEvent) }
    let redoRecord = try store.apply(undoRecord)
    #expect(try store.apply(undoRecord).isEmpty)
    let again = try store.apply(redoRecord)
    #expect(try store.last(event: event.id) == record)
    _ = try store.apply(again)
    let redoEvent = try store.apply(undoEvent)
    #expect(throws: DaybookStoreError.eventNotFound(event.id)) { try store.apply(redoRecord) }
    let redoCategory = try store.apply(undoCategory)
    #expect(throws: DaybookStoreError.categoryNotFound(category.id)) { try store.apply(redoEvent) }
    #expect(try store.categories().map(\.name) == ["General"])
    _ = try store.apply(redoCategory)
    _ = try store.apply(redoEvent)
    #expect(try store.events() == [event])
  }

  @Test("What somebody else has changed since is left as it is, and what they did the same way is no fault")
  func changedSince() throws {
    let milk = try store.addTask(title: "milk")
    let undo = try store.tracking { try $0.rename(task: milk.id, to: "oat milk") }.undo
    _ = try store.setPriority(.high, task: milk.id)
    _ = try store.rename(task: milk.id, to: "soy milk")
    #expect(throws: DaybookStoreError.changedSince("Soy milk")) { try store.apply(undo) }
    _ = try store.rename(task: milk.id, to: "milk")
    #expect(try store.apply(undo).isEmpty)
    #expect(try store.tasks(ids: [milk.id]).map(\.priority) == [.high])
    try store.delete(task: milk.id)
    #expect(throws: DaybookStoreError.taskNotFound(milk.id)) { try store.apply(undo) }
  }

  @Test("A record that was kept before days without a time is put back with its time")
  func olderRecord() throws {
    let event = try store.createEvent(name: "run")
    let record = try store.log(event: event.id)
    let undo = try store.tracking { try $0.undoLast(event: event.id) }.undo.text
    let older = undo.replacingOccurrences(of: #""hasTime":1,|,"hasTime":1"#, with: "", options: .regularExpression)
    #expect(older != undo)
    _ = try store.apply(StoreChange(text: older))
    #expect(try store.last(event: event.id) == record)
  }

  @Test("A name that was given to another meanwhile is not given twice")
  func taken() throws {
    let undo = try store.tracking { try $0.createEvent(name: "run") }.undo
    let redo = try store.apply(undo)
    _ = try store.createEvent(name: "Run")
    #expect(throws: DaybookStoreError.nameTaken("Run")) { try store.apply(redo) }
  }

  @Test("Of a change that fails in its middle nothing is made, and nothing is noted")
  func whole() throws {
    let milk = try store.addTask(title: "milk")
    let bread = try store.addTask(title: "bread")
    let undo = try store.tracking { store in
      try store.delete(task: milk.id)
      _ = try store.rename(task: bread.id, to: "rye")
      #expect(throws: DaybookStoreError.self) { try store.rename(task: UUID(), to: "x") }
    }.undo
    _ = try store.rename(task: bread.id, to: "buns")
    #expect(throws: DaybookStoreError.changedSince("Buns")) { try store.apply(undo) }
    #expect(try store.tasks(.open).map(\.title) == ["Buns"])
  }

  @Test(
    "A text that is no change of this version is refused",
    arguments: [
      "", "{}", #"{"steps":[{"insert":{"_0":"task","_1":{"id":"x"}}}]}"#,
      #"{"steps":[{"update":{"_0":"task","id":"x","from":{"a=1;--":1},"to":{"a=1;--":2}}}]}"#,
      #"{"steps":[{"delete":{"_0":"grdb_migrations","ids":["x"]}}]}"#,
    ])
  func unknown(_ text: String) throws {
    #expect(throws: DaybookStoreError.unknownChange) { try store.apply(StoreChange(text: text)) }
  }

  @Test("Whatever is done, taken back and done again, the store is as it was then", arguments: 1...20)
  func property(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var states = [try content()]
    var undos: [StoreChange] = []
    for _ in 1...12 {
      let undo = try store.tracking { try act(&random, $0) }.undo
      guard !undo.isEmpty else { continue }
      undos.append(try kept(undo))
      states.append(try content())
      clock.move(60)
    }
    var redos: [StoreChange] = []
    for place in undos.indices.reversed() {
      redos.append(try kept(store.apply(undos[place])))
      #expect(try content() == states[place])
    }
    for place in undos.indices {
      #expect(try store.apply(redos.removeLast()) == undos[place])
      #expect(try content() == states[place + 1])
    }
  }

  private struct Content: Equatable {
    var tasks: [DaybookTask]
    var events: [DaybookEvent]
    var categories: [DaybookCategory]
    var records: [DaybookRecord]
  }

  private func content() throws -> Content {
    try Content(
      tasks: store.tasks(.all), events: store.events(), categories: store.categories(),
      records: store.records(limit: 100))
  }

  private func act(_ random: inout SeededGenerator, _ store: DaybookStore) throws {
    let task = try store.tasks(.all).randomElement(using: &random)?.id
    let event = try store.events().randomElement(using: &random)?.id
    let number = Int.random(in: 0..<1000, using: &random)
    switch (Int.random(in: 0...11, using: &random), task, event) {
    case (0, let task?, _): _ = try store.complete(task: task)
    case (1, let task?, _): _ = try store.reopen(task: task)
    case (2, let task?, _): _ = try store.rename(task: task, to: "thing \(number)")
    case (3, let task?, _): _ = try store.setDue(number % 2 == 0 ? nil : clock.clock().now(), task: task)
    case (4, let task?, _): _ = try store.setPriority(.high, task: task)
    case (5, let task?, _): try store.delete(task: task)
    case (6, _, let event?): _ = try store.log(event: event)
    case (7, _, let event?): _ = try store.undoLast(event: event)
    case (8, _, _): _ = try store.createCategory(name: "category \(number)")
    case (9, _, _):
      _ = try store.createEvent(
        name: "event \(number)", category: try store.categories().randomElement(using: &random)?.id)
    case (10, _, _):
      for place in 0...2 { _ = try store.addTask(title: "thing \(number) \(place)", notes: "n") }
    default:
      _ = try store.addTask(
        title: "thing \(number)", due: try store.clock.calendar.startOfDay(for: clock.clock().now()))
    }
  }
}
