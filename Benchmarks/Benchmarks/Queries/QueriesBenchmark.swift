import AppIntents
import DaybookIntents
import DaybookStore
import Foundation
import ParlanceAssistant

/// What Daybook's queries take over a file with ten thousand open tasks, as a session asks them: on the executor's threads, with what they find as data.
/// Prints a line a figure: its name, a tab, and the least, the middle and the ninth tenth of its values in microseconds. `Benchmarks/queries` runs it.
///
/// With a text only those whose names hold it, ten times as often, which is what a profiler wants.
@main
struct QueriesBenchmark {
  private static let rounds = 300
  private static let tasks = EntityDescriptor(TaskEntity.self)
  private static let events = EntityDescriptor(EventEntity.self)
  private static let records = EntityDescriptor(RecordEntity.self)

  static func main() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("queries-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try DaybookStore(file: folder.appendingPathComponent("daybook.sqlite").path, isTemporary: true)
    try fill(store)
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: store)
    let executor = IntentExecutor(dependencies: dependencies, queryDeadline: .seconds(600))
    try await executor.query(nil) { try await tell(store) }
  }

  private static func fill(_ store: DaybookStore) throws {
    let verbs = ["Buy", "Call", "Write to", "Repair", "Paint"]
    let things = ["milk", "the dentist", "Anna", "the bicycle", "the kitchen door", "a letter", "the blue lamp"]
    let titles = (0..<12_000).map { "\(verbs[$0 % 5]) \(things[$0 / 5 % 7]) number \($0)" }
    let ids = try titles.map { try store.addTask(title: $0).id }
    for id in ids.prefix(2_000) { _ = try store.complete(task: id) }
    for number in 0..<300 { _ = try store.complete(task: store.addTask(title: "Water plant \(number)").id) }
    for number in 0..<1_000 {
      let event = try store.createEvent(name: "\(things[number % 7]) round \(number)")
      if number < 40 { _ = try store.log(event: event.id, times: 500) }
    }
  }

  private static func tell(_ store: DaybookStore) async throws {
    let open = try store.tasks(.open, limit: 5_000).suffix(3).map(\.id.uuidString)
    let event = try store.events(limit: 20).suffix(1).map(\.id)
    try await tell("three tasks by their ids") { try await tasks.entities(for: open).count == 3 }
    try await tell("tasks by a word of thousands") { try await tasks.entities(matching: "milk").count == 50 }
    try await tell("tasks by a word of completed ones") { try await tasks.entities(matching: "plant").count == 50 }
    try await tell("tasks by a word of one") { try await tasks.entities(matching: "9999").count == 1 }
    try await tell("tasks by two letters") { try await !tasks.entities(matching: "bu").isEmpty }
    try await tell("tasks by what none has") { try await tasks.entities(matching: "xylophone").isEmpty }
    try await tell("tasks to offer") { try await tasks.suggestedEntities().count == 50 }
    try await tell("events by a word of many") { try await events.entities(matching: "lamp").count == 50 }
    try await tell("events to offer") { try await events.suggestedEntities().count == 50 }
    try await tell("the latest records") { try await records.suggestedEntities().count == 50 }
    try await tell("how often something occurred") { try store.count(event: event[0], since: nil) == 500 }
    try await tell("when it occurred last") { try store.last(event: event[0]) != nil }
    try await tellChanges(store)
  }

  private static func tellChanges(_ store: DaybookStore) async throws {
    var mark = try await tasks.listedEntities().mark
    try await tell("names, where nothing changed") { try await tasks.listedEntities(since: mark).references.isEmpty }
    try await tell("names, after one was added") {
      _ = try store.addTask(title: "Buy stamps")
      let changed = try await tasks.listedEntities(since: mark)
      mark = changed.mark
      return changed.references.count == 1
    }
    try await tell("all names told anew", rounds: 20) { try await tasks.listedEntities().count > 10_000 }
  }

  private static func tell(_ name: String, rounds: Int = rounds, _ body: () async throws -> Bool) async throws {
    let wanted = CommandLine.arguments.dropFirst().first
    guard wanted.map(name.contains) ?? true else { return }
    var times: [Double] = []
    for _ in 0..<(wanted == nil ? rounds : 10 * rounds) {
      let start = ContinuousClock.now
      let isAsExpected = try await body()
      times.append((ContinuousClock.now - start) / .microseconds(1))
      guard isAsExpected else { throw Unexpected(name: name) }
    }
    times.sort()
    let figures = [0, times.count / 2, times.count * 9 / 10].map { "\(Int(times[$0].rounded()))" }
    print("\(name)\t\(figures.joined(separator: "\t"))")
  }

  /// Something was found that is not there, or is there and was not found.
  private struct Unexpected: Error {
    let name: String
  }
}
