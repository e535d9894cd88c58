import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceJSONText
import ParlanceReports
import ParlanceTerminal

/// Matches one utterance, or every line of standard input.
struct MatchStream {
  /// How an utterance is matched in the locale that its line names, else in the command's; `nil` if there is nothing to tell.
  typealias Matching = @Sendable (_ utterance: Utterance, _ locale: String?) async throws -> MatchReport?

  /// What is written of a result.
  typealias Wording = @Sendable (_ report: MatchReport, _ id: JSONNode?) -> String

  private let common: CommonOptions
  private let hearing: HearingOptions
  private let app: String?
  private let isOrdered: Bool
  private let output = OutputWriter(descriptor: 1)
  private let match: Matching
  private let text: Wording

  /// Of an app its name is dropped in front. With `isOrdered` an utterance is matched when the one before is done; else several at once, and
  /// told in their order.
  init(
    _ common: CommonOptions, _ hearing: HearingOptions, of app: String? = nil, isOrdered: Bool = true,
    _ match: @escaping Matching,
    text: @escaping Wording
  ) {
    self.common = common
    self.hearing = hearing
    self.app = app
    self.isOrdered = isOrdered
    self.match = match
    self.text = text
  }

  /// Writes a result for each utterance; throws the exit status if it is not 0.
  func run(_ words: [String]) async throws {
    try common.refuseRecording()
    guard words.isEmpty else {
      let said = words.joined(separator: " ")
      let utterance = Utterance(hearing.name(of: app)?.dropped(from: said) ?? said, context: try common.facts)
      guard let report = try await match(utterance, nil) else { return }
      try output.writeLine(text(report, nil))
      let status = ExitStatus(report.result.decision)
      if status != .done { throw CommandExit(status) }
      return
    }
    var worst = ExitStatus.done
    let reader = PipeReader(hearing.machine(of: app))
    let answerer = MatchAnswerer(facts: try common.facts, match: match, text: text)
    var lines = reader.makeAsyncIterator()
    while let first = await lines.next() {
      let events = isOrdered ? [first] : [first] + reader.takeRead()
      worst = max(worst, try tell(try await answerer.answers(to: events)))
    }
    if common.strict, worst != .done { throw CommandExit(worst) }
  }

  /// Writes answers, all at once up to a problem; returns what the program would end with for them.
  private func tell(_ answers: [MatchAnswerer.Answer]) throws -> ExitStatus {
    var worst = ExitStatus.done
    var lines = ""
    for answer in answers {
      switch answer {
      case .nothing: continue
      case .result(let text, let status):
        lines += text
        lines += "\n"
        worst = max(worst, status)
      case .problem(let problem, let isLast):
        // A line that is no input has a result in JSON too, since each line has one.
        try output.write(common.json ? lines + json(problem) + "\n" : lines)
        lines = ""
        Messages.tell(problem.description)
        if isLast { throw CommandExit(.data) }
        worst = max(worst, .data)
      }
    }
    if !lines.isEmpty { try output.write(lines) }
    return worst
  }

  private func json(_ problem: InputProblem) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("v", MatchReport.version)
    writer.key("id")
    if let id = problem.id { writer.value(id) } else { writer.null() }
    for key in ["utterance", "locale"] {
      writer.key(named: key)
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
