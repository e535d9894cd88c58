import DaybookStore
import Foundation

/// Data that scenarios begin with.
enum DaybookFixture: String, CaseIterable {
  /// “Buy milk”, and “Call the dentist” due tomorrow.
  case twoOpenTasks = "two-open-tasks"
  /// The same in German: “Milch kaufen” and “Zahnarzt anrufen”.
  case twoOpenTasksInGerman = "two-open-tasks-de"
  /// Seven tasks: two reports, one urgent, one due today, one overdue, two done.
  case busyWeek = "busy-week"
  /// The same in German.
  case busyWeekInGerman = "busy-week-de"
  /// Coffee logged three times, a run logged last week, and “Call Mum”, which was never logged.
  case events = "events"
  /// The same in German: “Kaffee”, “Lauf” and “Mama anrufen”.
  case eventsInGerman = "events-de"
  /// Twenty-three letters to write, more than are shown at once: “Write to Ada” to “Write to Walter”.
  case manyTasks = "many-tasks"
  /// The same in German: “Ada schreiben” to “Walter schreiben”.
  case manyTasksInGerman = "many-tasks-de"

  /// A file “tasks.csv” beside the store: five tasks, and two lines that are none.
  case taskFile = "task-file"
  /// A file “aufgaben.csv”: a task, and a line that is none.
  case taskFileInGerman = "task-file-de"

  /// Fills an empty store.
  func fill(_ store: DaybookStore) throws {
    switch self {
    case .twoOpenTasks: try twoTasks(["Buy milk", "Call the dentist"], store)
    case .twoOpenTasksInGerman: try twoTasks(["Milch kaufen", "Zahnarzt anrufen"], store)
    case .busyWeek:
      try week(
        [
          "Write the monthly report", "Write the weekly report", "Pay the rent", "Water the plants",
          "Return the library books", "Buy stamps", "Fix the bike",
        ], store)
    case .busyWeekInGerman:
      try week(
        [
          "Monatsbericht schreiben", "Wochenbericht schreiben", "Miete zahlen", "Pflanzen gießen",
          "Bücher zurückbringen", "Briefmarken kaufen", "Fahrrad reparieren",
        ], store)
    case .events: try events(["Coffee", "Run", "Call Mum"], categories: ["Drinks", "Sport"], store)
    case .manyTasks: for name in Self.names { _ = try store.addTask(title: "Write to \(name)") }
    case .manyTasksInGerman: for name in Self.names { _ = try store.addTask(title: "\(name) schreiben") }
    case .taskFile:
      try write(
        #"""
        Title,Due,Priority,Notes
        Buy milk,2026-02-13,high,"two bottles, the blue ones"
        "Call the ""dentist""",2026-02-14 09:00,,
        Water the plants,soon,,
        Wash the car,,,
        ,2026-02-20,low,
        Clean the windows,,low,
        Write a letter,,,"to Mum
        and Dad"
        """#, to: "tasks.csv", store)
    case .taskFileInGerman:
      try write("Titel;Fällig;Priorität\r\nMilch kaufen;2026-02-13;hoch\r\nAuto;;dringend", to: "aufgaben.csv", store)
    case .eventsInGerman: try events(["Kaffee", "Lauf", "Mama anrufen"], categories: ["Getränke", "Sport"], store)
    }
  }

  private static let names = [
    "Ada", "Bruno", "Clara", "David", "Emma", "Felix", "Greta", "Hugo", "Ida", "Jonas", "Kurt", "Leo", "Mara", "Noah",
    "Olga", "Paul", "Quirin", "Rosa", "Simon", "Tilda", "Ulla", "Victor", "Walter",
  ]

  private func write(_ text: String, to name: String, _ store: DaybookStore) throws {
    let folder = URL(fileURLWithPath: store.file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func day(_ offset: Int, _ store: DaybookStore) -> Date? {
    let calendar = store.clock.calendar
    return calendar.date(byAdding: .day, value: offset, to: calendar.startOfDay(for: store.clock.now()))
  }

  private func twoTasks(_ titles: [String], _ store: DaybookStore) throws {
    _ = try store.addTask(title: titles[0])
    _ = try store.addTask(title: titles[1], due: day(1, store))
  }

  private func week(_ titles: [String], _ store: DaybookStore) throws {
    _ = try store.addTask(title: titles[0], priority: .high)
    _ = try store.addTask(title: titles[1])
    _ = try store.addTask(title: titles[2], due: day(0, store))
    _ = try store.addTask(title: titles[3], due: day(3, store))
    _ = try store.addTask(title: titles[4], due: day(-2, store))
    for title in titles[5...] { _ = try store.complete(task: try store.addTask(title: title).id) }
  }

  private func events(_ names: [String], categories: [String], _ store: DaybookStore) throws {
    let drinks = try store.createCategory(name: categories[0])
    let sport = try store.createCategory(name: categories[1])
    let coffee = try store.createEvent(name: names[0], category: drinks.id)
    let run = try store.createEvent(name: names[1], category: sport.id)
    _ = try store.createEvent(name: names[2])
    for (event, hours) in [(run, 5 * 24.0), (coffee, 24), (coffee, 2), (coffee, 1)] {
      _ = try store.log(event: event.id, at: store.clock.now().addingTimeInterval(-3600 * hours))
    }
  }
}
