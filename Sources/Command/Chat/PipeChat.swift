import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceTerminal

/// A conversation over a pipe: one line in, one turn out.
struct PipeChat {
  private let common: CommonOptions
  private let hearing: HearingOptions
  private let aids: SpeechAids
  private let app: AppRun
  private let output: TurnOutput
  private let running = RunningTurn()

  /// Begins nothing yet; ``run()`` ends the programs of `aids`.
  init(_ common: CommonOptions, _ hearing: HearingOptions, _ aids: SpeechAids, _ app: AppRun) {
    self.common = common
    self.hearing = hearing
    self.aids = aids
    self.app = app
    output = TurnOutput(common, app, descriptor: 1, hears: true)
  }

  /// Converses to the end of the input; throws the exit status if it is not 0.
  func run() async throws {
    let watch = aids.watchSignals()
    defer {
      aids.stop()
      watch?.cancel()
    }
    guard let recogniser = aids.recogniser else {
      return try await converse(over: PipeReader(hearing.machine(of: app.assistant.name)))
    }
    do {
      try await converse(over: recogniser)
    } catch let exit as CommandExit where !recogniser.hasFailed {
      throw exit
    } catch _ as CommandExit {}
    // An open question is the lesser trouble.
    if recogniser.hasFailed { throw CommandExit(.data) }
  }

  /// What is read, and whether it has ended the turn that went on when it came.
  private typealias Read = (event: HeardEvent, hasCancelled: Bool)

  private func converse<Events: AsyncSequence & Sendable>(over events: Events) async throws
  where Events.Element == HeardEvent, Events.Failure == Never {
    let read = Handover<Read>(limit: Self.readAhead)
    let reading = Task { [running, name = common.sessionName] in
      for await event in events {
        var hasCancelled = false
        if case .line(let line, _) = event {
          hasCancelled = running.cancel(by: line.input, named: line.session ?? name)
        }
        await read.put((event, hasCancelled))
      }
      read.finish()
    }
    defer {
      reading.cancel()
      read.finish()
    }
    let first = try await app.makeSession()
    var sessions = PipeSessions(own: first)
    var worst = ExitStatus.done
    let recorder = try await Recorder(common, app, session: first)
    for await (event, hasCancelled) in read {
      if hasCancelled { aids.voice?.stop() } else { await aids.hush(for: event, first) }
      switch event {
      case .partial(let text): try output.writePartial(text, session: common.sessionName)
      case .problem(let problem):
        try output.write(problem, session: common.sessionName, locale: await first.locale)
        worst = max(worst, .data)
      case .unreadable(let problem):
        try output.write(problem, session: common.sessionName, locale: await first.locale)
        // The input ends here, before its end.
        throw CommandExit(.data)
      case .line(let input, _) where hasCancelled:
        let session = sessions.session(input.session ?? first.name) ?? first
        try output.write(await session.turn(ofCancellation: input.input), id: input.id)
      case .line(let input, let number):
        worst = max(worst, try await answer(input, number, &sessions, recorder))
      }
    }
    try await end(&sessions, worst, recorder)
  }

  /// Has what broke off done as it is, and throws the exit status if it is not 0.
  private func end(_ sessions: inout PipeSessions, _ worst: ExitStatus, _ recorder: Recorder?) async throws {
    var worst = worst
    for session in sessions.all where await session.waitsForRest {
      worst = max(worst, try await answer(InputLine(input: .silence, session: session.name), 0, &sessions, recorder))
    }
    await aids.voice?.finish()
    let status = max(sessions.isAsking ? .asking : .done, common.strict ? worst : .done)
    if status != .done { throw CommandExit(status) }
  }

  /// As many as may come while a turn goes on before one that cancels it.
  private static let readAhead = 16

  /// Answers a line, and tells what became of it.
  private func answer(
    _ input: InputLine, _ number: Int, _ sessions: inout PipeSessions, _ recorder: Recorder?
  ) async throws -> ExitStatus {
    do {
      let (turn, session) = try await take(input, in: &sessions)
      // A scenario is one conversation: of several sessions the program's own is recorded.
      if session.name == sessions.own.name {
        try await recorder?.add(turn, for: input.input.with(try common.facts))
      }
      sessions.note(turn)
      return turn.state == .asking || turn.state == .silence ? .done : ExitStatus(turn)
    } catch let fault as Diagnostic {
      try await tell(Messages.sentence(of: fault), of: input, number, sessions)
      return .data
    } catch let fault as CommandExit {
      try await tell(fault.message ?? "there are no phrases for this line", of: input, number, sessions)
      return fault.status
    }
  }

  private func tell(_ fault: String, of input: InputLine, _ number: Int, _ sessions: PipeSessions) async throws {
    try output.write(
      fault: fault, of: input, line: number, session: common.sessionName, locale: await sessions.own.locale)
  }

  /// One turn, written and said.
  private func take(_ input: InputLine, in sessions: inout PipeSessions) async throws -> (Turn, AssistantSession) {
    let session = try await session(input.session ?? common.sessionName, in: &sessions, locale: input.locale)
    let heard = input.input.with(try common.facts)
    let turn = await running.run(heard, in: session, report: output.progress(session.name, id: input.id))
    try output.write(turn, id: input.id)
    if let voice = aids.voice { voice.say(await session.speech(of: turn), locale: turn.locale) }
    return (turn, session)
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
