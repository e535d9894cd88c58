import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceTerminal

/// A conversation at a prompt.
final class TerminalChat: Sendable {
  private let common: CommonOptions
  private let app: AppRun
  private let style: TextStyle
  private let completions = Completions()

  init(_ common: CommonOptions, _ app: AppRun) {
    self.common = common
    self.app = app
    style = TextStyle(color: common.color, isTerminal: true, environment: app.environment)
  }

  /// Converses until Ctrl-D, `.exit` or a signal.
  func run() async throws {
    let session = try await app.makeSession(common.session)
    let recorder = try Recorder(common, app, session: session)
    let history = HistoryFile(path: Folders.state(app.setup.identifier, app.environment) + "/history")
    guard
      let editor = LineEditors.make(
        name: app.setup.identifier, history: history, environment: app.environment,
        report: { [isQuiet = app.isQuiet] problem in if !isQuiet { Messages.standardError("\(problem)") } })
    else { throw CommandExit(.data, "the terminal cannot be opened: too many files are open") }
    editor.setCompletions { [completions] in completions.lines(for: $0) }
    completions.update(await session.suggestions())
    if !common.quiet { editor.printAbove(await session.greeting()) }
    editor.prompt(prompt)
    let ending = await converse(session, editor, recorder)
    await editor.stop()
    if case .terminate(let signal) = ending { exit(128 + signal) }
  }

  private var prompt: String { style.styled("›", as: .prompt) + " " }

  /// Takes events until one ends the conversation; a turn runs beside them, so that Ctrl-C reaches it.
  private func converse(
    _ session: AssistantSession, _ editor: any LineEditor, _ recorder: Recorder?
  ) async -> LineEvent {
    var turn: Task<Bool, Never>?
    for await event in editor.events {
      switch event {
      case .line(let line):
        turn = Task { await self.take(line, session, editor, recorder) }
        // A second reader of the events watches for Ctrl-C; the line's own turn asks for the next line.
        if line.trimmingCharacters(in: .whitespaces) == ".exit" { return .endOfInput }
      case .interrupt:
        if let running = turn, await !session.isIdle {
          running.cancel()
        } else {
          await answer(await session.respond(to: .cancel), session, editor, recorder, isQuiet: true)
          editor.prompt(prompt)
        }
      case .endOfInput, .terminate:
        if case .endOfInput = event { _ = await turn?.value }
        return event
      }
    }
    return .endOfInput
  }

  private func take(
    _ line: String, _ session: AssistantSession, _ editor: any LineEditor, _ recorder: Recorder?
  ) async -> Bool {
    let text = line.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("."), let word = DotCommand(text) {
      editor.printAbove(await obey(word, session))
    } else if case .success(let input) = InputParser.parse(line, line: nil) {
      await answer(await session.respond(to: input.input), session, editor, recorder)
    } else if case .failure(let problem) = InputParser.parse(line, line: nil) {
      editor.printAbove(problem.description)
    }
    completions.update(await session.suggestions())
    editor.prompt(prompt)
    return true
  }

  private func answer(
    _ turn: Turn, _ session: AssistantSession, _ editor: any LineEditor, _ recorder: Recorder?, isQuiet: Bool = false
  ) async {
    let text = TurnText.text(turn, style: style)
    if !text.isEmpty, !(isQuiet && turn.number == 1) { editor.printAbove(text) }
    do {
      try await recorder?.add(turn, of: session)
    } catch {
      editor.printAbove("\(error)")
    }
  }

  // MARK: Dot-commands

  private func obey(_ command: DotCommand, _ session: AssistantSession) async -> String {
    switch command {
    case .help: return DotCommand.summary
    case .exit: return ""
    case .session: return "\(session.name), \(await session.locale)"
    case .locale(let name):
      do {
        try await session.use(locale: name)
        return await session.locale
      } catch {
        return "\(error)"
      }
    case .explain(let text):
      guard let report = await session.report(on: text) else { return "there is nothing to explain yet" }
      return report.explanation
    case .unknown(let text): return "there is no \(text); .help lists what there is"
    }
  }
}
