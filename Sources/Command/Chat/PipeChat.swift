import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceTerminal

/// A conversation over a pipe: one line in, one turn out.
struct PipeChat {
  private let common: CommonOptions
  private let app: AppRun
  private let output: TurnOutput

  init(_ common: CommonOptions, _ app: AppRun) {
    self.common = common
    self.app = app
    output = TurnOutput(common, app, descriptor: 1)
  }

  /// Reads to the end of the input; throws the exit status if it is not 0.
  func run() async throws {
    let first = try await app.makeSession(common.session)
    var sessions = [common.session: first]
    var open: Set<String> = []
    var worst = ExitStatus.done
    let recorder = try Recorder(common, app, session: first)
    for await line in PipeReader() {
      switch InputParser.parse(line) {
      case .failure(let problem):
        try output.write(problem, session: common.session, locale: await first.locale)
        worst = max(worst, .data)
      case .success(let input):
        do {
          let session = try await session(input.session ?? common.session, in: &sessions, locale: input.locale)
          let turn = await session.respond(to: with(try common.facts, input.input))
          try output.write(turn, id: input.id)
          try await recorder?.add(turn, of: session)
          if turn.state == .asking { open.insert(session.name) } else { open.remove(session.name) }
          if turn.state != .asking, turn.state != .silence { worst = max(worst, ExitStatus(turn.state)) }
        } catch let fault as Diagnostic {
          let problem = InputProblem(
            code: "locale", message: fault.description, line: line.number, id: input.id)
          try output.write(problem, session: common.session, locale: await first.locale)
          worst = max(worst, .data)
        }
      }
    }
    let status = open.isEmpty ? (common.strict ? worst : .done) : max(.asking, common.strict ? worst : .done)
    if status != .done { throw CommandExit(status) }
  }

  /// The session of a line, begun when it is first named; a locale changes it from then on.
  private func session(
    _ name: String, in sessions: inout [String: AssistantSession], locale: String?
  ) async throws -> AssistantSession {
    if let session = sessions[name] {
      if let locale, await session.locale != locale { try await session.use(locale: locale) }
      return session
    }
    let session = try await app.makeSession(name, locale: locale)
    sessions[name] = session
    return session
  }

  private func with(_ facts: [String: String], _ input: Input) -> Input {
    guard case .utterance(var utterance) = input, !facts.isEmpty else { return input }
    utterance.context.merge(facts) { own, _ in own }
    return .utterance(utterance)
  }
}
