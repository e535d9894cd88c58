import AppIntents
import DaybookIntents
import DaybookStore
import ParlanceAssistant

/// Daybook over a store in memory, as the benchmarks talk to it.
struct Daybook: AssistantApp {
  static let name = "Daybook"
  static let identifier = "daybook"

  static var intents: [any AppIntent.Type] { DaybookFeatures.intents }

  /// The store and the session.
  let store: DaybookStore
  let session: AssistantSession

  /// Adds the store that is measured.
  static func prepare(_ store: DaybookStore, into dependencies: AssistantDependencies) async throws {
    dependencies.add(store)
  }

  /// Begins a session with some open tasks.
  init(tasks count: Int, locale: String) async throws {
    store = try DaybookStore(inMemory: DaybookClock())
    for number in 1...count { _ = try store.addTask(title: "Task number \(number)") }
    let phrases = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Phrases")
    let assistant = try await Self.makeAssistant(
      store, environment: AssistantEnvironment(dataFolder: "/dev/null"), phrases: [phrases.standardizedFileURL.path])
    session = try await assistant.makeSession(locale: locale)
  }

  /// Says something, and insists on how it ends.
  func say(_ text: String, _ expected: Turn.State = .done) async {
    let turn = await session.respond(to: .utterance(Utterance(text)))
    precondition(turn.state == expected, "“\(text)” ended as \(turn.state): \(turn.displayed)")
  }

  /// Waits until the session knows all names again, which it asks for after a turn.
  func settle() async {
    _ = await session.intents(matching: Utterance("settle"))
  }

  /// Deletes the tasks that a benchmark added, so that every turn is measured with the same data.
  func tidy(to count: Int) {
    do {
      for task in try store.tasks(.all).dropFirst(count) { _ = try store.delete(task: task.id) }
    } catch {
      preconditionFailure("the store cannot be tidied: \(error)")
    }
  }
}
