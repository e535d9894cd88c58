import AppIntents

extension DialogMachine {
  /// Goes on with what a person says instead of what they said before; `nil` where there is nothing to mend.
  ///
  /// What has run already is taken back as soon as all that is to be done instead is known: whoever drops the change loses nothing.
  mutating func mend(_ repair: Repair) -> [DialogAction]? {
    if repair.concernsPerformed, state.prompt != nil, let performed = record.performed {
      // It goes on with what came between: the question comes back no more often for it.
      record.returns = record.returns.map { max(0, $0 - 1) }
      return putAside() + redo(performed, repair)
    }
    record.attempts = DialogRecord.Attempts()
    switch state {
    case .asking(let performed, let prompt) where prompt.purpose == .mistake: return redo(performed, repair)
    case .asking(let activity, let prompt):
      var changed = activity.changed(repair.changes)
      if prompt.purpose == .act || prompt.purpose == .repetition {
        changed.said = repair.changes.first?.text
        changed.changed = Set(repair.changes.prefix(1).map(\.parameter))
      }
      // A yes was asked for to do it as it was: what is changed is asked about again.
      if prompt.purpose == .repetition { changed.replaces = Set(repair.changes.map(\.parameter)) }
      guard let answer = repair.answer else {
        guard prompt.isOfOther,
          !repair.changes.contains(where: { $0.parameter == prompt.parameter })
        else { return proceed(changed) }
        // Which of them is meant, or if it is to be created, is still to be said.
        return ask(prompt, [], state: .asking(changed, prompt))
      }
      state = .asking(changed, prompt)
      return take(answer, to: prompt)
    case .waiting(let activity, let prompt):
      // A running intent takes what it asked for, and nothing else.
      if let answer = repair.answer { return repair.changes.isEmpty ? take(answer, to: prompt) : nil }
      return [.abandon] + proceed(activity.changed(repair.changes))
    case .idle:
      guard let performed = repair.concernsChange ? record.changed : record.performed else { return nil }
      return redo(performed, repair)
    case .resolving, .clarifying, .performing, .correcting: return nil
    }
  }

  private mutating func redo(_ activity: Activity, _ repair: Repair) -> [DialogAction] {
    // What has changed nothing need not be taken back for another command.
    if let command = repair.command, !shape.undoable.contains(activity.intent) { return start(command) }
    (record.performed, record.changed) = (nil, nil)
    record.mended = activity
    var corrected = activity.changed(repair.changes)
    if let command = repair.command { corrected = Activity(intent: command.intent, bindings: command.bindings) }
    corrected.replaces = repair.command == nil ? Set(repair.changes.map(\.parameter)) : Set(activity.values.keys)
    (corrected.replacesIntent, corrected.replacesAt) = (activity.intent, record.changes ?? 0)
    // A question has changed nothing, and is answered at once.
    if isQuestion(activity) { corrected.replaces = nil }
    corrected.isGuessed = repair.isGuess ? true : nil
    let said = repair.changes.compactMap(\.text).filter { !$0.isEmpty }
    corrected.said = said.isEmpty ? nil : said.joined(separator: ", ")
    corrected.changed = Set(repair.changes.map(\.parameter))
    return proceed(corrected)
  }

  /// Whether what was performed changed nothing, as far as that is known.
  private func isQuestion(_ activity: Activity) -> Bool {
    activity.isQuestion == true && !shape.undoable.contains(activity.intent)
      && !shape.destructive.contains(activity.intent)
  }

  /// Takes back what an activity takes the place of.
  mutating func replace(_ parameters: Set<String>, by activity: Activity) -> [DialogAction] {
    var activity = activity
    activity.replaces = nil
    // What cannot be taken back is no reason to take back what was done before it.
    if let intent = activity.replacesIntent, !shape.undoable.contains(intent) { return correct(activity, undone: nil) }
    state = .correcting(activity)
    return [.takeBack(filling: parameters)]
  }

  /// Performs again what was taken back; if it could not be, asks whether to do so.
  mutating func correct(_ activity: Activity, undone name: String?) -> [DialogAction] {
    guard name == nil else { return proceed(activity) }
    let question = Prompt.Question.repeat(activity.values, said: activity.said)
    var prompt = Prompt(.confirmation, .repetition, question, intent: activity.intent, parameter: nil)
    prompt.changed = activity.changed
    return ask(prompt, [], state: .asking(activity, prompt))
  }

  // MARK: What was wrong

  /// Whether what was performed last has changed something that can be taken back.
  var hasChangedLast: Bool { record.performed.map { shape.undoable.contains($0.intent) } ?? false }

  /// Asks what is to become of what was performed last, of which was only said that it is wrong; `nil` where nothing was performed.
  mutating func askWhatWasWrong() -> [DialogAction]? {
    guard let performed = record.performed else { return nil }
    guard shape.undoable.contains(performed.intent) else {
      return tell(performed.isQuestion == true ? .meantOtherwise : .mistaken)
    }
    record.attempts = DialogRecord.Attempts()
    record.performed = nil
    let named = (shape.parameters[performed.intent] ?? []).filter {
      performed.values[$0.name] != nil && ($0.kind.typeName != nil || $0.kind == .text)
    }
    // The newest text is what people say otherwise: the name that something is given, not the one that it had.
    let meant = named.last { $0.kind == .text } ?? (named.count == 1 ? named.first : nil)
    let question: Prompt.Question = record.hasMissed == true ? .earlierMistake(performed.values) : .mistake
    record.hasMissed = nil
    let prompt = Prompt(.confirmation, .mistake, question, intent: performed.intent, parameter: meant?.name)
    return ask(prompt, [], state: .asking(performed, prompt))
  }

  /// Takes an answer to that question.
  mutating func takeMistake(_ content: Answer.Content, _ prompt: Prompt, _ performed: Activity) -> [DialogAction] {
    let meaning: SlotBinding.Meaning
    switch content {
    case .confirmed(true): return takeBackLast()
    case .confirmed(false), .refused: return keepPerformed(performed)
    case .value(let value): meaning = .value(value)
    case .several(let values): meaning = .candidates(values)
    case .unknown, .parts, .outOfRange, .noSuchDay: return tell(.notUnderstood)
    }
    guard let parameter = prompt.parameter else { return tell(.notUnderstood) }
    let isText = kind(of: parameter, of: performed.intent) == .text
    return redo(performed, Repair(changes: [SlotBinding(parameter: parameter, meaning: meaning)], isGuess: isText))
  }

  /// Takes back what was performed last, and nothing before it.
  mutating func takeBackLast() -> [DialogAction] {
    (record.performed, record.changed) = (nil, nil)
    state = .idle
    return [.undoLast]
  }

  /// Leaves what was performed as it is; it can still be changed.
  mutating func keepPerformed(_ performed: Activity) -> [DialogAction] {
    let actions = finish(.kept)
    record.performed = performed
    return actions
  }
}

extension Prompt {
  /// Whether it asks which of some known things is meant, if one with a name like the one that was said is, or if it is to be created.
  fileprivate var isOfOther: Bool {
    switch purpose {
    case .parameter: kind == .disambiguation
    case .nearName, .creation: true
    case .request, .clarification, .repetition, .act, .mistake: false
    }
  }
}
