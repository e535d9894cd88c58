/// An intent whose act can be taken back: “undo” in the conversation that performed it calls what `perform()` registered.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
  /// Yes.
  public static var _isUndoable: Bool { true }

  /// Where `perform()` registers how to take it back; `nil` where nobody could ask for that.
  @MainActor public var undoManager: UndoManager? { CurrentRuntime.value?.undoManager }

  /// Keeps an intent that takes back what `perform()` did, as ``UndoManager/registerUndo(performing:)`` does, and what that is called.
  ///
  /// It can be called on any thread of the performance, so nothing waits for the main actor; `intent` is called on that once somebody
  /// wants to take something back, or the session is kept. If it throws nothing is kept. A manager that `perform()` has asked for
  /// hears of it when it is asked for once more. Apple knows nothing of the kind: where the source is common, an extension of the app
  /// declares the same there, with a task on the main actor.
  public func registerUndo<Intent: AppIntent>(
    named name: LocalizedStringResource? = nil, performing intent: @escaping @Sendable () throws -> Intent
  ) {
    CurrentRuntime.value?.register(PendingUndo(named: name, intent))
  }
}
