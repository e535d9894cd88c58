import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceTerminal

/// A conversation over a pipe: one line in, one turn out.
struct PipeChat {
  private let common: CommonOptions
  private let hearing: HearingOptions
  private let app: AppRun
  private let output: TurnOutput

  init(_ common: CommonOptions, _ hearing: HearingOptions, _ app: AppRun) {
    self.common = common
    self.hearing = hearing
    self.app = app
    output = TurnOutput(common, app, descriptor: 1, hears: true)
  }

  /// Reads to the end of the input; throws the exit status if it is not 0.
  func run() async throws {
    let first = try await app.makeSession()
    let facts = try common.facts
    var sessions = PipeSessions(own: first)
    var worst = ExitStatus.done
    let recorder = try await Recorder(common, app, session: first)
    for await event in PipeReader(hearing.machine) {
      switch event {
      case .partial(let text): try output.writePartial(text, session: common.sessionName)
      case .problem(let problem):
        try output.write(problem, session: common.sessionName, locale: await first.locale)
        worst = max(worst, .data)
      case .unreadable(let problem):
        try output.write(problem, session: common.sessionName, locale: await first.locale)
        // The input ends here, before its end.
        throw CommandExit(.data)
      case .line(let input, let number):
        do {
          let session = try await session(input.session ?? common.sessionName, in: &sessions, locale: input.locale)
          let heard = input.input.with(facts)
          let turn = await session.respond(to: heard, report: output.progress(session.name, id: input.id))
          try output.write(turn, id: input.id)
          // A scenario is one conversation: of several sessions the program's own is recorded.
          if session.name == first.name { try await recorder?.add(turn, for: heard) }
          sessions.note(turn)
          if turn.state != .asking, turn.state != .silence { worst = max(worst, ExitStatus(turn)) }
        } catch let fault as Diagnostic {
          let problem = InputProblem(
            code: "locale", message: Messages.sentence(of: fault), line: number, id: input.id)
          try output.write(
            problem, session: input.session ?? common.sessionName, locale: await first.locale)
          worst = max(worst, .data)
        } catch let fault as CommandExit {
          let problem = InputProblem(
            code: "locale", message: fault.message ?? "there are no phrases for this line", line: number,
            id: input.id)
          try output.write(problem, session: input.session ?? common.sessionName, locale: await first.locale)
          worst = max(worst, fault.status)
        }
      }
    }
    let status = max(sessions.isAsking ? .asking : .done, common.strict ? worst : .done)
    if status != .done { throw CommandExit(status) }
  }

  /// The session of a line, begun when it is first named; a locale changes it from then on.
  private func session(
    _ name: String, in sessions: inout PipeSessions, locale: String?
  ) async throws -> AssistantSession {
    if let session = sessions.session(name) {
      if let locale { try await session.use(locale: locale) }
      return session
    }
    let session = try await app.makeSession(name, locale: locale)
    sessions.keep(session)
    return session
  }
}

extension Input {
  /// The input with facts about the moment; its own come first.
  func with(_ facts: [String: String]) -> Input {
    guard case .utterance(var utterance) = self, !facts.isEmpty else { return self }
    utterance.context.merge(facts) { own, _ in own }
    return .utterance(utterance)
  }
}
