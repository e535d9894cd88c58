import AppIntents
import Foundation
import ParlanceExecution
import ParlanceMatching

/// Carries out what the machine decides, until the turn is over.
///
/// An actor of one session: a turn is taken after another, and an intent that waits for an answer is kept between turns.
package actor DialogDriver {
  /// The most intents that one turn opens one after another.
  private static var mostOpened: Int { 10 }

  private let isolation: ConversationIsolation
  /// That of the conversation.
  package nonisolated let unownedExecutor: UnownedSerialExecutor

  /// The rules.
  var machine: DialogMachine
  /// The intents, by their names.
  private(set) var intents: [String: IntentDescriptor]
  /// Performs.
  let executor: IntentExecutor
  /// Looks up parameters.
  private(set) var resolver: ParameterResolver
  /// The person's language.
  var voice: SessionVoice
  private let isDryRun: Bool
  /// The intent that runs, or waits for an answer.
  private(set) var run: PerformRun?
  /// The same, with the values that it was begun with.
  private(set) var running: (intent: IntentDescriptor, values: [String: IntentValue])?
  /// The intent that was put aside while it waits for an answer.
  private(set) var suspended: (run: PerformRun, running: (intent: IntentDescriptor, values: [String: IntentValue])?)?
  /// What ran in this turn, in its order.
  var performed: [PerformedIntent] = []
  private var opened = 0
  /// Whether the question of this turn is asked anew already.
  private var isRenewed = false
  /// What went wrong in this turn outside of an intent.
  var error: (any Error)?
  /// What can be taken back, and done again.
  var undoable = UndoStack()
  /// What the last performance registers to be taken back; `nil` if it does not.
  var lastUndo: RegisteredUndo?
  /// What was to be taken back in this turn and cannot be any more, as it is called.
  var lost: String?
  /// What was taken back in this turn to be done otherwise.
  var undone: [String] = []
  /// What was taken back in this turn to be done otherwise.
  var replaced: UndoStack.Entry?
  /// How what is done otherwise stands to that.
  var mending = Mending.correction
  /// Whether all is taken back that something was mended from.
  private(set) var takesBackWhole = false
  private let progress = ProgressTelling()
  /// Hears what is about to be done.
  private(set) var announcement: (@Sendable (DialogDeed) async -> Void)?

  /// Makes a driver for a conversation that is at rest; in a dry run nothing is performed.
  package init(
    intents: [IntentDescriptor], executor: IntentExecutor, resolver: ParameterResolver, voice: SessionVoice,
    shape: DialogShape, isDryRun: Bool = false, limits: DialogLimits = DialogLimits(),
    in isolation: ConversationIsolation = ConversationIsolation()
  ) {
    self.isolation = isolation
    unownedExecutor = isolation.unownedExecutor
    self.isDryRun = isDryRun
    self.intents = Dictionary(intents.map { ($0.name, $0) }) { first, _ in first }
    self.executor = executor
    self.resolver = resolver
    self.voice = voice
    machine = DialogMachine(shape, limits: limits)
  }

  deinit {
    // An intent that waits for an answer would wait for ever.
    run?.cancel()
    suspended?.run.cancel()
  }

  /// All that the conversation keeps from one turn to the next.
  package var record: DialogRecord { machine.record }

  /// The question that is open.
  package var prompt: Prompt? { machine.state.prompt }

  /// The intent that runs, or for which something is being looked up.
  package var activeIntent: IntentDescriptor? {
    switch machine.state {
    case .performing: running?.intent
    case .resolving(let activity, _): intents[activity.intent]
    case .idle, .asking, .clarifying, .waiting, .correcting: nil
    }
  }

  /// Goes on from where an earlier conversation stood, or from nothing; what runs is stopped. Not in a turn.
  package func restore(_ record: DialogRecord) {
    run?.cancel()
    suspended?.run.cancel()
    (run, suspended) = (nil, nil)
    machine = DialogMachine(machine.shape, record: record, limits: machine.limits)
  }

  /// Has `announce` hear of each intent before it is performed, and before one that asked goes on; and before something is taken back.
  package func announce(to announce: @escaping @Sendable (DialogDeed) async -> Void) { announcement = announce }

  /// Goes on in another language, with the open question in its words.
  package func use(resolver: ParameterResolver, voice: SessionVoice) async {
    self.resolver = resolver
    self.voice = voice
    await reword()
  }

  /// Takes one event of the person to the end of the turn; `report` hears what goes on meanwhile, and how far it is from 0 to 1.
  ///
  /// `names` are those that can be said at this moment, `now`, if the event came of words; `hasMore` tells that the sentence goes on, and `isMore` that it
  /// began in the turn before.
  package func turn(
    _ event: DialogEvent, names: Vocabulary? = nil, now: Date? = nil, hasMore: Bool = false, isMore: Bool = false,
    report: (@Sendable (IntentDescriptor, Double?) -> Void)? = nil
  ) async -> DialogTurn {
    progress.listen(report)
    defer { progress.listen(nil) }
    if let names { resolver = resolver.knowing(names, at: now) }
    if isMore { undoable.goOn() } else { undoable.beginSentence() }
    if !isMore { machine.beginSentence() }
    performed = []
    opened = 0
    isRenewed = false
    (undone, replaced, mending, lost, error) = ([], nil, .correction, nil, nil)
    takesBackWhole = event.takesBackWhole
    var event = event
    while true {
      let actions = machine.handle(event, hasMore: hasMore)
      for action in actions.dropLast() { _ = await carryOut(action) }
      guard let last = actions.last else { return DialogTurn(result: .ended(.done), performed: performed) }
      switch await carryOut(last) {
      case .event(let next): event = next
      case .over(let result):
        return DialogTurn(
          result: result, performed: performed, undone: undone, lost: lost,
          asking: prompt.flatMap { intents[$0.intent] },
          error: error)
      }
    }
  }

  private enum Step {
    case event(DialogEvent)
    case over(DialogTurn.Result)
  }

  private func carryOut(_ action: DialogAction) async -> Step {
    switch action {
    case .resolve(let intent, let parameter, let binding): return .event(await resolve(intent, parameter, binding))
    case .perform(let intent, let values): return .event(await perform(intent, values))
    case .resume(let content):
      if let running { await announcement?(.perform(running.intent, running.values)) }
      run?.resume(content)
      return .event(await next())
    case .abandon:
      run?.cancel()
      run = nil
      return .event(.declined)
    case .suspend:
      suspended = run.map { ($0, running) }
      run = nil
      return .event(.declined)
    case .wake:
      (run, running) = (suspended?.run, suspended?.running)
      suspended = nil
      return .event(.declined)
    case .forget:
      suspended?.run.cancel()
      suspended = nil
      return .event(.declined)
    case .undo: return .event(await undo())
    case .undoLast: return .event(await undoLast())
    case .redo: return .event(await redo())
    case .restore: return .event(await restore())
    case .takeBack(let parameters): return .event(await takeBack(filling: parameters))
    case .ask(let prompt, let notices):
      guard !isRenewed, await isStale(prompt, notices) else { return .over(.asking(prompt, notices)) }
      isRenewed = true
      return .event(.gone(notices))
    case .finish(let ending): return .over(.ended(ending))
    }
  }

  private func resolve(_ intent: String, _ parameter: String, _ binding: SlotBinding?) async -> DialogEvent {
    guard let intent = intents[intent], let parameter = intent.parameter(named: parameter) else { return .failed }
    var values: [String: IntentValue] = [:]
    if case .resolving(let activity, _) = machine.state { values = activity.values }
    do {
      return .resolved(try await resolver.preparing(intent, values).resolve(parameter, binding))
    } catch {
      self.error = error
      return error is CancellationError ? .cancelled : .lookUpFailed
    }
  }

  private func perform(_ name: String, _ values: [String: IntentValue]) async -> DialogEvent {
    guard let intent = intents[name] else { return .failed }
    guard !isDryRun else {
      performed.append(PerformedIntent(intent: intent, values: values, isStep: false))
      return .performed(nil)
    }
    // A turn that was dropped meanwhile must not begin what it could only stop half done.
    guard !Task.isCancelled else { return .declined }
    return await start(intent, values)
  }

  private func start(_ intent: IntentDescriptor, _ values: [String: IntentValue]) async -> DialogEvent {
    await announcement?(.perform(intent, values))
    let run = PerformRun(voice: voice, resolver: resolver, isCertain: isCertain, isConfirmed: isConfirmed)
    self.run = run
    running = (intent, values)
    performed.append(PerformedIntent(intent: intent, values: values, isStep: isStep, isOpened: opened > 0))
    run.start(executor, intent, values: values, report: progress.reporter(of: intent))
    return await next()
  }

  private var isCertain: Bool {
    if case .performing(let activity) = machine.state { return activity.isCertain }
    return true
  }

  private var isConfirmed: Bool {
    if case .performing(let activity) = machine.state { return activity.isConfirmed }
    return false
  }

  /// The parameter of the next intent for which the running one makes a value.
  var parameterToFill: String? {
    if case .performing(let activity) = machine.state { return activity.waiting.last?.parameter }
    return nil
  }

  /// Waits for what the running intent comes to.
  private func next() async -> DialogEvent {
    guard let run, let running else { return .failed }
    // A turn that resumes an intent of an earlier one lists it again.
    if performed.isEmpty {
      performed.append(PerformedIntent(intent: running.intent, values: running.values, isStep: isStep))
    }
    let last = performed.count - 1
    let event = await run.next()
    if running.intent.isUndoable { keep(running.intent.name, running.values, run.undo) }
    switch event {
    case .requested(let prompt, let notices):
      performed.remove(at: last)
      return .requested(prompt, notices)
    case .ended(let outcome, let values):
      self.run = nil
      // What only tells something leaves what was done before it as the last change.
      if running.intent.isUndoable { lastUndo = run.undo }
      performed[last].outcome = outcome
      performed[last].values = values
      performed[last].donated = run.donated
      return await follow(outcome, values)
    case .failed(let error):
      self.run = nil
      return await failed(error, at: last)
    }
  }

  /// Goes on to the intent that the result opens, if there is one.
  private func follow(_ outcome: IntentOutcome, _ values: [String: IntentValue]) async -> DialogEvent {
    guard let next = outcome.opensIntent, opened < Self.mostOpened else {
      return .performed(outcome.value, values: values)
    }
    opened += 1
    var (descriptor, values) = await IntentDescriptor.described(next)
    for parameter in DialogShape([descriptor]).parameters[descriptor.name] ?? [] where values[parameter.name] == nil {
      values[parameter.name] = parameter.connected(to: outcome.value)
    }
    if intents[descriptor.name] == nil {
      intents[descriptor.name] = descriptor
      machine.learn(descriptor)
    }
    return .opened(intent: descriptor.name, values: values)
  }

  private func failed(_ error: any Error, at last: Int) async -> DialogEvent {
    switch error {
    case IntentAskingError.declined, is CancellationError:
      performed.remove(at: last)
      return .declined
    // The parameters of an intent that another one opened, or performed by itself, are not asked for again.
    case IntentBindingError.entityVanished(let intent, let parameter, let reference)
    where opened == 0 && intent == performed[last].intent.name:
      performed.remove(at: last)
      return .vanished(parameter: parameter, title: reference.display.title)
    default:
      performed[last].error = error
      await takeBackSteps(ofFailed: last)
      return await putBackReplaced(byFailed: last) ? .failedInPlace : .failed
    }
  }
}
