import DaybookIntents
import DaybookStore
import ParlanceCommand

/// Daybook, to talk to.
@main
struct DaybookAssistant: AssistantApp {
  static let name = "Daybook"
  static let identifier = "daybook"
  static let version = "0.1.0"

  static var intents: [any AppIntent.Type] { DaybookFeatures.intents + DaybookFeatures.unspoken }
  static var confirmingIntents: [any AppIntent.Type] { [DeleteTask.self, DeleteEvent.self] }
  static var shortcuts: (any AppShortcutsProvider.Type)? { DaybookShortcuts.self }
  static var keepsFixturesInFolder: Bool { true }

  /// Opens the store that the options name, else the person's own.
  static func prepare(_ options: DaybookOptions, into dependencies: AssistantDependencies) async throws {
    let world = dependencies.environment
    var clock = DaybookClock(now: world.now, makeUUID: world.makeUUID)
    clock.calendar.timeZone = world.timeZone
    // The file that the person names is never temporary.
    let file = options.store ?? world.dataFolder + "/daybook.sqlite"
    let isTemporary = world.isTemporary && options.store == nil
    let isForgotten = world.isForgotten && options.store == nil
    dependencies.add(
      isForgotten
        ? try DaybookStore(inMemory: clock, inPlaceOf: file)
        : try DaybookStore(file: file, clock: clock, isTemporary: isTemporary))
  }

  /// Takes back what was changed since the scenario began, where the store is in memory.
  static func checkpoint(
    _ dependencies: AssistantDependencies
  ) async throws -> (@Sendable () async throws -> Void)? {
    try dependencies.dependency(DaybookStore.self)?.checkpoint()
  }

  /// Fills the store with the data that a scenario names.
  static func fixture(_ name: String, into dependencies: AssistantDependencies) async throws {
    guard let fixture = DaybookFixture(rawValue: name) else {
      throw UnknownFixture(name: name, known: DaybookFixture.allCases.map(\.rawValue))
    }
    guard let store = dependencies.dependency(DaybookStore.self) else { return }
    try fixture.fill(store)
  }
}
