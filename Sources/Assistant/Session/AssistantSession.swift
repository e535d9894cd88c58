import AppIntents
import ParlanceDialog
import ParlanceExecution
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// A conversation: it takes inputs one after another and gives a turn for each.
///
/// The road of an utterance is ``respond(to:report:)``; begin reading there.
public actor AssistantSession {
  /// The session's name.
  public nonisolated let name: String

  /// Hears what goes on in a turn, and how far it is from 0 to 1 if that is known.
  public typealias ProgressReport = @Sendable (_ message: String, _ fraction: Double?) -> Void

  private let isolation = ConversationIsolation()
  /// The executor of the actors of one conversation, the threads of intents.
  public nonisolated let unownedExecutor: UnownedSerialExecutor

  /// The app, with what its sessions share.
  let assistant: Assistant
  /// The locale that is spoken; with it the keeper, the binder and the replies are replaced.
  private(set) var spoken: AssistantLocale
  /// Keeps the names that can be said, in the locale's tokens.
  private(set) var keeper: VocabularyKeeper
  /// Makes commands of matches, with the names of cases in the locale.
  private(set) var binder: SlotBinder
  /// Holds the conversation; it stays when the locale changes, and is told of it.
  let driver: DialogDriver
  /// Words what turns come to; it learns the habits before each reply.
  private(set) var replies: ReplyWriter
  /// What the assistant said last.
  var lastReply = Reply()
  /// When that was given; `nil` before the first in this run.
  var repliedAt: Date?
  /// How much of which list “more” has told, and by which reply; `nil` where it was not said.
  var toldOfList: (list: [EntityReference], count: Int, reply: String)?
  /// How many choices were told one after another, and by which reply; `nil` where none were.
  var toldOfChoices: (count: Int, reply: String)?
  /// What the person said last; `nil` before anything was said.
  var lastUtterance: Utterance?
  /// What was heard last, if it broke off and waits for its rest.
  var cutOff: String?
  /// Whether that is dropped in this turn.
  var dropsCut = false
  /// What was said last, if it was not understood.
  var missed: String?
  /// How the words of the last turn were matched; `nil` where they were not.
  package private(set) var lastMatch: MatchResult?
  /// Whether the last yes was not taken, because it may not have been said.
  var isDoubted = false
  /// Whether it was asked if the last words were a no.
  var isNoDoubted = false
  /// What the last turns were about.
  var memory = TurnMemory()
  /// What the person does after what.
  var habits = Habits()
  /// The intents after which something was suggested.
  var suggested: Set<String> = []
  /// Whether examples were given of what can be said.
  var hasGivenExamples = false
  /// The commands of a sentence that are still to be done.
  var rest: [CommandPart] = []
  /// What the sentence says of several things, apart from what is to be done with them.
  var ofSeveral = SaidOfSeveral()
  /// What an undo right behind it brings back.
  var takenBack = TakenBack()
  /// In what way the open question is one of those that several things of a sentence bring.
  var askedOfSeveral = AskedOfSeveral()
  /// Whether one of them is being understood.
  var isPart = false
  /// Whether words are being understood of which some were left out, so that no others are.
  var isShortened = false
  /// The intent whose question holds them up; `nil` for a question of no intent.
  var restWaitsFor: String?
  /// The words of the command that has opened the question, and its intent; `nil` where it came about otherwise.
  var opening: (intent: String, said: String)?
  private var knownOpenings: (locale: String, phrases: [String])?
  /// How many turns there were.
  var turns = 0
  /// Where the session is kept; `nil` if it is not.
  var keeping: SessionKeeping?
  /// Whether it could not be kept the last time.
  var isKeepingBroken = false
  /// What was begun in this turn.
  var begun: [SessionRecord.Begun] = []
  /// What is to be said before the next reply.
  var notices: [String] = []
  /// When the last turn ended.
  var lastActive: Date?
  private var isBusy = false
  private var queue: [CheckedContinuation<Void, Never>] = []

  /// Begins a conversation that is not kept; the actors in it share the isolation made here.
  init(_ assistant: Assistant, name: String, locale: AssistantLocale) async throws {
    unownedExecutor = isolation.unownedExecutor
    self.assistant = assistant
    self.name = name
    spoken = locale
    calendar = Self.calendar(assistant, locale)
    let parts = SessionParts(assistant, locale, in: isolation)
    keeper = parts.keeper
    binder = parts.binder
    replies = parts.replies
    driver = DialogDriver(
      intents: assistant.intents, executor: assistant.executor, resolver: parts.resolver, voice: locale.voice,
      shape: assistant.shape, isDryRun: assistant.isDryRun, limits: assistant.limits,
      in: isolation)
  }

  /// The session's locale, as a language tag.
  public var locale: String { spoken.locale }

  /// Goes on in another locale, with the open question; throws a sentence if there are no phrases for it.
  public func use(locale: String) async throws {
    await begin()
    defer { end() }
    try await go(to: locale)
  }

  /// Goes on in another locale, within a turn.
  func go(to locale: String) async throws {
    let next = try await assistant.locale(for: locale)
    guard next.locale != spoken.locale else { return }
    let parts = SessionParts(assistant, next, in: isolation)
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
      let task = assistant.executor.beginNearby {
        stream.yield(.turn(await self.turn(of: input) { stream.yield(.progress($0, fraction: $1)) }))
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
    assistant.executor.expect()
    return await assistant.executor.nearby { await turn(of: input, report) }
  }

  /// Begins a turn that can be cancelled.
  nonisolated func begin(_ input: Input, report: ProgressReport?) -> Task<Turn, Never> {
    assistant.executor.beginNearby { await self.turn(of: input, report) }
  }

  private func turn(of input: Input, _ report: ProgressReport?) async -> Turn {
    await begin()
    defer { end() }
    if isTooLate { await forget() }
    let slow = SlowTurn(report, patience: assistant.environment.patience) { [weak self] in await self?.work ?? "" }
    defer { slow.end() }
    let (understood, input) = await understandWhole(input)
    lastMatch = understood.matched
    if let turn = turnOfNothing(input, understood) { return turn }
    if let reply = await toldAtOnce(input, understood.event) { return await close(reply, input) }
    return await take(understood, input, slow.report)
  }

  /// Performs a command as if it had been said: what it lacks is asked for.
  package func perform(_ command: Command, report: ProgressReport? = nil) async -> Turn {
    await assistant.executor.nearby { await turn(of: command, report) }
  }

  private func turn(of command: Command, _ report: ProgressReport?) async -> Turn {
    await begin()
    defer { end() }
    if isTooLate { await forget() }
    let heard = Heard(utterance: "", commands: [command], isExactCommand: true)
    return await take(Understood(event: .heard(heard)), nil, report)
  }

  /// Decide, resolve, perform and represent: from what an input means to the turn.
  private func take(
    _ understood: Understood, _ input: Input?, _ report: ProgressReport?
  ) async -> Turn {
    let first =
      if let commands = await commandsForEach(understood) {
        await carryOutForEach(commands, report)
      } else {
        await carryOutFinding(understood, input, report)
      }
    leaveNotes(after: understood.event)
    return await close(await goOn(first, report), input)
  }

  /// The turn that ends with a reply.
  private func close(_ reply: Reply, _ input: Input?) async -> Turn {
    (lastReply, repliedAt) = (reply, assistant.environment.now())
    turns += 1
    endTurn()
    if keeping != nil { await save() }
    let reply = reply.preceded(by: notices)
    notices = []
    restKeeper()
    return turn(input, reply)
  }

  /// What one event comes to; `isMore` tells that it is another part of a sentence.
  func carryOut(
    _ understood: Understood, _ input: Input?, _ report: ProgressReport?, isMore: Bool = false
  ) async -> CarriedOut {
    let dialog = await driver.turn(
      understood.event, names: understood.situation?.vocabulary, now: understood.situation?.now, hasMore: !rest.isEmpty,
      // What is agreed to for each of several things is undone together.
      isMore: isMore || ofSeveral.agreesToAll || isPartOfSeveral(understood.event),
      report: Self.titled(report, spoken.voice))
    let changed = dialog.performed.flatMap { Array($0.values.values) + [$0.outcome?.value].compactMap { $0 } }
    if dialog.hasChanged { tellKeeper(of: changed) }
    tellUntaken(understood, dialog)
    replies.habits = habits
    let nearest = nearest(input, dialog, understood)
    var reply = replies.reply(
      to: dialog, heard: input, nearest: nearest, names: understood.situation?.vocabulary, last: lastReply)
    noteOpening(understood.event, dialog.result)
    remember(dialog, understood, input, isMore: isMore)
    reply.suggestions = suggestions(after: dialog, hasNearest: nearest != nil)
    return CarriedOut(reply: reply, result: dialog.result, intents: dialog.performed.map(\.intent.name))
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

  // MARK: One turn at a time

  private func begin() async {
    if isBusy { await withCheckedContinuation { queue.append($0) } }
    isBusy = true
  }

  private func end() {
    if queue.isEmpty { isBusy = false } else { queue.removeFirst().resume() }
  }

  /// The turn that a reply makes.
  func turn(_ input: Input?, _ reply: Reply) -> Turn {
    let text: String? = if case .utterance(let utterance) = input { utterance.text } else { nil }
    return Turn(
      number: turns, session: name, locale: spoken.locale, utterance: text, state: reply.state,
      performed: reply.performed, spoken: reply.spoken, displayed: reply.displayed, suggestions: reply.suggestions,
      prompt: reply.prompt, failure: reply.failure)
  }
}
