import Foundation
import GRDB
import ParlanceTestSupport
import Testing

@testable import DaybookStore

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

  @Test("Behind fifty open tasks a completed one is found that begins so, and behind fewer any that holds it")
  func amongMany() throws {
    let done = try ["Tea ceremony", "Green tea"].map { try store.complete(task: store.addTask(title: $0).id).id }
    for number in 1...25 { _ = try store.addTask(title: "Steam \(number)") }
    for _ in 1...24 { _ = try store.addTask(title: "Tea") }
    #expect(try Set(done).isSubset(of: store.tasks(matching: "tea").map(\.id)))
    _ = try store.addTask(title: "Team meeting")
    #expect(try store.tasks(matching: "tea").map(\.id).contains(done[0]))
  }

  @Test("Among very many each title is found once, its open task before completed ones and of these the latest")
  func amongVeryMany() throws {
    for number in 1...60 { _ = try store.addTask(title: "Steam \(number)") }
    for _ in 1...210 { _ = try store.complete(task: store.addTask(title: "Tea").id) }
    var party: DaybookTask?
    for _ in 1...3 {
      clock.move(60)
      party = try store.complete(task: store.addTask(title: "Tea party").id)
    }
    let ceremony = try store.complete(task: store.addTask(title: "Tea ceremony").id)
    #expect(try store.tasks(matching: "tea").prefix(3).map(\.title) == ["Tea", "Tea ceremony", "Tea party"])
    #expect(try Set(store.tasks(matching: "tea").map(\.id)).isSuperset(of: [party, ceremony].compactMap { $0?.id }))
    let open = try store.addTask(title: "Tea party")
    for number in 1...220 { _ = try store.addTask(title: "Other \(number)") }
    let found = try store.tasks(matching: "tea")
    #expect(found.contains(open) && !found.contains { $0.id == party?.id })
    #expect(found.count == 50 && Set(found.map(\.id)).count == 50)
  }

  @Test("A quotation mark with a joiner behind it is looked for as it is")
  func joined() throws {
    _ = try store.addTask(title: "Read \"\u{200D}Emma\"")
    #expect(try store.tasks(matching: "d \"\u{200D}em").count == 1)
    #expect(try store.tasks(matching: "\"\u{200D}x\" OR emma").isEmpty)
  }

  @Test("Events and categories are found in the same way")
  func others() throws {
    _ = try store.createEvent(name: "Morning coffee")
    _ = try store.createEvent(name: "Coffee")
    #expect(try store.events(matching: "coffee").map(\.name) == ["Coffee", "Morning coffee"])
    #expect(try store.categories(matching: "gen").map(\.isGeneral) == [true])
  }

  @Test(
    "A title is found wherever it stands among many, also once it was changed or brought back",
    arguments: [7, 99, 101, 203, 249, 250])
  func amongMany(number: Int) throws {
    let tasks = try (1...250).map { try store.addTask(title: "Paint wall \($0), twice") }
    let task = tasks[number - 1]
    let text = "all \(number), tw"
    #expect(try store.tasks(matching: text).map(\.id) == [task.id])
    let undo = try store.tracking { try $0.delete(task: task.id) }.undo
    #expect(try store.tasks(matching: text).isEmpty)
    _ = try store.apply(undo)
    #expect(try store.tasks(matching: text).map(\.id) == [task.id])
    _ = try store.rename(task: task.id, to: "Mend roof \(number), twice")
    #expect(try store.tasks(matching: text).isEmpty)
    #expect(try store.tasks(matching: "oof \(number), tw").map(\.id) == [task.id])
    #expect(try store.tasks(matching: "paint").count == DaybookStore.searchLimit)
  }

  @Test("Whatever is added, changed, deleted and brought back, a search finds what a look at all titles finds")
  func seeded() throws {
    let store = try DaybookStore(inMemory: DaybookClock())
    var random = SeededGenerator(seed: 5)
    let words = ["milk", "bread", "call", "mom", "roof", "paint", "letter"]
    var undo: [StoreChange] = []
    for step in 0..<600 {
      let tasks = try store.tasks(.all)
      let title = (0..<3).map { _ in words.randomElement(using: &random)! }.joined(separator: " ") + " \(step)"
      switch Int.random(in: 0..<8, using: &random) {
      case 0: if let task = tasks.randomElement(using: &random) { _ = try store.rename(task: task.id, to: title) }
      case 1:
        if let task = tasks.randomElement(using: &random) {
          undo.append(try store.tracking { try $0.delete(task: task.id) }.undo)
        }
      case 2: if let last = undo.popLast() { _ = try store.apply(last) }
      default: _ = try store.addTask(title: title)
      }
      let text = String(words.randomElement(using: &random)!.prefix(3))
      let found = try store.tasks(matching: text).map(\.title)
      let there = try store.tasks(.all).map(\.title).filter { $0.lowercased().contains(text) }
      let isWhole = found.count == min(DaybookStore.searchLimit, there.count) && Set(found).isSubset(of: there)
      #expect(isWhole, "“\(text)” after step \(step)")
    }
  }

  @Test("A store of the first form is brought to the present one, and its titles are found")
  func older() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("older-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("store.sqlite").path
    let queue = try DatabaseQueue(path: file)
    try DaybookSchema.migrator.migrate(queue, upTo: "1 tasks, events and records")
    try queue.write { database in
      for number in 1...3 {
        try database.execute(
          sql: "INSERT INTO task (id, title, folded, notes, priority, createdAt) VALUES (?, ?, ?, '', 0, 0)",
          arguments: [UUID().uuidString, "Buy milk \(number)", "buy milk \(number)"])
      }
    }
    try queue.close()
    let store = try DaybookStore(file: file)
    #expect(try store.tasks(matching: "milk").map(\.title) == ["Buy milk 1", "Buy milk 2", "Buy milk 3"])
    _ = try store.addTask(title: "Buy milk 4")
    _ = try store.delete(task: store.tasks(matching: "milk 2")[0].id)
    #expect(try store.tasks(matching: "milk").map(\.title) == ["Buy milk 1", "Buy milk 3", "Buy milk 4"])
  }
}
