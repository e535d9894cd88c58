import AppIntents
import DaybookStore

extension UndoableIntent {
  /// Has “undo” make a change, which takes back what was just done; `name` is what that is called.
  func onUndo(_ undo: StoreChange, as name: LocalizedStringResource? = nil) {
    // An undo comes to the main actor after this does, so nobody has to wait until it is registered.
    Task { @MainActor in
      guard let undoManager, let change = try? undo.text else { return }
      undoManager.registerUndo(performing: TakeBack(change: change))
      if let name { undoManager.setActionName(String(localized: name)) }
    }
  }
}
