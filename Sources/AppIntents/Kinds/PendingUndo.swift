/// An intent that takes back what was done, made only when somebody may want it: most of what is done is never taken back.
package struct PendingUndo: Sendable {
  private let name: LocalizedStringResource?
  private let hand: @MainActor @Sendable (UndoManager) throws -> Void

  /// Takes what makes the intent, and what it is called that it takes back.
  init<Intent: AppIntent>(named name: LocalizedStringResource?, _ make: @escaping @Sendable () throws -> Intent) {
    self.name = name
    hand = { $0.registerUndo(performing: try make()) }
  }

  /// Makes the intent and hands it over; nothing if it cannot be made. What it takes back is named in the language of the current runtime.
  @MainActor package func register(with manager: UndoManager) {
    guard (try? hand(manager)) != nil else { return }
    if let name { manager.setActionName(String(localized: name)) }
  }
}
