import AppIntents

extension DialogMachine {
  /// Tells what was taken back, which can be done again.
  mutating func undo(_ name: String) -> [DialogAction] {
    record.hasUndone = true
    (record.performed, record.changed) = (nil, nil)
    record.changes = (record.changes ?? 0).oneMore
    return tell(.undone(name))
  }

  /// Tells what was taken back while a question is open, which is asked again.
  mutating func undo(_ name: String?, before prompt: Prompt) -> [DialogAction] {
    record.hasUndone = name != nil
    (record.performed, record.changed) = (nil, nil)
    if name != nil { record.changes = (record.changes ?? 0).oneMore }
    return [.ask(prompt, [name.map { .undone($0) } ?? .nothingToUndo])]
  }

  /// Tells that what was done last cannot be taken back, which is passed over from now on.
  mutating func leaveLast() -> [DialogAction] {
    (record.performed, record.changed) = (nil, nil)
    return tell(.cannotUndo)
  }

  /// Begins the command anew whose question is open, with nothing said of it yet; drops what is no such question.
  mutating func startOver() -> [DialogAction] {
    switch state {
    case .asking(let activity, let prompt), .waiting(let activity, let prompt):
      guard [.parameter, .act, .request].contains(prompt.purpose), activity.replaces == nil else { return cancel() }
      record.attempts = DialogRecord.Attempts()
      return abandoned + start(Command(intent: activity.intent, bindings: []))
    case .idle, .resolving, .clarifying, .performing, .correcting: return cancel()
    }
  }

  /// Has what is gone brought back; while a question is open, only what was changed since it was asked first.
  mutating func restore() -> [DialogAction] {
    guard let prompt = state.prompt else { return state == .idle ? [.restore] : tell(.notUnderstood) }
    return hasChangedLast && !record.hasUndone ? [.restore] : [.ask(prompt, [])]
  }

  /// Tells what was done again.
  mutating func redo(_ name: String?) -> [DialogAction] {
    record.hasUndone = false
    if name != nil { record.changes = (record.changes ?? 0).oneMore }
    return tell(name.map { .redone($0) } ?? .nothingToRedo)
  }

  /// Performs anew what was taken back, with the values that it had.
  mutating func repeatUndone(_ intent: String, _ values: [String: IntentValue]) -> [DialogAction] {
    record.hasUndone = false
    return proceed(Activity(intent: intent, values: values))
  }

  /// Asks whether to do what deletes something, or what may not have been meant.
  mutating func askToAct(_ activity: Activity) -> [DialogAction] {
    var prompt = Prompt(
      .confirmation, .act, .act(activity.values, said: activity.said), intent: activity.intent, parameter: nil)
    prompt.insteadOf = textReplaced(by: activity)
    prompt.changed = activity.changed
    // Who says once more what is meant instead agrees to it.
    if prompt.insteadOf != nil {
      prompt.accepting = (activity.changed ?? []).sorted().compactMap { parameter in
        if case .text(let text)? = activity.values[parameter] { text } else { nil }
      }
    }
    return ask(prompt, [], state: .asking(activity, prompt))
  }

  /// The text of what was performed that is taken back for another one; `nil` if none is.
  private func textReplaced(by activity: Activity) -> String? {
    guard let mended = record.mended, mended.intent == activity.intent else { return nil }
    return activity.replaces?.sorted().lazy.compactMap { parameter -> String? in
      guard case .text(let text)? = mended.values[parameter], activity.values[parameter] != .text(text) else {
        return nil
      }
      return text
    }.first
  }

  /// Has the open question asked in other words.
  mutating func reword(_ prompt: Prompt) { state = state.asking(prompt) }

  /// Has the question that was put aside asked in other words.
  mutating func rewordPaused(_ prompt: Prompt) {
    guard let paused = record.paused else { return }
    record.paused?.state = paused.state.asking(prompt)
  }

  /// Shows other choices of the open question.
  mutating func turnPage(isForward: Bool) -> [DialogAction] {
    guard var prompt = state.prompt else { return tell(.notUnderstood) }
    guard prompt.turnPage(isForward: isForward) else { return [.ask(prompt, [.noMore])] }
    state = state.asking(prompt)
    return [.ask(prompt, [])]
  }
}

extension Activity {
  /// The same with an answer that was given while it runs.
  var underway: Activity {
    var underway = self
    underway.isUnderway = true
    return underway
  }

  /// The same with values that it was given while it ran.
  func holding(_ values: [String: IntentValue]) -> Activity {
    var holding = self
    holding.values.merge(values) { $1 }
    return holding
  }

  /// The same after a yes.
  var confirmed: Activity {
    var confirmed = self
    confirmed.isConfirmed = true
    return confirmed
  }
}
