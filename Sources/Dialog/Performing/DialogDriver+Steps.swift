import ParlanceExecution

// What is made on the way to something that fails.
extension DialogDriver {
  /// Whether the running intent makes a value for another one.
  var isStep: Bool { parameterToFill != nil }

  /// Takes back what was made in this turn only for an intent that failed then, such as the event of a log that was refused: nobody was told of
  /// it, and nobody wants it by itself.
  ///
  /// It stays where the intent may have been carried out after all, or has changed something that can be taken back itself.
  func takeBackSteps(ofFailed place: Int) async {
    let failed = performed[place]
    guard place > 0, performed[place - 1].isStep, !failed.isUncertain else { return }
    if let own = undoable.entries.last, own.parameter == nil, own.intent == failed.intent.name {
      guard await own.undoName == nil else { return }
      undoable.remove(own)
    }
    while let step = undoable.popStep(filling: Set(failed.values.keys)) {
      guard case .done = await takeBack(step) else { return }
      undoable.dropUndone()
      if let made = performed.lastIndex(where: { $0.isStep && $0.intent.name == step.intent }) {
        performed.remove(at: made)
      }
    }
  }

  /// Does again what was taken back in this turn for an intent that failed then: whoever is refused the change loses nothing. Tells whether it
  /// is.
  ///
  /// It stays taken back where the intent may have been carried out after all, or where nothing says how to do it again.
  func putBackReplaced(byFailed place: Int) async -> Bool {
    guard let replaced, undone.count == 1, !performed[place].isUncertain else { return false }
    if let own = undoable.entries.last, own.intent == performed[place].intent.name {
      guard await own.undoName == nil else { return false }
      undoable.remove(own)
    }
    let failure = error
    guard case .done = await doAgain(replaced) else {
      error = failure
      return false
    }
    undone = []
    lastUndo = replaced.registered
    self.replaced = nil
    return true
  }
}

extension PerformedIntent {
  /// Whether nobody knows if it was carried out.
  fileprivate var isUncertain: Bool {
    if case IntentExecutionError.deadlineExceeded? = error { true } else { false }
  }
}
