import AppIntents
import ParlanceLanguage

/// The rules of a conversation: an event in a state gives actions and the next state.
///
/// Pure: no I/O, clock or chance. The driver carries out the actions in their order and tells what came of the last one.
package struct DialogMachine: Sendable {
  /// All that it knows between two events.
  package internal(set) var record: DialogRecord

  /// What the intents take and do; intents that others open are added while it runs.
  var shape: DialogShape
  /// How often in a row a question is asked before it is put aside.
  let limits: DialogLimits

  /// Whether the person said more in the same sentence.
  private(set) var hasMore = false

  /// The choices of the question that was answered with a name that nobody knows, while that is looked up.
  var shown: [Prompt.Choice]?

  /// What is said before the question that comes back and is being looked up anew; `nil` if none is.
  var returning: [Notice]?

  /// Makes a machine at rest, or one that goes on from a record.
  package init(_ shape: DialogShape, record: DialogRecord = DialogRecord(), limits: DialogLimits = DialogLimits()) {
    self.shape = shape
    self.record = record
    self.limits = limits
  }

  /// Where the conversation stands.
  package internal(set) var state: DialogState {
    get { record.state }
    set { record.state = newValue }
  }

  /// What is to be said before the question that comes back, though it has to be looked up anew.
  var held: [Notice] {
    get { record.held ?? [] }
    set { record.held = newValue.isEmpty ? nil : newValue }
  }

  /// Takes an event; an event that makes no sense in the state changes nothing and ends the turn as not understood.
  ///
  /// `hasMore` tells that the sentence goes on: the rest of it is done before an interrupted question comes back.
  package mutating func handle(_ event: DialogEvent, hasMore: Bool = false) -> [DialogAction] {
    self.hasMore = hasMore
    let pending = held
    held = []
    if !event.isLookUp { shown = nil }
    returning = pending.isEmpty ? nil : pending
    var actions = tellingLeft(actions(for: event))
    guard event.isLookUp, !pending.isEmpty else { return actions }
    switch actions.last {
    case .ask(let prompt, let notices): actions[actions.count - 1] = .ask(prompt, pending + notices)
    case .resolve: held = pending
    default: break
    }
    return actions
  }

  private mutating func actions(for event: DialogEvent) -> [DialogAction] {
    switch event {
    case .heard, .chosen, .silence, .cancelled: record.opener = nil
    default: break
    }
    return switch (event, state) {
    case (.heard(let heard), _): hear(heard)
    case (.chosen(let id), _): choose(id)
    case (.silence, _): silence()
    case (.cancelled, _): cancel()
    case (.resolved(let resolution), .resolving(let activity, let parameter)):
      settle(resolution, of: parameter, in: activity)
    case (.lookUpFailed, .resolving(let activity, let parameter)): retry(parameter, in: activity)
    case (.requested(let prompt, let notices), .performing(let activity)),
      (.requested(let prompt, let notices), .waiting(let activity, _)):
      request(prompt, notices, for: activity)
    case (.performed(let value, let values), .performing(let activity)),
      (.performed(let value, let values), .waiting(let activity, _)):
      leave(activity.holding(values), with: value)
    case (.opened(let intent, let values), .performing(let activity)),
      (.opened(let intent, let values), .waiting(let activity, _)):
      open(intent, values, from: activity)
    case (.vanished(let parameter, let title), .performing(let activity)):
      look(up: parameter, in: activity, losing: title)
    case (.gone(let notices), .asking(let activity, let prompt)): renew(prompt, of: activity, notices)
    case (.rested, .idle): rest()
    case (.undone(let name), .correcting(let activity)): correct(activity, undone: name)
    case (.undone(let name), .asking(_, let prompt)), (.undone(let name), .waiting(_, let prompt)),
      (.undone(let name), .clarifying(_, let prompt)):
      undo(name, before: prompt)
    case (.undone(let name?), .idle): undo(name)
    case (.redone(let name), .idle): redo(name)
    case (.again(let intent, let values), .idle): repeatUndone(intent, values)
    case (.undone(nil), .idle): tell(.nothingToUndo)
    case (.nothingToRestore, _): state.prompt.map { [.ask($0, [.nothingToUndo])] } ?? tell(.nothingToRestore)
    case (.declined, _): finish(.cancelled)
    case (.failed, _): finish(.failed)
    case (.failedInPlace, _): finish(.failed, keeping: true)
    case (.resolved, _), (.lookUpFailed, _), (.requested, _), (.performed, _), (.opened, _), (.vanished, _),
      (.undone, _), (.redone, _), (.again, _), (.gone, _), (.rested, _):
      tell(.notUnderstood)
    }
  }

  /// Forgets what the sentence before returned, unless a question of it is still open.
  package mutating func beginSentence() {
    if state == .idle { record.returned = nil }
  }

  /// Learns an intent that is none of the app's list and that another one opens.
  package mutating func learn(_ intent: IntentDescriptor) {
    shape.learn(intent)
  }

  // MARK: The person

  /// Chooses what the words are, a command, an answer or a change, in the order that `Documentation/Dialog.md` tells.
  mutating func hear(_ heard: Heard) -> [DialogAction] {
    if let builtIn = heard.builtIn { return obey(builtIn) }
    if heard.isWithdrawn { return state.prompt.map { [.ask($0, [.dropped])] } ?? tell(.cancelled) }
    guard let prompt = state.prompt else {
      if heard.isExactCommand || heard.isPlainCommand, let actions = begin(heard) { return actions }
      if heard.takesBackLasting { return leaveLast() }
      if heard.isMistake, let actions = askWhatWasWrong() { return actions }
      if let actions = heard.repair.flatMap({ mend($0) }) ?? begin(heard) { return actions }
      if record.performed != nil { record.hasMissed = true }
      return tell(.notUnderstood)
    }
    if heard.isDoubtedNo { return [.ask(prompt, [.doubtedNo])] }
    if heard.dropsQuestion, let command = heard.commands.first {
      record.attempts = DialogRecord.Attempts()
      return abandoned + start(command, isGuess: heard.offered != nil, said: heard.guessed, offered: heard.offered)
    }
    let answer = heard.answers.first
    if answer?.isFree == true, heard.isExactCommand || heard.isNoText, isRather(heard, prompt),
      let actions = begin(heard)
    {
      return actions
    }
    if let answer, answer.isExact, !answer.isFree { return take(answer.content, to: prompt) }
    if let repair = heard.repair, repair.isPlain, let actions = mend(repair) { return actions }
    if let answer, answer.isExact { return take(answer.content, to: prompt) }
    if let repair = heard.repair, !heard.isExactCommand, let actions = mend(repair) { return actions }
    let isCommand = heard.isExactCommand || prompt.purpose == .mistake && heard.isPlainCommand
    if isCommand, let actions = begin(heard) { return actions }
    if let answer, !answer.isGuess { return take(answer.content, to: prompt) }
    // Words that a phrase explains are a command before they are a name that nobody knows. A yes or no that was not made out is no
    // reason for another question.
    if heard.suggestion == nil || prompt.kind != .confirmation, let actions = begin(heard) { return actions }
    if let answer { return take(answer.content, to: prompt) }
    let notice: Notice =
      heard.isDoubtedYes ? .doubtedYes : prompt.kind == .confirmation ? .yesOrNo : .notUnderstood(heard.utterance)
    return askAgain(prompt, notice, heard.utterance)
  }

  /// Does what a built-in word says; where it has nothing to do with the open question, that is asked once more.
  mutating func obey(_ builtIn: BuiltIn) -> [DialogAction] {
    switch builtIn {
    // There is nothing to drop but what was just done, and may be taken back.
    case .cancel where state == .idle && record.paused == nil && hasChangedLast: return askWhatWasWrong() ?? cancel()
    case .cancel: return cancel()
    case .startOver: return startOver()
    case .help: return state.prompt.map { [.ask($0, [.help])] } ?? tell(.help)
    case .repeat: return state.prompt.map { [.ask($0, [])] } ?? tell(.again)
    // What was just done in between is meant, not the question that came again after it.
    case .undo where state.prompt?.purpose == .mistake: return takeBackLast()
    case .undo: return state == .idle || state.prompt != nil && hasChangedLast ? [.undo] : cancel()
    case .redo: return state == .idle ? [.redo] : state.prompt.map { [.ask($0, [])] } ?? tell(.notUnderstood)
    case .restore: return restore()
    case .goOn: return goOn()
    case .options: return state.prompt.map { [.ask($0, [$0.hasOptions ? .options : .help])] } ?? tell(.notUnderstood)
    case .more: return turnPage(isForward: true)
    case .back: return turnPage(isForward: false)
    // Whoever leaves answers no more, neither this question nor the one before it.
    case .farewell where state.prompt != nil: return forget() + cancel()
    case .thanks, .agreement, .farewell, .greeting, .wait:
      return state.prompt.map { [.ask($0, [])] } ?? tell(.courtesy(builtIn))
    }
  }

  /// Drops the open question, or else the one that was put aside; a question about a mistake leaves what was done.
  mutating func cancel() -> [DialogAction] {
    if case .asking(let activity, let prompt) = state, prompt.purpose == .mistake { return keepPerformed(activity) }
    record.performed = nil
    guard state != .idle || record.paused != nil else { return tell(.nothingToCancel) }
    if state == .idle { return forget() + finish(.cancelled) }
    return abandoned + finish(.cancelled)
  }

  /// Asks the open question again after a silence; without one the turn just ends.
  mutating func silence() -> [DialogAction] {
    guard let prompt = state.prompt else { return tell(.silence) }
    return askAfterSilence(prompt)
  }

  /// Stops an intent that waits for an answer which will not come.
  var abandoned: [DialogAction] {
    switch state {
    case .performing, .waiting: [.abandon]
    case .idle, .resolving, .asking, .clarifying, .correcting: []
    }
  }

  /// Takes a choice by its identifier, on whichever page it is; “yes” and “no” are those of a confirmation.
  mutating func choose(_ id: String) -> [DialogAction] {
    guard let prompt = state.prompt else { return tell(.notUnderstood) }
    if prompt.kind == .confirmation, id == "yes" || id == "no" { return take(.confirmed(id == "yes"), to: prompt) }
    guard let choice = prompt.everyChoice.first(where: { $0.id == id }) else {
      return [.ask(prompt, [.notUnderstood(id)])]
    }
    return take(.value(choice.value), to: prompt)
  }

  // MARK: Parameters

  /// Begins an intent and forgets what was performed last.
  ///
  /// A guess is asked about, with what was `said` to be otherwise; for the words `offered` the app offered it.
  mutating func start(
    _ command: Command, isCertain: Bool = true, isGuess: Bool = false, isQuestion: Bool = false, isNoted: Bool = false,
    said: String? = nil, offered: String? = nil
  ) -> [DialogAction] {
    if let performed = record.performed, shape.undoable.contains(performed.intent) { record.changed = performed }
    record.performed = nil
    record.hasMissed = nil
    record.mended = nil
    record.hasUndone = false
    record.returns = nil
    var activity = Activity(intent: command.intent, bindings: command.bindings, isCertain: isCertain)
    activity.isGuessed = isGuess ? true : nil
    activity.isQuestion = isQuestion ? true : nil
    activity.isNoted = isNoted ? true : nil
    activity.offered = offered
    activity.said = said
    return proceed(activity)
  }

  /// Looks up the next parameter in the order of declaration, or performs the intent when all are there.
  mutating func proceed(_ activity: Activity) -> [DialogAction] {
    var activity = activity
    for parameter in shape.parameters[activity.intent] ?? [] where activity.values[parameter.name] == nil {
      let binding = activity.bindings.first { $0.parameter == parameter.name }
      if binding == nil, let value = parameter.connected(to: record.returned) {
        activity.values[parameter.name] = value
        continue
      }
      guard binding != nil || parameter.isAsked else { continue }
      state = .resolving(activity, parameter: parameter.name)
      return [.resolve(intent: activity.intent, parameter: parameter.name, binding)]
    }
    if shape.destructive.contains(activity.intent), !activity.isConfirmed { return askToAct(activity) }
    if activity.isGuessed == true, activity.replaces == nil, !activity.isConfirmed { return askToAct(activity) }
    // What was to be taken back is not the last change any more; the change that came between is not meant.
    if let replaced = activity.replaces, activity.replacesAt == nil || activity.replacesAt == record.changes ?? 0 {
      guard activity.isGuessed == nil || activity.isConfirmed else { return askToAct(activity) }
      return replace(replaced, by: activity)
    }
    state = .performing(activity)
    return [.perform(intent: activity.intent, values: activity.values)]
  }

  /// What a parameter takes; `nil` for an intent or a parameter that the shape has not.
  func kind(of parameter: String, of intent: String) -> ValueKind? {
    shape.parameters[intent]?.first { $0.name == parameter }?.kind
  }

  // MARK: Ends

  /// Asks, and is in `next` until the answer comes.
  mutating func ask(_ prompt: Prompt, _ notices: [Notice], state next: DialogState) -> [DialogAction] {
    state = next
    return [.ask(prompt, notices)]
  }

  /// Ends the turn and leaves what is going on as it is.
  func tell(_ ending: DialogAction.Ending) -> [DialogAction] { [.finish(ending)] }

  /// Ends what is going on; what it interrupted is asked again. `keeping` tells that what was to be done otherwise stands as it was.
  mutating func finish(_ ending: DialogAction.Ending, keeping: Bool = false) -> [DialogAction] {
    record.attempts = DialogRecord.Attempts()
    var keeps = keeping
    if ending == .cancelled, case .asking(let activity, _) = state, activity.replaces != nil { keeps = true }
    if keeps {
      // Whoever drops the change may want another one.
      record.performed = record.mended
    }
    record.mended = nil
    record.opener = nil
    if ending == .done, !hasMore { letRest() }
    if let paused = record.paused, paused.reason == .interrupted, !hasMore {
      return comeBack(to: paused, ending.isToldBefore)
    }
    state = .idle
    return [.finish(ending)]
  }
}
