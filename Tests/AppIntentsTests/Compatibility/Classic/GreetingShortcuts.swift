@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct GreetIntent: AppIntent {
  static var title: LocalizedStringResource = "Greet"
  static var description = IntentDescription("Says hello.")
  static var openAppWhenRun: Bool = false
  static var isDiscoverable: Bool = true
  static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

  @Parameter(title: "Name", requestValueDialog: IntentDialog("Who?"))
  var name: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Greet \(\.$name)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let name = name else { throw $name.needsValueError("Who shall be greeted?") }
    return .result(dialog: "Hello, \(name)!")
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct GreetingShortcuts: AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor = .navy

  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: GreetIntent(),
      phrases: [
        "Greet with \(.applicationName)",
        "Say hello in \(.applicationName)",
      ],
      shortTitle: "Greet",
      systemImageName: "hand.wave"
    )
  }
}
