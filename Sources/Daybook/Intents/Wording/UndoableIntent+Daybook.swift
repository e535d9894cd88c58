import AppIntents
import DaybookStore

extension UndoableIntent {
  /// Has “undo” make a change, which takes back what was just done; `name` is what that is called.
  func onUndo(_ undo: StoreChange, as name: LocalizedStringResource? = nil) {
    registerUndo(named: name) { TakeBack(change: try undo.text) }
  }
}
