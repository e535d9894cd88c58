import AppIntents
import DaybookStore

/// Takes back a change of the store: what “undo” and “redo” perform, and nobody says.
struct TakeBack: UndoableIntent {
  /// What a person sees it called.
  static let title: LocalizedStringResource = "Take Back"

  /// Nobody asks for it by name.
  static let isDiscoverable = false

  /// The change that takes another one back, as text.
  @Parameter(title: "Change")
  var change: String

  @Dependency private var store: DaybookStore

  /// Makes an intent whose values are set later.
  init() {}

  /// Makes an intent with its values.
  init(change: String) { self.change = change }

  /// Makes the change.
  func perform() async throws -> some IntentResult {
    let wanted = try StoreChange(text: change)
    let undo = try store.apply(wanted)
    // Where somebody else did the same already there is nothing to put back: who wants it again wants it anew.
    if wanted.isEmpty || !undo.isEmpty { onUndo(undo) }
    return .result()
  }
}
