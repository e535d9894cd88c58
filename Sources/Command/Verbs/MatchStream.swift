import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceJSONText
import ParlanceReports
import ParlanceTerminal

/// Matches one utterance, or every line of standard input.
struct MatchStream {
  private let common: CommonOptions
  private let hearing: HearingOptions
  private let output = OutputWriter(descriptor: 1)
  private let match: @Sendable (Utterance, _ locale: String?) async throws -> MatchReport?

  /// `match` gives how an utterance is matched in the locale that its line names, else in the command's.
  init(
    _ common: CommonOptions, _ hearing: HearingOptions,
    _ match: @escaping @Sendable (_ utterance: Utterance, _ locale: String?) async throws -> MatchReport?
  ) {
    self.common = common
    self.hearing = hearing
    self.match = match
  }

  /// Writes a result for each utterance; throws the exit status if it is not 0.
  func run(_ words: [String], _ text: (MatchReport, JSONNode?) -> String) async throws {
    let facts = try common.facts
    guard words.isEmpty else {
      guard let report = try await match(Utterance(words.joined(separator: " "), context: facts), nil) else { return }
      try output.writeLine(text(report, nil))
      let status = ExitStatus(report.result.decision)
      if status != .done { throw CommandExit(status) }
      return
    }
    var worst = ExitStatus.done
    for await event in PipeReader(hearing.machine) {
      switch event {
      case .partial: continue
      case .problem(let problem), .unreadable(let problem):
        try tell(problem)
        if case .unreadable = event { throw CommandExit(.data) }
        worst = max(worst, .data)
      case .line(let input, let number):
        do {
          var utterance = Utterance("")
          if case .utterance(let said) = input.input.with(facts) { utterance = said }
          guard let report = try await match(utterance, input.locale) else { continue }
          try output.writeLine(text(report, input.id))
          worst = max(worst, ExitStatus(report.result.decision))
        } catch let fault as Diagnostic {
          try tell(InputProblem(code: "locale", message: Messages.sentence(of: fault), line: number, id: input.id))
          worst = max(worst, .data)
        }
      }
    }
    if common.strict, worst != .done { throw CommandExit(worst) }
  }

  /// Tells that a line is no input: as a result in JSON too, since each line has one.
  private func tell(_ problem: InputProblem) throws(OutputError) {
    if common.json { try output.writeLine(json(problem)) }
    Messages.tell(problem.description)
  }

  private func json(_ problem: InputProblem) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("v", MatchReport.version)
    writer.key("id")
    if let id = problem.id { writer.value(id) } else { writer.null() }
    for key in ["utterance", "locale"] {
      writer.key(key)
      writer.null()
    }
    writer.member("decision", "none")
    writer.key("matches")
    writer.beginArray()
    writer.endArray()
    writer.key("nearest")
    writer.null()
    writer.member("why", problem.description)
    writer.endObject()
    return writer.line
  }
}

extension AssistantSession {
  /// How an utterance is matched at this moment; the last one if none is given.
  func report(on utterance: Utterance?) async -> MatchReport? {
    guard let (text, result) = await match(utterance) else { return nil }
    return MatchReport(result, utterance: text, locale: locale, calendar: calendar)
  }

  /// The same with all that `explain` tells.
  func explanation(of utterance: Utterance?) async -> MatchReport? {
    guard let (text, result, details) = await explain(utterance) else { return nil }
    var report = MatchReport(result, utterance: text, locale: locale, calendar: calendar)
    report.details = details
    return report
  }
}
