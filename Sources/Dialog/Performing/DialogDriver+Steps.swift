import ParlanceExecution

// What is made on the way to something that fails.
extension DialogDriver {
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
}

extension PerformedIntent {
  /// Whether nobody knows if it was carried out.
  fileprivate var isUncertain: Bool {
    if case IntentExecutionError.deadlineExceeded? = error { true } else { false }
  }
}
