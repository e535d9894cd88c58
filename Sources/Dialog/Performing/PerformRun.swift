import AppIntents
import ParlanceExecution
import Synchronization

/// An intent that is being performed: it stops at each question that it asks and goes on with the answer.
final class PerformRun: IntentRuntime, Sendable {
  /// What the run comes to.
  enum Event: Sendable {
    /// It asks the person; again, if there is a notice why the last answer will not do.
    case requested(Prompt, [Notice])
    /// It has returned; with the values that it had at the end.
    case ended(IntentOutcome, values: [String: IntentValue])
    /// It has thrown.
    case failed(any Error)
  }

  /// What the intent registers to be taken back.
  let undo = RegisteredUndo()

  /// The intents that the person has done by other means, as the app tells.
  var donated: [String] { heard.withLock { $0 } }

  private let heard = Mutex<[String]>([])
  /// Puts a question into the words of a voice.
  private typealias Wording = @Sendable (inout Prompt, SessionVoice) -> Void

  private let speaking: Mutex<SessionVoice>
  /// How the open question is put into words, in the voice of that moment.
  private let wording = Mutex<Wording?>(nil)
  private let resolver: ParameterResolver
  private let isCertain: Bool
  /// Whether the person said yes to the act before it began, so that it need not ask for that.
  private let isConfirmed: Mutex<Bool>
  private let events = Mailbox<Event>()
  private let answer = Mutex<CheckedContinuation<Answer.Content, any Error>?>(nil)
  private let questions = Mutex(Questions())
  private let performance = Mutex<BegunPerformance?>(nil)

  /// Makes a run; `isCertain` tells that the command was understood exactly as it was said.
  init(voice: SessionVoice, resolver: ParameterResolver, isCertain: Bool, isConfirmed: Bool = false) {
    self.isConfirmed = Mutex(isConfirmed)
    speaking = Mutex(voice)
    self.isCertain = isCertain
    self.resolver = resolver
  }

  /// Starts to perform; called once.
  func start(
    _ executor: IntentExecutor, _ intent: IntentDescriptor, values: [String: IntentValue],
    report: @escaping @Sendable (Double?) -> Void
  ) {
    let begun = executor.begin(intent, values: values, runtime: self, report: report) { [events] result in
      switch result {
      case .success(let (outcome, values)): events.put(.ended(outcome, values: values))
      case .failure(let error): events.put(.failed(error))
      }
    }
    performance.withLock { $0 = begun }
  }

  /// Waits for the next event; called by one waiter at a time. A cancelled waiter cancels the intent.
  func next(isolation: isolated (any Actor)? = #isolation) async -> Event {
    await withTaskCancellationHandler {
      // What is isolated as the caller is needs no jump to another thread and back.
      _ = isolation
      return await events.next()
    } onCancel: {
      cancel()
    }
  }

  /// Gives the answer to the open request.
  func resume(_ content: Answer.Content) {
    takeAnswer()?.resume(returning: content)
  }

  /// Stops the intent; one that does not listen is abandoned.
  func cancel() {
    performance.withLock { $0 }?.cancel()
    takeAnswer()?.resume(throwing: CancellationError())
  }

  private func takeAnswer() -> CheckedContinuation<Answer.Content, any Error>? {
    answer.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
  }

  /// Questions of one intent that come at once are asked one after another.
  private struct Questions {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private func begin() async {
    await withCheckedContinuation { continuation in
      let isFirst = questions.withLock { questions in
        defer { questions.isOpen = true }
        if questions.isOpen { questions.waiting.append(continuation) }
        return !questions.isOpen
      }
      if isFirst { continuation.resume() }
    }
  }

  private func end() {
    let next = questions.withLock { questions in
      guard !questions.waiting.isEmpty else {
        questions.isOpen = false
        return nil as CheckedContinuation<Void, Never>?
      }
      return questions.waiting.removeFirst()
    }
    next?.resume()
  }

  private func ask(_ prompt: Prompt, _ notices: [Notice] = [], by word: @escaping Wording) async throws
    -> Answer.Content
  {
    await begin()
    defer { end() }
    wording.withLock { $0 = word }
    var worded = prompt
    word(&worded, voice)
    let prompt = worded
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        answer.withLock { $0 = continuation }
        // A cancellation that came before the continuation was there would else be waited for without end.
        if Task.isCancelled {
          takeAnswer()?.resume(throwing: CancellationError())
        } else {
          events.put(.requested(prompt, notices))
        }
      }
    } onCancel: {
      takeAnswer()?.resume(throwing: CancellationError())
    }
  }

  /// The person's language.
  private var voice: SessionVoice { speaking.withLock { $0 } }

  /// Goes on in another language, and gives the open question in its words.
  func speak(in voice: SessionVoice, asking prompt: Prompt?) -> Prompt? {
    speaking.withLock { $0 = voice }
    guard var prompt, let word = wording.withLock({ $0 }) else { return prompt }
    word(&prompt, voice)
    return prompt
  }

  /// That of the conversation, as all of what follows.
  var locale: Locale { voice.locale }
  /// That of its calendar.
  var timeZone: TimeZone { voice.timeZone }
  /// That of the conversation.
  var now: Date? { voice.now() }
  /// Whether nobody looks at a screen.
  var isVoiceOnly: Bool { voice.isVoiceOnly }
  /// A text in the conversation's language.
  func localized(_ resource: LocalizedStringResource) -> String { voice.localized(resource) }
  /// What a measured value is called; `nil` where nobody has words for its unit.
  func title(of measured: MeasuredValue) -> String? { voice.title(of: measured) }
  /// Where `perform()` registers what takes it back; kept when it is done.
  @MainActor var undoManager: UndoManager? { undo.manager }
  /// Keeps what takes a command back.
  func register(_ undo: PendingUndo) { self.undo.register(undo, in: voice) }
  /// As many as one performance can sensibly tell of; an app that donates in a loop costs nothing.
  private static let mostDonated = 20

  /// Notes that the app told of an intent that was done without us.
  func hear(donated intent: String) {
    heard.withLock { if $0.count < Self.mostDonated { $0.append(intent) } }
  }

  /// Asks until there is a value: names are looked up, and what nobody knows is told; throws if the person declines.
  func requestValue(_ request: ValueRequest) async throws -> IntentValue {
    let word: Wording = { $0.question = $1.question(request.dialog, otherwise: .value) }
    let prompt = Prompt(
      .value, .request, .value, intent: request.intent, parameter: request.parameter.name,
      values: try await suggestions(for: request.parameter))
    var answer = try await ask(prompt, by: word)
    while true {
      switch answer {
      case .value(let value): return request.parameter.kind.holding(value)
      case .confirmed(let isYes): return .boolean(isYes)
      case .unknown(let name):
        let said = SlotBinding(parameter: request.parameter.name, text: name, meaning: .unknown)
        let found = try await resolver.resolve(request.parameter, said)
        if case .resolved(let value) = found { return request.parameter.kind.holding(value) }
        let (again, notices) = again(prompt, found, name, request.parameter)
        answer = try await ask(again, notices, by: word)
      case .parts(let parts):
        let said = SlotBinding(parameter: request.parameter.name, text: nil, parts: parts)
        let found = try await resolver.resolve(request.parameter, said)
        if case .resolved(let value) = found { return request.parameter.kind.holding(value) }
        let (again, notices) = again(prompt, found, nil, request.parameter)
        answer = try await ask(again, notices, by: word)
      case .several, .outOfRange, .noSuchDay, .refused: throw IntentAskingError.declined(intent: request.intent)
      }
    }
  }

  /// The question once more where what was said is no value yet: with what it may be, or with what nobody knows.
  private func again(
    _ prompt: Prompt, _ found: Resolution, _ name: String?, _ parameter: ParameterDescriptor
  ) -> (Prompt, [Notice]) {
    var again = prompt
    switch found {
    case .ambiguous(let values):
      again.offer(values)
      return (again, [])
    case .partly(let unknown, let suggestions):
      again.offer(suggestions)
      return (again, unknown.map { [self.unknown($0, parameter)] } ?? [])
    case .unrecognised(_, let near, _):
      if !near.isEmpty { again.offer(near) }
    case .resolved, .missing, .nothing, .noSuchDay, .nothingCalled: break
    }
    return (again, name.map { [self.unknown($0, parameter)] } ?? [])
  }

  /// What can be offered; nothing if that cannot be looked up, since what the intent has done so far is not to be lost with it.
  private func suggestions(for parameter: ParameterDescriptor) async throws -> [IntentValue] {
    do {
      return try await resolver.suggestions(for: parameter)
    } catch let error as CancellationError {
      throw error
    } catch {
      return []
    }
  }

  private func unknown(_ name: String, _ parameter: ParameterDescriptor) -> Notice {
    parameter.kind.typeName.map { .unknownName(type: $0, name: name) } ?? .notUnderstood(name)
  }

  /// Asks until one of the items is named; throws if the person declines.
  func requestDisambiguation(_ request: DisambiguationRequest) async throws -> Int {
    let prompt = Prompt(
      .disambiguation, .request, .which, intent: request.intent, parameter: request.parameter.name,
      values: request.items)
    var notices: [Notice] = []
    while true {
      let answer = try await ask(prompt, notices) { $0.question = $1.question(request.dialog, otherwise: .which) }
      switch answer {
      case .value(let value):
        if let index = request.items.firstIndex(of: value) { return index }
        notices = [.notUnderstood(value.display.title)]
      case .unknown(let name): notices = [unknown(name, request.parameter)]
      case .several, .parts, .confirmed, .outOfRange, .noSuchDay, .refused:
        throw IntentAskingError.declined(intent: request.intent)
      }
    }
  }

  /// Asks until one is chosen, and returns its place; throws if the person declines.
  func requestChoice(_ request: ChoiceRequest) async throws -> Int {
    let prompt = Prompt(.choice, .request, .choose, intent: request.intent, parameter: nil)
    let answer = try await ask(prompt) { prompt, voice in
      prompt.question = voice.question(request.dialog, otherwise: .choose)
      prompt.choices = request.options.enumerated().map { place, option in
        Prompt.Choice(
          id: String(place + 1), display: DisplayText(title: voice.localized(option.title)), value: .integer(place))
      }
    }
    guard case .value(.integer(let place)) = answer else { throw IntentAskingError.declined(intent: request.intent) }
    return place
  }

  private func takeConfirmation() -> Bool {
    isConfirmed.withLock { isConfirmed in
      defer { isConfirmed = false }
      return isConfirmed
    }
  }

  /// Asks, unless the person agreed to the act, or it asks only in doubt and there is none; all but a yes is a no.
  func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool {
    if request.conditions.contains(.lowConfidenceSource), isCertain { return true }
    if request.parameter == nil, takeConfirmation() { return true }
    let prompt = Prompt(
      .confirmation, .request, .goOn, intent: request.intent, parameter: request.parameter?.name,
      values: request.value.map { [$0] } ?? [])
    let answer = try await ask(prompt) { prompt, voice in
      prompt.question = voice.question(request.dialog, otherwise: .goOn)
      guard let action = request.actionName else { return }
      prompt.accepting = action.accepting.map { voice.localized($0) } + voice.words(for: action)
      prompt.denying = action.denying.map { voice.localized($0) }
    }
    guard case .confirmed(let isYes) = answer else { return false }
    return isYes
  }
}
