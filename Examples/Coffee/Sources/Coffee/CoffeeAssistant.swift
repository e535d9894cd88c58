import ParlanceCommand

/// A coffee bar, to talk to.
@main
struct CoffeeAssistant: AssistantApp {
  static let name = "Coffee"
  static let identifier = "org.example.coffee"
  static let version = "1.0.0"

  static var intents: [any AppIntent.Type] { [OrderCoffee.self, CancelOrder.self] }
  static var shortcuts: (any AppShortcutsProvider.Type)? { CoffeeShortcuts.self }

  /// Opens the bar.
  static func prepare(_ options: NoOptions, into dependencies: AssistantDependencies) async throws {
    dependencies.add(CoffeeBar())
  }

  /// Orders what a scenario begins with.
  static func fixture(_ name: String, into dependencies: AssistantDependencies) async throws {
    guard name == "two-espressos" else { throw UnknownFixture(name: name) }
    await dependencies.dependency(CoffeeBar.self)?.place(CoffeeBar.Order(kind: .espresso, size: .small, cups: 2))
  }
}

/// What can be said to the bar by its name.
struct CoffeeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderCoffee(),
      phrases: ["Order at \(.applicationName)", "Order \(\.$kind) at \(.applicationName)"],
      shortTitle: "Order Coffee", systemImageName: "cup.and.saucer")
  }
}
