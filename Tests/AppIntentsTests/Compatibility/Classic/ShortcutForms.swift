struct TrainingShortcuts: AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor = .navy
  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartTrainingIntent(),
      phrases: [
        "Start \(.applicationName)", "\(.applicationName) start \(\.$kind)",
        "Begin a \(\.$kind) in \(.applicationName)",
      ], shortTitle: "Start", systemImageName: "play")
    if #available(iOS 17.0, macOS 14.0, *) {
      AppShortcut(
        intent: StartTrainingIntent(kind: .run), phrases: ["Run with \(.applicationName)"],
        shortTitle: LocalizedStringResource("Run", table: "X"), systemImageName: "figure.run",
        parameterPresentation: ParameterPresentation(
          for: \.$kind, summary: Summary("Start \(\.$kind)"),
          optionsCollections: { OptionsCollection(TrainingKindOptions(), title: "Kinds", systemImageName: "x") }))
    }
    AppShortcut(intent: StopTrainingIntent(), phrases: ["Stop \(.applicationName)"])
  }
  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Stop the music", "Never \(.applicationName)"])
  }
}
enum TrainingKind: String, AppEnum {
  case run, walk
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "TrainingKind"
  static var caseDisplayRepresentations: [TrainingKind: DisplayRepresentation] = [.run: "Run", .walk: "Walk"]
}
struct TrainingKindOptions: DynamicOptionsProvider {
  func results() async throws -> [TrainingKind] { TrainingKind.allCases }
}
struct StartTrainingIntent: AppIntent {
  static var title: LocalizedStringResource = "Start"
  @Parameter(title: "TrainingKind", optionsProvider: TrainingKindOptions()) var kind: TrainingKind
  init() {}
  init(kind: TrainingKind) { self.kind = kind }
  func perform() async throws -> some IntentResult { .result() }
}
struct StopTrainingIntent: AppIntent {
  static var title: LocalizedStringResource = "Stop"; func perform() async throws -> some IntentResult { .result() }
}
