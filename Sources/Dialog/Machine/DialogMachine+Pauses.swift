import AppIntents

extension DialogMachine {
  // MARK: Asking again

  /// Asks again after words that are no answer.
  mutating func askAgain(_ prompt: Prompt, _ notice: Notice, _ saying: String) -> [DialogAction] {
    record.attempts.misses = record.attempts.misses.oneMore
    // That it wants a yes or a no is told by the help as well.
    let again = prompt.kind == .confirmation && record.attempts.misses > 1 ? .notUnderstood(saying) : notice
    return askAgain(prompt, again, after: record.attempts.misses, of: limits.misses)
  }

  /// Asks again after a silence.
  mutating func askAfterSilence(_ prompt: Prompt) -> [DialogAction] {
    record.attempts.silences = record.attempts.silences.oneMore
    return askAgain(prompt, .silence, after: record.attempts.silences, of: limits.silences)
  }

  /// Asks briefly, then with help, and at last puts the question aside.
  mutating func askAgain(_ prompt: Prompt, _ notice: Notice, after count: Int, of limit: Int) -> [DialogAction] {
    guard count < limit else { return giveUp() }
    return [.ask(prompt, count > 1 ? [notice, .help] : [notice])]
  }

  /// Puts the open question aside, with all that was said so far, until the person wants to go on.
  mutating func giveUp() -> [DialogAction] {
    guard record.paused?.reason != .interrupted else { return abandoned + finish(.cancelled) }
    return pause(.gaveUp) + finish(.gaveUp)
  }

  // MARK: Putting aside

  /// Makes way for another command: the open question is put aside for it, or dropped if the command takes its place.
  ///
  /// What comes between is not interrupted in its turn: it is dropped.
  mutating func makeWay(for command: Command) -> [DialogAction] {
    let activity: Activity
    let name = state.prompt?.purpose.createdName
    switch state {
    // Whoever goes on to something else has no more to say about what was done.
    case .asking(_, let prompt) where prompt.purpose == .mistake: return abandoned
    // Nor about what was only guessed to be meant. What was jotted down is not lost.
    case .asking(let open, let prompt)
    where prompt.purpose == .act && open.isGuessed == true && open.offered == nil
      && (open.isNoted != true || record.returns ?? 0 > 0):
      return abandoned
    // Whoever asked about something that nobody knows, or that may be several things, and goes on, waits for no answer.
    case .asking(let open, let prompt)
    where (prompt.unknownName != nil || prompt.kind == .disambiguation) && isMereQuestion(open):
      return pause(.gaveUp)
    case .asking(let open, _), .waiting(let open, _): activity = open
    case .idle, .resolving, .clarifying, .performing, .correcting: return abandoned
    }
    if activity.isSaidAnew(by: command, creating: name) { return abandoned }
    let isTaken = record.paused?.reason == .interrupted && record.paused?.state.prompt?.intent == command.intent
    return putAside() + (isTaken ? forget() : [])
  }

  /// Whether it changes nothing, and nothing else was said of it.
  private func isMereQuestion(_ activity: Activity) -> Bool {
    !shape.undoable.contains(activity.intent) && activity.values.isEmpty && activity.waiting.isEmpty
  }

  /// Puts the open question aside until something else is done.
  ///
  /// One that came back already, and was not answered even then, waits until the person wants to go on.
  mutating func putAside() -> [DialogAction] {
    guard record.paused?.reason != .interrupted else {
      leave(state.prompt)
      return abandoned
    }
    guard (record.returns ?? 0) < Self.mostReturns else { return pause(.gaveUp) }
    // What is asked for anew has taken the place of the same that was put aside.
    if let paused = record.paused, paused.reason != .moot, paused.state.prompt?.intent != state.prompt?.intent {
      leave(paused.state.prompt)
    }
    return pause(.interrupted)
  }

  /// Has it told that the question of an intent is dropped.
  private mutating func leave(_ prompt: Prompt?) {
    guard let intent = prompt?.intent else { return }
    record.left = (record.left ?? []) + [intent]
  }

  /// The same actions with what was dropped told before the next question.
  mutating func tellingLeft(_ actions: [DialogAction]) -> [DialogAction] {
    guard let left = record.left, let last = actions.last else { return actions }
    switch last {
    case .ask(let prompt, let notices):
      record.left = nil
      return actions.dropLast() + [.ask(prompt, left.map { .left(intent: $0) } + notices)]
    case .finish where record.paused == nil:
      record.left = nil
      return actions
    default: return actions
    }
  }

  /// How often a question comes back by itself after other commands.
  private static var mostReturns: Int { 2 }

  /// Goes on with what was put aside.
  mutating func goOn() -> [DialogAction] {
    guard state == .idle else { return state.prompt.map { [.ask($0, [])] } ?? tell(.notUnderstood) }
    guard let paused = record.paused else { return tell(.nothingToGoOn) }
    return comeBack(to: paused, [])
  }

  /// Leaves the interrupted question aside if what came between was done to the very thing that it is about: it is answered, or moot.
  /// “Go on” comes back to it.
  mutating func letRest() {
    guard let paused = record.paused, paused.reason == .interrupted, let activity = paused.state.asked,
      let done = record.performed, shape.undoable.contains(done.intent)
    else { return }
    let things = Set(activity.values.values.flatMap(\.entities))
    guard done.values.values.contains(where: { !things.isDisjoint(with: $0.entities) }) else { return }
    record.paused?.reason = .moot
  }

  /// Asks again what was put aside.
  mutating func comeBack(to paused: DialogRecord.Paused, _ notices: [Notice]) -> [DialogAction] {
    record.paused = nil
    record.attempts = DialogRecord.Attempts()
    // Whoever drops what came between wants to go on.
    let isIgnored = !notices.contains(.dropped)
    let returns = paused.returns ?? 0
    record.returns = paused.reason == .interrupted ? (isIgnored ? returns.oneMore : returns) : nil
    state = paused.state
    guard let prompt = state.prompt else { return tell(.done) }
    let woken: [DialogAction] = if case .waiting = state { [.wake] } else { [] }
    return woken + [.ask(prompt, notices + [.back(intent: prompt.intent)])]
  }

  /// Asks again what was put aside for a sentence of several commands, now that they are done.
  mutating func rest() -> [DialogAction] {
    guard let paused = record.paused, paused.reason == .interrupted else { return tell(.done) }
    return comeBack(to: paused, [])
  }

  /// Asks anew where what a question was about is no longer there; drops a question that nothing is left of.
  mutating func renew(_ prompt: Prompt, of activity: Activity, _ notices: [Notice]) -> [DialogAction] {
    guard let parameter = prompt.parameter else {
      state = .idle
      return tell(notices.contains(.dropped) ? .cancelled : .done)
    }
    held = notices
    var activity = activity
    activity.bindings.removeAll { $0.parameter == parameter }
    state = .resolving(activity, parameter: parameter)
    // What was to be created may be there by now.
    var name: SlotBinding?
    if case .creation(_, let said) = prompt.purpose {
      name = SlotBinding(parameter: parameter, text: said, meaning: .unknown)
    }
    return [.resolve(intent: activity.intent, parameter: parameter, name)]
  }

  /// Drops what was put aside.
  mutating func forget() -> [DialogAction] {
    defer { record.paused = nil }
    if case .waiting = record.paused?.state { return [.forget] }
    return []
  }

  /// Puts the open question aside; one that was put aside before is forgotten.
  private mutating func pause(_ reason: DialogRecord.Paused.Reason) -> [DialogAction] {
    var actions = forget()
    if case .waiting = state { actions.append(.suspend) }
    record.paused = DialogRecord.Paused(state: state, reason: reason, returns: record.returns)
    state = .idle
    return actions
  }
}

extension Activity {
  /// Whether a command begins the same again, with all the words that the person has given for it: others are another thing's, as is another
  /// name than that of what is offered to be made.
  fileprivate func isSaidAnew(by command: Command, creating name: String?) -> Bool {
    guard intent == command.intent || waiting.contains(where: { $0.intent == command.intent }) else { return false }
    if let name {
      let others = command.bindings.compactMap { $0.meaning == .unknown ? $0.text?.lowercased() : nil }
      if others.contains(where: { $0 != name.lowercased() }) { return false }
    }
    return values.allSatisfy { name, value in
      guard intent == command.intent, case .text(let given) = value else { return true }
      guard case .value(.text(let said))? = command.bindings.first(where: { $0.parameter == name })?.meaning else {
        return false
      }
      return given.lowercased() == said.lowercased()
    }
  }
}

extension DialogAction.Ending {
  /// How the end of what came between is told before the question that comes back.
  var isToldBefore: [Notice] {
    switch self {
    case .cancelled: [.dropped]
    case .nothingThere: [.nothingThere]
    case .unknown(let type, let name): [.unknownName(type: type, name: name)]
    default: []
    }
  }
}

extension Prompt.Purpose {
  /// The name of what is offered to be made.
  fileprivate var createdName: String? { if case .creation(_, let name) = self { name } else { nil } }
}

extension DialogEvent {
  /// Whether it tells what became of a parameter that was looked up.
  var isLookUp: Bool {
    switch self {
    case .resolved, .lookUpFailed: true
    default: false
    }
  }
}
