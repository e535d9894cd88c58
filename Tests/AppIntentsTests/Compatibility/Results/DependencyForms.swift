protocol ItemStoring: Sendable { func add(_ s: String) async }
actor ItemStore: ItemStoring { func add(_ s: String) {} }
@MainActor final class ItemModel {
  @AppDependency var store: any ItemStoring; @AppDependency(key: "x") var other: ItemStore
  init() {}
}
struct AddItemIntent: AppIntent {
  static let title: LocalizedStringResource = "AddItemIntent"; @Dependency private var store: any ItemStoring
  @Parameter(title: "t") var t: String { didSet { print(t) } }
  func perform() async throws -> some (IntentResult & ProvidesDialog) {
    await store.add(t); return .result(dialog: "\(LocalizedStringResource("x")) \(Self.title)")
  }
}
func registerItems(_ e: any AppIntent) async throws {
  AppDependencyManager.shared.add(dependency: ItemStore() as any ItemStoring); _ = try await e.perform()
  Task { try await e.perform() }; print(type(of: e).title, String(localized: AddItemIntent.title))
}
enum ItemShortcuts: AppShortcutsProvider {
  static let appShortcuts: [AppShortcut] = [
    AppShortcut(
      intent: AddItemIntent(), phrases: ["AddItemIntent in \(.applicationName)", .init("x")],
      shortTitle: "AddItemIntent", systemImageName: "plus")
  ]
}
func standardResult() -> some IntentResult & ReturnsValue<Int> & ProvidesDialog { .result(value: 1, dialog: "x") }
func texts(_ r: LocalizedStringResource...) -> [String] { r.map { String(localized: $0) } }
let looseParameter = IntentParameter<String>(title: "x")
