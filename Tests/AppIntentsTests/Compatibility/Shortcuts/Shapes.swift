struct BrewIntent: AppIntent {
  static let title: LocalizedStringResource = "Brew"

  enum Drink: String, AppEnum {
    case tea, coffee
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
    static let caseDisplayRepresentations: [Drink: DisplayRepresentation] = [.tea: "Tea", .coffee: "Coffee"]
  }

  @Parameter(title: "Drink") var drink: Drink
  @Parameter(title: "Cups", default: 1) var cups: Int

  init() {}

  init(drink: Drink, cups: Int = 1) {
    self.drink = drink
    self.cups = cups
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct BrewShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .grayBrown

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewIntent(),
      phrases: ["Brew \(\.$drink) with \(.applicationName)", "Make \(\.$drink) in \(.applicationName)"],
      shortTitle: "Brew", systemImageName: "cup.and.saucer")
    if #available(iOS 17, macOS 14, *) {
      AppShortcut(
        intent: BrewIntent(drink: .tea, cups: 2),
        phrases: [AppShortcutPhrase("Tea for two with \(.applicationName)")],
        shortTitle: LocalizedStringResource("Tea for Two"), systemImageName: "leaf",
        parameterPresentation: ParameterPresentation(
          for: \.$drink, summary: Summary("Brew \(\.$drink)"),
          optionsCollections: {
            OptionsCollection(DrinkOptions(), title: "Drinks", systemImageName: "mug")
          }))
    }
    AppShortcut(intent: BrewIntent(drink: .coffee), phrases: ["Coffee, \(.applicationName)"])
    AppShortcut(intent: BrewIntent(), phrases: ["\(.applicationName)"], systemImageName: "mug")
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Order coffee with \(.applicationName)", "Buy tea"])
  }
}

struct DrinkOptions: DynamicOptionsProvider {
  func results() async throws -> [BrewIntent.Drink] { [.tea, .coffee] }
}

struct ArrayShortcuts: AppShortcutsProvider {
  static let appShortcuts: [AppShortcut] = [
    AppShortcut(
      intent: BrewIntent(), phrases: ["Brew in \(.applicationName)"], shortTitle: "Brew", systemImageName: "mug")
  ]
}

struct ReturningShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    let drinks: [BrewIntent.Drink] = [.tea, .coffee]
    return drinks.map { drink in
      AppShortcut(
        intent: BrewIntent(drink: drink), phrases: ["Brew with \(.applicationName)"], shortTitle: "Brew",
        systemImageName: "mug")
    }
  }
}
