// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct CoreIntentsPackage: AppIntentsPackage {}

struct FeatureIntentsPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [CoreIntentsPackage.self] }
}

struct IntentsExtension: AppIntentsExtension {}

enum Refresh {
  static func everything() { BrewShortcuts.updateAppShortcutParameters() }
}
