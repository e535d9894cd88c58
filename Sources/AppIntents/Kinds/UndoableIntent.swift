/// An intent whose act can be taken back: “undo” in the conversation that performed it calls what `perform()` registered.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
  /// Yes.
  public static var _isUndoable: Bool { true }

  /// Where `perform()` registers how to take it back; `nil` where nobody could ask for that.
  @MainActor public var undoManager: UndoManager? { CurrentRuntime.value?.undoManager }
}
