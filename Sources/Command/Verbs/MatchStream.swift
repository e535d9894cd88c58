import ParlanceAssistant
import ParlanceJSONText
import ParlanceReports
import ParlanceTerminal

/// Matches one utterance, or every line of standard input.
struct MatchStream {
  private let common: CommonOptions
  private let match: @Sendable (Utterance) async throws -> MatchReport?

  init(_ common: CommonOptions, _ match: @escaping @Sendable (Utterance) async throws -> MatchReport?) {
    self.common = common
    self.match = match
  }

  /// Writes a result for each utterance; throws the exit status if it is not 0.
  func run(_ words: [String], _ text: (MatchReport, JSONNode?) -> String) async throws {
    let output = OutputWriter(descriptor: 1)
    let facts = try common.facts
    guard words.isEmpty else {
      guard let report = try await match(Utterance(words.joined(separator: " "), context: facts)) else { return }
      try output.writeLine(text(report, nil))
      let status = ExitStatus(report.result.decision)
      if status != .done { throw CommandExit(status) }
      return
    }
    var worst = ExitStatus.done
    for await line in PipeReader() {
      let parsed = InputParser.parse(line)
      guard case .success(let input) = parsed else {
        if case .failure(let problem) = parsed { Messages.standardError(problem.description) }
        worst = max(worst, .data)
        continue
      }
      var utterance = Utterance("")
      if case .utterance(let said) = input.input { utterance = said }
      utterance.context.merge(facts) { own, _ in own }
      guard let report = try await match(utterance) else { continue }
      try output.writeLine(text(report, input.id))
      worst = max(worst, ExitStatus(report.result.decision))
    }
    if common.strict, worst != .done { throw CommandExit(worst) }
  }
}

extension AssistantSession {
  /// How words are matched at this moment; `nil` if there are none and none were said before.
  func report(on text: String?) async -> MatchReport? {
    await report(on: text.map { Utterance($0) })
  }

  /// How an utterance is matched at this moment; the last one if none is given.
  func report(on utterance: Utterance?) async -> MatchReport? {
    guard let (text, result) = await match(utterance) else { return nil }
    return MatchReport(result, utterance: text, locale: locale, calendar: calendar)
  }
}
