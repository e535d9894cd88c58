import DaybookStore
import Foundation
import Testing

@Suite("Events and records")
struct EventTests {
  let clock: TestClock
  let store: DaybookStore

  init() throws {
    clock = try TestClock()
    store = try DaybookStore(inMemory: clock.clock())
  }

  @Test("The general category is always there, under the same identifier")
  func general() throws {
    let other = try DaybookStore(inMemory: DaybookClock())
    #expect(try store.categories() == other.categories())
    #expect(try store.categories().map(\.name) == ["General"])
    #expect(try store.createEvent(name: "coffee").category.isGeneral)
  }

  @Test("An event belongs to the category it was created in")
  func category() throws {
    let category = try store.createCategory(name: "sport")
    let event = try store.createEvent(name: "run", category: category.id)
    #expect(event.category.name == "Sport")
    #expect(try store.events() == [event])
    let missing = UUID()
    #expect(throws: DaybookStoreError.categoryNotFound(missing)) {
      try store.createEvent(name: "swim", category: missing)
    }
  }

  @Test("A name is taken in any case, but accents tell names apart")
  func names() throws {
    _ = try store.createEvent(name: "Öl")
    #expect(throws: DaybookStoreError.nameTaken("Öl")) { try store.createEvent(name: " öl ") }
    #expect(throws: DaybookStoreError.nameTaken("Öl")) { try store.createEvent(name: "O\u{308}L") }
    _ = try store.createEvent(name: "Ol")
    #expect(try store.event(named: "ÖL")?.name == "Öl")
    #expect(try store.event(named: "xx") == nil)
    #expect(throws: DaybookStoreError.nameTaken("General")) { try store.createCategory(name: "GENERAL") }
  }

  @Test("The last record is taken back, the one before is the last then")
  func undo() throws {
    let event = try store.createEvent(name: "Coffee")
    let first = try store.log(event: event.id)
    clock.move(60)
    let second = try store.log(event: event.id)
    #expect(try store.last(event: event.id) == second)
    #expect(try store.undoLast(event: event.id) == second)
    #expect(try store.undoLast(event: event.id) == first)
    #expect(try store.undoLast(event: event.id) == nil)
    #expect(try store.records(ids: [first.id]).isEmpty)
  }

  @Test("Of a record only the day may be known, also after it was taken back and put back")
  func dayAlone() throws {
    let event = try store.createEvent(name: "Coffee")
    let record = try store.log(event: event.id, at: clock.clock().now(), hasTime: false)
    #expect(try store.last(event: event.id)?.hasTime == false)
    let (_, undo) = try store.tracking { try $0.undoLast(event: event.id) }
    _ = try store.apply(undo)
    #expect(try store.last(event: event.id) == record)
    #expect(try store.log(event: event.id).hasTime)
  }

  @Test("Of two records of one moment the later one is the last")
  func sameMoment() throws {
    let event = try store.createEvent(name: "Coffee")
    _ = try store.log(event: event.id)
    let second = try store.log(event: event.id)
    #expect(try store.last(event: event.id) == second)
  }

  @Test("A period counts from its first moment")
  func periods() throws {
    let event = try store.createEvent(name: "Coffee")
    // Thursday: the week began on Monday the 9th.
    for moment in [
      "2026-01-31T23:59:59+01:00", "2026-02-01T00:00:00+01:00", "2026-02-08T23:00:00+01:00",
      "2026-02-09T00:00:00+01:00", "2026-02-11T23:59:59+01:00", "2026-02-12T00:00:00+01:00",
    ] {
      var past = try clock.clock()
      let now = try date(moment)
      past.now = { now }
      clock.move(now.timeIntervalSince(try clock.clock().now()))
      _ = try store.log(event: event.id)
    }
    clock.move(3600)
    let counts = try DaybookPeriod.allCases.map { try store.count(event: event.id, in: $0) }
    #expect(counts == [1, 3, 5, 6, 6, 1, 1, 1])
  }

  @Test("An event that is gone cannot occur")
  func gone() throws {
    let id = UUID()
    #expect(throws: DaybookStoreError.eventNotFound(id)) { try store.log(event: id) }
    #expect(throws: DaybookStoreError.eventNotFound(id)) { try store.undoLast(event: id) }
    #expect(try store.count(event: id, since: nil) == 0)
  }
}
