import AppIntents
import ParlanceDialog
import ParlanceExecution
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables

/// A conversation: it takes inputs one after another and gives a turn for each.
///
/// The road of an utterance is ``respond(to:report:)``; begin reading there.
public actor AssistantSession {
  /// The session's name.
  public nonisolated let name: String

  /// Hears what goes on in a turn, and how far it is from 0 to 1 if that is known.
  public typealias ProgressReport = @Sendable (_ message: String, _ fraction: Double?) -> Void

  private let assistant: Assistant
  private var spoken: AssistantLocale
  private var keeper: VocabularyKeeper
  private var binder: SlotBinder
  private let driver: DialogDriver
  private var replies: ReplyWriter
  private var lastReply = Reply()
  private var lastUtterance: Utterance?
  private var knownOpenings: (locale: String, phrases: [String])?
  private var turns = 0
  private var isBusy = false
  private var queue: [CheckedContinuation<Void, Never>] = []

  init(_ assistant: Assistant, name: String, locale: AssistantLocale) async throws {
    self.assistant = assistant
    self.name = name
    spoken = locale
    calendar = Self.calendar(assistant, locale)
    let parts = SessionParts(assistant, locale)
    keeper = parts.keeper
    binder = parts.binder
    replies = parts.replies
    driver = DialogDriver(
      intents: assistant.intents, executor: assistant.executor, resolver: parts.resolver, voice: locale.voice,
      isDryRun: assistant.isDryRun, limits: assistant.limits, asking: assistant.askingIntents)
  }

  /// The session's locale, as a language tag.
  public var locale: String { spoken.locale }

  /// Goes on in another locale, with the open question; throws a sentence if there are no phrases for it.
  public func use(locale: String) async throws {
    await begin()
    defer { end() }
    let next = try await assistant.locale(for: locale)
    guard next.locale != spoken.locale else { return }
    let parts = SessionParts(assistant, next)
    spoken = next
    calendar = Self.calendar(assistant, next)
    keeper = parts.keeper
    binder = parts.binder
    replies = parts.replies
    await driver.use(resolver: parts.resolver, voice: next.voice)
  }

  /// Takes an input and tells what goes on until the turn is over; ending the stream early cancels the work.
  public nonisolated func send(_ input: Input) -> AsyncStream<TurnEvent> {
    AsyncStream { stream in
      let task = Task {
        stream.yield(.turn(await respond(to: input) { stream.yield(.progress($0, fraction: $1)) }))
        stream.finish()
      }
      stream.onTermination = { reason in
        if case .cancelled = reason { task.cancel() }
      }
    }
  }

  /// Takes an input and gives the turn; inputs that come while a turn goes on wait for its end.
  public func respond(to input: Input) async -> Turn { await respond(to: input, report: nil) }

  /// Takes an input and gives the turn, as `respond(to:)` does, and tells what goes on meanwhile.
  public func respond(to input: Input, report: ProgressReport?) async -> Turn {
    await begin()
    defer { end() }
    let heard = await understand(input)
    return await take(heard.event, input, heard.matched, names: heard.names, report)
  }

  /// Performs a command as if it had been said: what it lacks is asked for.
  package func perform(_ command: Command, report: ProgressReport? = nil) async -> Turn {
    await begin()
    defer { end() }
    return await take(.heard(Heard(utterance: "", commands: [command], isExactCommand: true)), nil, nil, report)
  }

  /// Decide, resolve, perform and represent: from what an input means to the turn.
  private func take(
    _ event: DialogEvent, _ input: Input?, _ matched: MatchResult?, names: Vocabulary? = nil, _ report: ProgressReport?
  ) async -> Turn {
    turns += 1
    let dialog = await driver.turn(event, names: names, report: Self.titled(report, spoken.voice))
    let changed = dialog.performed.flatMap { Array($0.values.values) + [$0.outcome?.value].compactMap { $0 } }
    if dialog.hasChanged { await keeper.changed(changed) }
    let reply = await replies.reply(to: dialog, heard: input, nearest: matched?.nearest, names: names, last: lastReply)
    if case .ended(.again) = dialog.result {} else { lastReply = reply }
    return turn(input, dialog, reply)
  }

  /// Tells progress under the title of its intent.
  private static func titled(
    _ report: ProgressReport?, _ voice: SessionVoice
  ) -> (@Sendable (IntentDescriptor, Double?) -> Void)? {
    guard let report else { return nil }
    return { intent, fraction in report(voice.localized(intent.title), fraction) }
  }

  /// The question that is open now, as a front end shows it.
  public var openPrompt: Turn.OpenPrompt? {
    get async { await driver.prompt.map { replies.openPrompt($0) } }
  }

  /// The calendar of the session's time zone, whose weeks begin as the locale has it.
  package private(set) var calendar: Calendar

  /// Whether no turn is going on.
  package var isIdle: Bool { !isBusy }

  /// How an utterance is matched at this moment, without a turn; the last one if none is given.
  package func match(_ utterance: Utterance?) async -> (utterance: String, result: MatchResult)? {
    guard let utterance = utterance ?? lastUtterance else { return nil }
    let result = spoken.matcher.match(utterance.text, in: await situation(utterance))
    return (utterance.text, result)
  }

  /// What can be said now: for completion.
  package func suggestions() async -> SessionSuggestions {
    let vocabulary = await keeper.current()
    return SessionSuggestions(
      phrases: openings(),
      names: assistant.entities.flatMap { vocabulary.entries(of: $0.typeName).map(\.title) },
      choices: await driver.prompt.map { replies.titled($0).choices.map(\.display.title) } ?? [])
  }

  /// Made once for a locale: a calendar is dear to make.
  private static func calendar(_ assistant: Assistant, _ locale: AssistantLocale) -> Calendar {
    var calendar = assistant.environment.calendar
    calendar.locale = locale.voice.locale
    return calendar
  }

  private func openings() -> [String] {
    if let known = knownOpenings, known.locale == spoken.locale { return known.phrases }
    let phrases = SampleText.openings(in: spoken.table)
    knownOpenings = (spoken.locale, phrases)
    return phrases
  }

  /// What a terminal shows before the first turn.
  package func greeting() -> String {
    spoken.voice.string("terminal.greeting", .text(assistant.name))
  }

  // MARK: One turn at a time

  private func begin() async {
    if isBusy { await withCheckedContinuation { queue.append($0) } }
    isBusy = true
  }

  private func end() {
    guard !queue.isEmpty else {
      isBusy = false
      return
    }
    queue.removeFirst().resume()
  }

  // MARK: The road

  /// What an input means at this moment, and what it was understood by.
  private struct Understood {
    var event: DialogEvent
    var matched: MatchResult?
    var names: Vocabulary?
  }

  /// Normalise, match and answer: what the input means at this moment.
  private func understand(_ input: Input) async -> Understood {
    switch input {
    case .silence: Understood(event: .silence)
    case .cancel: Understood(event: .cancelled)
    case .choice(let id): Understood(event: .chosen(id))
    case .utterance(let utterance): await understand(utterance)
    }
  }

  private func understand(_ utterance: Utterance) async -> Understood {
    lastUtterance = utterance
    let tokens = spoken.language.tokens(utterance.text)
    guard !tokens.isEmpty else { return Understood(event: .silence) }
    let moment = await driver.moment
    let prompt = moment.prompt.map { replies.titled($0) }
    let builtIn = spoken.language.builtIn(tokens).flatMap { $0.counts(at: prompt) ? $0 : nil }
    let isWeak = builtIn == .goOn ? !moment.hasPaused : prompt?.offers(tokens, in: spoken.language) == true
    let wanted = Heard(utterance: utterance.text, builtIn: builtIn)
    if builtIn != nil, !isWeak { return Understood(event: .heard(wanted)) }
    let situation = await situation(utterance)
    let result = spoken.matcher.match(tokens, of: utterance.text, in: situation)
    if builtIn == .goOn, result.matches.isEmpty { return Understood(event: .heard(wanted)) }
    let reader = AnswerReader(language: spoken.language, situation: situation, binder: binder)
    let answers = prompt.map { reader.read(tokens, of: utterance.text, to: $0, for: moment.parameter) } ?? []
    var heard = heard(utterance.text, result, answers)
    if heard.mayMend { heard.repair = replies.repair(tokens, utterance.text, at: moment, reader) }
    return Understood(event: .heard(heard), matched: result, names: situation.vocabulary)
  }

  private func situation(_ utterance: Utterance) async -> Situation {
    Situation(
      vocabulary: await keeper.current(), context: utterance.context.mapValues { ScalarValue.text($0) },
      now: assistant.environment.now(), calendar: calendar, takesUnknownNames: true)
  }

  private func heard(_ text: String, _ result: MatchResult, _ answers: [Answer]) -> Heard {
    var heard = Heard(utterance: text, answers: answers)
    guard let best = result.matches.first else { return heard }
    let equals = result.decision == .ambiguous ? result.matches.filter { $0.isRival(of: best) } : [best]
    var seen: Set<Command> = []
    heard.commands = equals.map { binder.command($0) }.filter { seen.insert($0).inserted }
    heard.isPlainCommand = result.decision == .match && best.how == .exact
    heard.isExactCommand = heard.isPlainCommand && best.cost.partial == 0
    if result.isGuess, heard.commands.count == 1 { heard.suggestion = best.corrected(text) }
    return heard
  }

  private func turn(_ input: Input?, _ dialog: DialogTurn, _ reply: Reply) -> Turn {
    let text: String? = if case .utterance(let utterance) = input { utterance.text } else { nil }
    return Turn(
      number: turns, session: name, locale: spoken.locale, utterance: text, state: reply.state,
      performed: reply.performed, spoken: reply.spoken, displayed: reply.displayed, prompt: reply.prompt,
      failure: reply.failure)
  }
}
