// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct CoreIntentsPackage: AppIntentsPackage {}

struct FeatureIntentsPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [CoreIntentsPackage.self] }
}

struct IntentsExtension: AppIntentsExtension {}

enum Refresh {
  static func everything() { RefreshedShortcuts.updateAppShortcutParameters() }
}

struct RefreshedIntent: AppIntent {
  static let title: LocalizedStringResource = "Refreshed"
  func perform() async throws -> some IntentResult { .result() }
}

struct RefreshedShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: RefreshedIntent(), phrases: ["Refresh \(.applicationName)"], systemImageName: "arrow.clockwise")
  }
}
