/// Names the packages and frameworks whose intents an app has. Apple's tools read it; an `AssistantApp` lists its intents itself.
public protocol AppIntentsPackage {
  /// The packages whose intents come along.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// The entry of an extension that performs intents. There are no extensions here: a program of this kind says so and ends.
public protocol AppIntentsExtension {
  /// Makes an extension.
  init()
}

extension AppIntentsExtension {
  /// Ends at once.
  public static func main() {
    print("An extension for App Intents is of use on Apple's platforms only.")
  }
}
