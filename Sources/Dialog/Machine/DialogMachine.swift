import AppIntents
import ParlanceLanguage

/// The rules of a conversation: an event in a state gives actions and the next state.
///
/// Pure: no I/O, clock or chance. The driver carries out the actions in their order and tells what came of the last one.
package struct DialogMachine: Sendable {
  /// Where the conversation stands.
  package private(set) var state: DialogState

  private var shape: DialogShape

  /// Makes a machine at rest, or one that goes on from a state.
  package init(_ shape: DialogShape, state: DialogState = .idle) {
    self.shape = shape
    self.state = state
  }

  /// Takes an event; an event that makes no sense in the state changes nothing and ends the turn as not understood.
  package mutating func handle(_ event: DialogEvent) -> [DialogAction] {
    switch (event, state) {
    case (.heard(let heard), _): hear(heard)
    case (.chosen(let id), _): choose(id)
    case (.silence, _): silence()
    case (.cancelled, _): cancel()
    case (.resolved(let resolution), .resolving(let activity, let parameter)):
      settle(resolution, of: parameter, in: activity)
    case (.lookUpFailed, .resolving(let activity, let parameter)): retry(parameter, in: activity)
    case (.requested(let prompt, let notices), .performing(let activity)),
      (.requested(let prompt, let notices), .waiting(let activity, _)):
      ask(prompt, notices, state: .waiting(activity, prompt))
    case (.performed(let value), .performing(let activity)), (.performed(let value), .waiting(let activity, _)):
      leave(activity, with: value)
    case (.opened(let intent, let values), .performing(let activity)),
      (.opened(let intent, let values), .waiting(let activity, _)):
      proceed(Activity(intent: intent, values: values, waiting: activity.waiting, isCertain: activity.isCertain))
    case (.vanished(let parameter, let title), .performing(let activity)):
      look(up: parameter, in: activity, losing: title)
    case (.undone(let name?), .idle): tell(.undone(name))
    case (.undone(nil), .idle): tell(.nothingToUndo)
    case (.declined, _): finish(.cancelled)
    case (.failed, _): finish(.failed)
    case (.resolved, _), (.lookUpFailed, _), (.requested, _), (.performed, _), (.opened, _), (.vanished, _),
      (.undone, _):
      tell(.notUnderstood)
    }
  }

  /// Learns an intent that is none of the app's list and that another one opens.
  package mutating func learn(_ intent: IntentDescriptor) {
    shape.learn(intent)
  }

  // MARK: The person

  private mutating func hear(_ heard: Heard) -> [DialogAction] {
    if let builtIn = heard.builtIn { return obey(builtIn) }
    guard let prompt = state.prompt else { return begin(heard) ?? tell(.notUnderstood) }
    let answer = heard.answers.first
    if let answer, answer.isExact { return take(answer.content, to: prompt) }
    if heard.isExactCommand, let actions = begin(heard) { return actions }
    if let answer, !answer.isGuess { return take(answer.content, to: prompt) }
    // Words that a phrase explains are a command before they are a name that nobody knows.
    if let actions = begin(heard) { return actions }
    if let answer { return take(answer.content, to: prompt) }
    let notice: Notice = prompt.kind == .confirmation ? .yesOrNo : .notUnderstood(heard.utterance)
    return [.ask(prompt, [notice])]
  }

  /// Starts the command that was heard; what was going on is dropped.
  private mutating func begin(_ heard: Heard) -> [DialogAction]? {
    guard let command = heard.commands.first else { return nil }
    let dropped = abandoned
    if let suggestion = heard.suggestion {
      let prompt = Prompt(
        .confirmation, .clarification, .suggestion(suggestion), intent: command.intent, parameter: nil)
      state = .clarifying([command], prompt)
      return dropped + [.ask(prompt, [])]
    }
    guard heard.commands.count > 1 else { return dropped + start(command, isCertain: heard.isExactCommand) }
    var prompt = Prompt(.clarification, .clarification, .meaning, intent: command.intent, parameter: nil)
    prompt.choices = heard.commands.map { command in
      Prompt.Choice(id: command.intent, display: DisplayText(title: command.intent), value: .text(command.intent))
    }
    state = .clarifying(heard.commands, prompt)
    return dropped + [.ask(prompt, [])]
  }

  private mutating func obey(_ builtIn: BuiltIn) -> [DialogAction] {
    switch builtIn {
    case .cancel, .startOver: return cancel()
    case .help: return state.prompt.map { [.ask($0, [.help])] } ?? tell(.help)
    case .repeat: return state.prompt.map { [.ask($0, [])] } ?? tell(.again)
    case .undo: return state == .idle ? [.undo] : cancel()
    }
  }

  private mutating func cancel() -> [DialogAction] {
    guard state != .idle else { return tell(.nothingToCancel) }
    return abandoned + finish(.cancelled)
  }

  private mutating func silence() -> [DialogAction] {
    state.prompt.map { [.ask($0, [.silence])] } ?? tell(.silence)
  }

  /// Stops an intent that waits for an answer which will not come.
  private var abandoned: [DialogAction] {
    switch state {
    case .performing, .waiting: [.abandon]
    case .idle, .resolving, .asking, .clarifying: []
    }
  }

  private mutating func choose(_ id: String) -> [DialogAction] {
    guard let prompt = state.prompt else { return tell(.notUnderstood) }
    if prompt.kind == .confirmation, id == "yes" || id == "no" { return take(.confirmed(id == "yes"), to: prompt) }
    guard let choice = prompt.choices.first(where: { $0.id == id }) else {
      return [.ask(prompt, [.notUnderstood(id)])]
    }
    return take(.value(choice.value), to: prompt)
  }

  // MARK: Answers

  private mutating func take(_ content: Answer.Content, to prompt: Prompt) -> [DialogAction] {
    switch content {
    case .outOfRange(let lower, let upper): return [.ask(prompt, [.outOfRange(lower: lower, upper: upper)])]
    case .refused: return cancel()
    case .value, .several, .confirmed, .unknown: break
    }
    switch state {
    case .asking(let activity, _): return take(content, to: prompt, in: activity)
    case .waiting(let activity, _):
      if case .several(let values) = content {
        let narrowed = Self.which(prompt, values)
        return ask(narrowed, [], state: .waiting(activity, narrowed))
      }
      state = .performing(activity)
      return [.resume(content)]
    case .clarifying(let commands, _):
      if case .confirmed(let isYes) = content, let command = commands.first {
        return isYes ? start(command) : finish(.cancelled)
      }
      guard case .value(.text(let intent)) = content, let command = commands.first(where: { $0.intent == intent })
      else { return [.ask(prompt, [])] }
      return start(command)
    case .idle, .resolving, .performing: return tell(.notUnderstood)
    }
  }

  private mutating func take(
    _ content: Answer.Content, to prompt: Prompt, in activity: Activity
  ) -> [DialogAction] {
    guard let parameter = prompt.parameter else { return finish(.notUnderstood) }
    switch (content, prompt.purpose) {
    case (.confirmed(true), .creation(let type, let name)): return create(type, name, for: parameter, in: activity)
    case (.confirmed(false), .creation): return finish(.cancelled)
    case (.confirmed(let isYes), _):
      return settle(.resolved(.boolean(isYes)), of: parameter, in: activity)
    case (.value(let value), _): return settle(.resolved(value), of: parameter, in: activity)
    case (.several(let values), _): return settle(.ambiguous(values), of: parameter, in: activity)
    case (.unknown(let name), _):
      let binding = SlotBinding(parameter: parameter, text: name, meaning: .unknown)
      state = .resolving(activity, parameter: parameter)
      return [.resolve(intent: activity.intent, parameter: parameter, binding)]
    case (.outOfRange, _), (.refused, _): return tell(.notUnderstood)
    }
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

  // MARK: Parameters

  private mutating func start(_ command: Command, isCertain: Bool = true) -> [DialogAction] {
    proceed(Activity(intent: command.intent, bindings: command.bindings, isCertain: isCertain))
  }

  /// Looks up the next parameter in the order of declaration, or performs the intent when all are there.
  private mutating func proceed(_ activity: Activity) -> [DialogAction] {
    for parameter in shape.parameters[activity.intent] ?? [] where activity.values[parameter.name] == nil {
      let binding = activity.bindings.first { $0.parameter == parameter.name }
      guard binding != nil || parameter.isAsked else { continue }
      state = .resolving(activity, parameter: parameter.name)
      return [.resolve(intent: activity.intent, parameter: parameter.name, binding)]
    }
    state = .performing(activity)
    return [.perform(intent: activity.intent, values: activity.values)]
  }

  private mutating func settle(
    _ resolution: Resolution, of parameter: String, in activity: Activity
  ) -> [DialogAction] {
    var activity = activity
    activity.bindings.removeAll { $0.parameter == parameter }
    let isListed = if case .list = kind(of: parameter, of: activity.intent) { true } else { false }
    switch resolution {
    case .resolved(let value):
      activity.values[parameter] = kind(of: parameter, of: activity.intent)?.holding(value) ?? value
      return proceed(activity)
    case .ambiguous(let values):
      let prompt = Prompt(
        .disambiguation, .parameter, .which, intent: activity.intent, parameter: parameter, values: values)
      return ask(prompt, [], state: .asking(activity, prompt))
    case .missing(let suggestions):
      return askValue(of: parameter, in: activity, suggestions, [])
    case .unrecognised(let name, let suggestions):
      guard !isListed, let type = kind(of: parameter, of: activity.intent)?.typeName else {
        return askValue(of: parameter, in: activity, suggestions, [.notUnderstood(name)])
      }
      guard shape.creators[type] != nil else {
        return askValue(of: parameter, in: activity, suggestions, [.unknownName(type: type, name: name)])
      }
      let prompt = Prompt(
        .confirmation, .creation(type: type, name: name), .create, intent: activity.intent, parameter: parameter)
      return ask(prompt, [], state: .asking(activity, prompt))
    }
  }

  /// Asks again for a parameter that could not be looked up, unless nothing is lost without.
  private mutating func retry(_ parameter: String, in activity: Activity) -> [DialogAction] {
    guard !activity.values.isEmpty || !activity.waiting.isEmpty else { return finish(.failed) }
    return askValue(of: parameter, in: activity, [], [])
  }

  private mutating func askValue(
    of parameter: String, in activity: Activity, _ suggestions: [IntentValue], _ notices: [Notice]
  ) -> [DialogAction] {
    let prompt = Prompt(
      .value, .parameter, .value, intent: activity.intent, parameter: parameter, values: suggestions)
    return ask(prompt, notices, state: .asking(activity, prompt))
  }

  private mutating func look(up parameter: String, in activity: Activity, losing title: String) -> [DialogAction] {
    var activity = activity
    activity.values[parameter] = nil
    return askValue(of: parameter, in: activity, [], [.vanished(title)])
  }

  private func kind(of parameter: String, of intent: String) -> ValueKind? {
    shape.parameters[intent]?.first { $0.name == parameter }?.kind
  }

  // MARK: Creation

  private mutating func create(
    _ type: String, _ name: String, for parameter: String, in activity: Activity
  ) -> [DialogAction] {
    guard let creator = shape.creators[type] else { return finish(.notUnderstood) }
    let waiting = Activity.Waiting(
      intent: activity.intent, values: activity.values, bindings: activity.bindings, parameter: parameter,
      isCertain: activity.isCertain)
    return proceed(
      Activity(
        intent: creator.intent, values: [creator.parameter: .text(name)], waiting: activity.waiting + [waiting]))
  }

  /// Goes on with the activity that waits for the new entity, or ends.
  private mutating func leave(_ activity: Activity, with value: IntentValue?) -> [DialogAction] {
    guard let waiting = activity.waiting.last else { return finish(.done) }
    var parent = Activity(
      intent: waiting.intent, values: waiting.values, bindings: waiting.bindings,
      waiting: Array(activity.waiting.dropLast()), isCertain: waiting.isCertain)
    guard let value else { return finish(.done) }
    parent.values[waiting.parameter] = kind(of: waiting.parameter, of: waiting.intent)?.holding(value) ?? value
    return proceed(parent)
  }

  // MARK: Ends

  private mutating func ask(_ prompt: Prompt, _ notices: [Notice], state next: DialogState) -> [DialogAction] {
    state = next
    return [.ask(prompt, notices)]
  }

  /// Ends the turn and leaves what is going on as it is.
  private func tell(_ ending: DialogAction.Ending) -> [DialogAction] { [.finish(ending)] }

  private mutating func finish(_ ending: DialogAction.Ending) -> [DialogAction] {
    state = .idle
    return [.finish(ending)]
  }
}
