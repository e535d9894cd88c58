import AppIntents
import DaybookIntents
import DaybookStore
import ParlanceAssistant

/// Daybook over a store in memory, as the benchmarks talk to it.
struct Daybook: AssistantApp {
  static let name = "Daybook"
  static let identifier = "daybook"

  static var intents: [any AppIntent.Type] { DaybookFeatures.intents }

  /// The store, the assistant and its session.
  let store: DaybookStore
  private let assistant: Assistant
  private let locale: String
  private(set) var session: AssistantSession

  /// Adds the store that is measured.
  static func prepare(_ store: DaybookStore, into dependencies: AssistantDependencies) async throws {
    dependencies.add(store)
  }

  /// Begins a session with some open tasks.
  init(tasks count: Int, locale: String) async throws {
    store = try DaybookStore(inMemory: DaybookClock())
    for number in stride(from: 1, through: count, by: 1) { _ = try store.addTask(title: "Task number \(number)") }
    let phrases = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Phrases")
    assistant = try await Self.makeAssistant(
      store, environment: AssistantEnvironment(dataFolder: "/dev/null"), phrases: [phrases.standardizedFileURL.path])
    session = try await assistant.makeSession(locale: locale)
    self.locale = locale
  }

  /// Says something, and insists on how it ends.
  func say(_ text: String, _ expected: Turn.State = .done) async {
    let turn = await session.respond(to: .utterance(Utterance(text)))
    precondition(turn.state == expected, "“\(text)” ended as \(turn.state): \(turn.displayed)")
  }

  /// Waits until the session knows all names again, which it asks for after a turn.
  func settle() async {
    // Something that is understood at once: what nothing reads is read in all ways, which leaves the next turn no memory that is near.
    _ = await session.intents(matching: Utterance("what are my tasks"))
  }

  /// Deletes the tasks that a benchmark added, so that every turn is measured with the same data.
  func tidy(to count: Int) {
    do {
      for task in try store.tasks(.all).dropFirst(count) { _ = try store.delete(task: task.id) }
    } catch {
      preconditionFailure("the store cannot be tidied: \(error)")
    }
  }

  /// Empties the store, and begins another session.
  mutating func beginAnew() async throws {
    for task in try store.tasks(.all) { _ = try store.delete(task: task.id) }
    for event in try store.events() { _ = try store.delete(event: event.id) }
    session = try await assistant.makeSession(locale: locale)
  }
}
