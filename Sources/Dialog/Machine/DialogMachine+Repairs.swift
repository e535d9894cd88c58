import AppIntents

extension DialogMachine {
  /// Goes on with what a person says instead of what they said before; `nil` where there is nothing to mend.
  ///
  /// What has run already is taken back as soon as all that is to be done instead is known: whoever drops the change loses nothing.
  mutating func mend(_ repair: Repair) -> [DialogAction]? {
    if repair.concernsPerformed, state.prompt != nil, let performed = record.performed {
      record.returns = nil
      return putAside() + redo(performed, repair)
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
      return redo(performed, repair)
    case .resolving, .clarifying, .performing, .correcting: return nil
    }
  }

  private mutating func redo(_ activity: Activity, _ repair: Repair) -> [DialogAction] {
    record.performed = nil
    var corrected = activity.changed(repair.changes)
    corrected.replaces = Set(repair.changes.map(\.parameter))
    corrected.isGuessed = repair.isGuess ? true : nil
    return proceed(corrected)
  }

  /// Takes back what an activity takes the place of.
  mutating func replace(_ parameters: Set<String>, by activity: Activity) -> [DialogAction] {
    var activity = activity
    activity.replaces = nil
    state = .correcting(activity)
    return [.takeBack(filling: parameters)]
  }

  /// Performs again what was taken back; if it could not be, asks whether to do so.
  mutating func correct(_ activity: Activity, undone name: String?) -> [DialogAction] {
    guard name == nil else { return proceed(activity) }
    let prompt = Prompt(.confirmation, .repetition, .repeat, intent: activity.intent, parameter: nil)
    return ask(prompt, [], state: .asking(activity, prompt))
  }
}
