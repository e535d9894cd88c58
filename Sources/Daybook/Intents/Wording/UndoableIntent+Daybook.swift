import AppIntents
import DaybookStore

extension UndoableIntent {
  /// Has “undo” call `body`, which takes back what was just done; `name` is what that is called.
  func onUndo(
    _ name: LocalizedStringResource, in store: DaybookStore,
    _ body: @escaping @MainActor @Sendable (DaybookStore) throws -> Void
  ) {
    // An undo comes to the main actor after this does, so nobody has to wait until it is registered.
    Task { @MainActor in
      guard let undoManager else { return }
      undoManager.registerUndo(withTarget: store, handler: body)
      undoManager.setActionName(String(localized: name))
    }
  }
}
