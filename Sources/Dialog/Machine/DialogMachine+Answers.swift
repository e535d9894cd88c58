import AppIntents

extension DialogMachine {
  /// Asks what a running intent asks; again, if the last answer will not do.
  mutating func request(_ prompt: Prompt, _ notices: [Notice], for activity: Activity) -> [DialogAction] {
    state = .waiting(activity, prompt)
    guard let notice = notices.first else {
      record.attempts = DialogRecord.Attempts()
      return [.ask(prompt, [])]
    }
    record.attempts.misses = record.attempts.misses.oneMore
    return askAgain(prompt, notice, after: record.attempts.misses, of: limits.misses)
  }

  /// Takes an answer to the open question.
  mutating func take(_ content: Answer.Content, to prompt: Prompt) -> [DialogAction] {
    record.performed = nil
    record.returns = nil
    switch content {
    case .outOfRange(let lower, let upper):
      return askAgain(prompt, .outOfRange(lower: lower, upper: upper), "")
    case .noSuchDay(let words): return askAgain(prompt, .noSuchDay(words), words)
    case .refused:
      if case .asking(let activity, _) = state, case .nearName(let name) = prompt.purpose {
        return refuseNear(name, of: prompt, in: activity)
      }
      return cancel()
    case .value, .several, .confirmed, .unknown, .parts: break
    }
    switch state {
    case .asking(let activity, _): return take(content, to: prompt, in: activity)
    case .waiting(let activity, _):
      if case .several(let values) = content {
        let narrowed = Self.which(prompt, values)
        return ask(narrowed, [], state: .waiting(activity, narrowed))
      }
      state = .performing(activity.underway)
      return [.resume(content)]
    case .clarifying(let commands, _):
      if case .confirmed(let isYes) = content, let command = commands.first {
        return isYes ? start(command) : finish(.cancelled)
      }
      guard case .value(.integer(let place)) = content, commands.indices.contains(place) else {
        return [.ask(prompt, [])]
      }
      return start(commands[place])
    case .idle, .resolving, .performing, .correcting: return tell(.notUnderstood)
    }
  }

  /// Takes an answer to what is asked before an intent begins: a yes to the act or to a guess, or a parameter's value.
  mutating func take(
    _ content: Answer.Content, to prompt: Prompt, in activity: Activity
  ) -> [DialogAction] {
    if prompt.purpose == .mistake { return takeMistake(content, prompt, activity) }
    if prompt.purpose == .repetition || prompt.purpose == .act {
      return content == .confirmed(true) ? proceed(activity.confirmed) : finish(.cancelled)
    }
    guard let parameter = prompt.parameter else { return finish(.notUnderstood) }
    switch (content, prompt.purpose) {
    case (.confirmed(true), .creation(let type, let name)): return create(type, name, for: parameter, in: activity)
    case (.confirmed(false), .creation): return finish(.cancelled)
    case (.confirmed(true), .nearName):
      guard let near = prompt.choices.first else { return finish(.notUnderstood) }
      return settle(.resolved(near.value), of: parameter, in: activity)
    case (.confirmed(false), .nearName(let name)): return refuseNear(name, of: prompt, in: activity)
    case (.confirmed(let isYes), _):
      return settle(.resolved(.boolean(isYes)), of: parameter, in: activity)
    case (.value(let value), _): return settle(.resolved(value), of: parameter, in: activity)
    case (.several(let values), _): return settle(.ambiguous(values), of: parameter, in: activity)
    case (.unknown(let name), _):
      return look(up: SlotBinding(parameter: parameter, text: name, meaning: .unknown), insteadOf: prompt, in: activity)
    case (.parts(let parts), _):
      let binding = SlotBinding(parameter: parameter, text: nil, parts: parts)
      return look(up: binding, insteadOf: prompt, in: activity)
    case (.outOfRange, _), (.noSuchDay, _), (.refused, _): return tell(.notUnderstood)
    }
  }

  private mutating func look(up binding: SlotBinding, insteadOf prompt: Prompt, in activity: Activity) -> [DialogAction]
  {
    record.attempts.misses = record.attempts.misses.oneMore
    shown = prompt.kind == .confirmation ? prompt.earlier : prompt.choices
    state = .resolving(activity, parameter: binding.parameter)
    return [.resolve(intent: activity.intent, parameter: binding.parameter, binding)]
  }

  private static func which(_ prompt: Prompt, _ values: [IntentValue]) -> Prompt {
    var narrowed = Prompt(
      .disambiguation, prompt.purpose, prompt.question, intent: prompt.intent, parameter: prompt.parameter,
      values: values)
    guard prompt.purpose == .request else { return narrowed }
    narrowed.kind = prompt.kind
    let offered = prompt.choices.filter { values.contains($0.value) }
    if offered.count == values.count { narrowed.choices = offered }
    return narrowed
  }
}
