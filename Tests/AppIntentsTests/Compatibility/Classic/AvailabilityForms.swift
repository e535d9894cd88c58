@available(iOS 17.0, macOS 14, watchOS 10, tvOS 17, visionOS 1.0, *)
struct SyncLibraryIntent: AppIntent {
  @available(iOS, deprecated: 26.0) static var openAppWhenRun: Bool = true
  nonisolated static let title: LocalizedStringResource = "A"
  static var persistentIdentifier: String { "org.avail" }
  #if os(iOS)
    @Parameter(title: "iOS only") var x: Int
  #elseif canImport(WidgetKit)
    @Parameter(title: "Widget") var w: Int
  #endif
  @Dependency var store: LibraryStore
  @Dependency(key: "main") var keyed: LibraryStore
  @AppDependency(key: "other", default: LibraryStore()) private var other: LibraryStore
  @AppDependency var third: LibraryStore
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    if #available(iOS 18, *) { return .result(value: 1) }
    return .result(value: await store.count)
  }
}
actor LibraryStore { var count = 0; static let shared = LibraryStore() }
func registerStores() {
  AppDependencyManager.shared.add(dependency: LibraryStore())
  AppDependencyManager.shared.add(key: "main", dependency: LibraryStore())
  AppDependencyManager.shared.add { LibraryStore() }
  let s = LibraryStore(); AppDependencyManager.shared.add(dependency: s)
}
struct LibraryPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] = [SharedPackage.self]
}
struct SharedPackage: AppIntentsPackage {}
