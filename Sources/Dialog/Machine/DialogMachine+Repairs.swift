import AppIntents

extension DialogMachine {
  /// Goes on with what a person says instead of what they said before; `nil` where there is nothing to mend.
  ///
  /// What has run already is taken back first.
  mutating func mend(_ repair: Repair) -> [DialogAction]? {
    if repair.concernsPerformed, state.prompt != nil, let performed = record.performed {
      return putAside() + redo(performed, repair.changes)
    }
    record.attempts = DialogRecord.Attempts()
    switch state {
    case .asking(let activity, let prompt):
      let changed = activity.changed(repair.changes)
      guard let answer = repair.answer else { return proceed(changed) }
      state = .asking(changed, prompt)
      return take(answer, to: prompt)
    case .waiting(let activity, let prompt):
      // A running intent takes what it asked for, and nothing else.
      if let answer = repair.answer { return repair.changes.isEmpty ? take(answer, to: prompt) : nil }
      return [.abandon] + proceed(activity.changed(repair.changes))
    case .idle:
      guard let performed = record.performed else { return nil }
      return redo(performed, repair.changes)
    case .resolving, .clarifying, .performing, .correcting: return nil
    }
  }

  private mutating func redo(_ activity: Activity, _ changes: [SlotBinding]) -> [DialogAction] {
    record.performed = nil
    state = .correcting(activity.changed(changes))
    return [.takeBack(filling: Set(changes.map(\.parameter)))]
  }

  /// Performs again what was taken back; if it could not be, asks whether to do so.
  mutating func correct(_ activity: Activity, undone name: String?) -> [DialogAction] {
    guard name == nil else { return proceed(activity) }
    let prompt = Prompt(.confirmation, .repetition, .repeat, intent: activity.intent, parameter: nil)
    return ask(prompt, [], state: .asking(activity, prompt))
  }
}
