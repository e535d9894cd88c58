import AppIntents
import Testing

@Suite("App Shortcuts")
struct ShortcutTests {
  @Test("Phrases carry the app's name and parameters as places")
  func phrases() {
    let shortcuts = CafeShortcuts.appShortcuts
    #expect(shortcuts.map(\.intentName) == ["OrderDrink", "AddDrink"])
    #expect(
      shortcuts.first?.phrases == ["Order ${drink} with ${applicationName}", "Coffee, ${applicationName}"])
    #expect(shortcuts.map(\.shortTitle) == ["Order", "Add Drink"])
  }

  @Test("A summary names the parameters of its sentence, then those beside it")
  func summary() {
    let descriptor = IntentDescriptor(OrderDrink.self)
    #expect(descriptor.summaryText.parameters == ["count", "drink", "size", "extras"])
    #expect(descriptor.summary(of: [:]) == "Order Cups of Drink")
    #expect(IntentDescriptor(AddDrink.self).summary(of: [:]) == nil)
  }

  @Test("A change of names is told to who listens")
  func updates() async {
    // Other tests may say so too.
    await confirmation(expectedCount: 1...) { told in
      let observer = NotificationCenter.default.addObserver(
        forName: AppShortcutUpdates.notification, object: nil, queue: nil
      ) { _ in told() }
      CafeShortcuts.updateAppShortcutParameters()
      NotificationCenter.default.removeObserver(observer)
    }
  }
}
