import AppIntents

extension DialogDriver {
  /// Where the conversation stands, for whoever reads what a person says next.
  package var moment: DialogMoment {
    DialogMoment(
      prompt: prompt, parameter: openParameter, open: open, performed: performedLast,
      changed: changedLast,
      hasPaused: machine.record.paused.map { $0.reason != .moot } ?? false,
      isInterrupted: machine.record.paused?.reason == .interrupted,
      undoableSentences: undoable.sentences, undoableAlike: undoable.alike,
      undoableTogether: undoable.together)
  }

  private var openParameter: ParameterDescriptor? {
    guard let prompt, let name = prompt.parameter else { return nil }
    let intent = running?.intent.name == prompt.intent ? running?.intent : intents[prompt.intent]
    return intent?.parameter(named: name)
  }

  private var open: RepairSubject? {
    switch machine.state {
    case .asking(let activity, let prompt), .waiting(let activity, let prompt): subject(activity, prompt)
    case .idle, .resolving, .clarifying, .performing, .correcting: nil
    }
  }

  private var performedLast: RepairSubject? { machine.record.performed.flatMap { subject($0, nil) } }

  /// Only behind a question: what came between otherwise may be meant.
  private var changedLast: RepairSubject? {
    guard let performed = machine.record.performed, !machine.shape.undoable.contains(performed.intent) else {
      return nil
    }
    return machine.record.changed.flatMap { subject($0, nil) }
  }

  private func subject(_ activity: Activity, _ prompt: Prompt?) -> RepairSubject? {
    intents[activity.intent].map { RepairSubject(intent: $0, activity: activity, prompt: prompt) }
  }
}
