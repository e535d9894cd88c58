struct TravelIntent: AppIntent {
  static let title: LocalizedStringResource = "Travel"
  @Parameter(title: "Town") var town: TownEntity
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
    for drink in [BrewIntent.Drink.tea] {
      AppShortcut(intent: BrewIntent(drink: drink), phrases: ["Tea from \(.applicationName)"])
    }
    #if DEBUG
      AppShortcut(
        intent: NoSummaryIntent(), phrases: ["Debug \(.applicationName)"], shortTitle: "Debug", systemImageName: "ant")
    #endif
  }
}
