struct TravelIntent: AppIntent {
  static let title: LocalizedStringResource = "Travel"
  @Parameter(title: "Town") var town: TravelTown
  func perform() async throws -> some IntentResult { .result() }
}

struct TravelShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TravelIntent(),
      phrases: [
        "Travel to \(\.$town) with \(.applicationName)",
        "\(.applicationName): go to \(\.$town)",
        "Take me somewhere, \(AppShortcutPhraseToken.applicationName)",
      ],
      shortTitle: LocalizedStringResource("Travel", table: "Shortcuts"), systemImageName: "tram")
    for drink in [TravelDrinkIntent.Drink.tea] {
      AppShortcut(intent: TravelDrinkIntent(drink: drink), phrases: ["Tea from \(.applicationName)"])
    }
    #if DEBUG
      AppShortcut(
        intent: TravelDebugIntent(), phrases: ["Debug \(.applicationName)"], shortTitle: "Debug", systemImageName: "ant"
      )
    #endif
  }
}

struct TravelTown: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
  static let defaultQuery = TravelTownQuery()

  let id: String
  var title: String { "Town \(id)" }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct TravelTownQuery: EntityQuery {
  func entities(for identifiers: [TravelTown.ID]) async throws -> [TravelTown] { identifiers.map(TravelTown.init(id:)) }
}

struct TravelDebugIntent: AppIntent {
  static let title: LocalizedStringResource = "Debug"
  func perform() async throws -> some IntentResult { .result() }
}

struct TravelDrinkIntent: AppIntent {
  enum Drink: String, AppEnum {
    case tea, coffee
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
    static let caseDisplayRepresentations: [Drink: DisplayRepresentation] = [.tea: "Tea", .coffee: "Coffee"]
  }

  static let title: LocalizedStringResource = "Drink"
  @Parameter(title: "Drink") var drink: Drink

  init() {}
  init(drink: Drink) { self.drink = drink }

  func perform() async throws -> some IntentResult { .result() }
}
