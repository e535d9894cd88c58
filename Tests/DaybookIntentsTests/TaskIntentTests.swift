import AppIntents
import DaybookIntents
import DaybookStore
import Foundation
import Testing

@Suite("Intents of tasks")
struct TaskIntentTests {
  @Test(
    "Adding says what was added, and when it is due",
    arguments: [
      ("en", "Added “Buy milk”.", "Added “Call the dentist”, due tomorrow."),
      ("de", "„Buy milk“ hinzugefügt.", "„Call the dentist“ hinzugefügt, fällig morgen."),
    ])
  func adding(locale: String, plain: String, due: String) async throws {
    let daybook = try Conversation(locale)
    #expect(try await daybook.perform(AddTask.self, ["title": .text("buy milk")]).full == plain)
    let values = ["title": .text("call the dentist"), "due": daybook.date(days: 1)]
    #expect(try await daybook.perform(AddTask.self, values).full == due)
    #expect(try daybook.store.tasks(.open).map(\.title) == ["Buy milk", "Call the dentist"])
  }

  @Test(
    "A due date is named as a person would name it",
    arguments: [
      (0, 0, "today", "heute"), (0, 17, "today at 5:00 PM", "heute um 17:00 Uhr"), (2, 0, "on Saturday", "am Samstag"),
      (6, 9, "on Wednesday at 9:00 AM", "am Mittwoch um 9:00 Uhr"), (7, 0, "on February 19", "am 19. Februar"),
      (400, 0, "on March 19, 2027", "am 19. März 2027"), (-1, 0, "yesterday", "gestern"),
      (-3, 0, "last Monday", "vergangenen Montag"), (-10, 0, "on February 2", "am 2. Februar"),
    ])
  func dueDates(days: Int, hour: Int, english: String, german: String) async throws {
    for (locale, sentence) in [("en", "Added “X”, due \(english)."), ("de", "„X“ hinzugefügt, fällig \(german).")] {
      let daybook = try Conversation(locale)
      let values = ["title": .text("x"), "due": daybook.date(days: days, hour: hour)]
      #expect(try await daybook.perform(AddTask.self, values).full == sentence)
    }
  }

  @Test("A priority is said when a task has one, and shown beside it")
  func priorities() async throws {
    for (locale, sentence, subtitle) in [
      ("en", "Added “Run” with high priority, due tomorrow.", "Open, due tomorrow, high priority"),
      ("de", "„Run“ hinzugefügt, fällig morgen, hohe Priorität.", "Offen, fällig morgen, hohe Priorität"),
    ] {
      let daybook = try Conversation(locale)
      let values = [
        "title": .text("run"), "due": daybook.date(days: 1), "priority": daybook.option("high", "Priority"),
      ]
      #expect(try await daybook.perform(AddTask.self, values).full == sentence)
      guard case .entity(let task) = try await daybook.task("run") else { throw Missing() }
      #expect(task.display.subtitle == subtitle)
    }
  }

  @Test("Completing says so, and once more that it is done already")
  func completing() async throws {
    let daybook = try Conversation()
    try await daybook.perform(AddTask.self, ["title": .text("call the dentist")])
    let task = ["task": try await daybook.task("dentist")]
    #expect(try await daybook.perform(CompleteTask.self, task).full == "Completed “Call the dentist”.")
    #expect(try await daybook.perform(CompleteTask.self, task).full == "“Call the dentist” is completed already.")
    guard case .entity(let done) = try await daybook.task("dentist") else { throw Missing() }
    #expect(done.display.subtitle == "Completed")
  }

  @Test("Reopening asks among the completed tasks, the latest first")
  func reopening() async throws {
    let daybook = try Conversation(chooses: 1)
    #expect(
      try await daybook.message { try await daybook.perform(ReopenTask.self) } == "You have no completed tasks.")
    for title in ["a", "b", "c"] { _ = try daybook.store.addTask(title: title) }
    for task in try daybook.store.tasks(.open).prefix(2) {
      daybook.time.move(1)
      _ = try daybook.store.complete(task: task.id)
    }
    #expect(try await daybook.perform(ReopenTask.self).full == "Reopened “A”.")
    #expect(daybook.runtime.questions == ["Which task should I reopen?"])
    let open = ["task": try await daybook.task("c")]
    #expect(try await daybook.perform(ReopenTask.self, open).full == "“C” is open already.")
  }

  @Test("Deleting asks first, and a no keeps the task")
  func deleting() async throws {
    let daybook = try Conversation()
    _ = try daybook.store.addTask(title: "Buy milk")
    let task = ["task": try await daybook.task("milk")]
    #expect(try await daybook.perform(DeleteTask.self, task).full == "Deleted “Buy milk”.")
    #expect(daybook.runtime.questions == ["Delete “Buy milk”?"])
    #expect(try daybook.store.tasks(.all).isEmpty)

    let other = try Conversation("de", confirms: false)
    _ = try other.store.addTask(title: "Milch kaufen")
    let milk = ["task": try await other.task("milch")]
    await #expect(throws: (any Error).self) { try await other.perform(DeleteTask.self, milk) }
    #expect(other.runtime.questions == ["„Milch kaufen“ löschen?"])
    #expect(try other.store.tasks(.all).count == 1)
  }

  @Test("A task is renamed, gets a date and a priority")
  func changing() async throws {
    let daybook = try Conversation()
    _ = try daybook.store.addTask(title: "Buy milk")
    let task = try await daybook.task("milk")
    let renamed = try await daybook.perform(RenameTask.self, ["task": task, "title": .text("get bread")])
    #expect(renamed.full == "Renamed “Buy milk” to “Get bread”.")
    let due = try await daybook.perform(SetDueDate.self, ["task": task, "due": daybook.date(days: 1)])
    #expect(due.full == "“Get bread” is due tomorrow.")
    for (raw, sentence) in [
      ("high", "“Get bread” now has high priority."), ("none", "“Get bread” has no priority now."),
    ] {
      let values = ["task": task, "priority": daybook.option(raw, "Priority")]
      #expect(try await daybook.perform(SetPriority.self, values).full == sentence)
    }
    #expect(try daybook.store.tasks(.open).map(\.due) == [daybook.moment(days: 1)])
  }

  @Test("Tasks are listed in one sentence, and shown one a line")
  func listing() async throws {
    let daybook = try Conversation()
    #expect(try await daybook.perform(ListTasks.self).full == "You have no open tasks.")
    _ = try daybook.store.addTask(title: "Buy milk")
    #expect(try await daybook.perform(ListTasks.self).full == "You have one open task: Buy milk.")
    _ = try daybook.store.addTask(title: "Call the dentist", due: daybook.moment(days: 1))
    let list = try await daybook.perform(ListTasks.self)
    #expect(list.full == "You have 2 open tasks: Buy milk and Call the dentist.")
    #expect(list.supporting == "You have 2 open tasks:\nBuy milk\nCall the dentist, due tomorrow")
    let today = ["filter": daybook.option("dueToday", "TaskFilter")]
    #expect(try await daybook.perform(ListTasks.self, today).full == "Nothing is due today.")
    _ = try daybook.store.setDue(daybook.moment(days: 0), task: daybook.store.tasks(.open)[0].id)
    #expect(try await daybook.perform(ListTasks.self, today).full == "One task is due today: Buy milk.")
    _ = try daybook.store.complete(task: daybook.store.tasks(.open)[0].id)
    let all = try await daybook.perform(ListTasks.self, ["filter": daybook.option("all", "TaskFilter")])
    #expect(all.supporting == "You have 2 tasks:\nCall the dentist, due tomorrow\nBuy milk, completed")
  }

  @Test("A German list has German plurals and joins")
  func germanList() async throws {
    let daybook = try Conversation("de")
    #expect(try await daybook.perform(ListTasks.self).full == "Du hast keine offenen Aufgaben.")
    for title in ["Milch kaufen", "Zahnarzt anrufen"] { _ = try daybook.store.addTask(title: title) }
    let list = try await daybook.perform(ListTasks.self)
    #expect(list.full == "Du hast 2 offene Aufgaben: Milch kaufen und Zahnarzt anrufen.")
  }

  @Test("A long list is said in part")
  func longList() async throws {
    let daybook = try Conversation()
    for number in 1...60 { _ = try daybook.store.addTask(title: "T\(number)") }
    let list = try await daybook.perform(ListTasks.self)
    #expect(list.full == "You have 60 open tasks: T1, T2, T3, T4, T5 and 55 more.")
    #expect(list.supporting?.split(separator: "\n").count == 52)
    #expect(list.supporting?.hasSuffix("T50\nand 10 more") == true)
  }

  @Test("What cannot be is refused in the person's language")
  func refusals() async throws {
    let daybook = try Conversation("de")
    let empty = try await daybook.message { try await daybook.perform(AddTask.self, ["title": .text("  ")]) }
    #expect(empty == "Der Name ist leer. Gib ihm mindestens einen Buchstaben.")
    _ = try daybook.store.addTask(title: "x")
    let task = try await daybook.task("x")
    let long = try await daybook.message {
      try await daybook.perform(RenameTask.self, ["task": task, "title": .text(String(repeating: "y", count: 600))])
    }
    #expect(long == "Der Name hat 600 Zeichen; höchstens 500 sind erlaubt. Wähle einen kürzeren.")
  }

  @Test("A choice shows its title and what tells it from others")
  func choices() async throws {
    let daybook = try Conversation()
    _ = try daybook.store.addTask(title: "Buy milk")
    _ = try daybook.store.addTask(title: "Call the dentist", due: daybook.moment(days: 1))
    let type = try await daybook.entities("TaskEntity", of: CompleteTask())
    let choices = try await daybook.inside { try await type.suggestedEntities() }
    #expect(choices.map(\.display.title) == ["Buy milk", "Call the dentist"])
    #expect(choices.map(\.display.subtitle) == ["Open", "Open, due tomorrow"])
    #expect(choices.map(\.display.symbol) == ["circle", "circle"])
    #expect(type.isEnumerable && type.matchesStrings)
  }
}
