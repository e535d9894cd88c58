import DaybookStore
import Foundation
import Testing

@Suite("Tasks")
struct TaskTests {
  let clock: TestClock
  let store: DaybookStore

  init() throws {
    clock = try TestClock()
    store = try DaybookStore(inMemory: clock.clock())
  }

  @Test(
    "A title is tidied, and starts in upper case unless its first word has a shape of its own",
    arguments: [
      ("  buy   milk\n", "Buy milk"), ("iPhone charging", "iPhone charging"), ("öl wechseln", "Öl wechseln"),
      ("e\u{301}clair", "Éclair"), ("3 eggs", "3 eggs"), ("a\u{0}b", "A b"), ("ßtest", "ßtest"), ("牛乳", "牛乳"),
    ])
  func titles(given: String, expected: String) throws {
    #expect(try store.addTask(title: given).title == expected)
  }

  @Test("A title of nothing or without end is refused, and nothing is added")
  func badTitles() throws {
    #expect(throws: DaybookStoreError.emptyName) { try store.addTask(title: " \n\t") }
    #expect(throws: DaybookStoreError.nameTooLong(count: 501)) {
      try store.addTask(title: String(repeating: "x", count: 501))
    }
    #expect(try store.tasks(.all).isEmpty)
  }

  @Test("A task keeps all that it was added with")
  func added() throws {
    let due = try date("2026-02-13T17:00:00+01:00")
    let task = try store.addTask(title: "call", notes: "ask\nabout", due: due, priority: .high)
    #expect(task.id.uuidString == "00000000-0000-4000-8000-000000000001")
    #expect((task.notes, task.due, task.priority) == ("ask\nabout", due, .high))
    #expect(task.createdAt == (try date("2026-02-12T09:41:00+01:00")))
    #expect(!task.isDone)
    #expect(try store.tasks(ids: [UUID(), task.id]) == [task])
  }

  @Test("Completing notes the time, a second time changes nothing, reopening forgets it")
  func completing() throws {
    let task = try store.addTask(title: "Buy milk")
    let done = try store.complete(task: task.id)
    #expect(done.completedAt == (try date("2026-02-12T09:41:00+01:00")))
    clock.move(60)
    #expect(try store.complete(task: task.id) == done)
    #expect(try store.reopen(task: task.id) == task)
  }

  @Test("A task that is gone cannot be changed, and says so")
  func gone() throws {
    let task = try store.addTask(title: "Buy milk")
    #expect(try store.delete(task: task.id) == task)
    let error = DaybookStoreError.taskNotFound(task.id)
    #expect(throws: error) { try store.delete(task: task.id) }
    #expect(throws: error) { try store.complete(task: task.id) }
    #expect(throws: error) { try store.rename(task: task.id, to: "x") }
    #expect(throws: error) { try store.setDue(nil, task: task.id) }
    #expect(throws: error) { try store.setPriority(.low, task: task.id) }
  }

  @Test("Renaming changes what a task is found by")
  func renaming() throws {
    let task = try store.addTask(title: "Buy milk")
    #expect(try store.rename(task: task.id, to: "get bread").title == "Get bread")
    #expect(try store.tasks(matching: "milk").isEmpty)
    #expect(try store.tasks(matching: "bread").map(\.id) == [task.id])
    #expect(throws: DaybookStoreError.emptyName) { try store.rename(task: task.id, to: " ") }
  }

  @Test("Open tasks come in the order of their creation, completed ones with the latest first")
  func order() throws {
    let ids = try ["a", "b", "c", "d"].map { try store.addTask(title: $0).id }
    _ = try store.complete(task: ids[1])
    clock.move(1)
    _ = try store.complete(task: ids[0])
    #expect(try store.tasks(.open).map(\.title) == ["C", "D"])
    #expect(try store.tasks(.all).map(\.title) == ["C", "D", "A", "B"])
    #expect(try store.tasks(.all, limit: 3).map(\.title) == ["C", "D", "A"])
    #expect(try store.completedTasks().map(\.title) == ["A", "B"])
  }

  @Test("Due today are the open tasks of this day, timed ones first, and no others")
  func dueToday() throws {
    _ = try store.addTask(title: "whole day", due: date("2026-02-12T00:00:00+01:00"))
    _ = try store.addTask(title: "late", due: date("2026-02-12T23:59:59+01:00"))
    _ = try store.addTask(title: "early", due: date("2026-02-12T00:00:01+01:00"))
    _ = try store.addTask(title: "tomorrow", due: date("2026-02-13T00:00:00+01:00"))
    _ = try store.addTask(title: "yesterday", due: date("2026-02-11T23:59:59+01:00"))
    let done = try store.addTask(title: "done", due: date("2026-02-12T12:00:00+01:00"))
    _ = try store.complete(task: done.id)
    #expect(try store.tasks(.dueToday).map(\.title) == ["Early", "Late", "Whole day"])
  }

  @Test("A due date without a time is a day wherever the person is, one with a time a moment")
  func travel() throws {
    try withFolder { folder in
      let file = folder + "/store.sqlite"
      let home = try DaybookStore(file: file, clock: clock.clock())
      let day = try home.addTask(title: "day", due: date("2026-02-13T00:00:00+01:00"))
      let moment = try home.addTask(title: "moment", due: date("2026-02-13T17:00:00+01:00"))
      var away = try clock.clock()
      away.calendar.timeZone = try required(TimeZone(identifier: "America/New_York"))
      let tasks = try DaybookStore(file: file, clock: away).tasks(ids: [day.id, moment.id])
      #expect(tasks.map(\.due) == [try date("2026-02-13T00:00:00-05:00"), moment.due])
    }
  }

  @Test("A date beyond all years is refused, and so is nothing in between")
  func farDates() throws {
    #expect(throws: DaybookStoreError.dateOutOfRange) {
      try store.addTask(title: "x", due: Date(timeIntervalSince1970: 1e300))
    }
    #expect(throws: DaybookStoreError.dateOutOfRange) {
      try store.addTask(title: "x", due: Date(timeIntervalSince1970: .nan))
    }
    let far = try store.addTask(title: "far", due: date("9999-12-31T12:00:00Z"))
    #expect(far.due == (try date("9999-12-31T12:00:00Z")))
  }
}
