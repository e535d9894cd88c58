import DaybookStore
import Foundation
import Testing

@Suite("Search")
struct SearchTests {
  let clock: TestClock
  let store: DaybookStore

  init() throws {
    clock = try TestClock()
    store = try DaybookStore(inMemory: clock.clock())
  }

  @Test("Whole titles come first, then beginnings, then words, then parts of words")
  func ranks() throws {
    for title in ["Hot oatmilk", "Buy milk", "Milk", "Milkshake"] { _ = try store.addTask(title: title) }
    #expect(try store.tasks(matching: "MILK").map(\.title) == ["Milk", "Milkshake", "Buy milk", "Hot oatmilk"])
  }

  @Test(
    "Case, accents and width do not matter",
    arguments: [
      ("Crème brûlée", "creme"), ("Öl wechseln", "ol we"), ("Straße fegen", "STRASSE"), ("ＡＢＣ", "abc"),
      ("Jo “the one”", "“the"), ("50% \"off\" * (x)", "\"off\" * ("), ("Od", "o"),
    ])
  func folding(title: String, text: String) throws {
    _ = try store.addTask(title: title)
    #expect(try store.tasks(matching: text).count == 1)
  }

  @Test("Nothing matches nothing", arguments: ["", "  ", "\u{0}", "bread"])
  func none(text: String) throws {
    _ = try store.addTask(title: "Buy milk")
    #expect(try store.tasks(matching: text).isEmpty)
  }

  @Test("A task done every week is named once, and not at all while it is open")
  func repeated() throws {
    var ids: [UUID] = []
    for _ in 1...3 {
      let task = try store.addTask(title: "Buy milk")
      clock.move(1)
      ids.append(try store.complete(task: task.id).id)
    }
    #expect(try store.tasks(matching: "milk").map(\.id) == [ids[2]])
    #expect(try store.nameableTasks().map(\.id) == [ids[2]])
    let open = try store.addTask(title: "buy MILK")
    #expect(try store.tasks(matching: "milk").map(\.id) == [open.id])
    #expect(try store.nameableTasks().map(\.id) == [open.id])
  }

  @Test("An open task is found behind any number of completed ones")
  func behindMany() throws {
    for _ in 1...240 { _ = try store.complete(task: store.addTask(title: "Milk").id) }
    let open = try store.addTask(title: "Get milk")
    #expect(try store.tasks(matching: "milk").map(\.id).contains(open.id))
  }

  @Test("Events and categories are found in the same way")
  func others() throws {
    _ = try store.createEvent(name: "Morning coffee")
    _ = try store.createEvent(name: "Coffee")
    #expect(try store.events(matching: "coffee").map(\.name) == ["Coffee", "Morning coffee"])
    #expect(try store.categories(matching: "gen").map(\.isGeneral) == [true])
  }
}
