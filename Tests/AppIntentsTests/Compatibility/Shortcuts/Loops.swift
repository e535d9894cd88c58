enum Pace: String, AppEnum, CaseIterable, Codable, Identifiable {
  case fast, slow
  var id: Self { self }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pace"
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .fast: .init(stringLiteral: "Fast"), .slow: "Slow",
  ]
}

struct PaceOptions: DynamicOptionsProvider {
  func results() async throws -> [Pace] { Pace.allCases }
  func defaultResult() async -> Pace? { .fast }
}

struct StartRunning: AppIntent {
  static let title: LocalizedStringResource = "Start Running"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  static let phrases: [AppShortcutPhrase<StartRunning>] = ["Run \(\.$pace) with \(.applicationName)"]
  @Parameter(title: "Pace", optionsProvider: PaceOptions()) var pace: Pace?
  init() {}
  init(pace: Pace?) { self.pace = pace }
  func perform() async throws -> some IntentResult {
    if systemContext.currentMode.canContinueInForeground { try await continueInForeground(alwaysConfirm: false) }
    return .result()
  }
}

struct RunningShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .navy
  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartRunning(), phrases: StartRunning.phrases,
      shortTitle: LocalizedStringResource("Run", table: "Shortcuts"), systemImageName: "figure.run",
      parameterPresentation: ParameterPresentation(
        for: \.$pace, summary: Summary("Run \(\.$pace)"),
        optionsCollections: { OptionsCollection(PaceOptions(), title: "Paces", systemImageName: "hare") }))
    if #available(iOS 18, macOS 15, *) {
      AppShortcut(
        intent: StartRunning(pace: .fast), phrases: ["Race with \(.applicationName)"], shortTitle: "Race",
        systemImageName: "hare")
    } else {
      AppShortcut(
        intent: {
          let intent = StartRunning(); intent.pace = .slow; return intent
        }(),
        phrases: ["Jog with \(.applicationName)"], shortTitle: "Jog", systemImageName: "tortoise")
    }
    for pace in Pace.allCases {
      AppShortcut(
        intent: StartRunning(pace: pace), phrases: ["Again with \(.applicationName)"], shortTitle: "Again",
        systemImageName: "repeat")
    }
  }
}
