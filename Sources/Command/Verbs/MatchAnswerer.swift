import Foundation
import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceTerminal

/// Matches lines that were read, on all cores where there are many.
struct MatchAnswerer: Sendable {
  /// What is to be told of a line.
  enum Answer: Sendable {
    /// Nothing: it is only a part of a line.
    case nothing
    /// How it was matched, as it is written.
    case result(String, ExitStatus)
    /// What is wrong with it; after the last nothing can be read.
    case problem(InputProblem, isLast: Bool)
  }

  /// How many lines are worth a task of their own.
  private static var share: Int { 32 }

  /// What is the case for each utterance.
  let facts: [String: String]
  /// Called for several lines at once where many were read, so it has to bear that.
  let match: MatchStream.Matching
  /// Called for each report that there is, with the identifier of its line.
  let text: MatchStream.Wording

  /// The answers, in the order of the events.
  func answers(to events: [HeardEvent]) async throws -> [Answer] {
    guard events.count > Self.share else { return try await answers(to: events[...]) }
    let parts = stride(from: 0, to: events.count, by: Self.share).map {
      events[$0..<min($0 + Self.share, events.count)]
    }
    return try await withThrowingTaskGroup(of: (Int, [Answer]).self) { group in
      var done: [[Answer]] = Array(repeating: [], count: parts.count)
      for (number, part) in parts.enumerated() {
        // No more at once than there are cores: others would only wait for memory that these use.
        if number >= ProcessInfo.processInfo.activeProcessorCount, let (place, answers) = try await group.next() {
          done[place] = answers
        }
        group.addTask { (number, try await answers(to: part)) }
      }
      for try await (place, answers) in group { done[place] = answers }
      return done.flatMap(\.self)
    }
  }

  private func answers(to events: ArraySlice<HeardEvent>) async throws -> [Answer] {
    var answers: [Answer] = []
    answers.reserveCapacity(events.count)
    for event in events { answers.append(try await answer(to: event)) }
    return answers
  }

  private func answer(to event: HeardEvent) async throws -> Answer {
    switch event {
    case .partial: return .nothing
    case .problem(let problem): return .problem(problem, isLast: false)
    case .unreadable(let problem): return .problem(problem, isLast: true)
    case .line(let input, let number):
      do {
        var utterance = Utterance("")
        if case .utterance(let said) = input.input.with(facts) { utterance = said }
        guard let report = try await match(utterance, input.locale) else { return .nothing }
        return .result(text(report, input.id), ExitStatus(report.result.decision))
      } catch let fault as Diagnostic {
        let problem = InputProblem(
          code: "locale", message: Messages.sentence(of: fault), line: number, id: input.id)
        return .problem(problem, isLast: false)
      }
    }
  }
}
