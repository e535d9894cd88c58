import AppIntents
import DaybookIntents
import DaybookStore
import Foundation
import ParlanceExecution
import Synchronization
import Testing

@Suite("The import of tasks")
struct ImportTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("daybook-\(UUID().uuidString)")

  /// A store beside a file of many tasks, and an executor of its intents.
  private func store(lines: Int) throws -> (DaybookStore, IntentExecutor) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = (1...lines).map { "Task \($0)\n" }.joined()
    try Data(text.utf8).write(to: folder.appendingPathComponent("many.csv"))
    let store = try DaybookStore(file: folder.path + "/daybook.sqlite")
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: store)
    return (store, IntentExecutor(dependencies: dependencies))
  }

  @Test("It tells how far it is, and adds all tasks")
  func progress() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (store, executor) = try store(lines: 250)
    let told = Mutex<[Double?]>([])
    let outcome = try await executor.perform(
      IntentDescriptor(ImportTasks.self), values: ["file": .text("many.csv")], runtime: nil,
      report: { fraction in told.withLock { $0.append(fraction) } }
    ).outcome
    #expect(outcome.value == .integer(250))
    #expect(told.withLock { $0 } == [0.4, 0.8, 1])
    #expect(try store.tasks(.open).count == 250)
  }

  @Test("Cancelled on the way it leaves nothing behind")
  func cancelled() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (store, executor) = try store(lines: 250)
    await #expect(throws: CancellationError.self) {
      try await executor.perform(
        IntentDescriptor(ImportTasks.self), values: ["file": .text("many.csv")], runtime: nil,
        report: { _ in withUnsafeCurrentTask { $0?.cancel() } })
    }
    #expect(try store.tasks(.all).isEmpty)
  }
}
