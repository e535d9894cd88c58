import DaybookIntents
import DaybookStore
import ParlanceCommand

/// Daybook, to talk to.
@main
struct DaybookAssistant: AssistantApp {
  /// What phrases in all languages call it.
  static let name = "Daybook"
  /// Names its folders, such as `~/.local/share/daybook`.
  static let identifier = "daybook"
  /// The version of this package, which is written here once more.
  static let version = "0.1.0"

  /// Those that phrases and shortcuts are for, then those that only take something back.
  static var intents: [any AppIntent.Type] { DaybookFeatures.intents + DaybookFeatures.unspoken }
  /// Both deletions: their questions tell what is deleted.
  static var confirmingIntents: [any AppIntent.Type] { [DeleteTask.self, DeleteEvent.self] }
  /// What is said to Daybook by its name, besides the phrase tables.
  static var shortcuts: (any AppShortcutsProvider.Type)? { DaybookShortcuts.self }
  /// Yes: all that a fixture makes is in the store's file, which lies there.
  static var keepsFixturesInFolder: Bool { true }

  /// Opens the store that the options name, else the person's own.
  static func prepare(_ options: DaybookOptions, into dependencies: AssistantDependencies) async throws {
    let world = dependencies.environment
    var clock = DaybookClock(now: world.now, makeUUID: world.makeUUID)
    clock.calendar.timeZone = world.timeZone
    // The file that the person names is never temporary.
    let file = options.store ?? world.dataFolder + "/daybook.sqlite"
    let isTemporary = world.isTemporary && options.store == nil
    let isForgotten = options.store.map { $0 == DaybookOptions.memory } ?? world.isForgotten
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
