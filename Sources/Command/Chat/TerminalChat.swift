import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceTerminal
import Synchronization

/// A conversation at a prompt.
final class TerminalChat: Sendable {
  private let common: CommonOptions
  private let wakeWord: WakeWord?
  private let aids: SpeechAids
  private let app: AppRun
  private let style: TextStyle
  private let completions: Completions
  private let running = RunningTurn()
  /// What was begun last: a turn, and the look-up of names behind it.
  private let begun = Mutex<Task<Void, Never>?>(nil)

  /// Touches no terminal yet; of `hearing` only the name to be dropped counts here.
  init(_ common: CommonOptions, _ hearing: HearingOptions, _ aids: SpeechAids, _ app: AppRun) {
    self.common = common
    self.aids = aids
    wakeWord = hearing.name(of: app.assistant.name)
    self.app = app
    completions = Completions(locales: app.assistant.locales)
    style = TextStyle(color: common.color, isTerminal: true, environment: app.environment)
  }

  /// Converses until Ctrl-D, `.exit` or a signal.
  func run() async throws {
    let session = try await app.makeSession()
    let recorder = try await Recorder(common, app, session: session)
    let history = HistoryFile(path: Folders.state(app.setup.identifier, app.environment) + "/history")
    guard
      let editor = LineEditors.make(
        name: app.setup.identifier, history: history, environment: app.environment,
        report: { [isQuiet = app.isQuiet] problem in if !isQuiet { Messages.tell("\(problem)") } })
    else { throw CommandExit(.data, "the terminal cannot be opened: too many files are open") }
    editor.setTaking { [running, wakeWord] line in
      let input = try? InputParser.parse(line).get().without(wakeWord).input
      return input.map { running.cancel(by: $0, named: session.name) } ?? false
    }
    editor.setCompletions { [completions] in completions.lines(for: $0) }
    completions.update(await session.suggestions())
    if !common.quiet { editor.printAbove(await session.greeting()) }
    if let turn = await session.resumption() { editor.printAbove(TurnText.text(turn, style: style)) }
    editor.prompt(prompt)
    aids.tell { [editor] in editor.printAbove("\(Messages.program): \($0)") }
    let listening = aids.recogniser.map { heard in
      Task { await self.listen(to: heard, session, editor, recorder) }
    }
    let ending = await converse(session, editor, recorder)
    listening?.cancel()
    if case .endOfInput = ending, await session.waitsForRest {
      await answer(await session.respond(to: .silence), to: .silence, session, editor, recorder)
    }
    aids.stop()
    await editor.stop()
    if case .terminate(let signal) = ending { exit(128 + signal) }
  }

  private var prompt: String { style.styled("›", as: .prompt) + " " }

  /// Takes events until one ends the conversation; a turn runs beside them, so that Ctrl-C reaches it.
  private func converse(
    _ session: AssistantSession, _ editor: any LineEditor, _ recorder: Recorder?
  ) async -> LineEvent {
    for await event in editor.events {
      aids.voice?.stop()
      switch event {
      case .line(let line):
        if DotCommand(line.trimmingCharacters(in: .whitespaces)) == .exit { return .endOfInput }
        // The turn asks for the next line when it is over, so there is one at a time.
        begin { await self.take(line, session, editor, recorder) }
      case .interrupt:
        if !running.cancel() {
          // Without an open question Ctrl-C only drops what was typed, which the editor has done.
          if await session.openPrompt != nil {
            await answer(await session.respond(to: .cancel), to: .cancel, session, editor, recorder)
            completions.update(await session.suggestions())
          }
          editor.prompt(prompt)
        }
      case .endOfInput, .terminate:
        if case .endOfInput = event { _ = await begun.withLock { $0 }?.value }
        return event
      }
    }
    return .endOfInput
  }

  /// Begins a turn beside the reading of what comes next.
  @discardableResult
  private func begin(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    let task = Task { await work() }
    begun.withLock { $0 = task }
    return task
  }

  /// Takes what the recogniser hears until it is over; a word that cancels ends a turn that takes long.
  private func listen(
    to recogniser: Recogniser, _ session: AssistantSession, _ editor: any LineEditor, _ recorder: Recorder?
  ) async {
    let heard = Handover<HeardEvent>(limit: 16)
    let working = Task {
      for await event in heard { await self.take(event, session, editor, recorder) }
    }
    for await event in recogniser {
      if case .line(let line, _) = event, running.cancel(by: line.input, named: session.name) {
        aids.voice?.stop()
        continue
      }
      await heard.put(event)
    }
    heard.finish()
    await working.value
  }

  /// Takes what the recogniser heard; what is not complete stands before the prompt until it is.
  private func take(
    _ event: HeardEvent, _ session: AssistantSession, _ editor: any LineEditor, _ recorder: Recorder?
  ) async {
    await aids.hush(for: event, session)
    switch event {
    case .partial(let text):
      if style.usesColor { editor.prompt(style.styled(TurnText.lastWords(text), as: .detail) + " " + prompt) }
    case .problem(let problem), .unreadable(let problem): editor.printAbove(SafeText.lines("\(problem)"))
    case .line(let line, _):
      editor.prompt(prompt)
      if case .utterance(let said) = line.input {
        editor.printAbove(style.styled("› " + SafeText.line(said.text), as: .detail))
      }
      await begin {
        await self.respond(to: line, session, editor, recorder)
        self.completions.update(await session.suggestions())
      }.value
    }
  }

  private func take(
    _ line: String, _ session: AssistantSession, _ editor: any LineEditor, _ recorder: Recorder?
  ) async {
    if let word = DotCommand(line.trimmingCharacters(in: .whitespaces)) {
      editor.printAbove(await obey(word, session))
    } else {
      await hear(line, session, editor, recorder)
    }
    completions.update(await session.suggestions())
    editor.prompt(prompt)
  }

  private func hear(
    _ line: String, _ session: AssistantSession, _ editor: any LineEditor, _ recorder: Recorder?
  ) async {
    do {
      await respond(to: try InputParser.parse(line).get().without(wakeWord), session, editor, recorder)
    } catch {
      editor.printAbove(SafeText.lines("\(error)"))
    }
  }

  private func respond(
    to heard: InputLine, _ session: AssistantSession, _ editor: any LineEditor, _ recorder: Recorder?
  ) async {
    do {
      if let locale = heard.locale { try await session.use(locale: locale) }
      let input = heard.input.with(try common.facts)
      let waiting = WaitingLine(style: style) { editor.showStatus($0) }
      let turn = await running.run(input, in: session) { waiting.tell($0, fraction: $1) }
      await answer(turn, to: input, session, editor, recorder)
      if let voice = aids.voice { voice.say(await session.speech(of: turn), locale: turn.locale) }
    } catch let fault as Diagnostic {
      editor.printAbove(SafeText.lines(Messages.sentence(of: fault)))
    } catch {
      editor.printAbove(SafeText.lines("\(error)"))
    }
  }

  private func answer(
    _ turn: Turn, to input: Input, _ session: AssistantSession, _ editor: any LineEditor, _ recorder: Recorder?
  ) async {
    let text = TurnText.text(turn, style: style)
    if !text.isEmpty { editor.printAbove(text) }
    if let note = app.missing.note(on: turn) { editor.printAbove(SafeText.lines("\(Messages.program): \(note)")) }
    if let hint = await session.leavingHint(for: turn) { editor.printAbove(style.styled(hint, as: .detail)) }
    if !common.quiet, let line = await session.suggestionLine(for: turn) {
      editor.printAbove(style.styled(SafeText.lines(line), as: .detail))
    }
    do {
      try await recorder?.add(turn, for: input)
    } catch {
      editor.printAbove("\(error)")
    }
  }

  // MARK: Dot-commands

  /// What a command shows, safe for a terminal.
  private func obey(_ command: DotCommand, _ session: AssistantSession) async -> String {
    switch command {
    case .help: return DotCommand.summary
    case .exit: return ""
    case .session: return SafeText.lines("\(session.name), \(await session.locale)")
    case .locale(let name): return await speak(name, session)
    case .explain(let text):
      guard let report = await session.explanation(of: text.map { Utterance($0) }) else {
        return "there is nothing to explain yet"
      }
      return SafeText.lines(report.explanation)
    case .unknown(let text): return SafeText.lines("there is no \(text); .help lists what there is")
    }
  }

  /// Goes on in another locale, with the open question in its style.
  private func speak(_ locale: String, _ session: AssistantSession) async -> String {
    do {
      try await session.use(locale: locale)
      let question = await session.resumption().map { TurnText.text($0, style: style) } ?? ""
      return SafeText.lines(await session.locale) + (question.isEmpty ? "" : "\n" + question)
    } catch let fault as Diagnostic {
      return SafeText.lines(Messages.sentence(of: fault))
    } catch {
      return SafeText.lines("\(error)")
    }
  }
}
