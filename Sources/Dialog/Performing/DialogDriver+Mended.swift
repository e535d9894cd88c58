import AppIntents

// What was mended goes back one step at a time, and forward again.
extension DialogDriver {
  /// How what is performed now stands to what was taken back for it in this turn.
  enum Mending {
    /// It is what was meant instead.
    case correction
    /// It is what had been done before that was mended.
    case backwards
    /// It is once more what that had been mended to.
    case forwards
  }

  /// What was done before it was mended is done again where that is taken back; `nil` if it was not mended, if all is to be taken back, or if a
  /// question is open.
  func again(insteadOf last: UndoStack.Entry, _ name: String) -> DialogEvent? {
    guard let before = last.inPlaceOf.last, !takesBackWhole, machine.state == .idle else { return nil }
    return again(before, insteadOf: last, name, .backwards)
  }

  /// Does again what was mended and taken back, in place of what that had brought back; `nil` if nothing was.
  func mendAgain() async -> DialogEvent? {
    guard undoable.hasMended, machine.state == .idle, let last = undoable.pop(), let mended = last.mendedTo.last else {
      return nil
    }
    switch await takeBack(last) {
    case .done(let name): return again(mended, insteadOf: last, name, .forwards)
    case .nothing, .lost: return .redone(nil)
    case .failed, .unknown: return .failed
    case .cancelled: return .declined
    }
  }

  private func again(
    _ other: UndoStack.Replaced, insteadOf last: UndoStack.Entry, _ name: String, _ mending: Mending
  ) -> DialogEvent {
    // It is done again in another way than by what it registered.
    undoable.dropUndone()
    undoable.repeatNext()
    (undone, replaced, self.mending) = ([name], last, mending)
    return .again(intent: other.intent, values: other.values)
  }

  /// Keeps a performance that can be taken back, with what it was done in place of, or what had been done in place of it.
  func keep(_ intent: String, _ values: [String: IntentValue], _ registered: RegisteredUndo) {
    undoable.push(intent, values, registered, filling: parameterToFill)
    guard let replaced, undone.count == 1, !isStep, intent == replaced.intent else { return }
    undoable.note(replaced, as: mending)
  }
}
