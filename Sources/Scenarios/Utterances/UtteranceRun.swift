import Foundation
import ParlanceDiagnostics
import ParlanceMatching
import ParlanceReports

/// Runs utterance tests against whatever matches: a matcher, or an assistant.
package struct UtteranceRun: Sendable {
  private let calendar: Calendar
  private let locale: String
  private let match: @Sendable (UtteranceTest) async throws -> MatchResult
  private let explain: (@Sendable (UtteranceTest) async throws -> MatchDetails?)?

  /// Makes a run; `calendar` is that of the situation in which `match` matches. What `match` throws fails its test.
  ///
  /// `locale` is that of tests which name none. With `explain`, which tells more of a sentence, a failure comes with every
  /// candidate and its cost.
  package init(
    calendar: Calendar, locale: String = "",
    explain: (@Sendable (UtteranceTest) async throws -> MatchDetails?)? = nil,
    match: @escaping @Sendable (UtteranceTest) async throws -> MatchResult
  ) {
    self.calendar = calendar
    self.locale = locale
    self.explain = explain
    self.match = match
  }

  /// Makes a run against a matcher in a situation, to which each test adds its context.
  package init(_ matcher: Matcher, in situation: Situation) {
    self.init(calendar: situation.calendar) { test in
      var situation = situation
      situation.context.merge(test.context) { _, own in own }
      return matcher.match(test.text, in: situation)
    }
  }

  /// Runs tests in order.
  package func run(_ tests: [UtteranceTest]) async -> [TestCase] {
    var cases: [TestCase] = []
    cases.reserveCapacity(tests.count)
    for test in tests { cases.append(await run(test)) }
    return cases
  }

  /// Runs the tests of a file; what is wrong with the file fails as well.
  package func run(file: String) async -> [TestCase] {
    do throws(Diagnostic) {
      let (tests, diagnostics) = try UtteranceFiles.read(file)
      return diagnostics.map { Self.failed(file, $0) } + (await run(tests))
    } catch {
      return [Self.failed(file, error)]
    }
  }

  private func run(_ test: UtteranceTest) async -> TestCase {
    let clock = ContinuousClock()
    let start = clock.now
    var understanding: Understanding?
    var failures: [TestFailure]
    do {
      let result = try await match(test)
      failures = UtteranceComparison.failures(of: test, result, calendar: calendar)
      if let explain, !failures.isEmpty {
        var report = MatchReport(result, utterance: test.text, locale: test.locale ?? locale, calendar: calendar)
        report.details = try await explain(test)
        failures[0].why = report.explanation
      }
      understanding = Understanding(
        result, expected: test.expectation.intent(result), locale: test.locale ?? locale, isRight: failures.isEmpty)
    } catch let error as Diagnostic {
      failures = [TestFailure(line: test.position.line, TestFailure(error).message)]
    } catch {
      failures = [TestFailure(line: test.position.line, "\(error)")]
    }
    var outcome = TestCase(
      name: test.text, file: test.position.file, line: test.position.line,
      outcome: failures.isEmpty ? .passed : .failed(failures), duration: clock.now - start)
    outcome.understanding = understanding
    return outcome
  }

  private static func failed(_ file: String, _ diagnostic: Diagnostic) -> TestCase {
    TestCase(
      name: file, file: file, line: diagnostic.position?.line ?? 1, outcome: .failed([TestFailure(diagnostic)]))
  }
}

extension UtteranceTest.Expectation {
  /// The name of the intent; where any will do that of the best match.
  fileprivate func intent(_ result: MatchResult) -> String? {
    switch self {
    case .intent(let name, _, _): name
    case .asks(_, let intent): intent ?? result.matches.first?.intent ?? "any"
    case .nothing: nil
    }
  }
}
