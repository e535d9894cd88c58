import AppIntents
import DaybookStore

extension UndoableIntent {
  /// Has “undo” call `body`, which takes back what was just done; `name` is what that is called.
  @MainActor
  func onUndo(
    _ name: LocalizedStringResource, in store: DaybookStore, _ body: @escaping @MainActor (DaybookStore) throws -> Void
  ) {
    guard let undoManager else { return }
    undoManager.registerUndo(withTarget: store, handler: body)
    undoManager.setActionName(String(localized: name))
  }
}
