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
  private let isExplained: Bool
  private let intents: (@Sendable (UtteranceTest) async -> [KnownIntent])?

  /// Makes a run; `calendar` is that of the situation in which `match` matches. What `match` throws fails its test.
  ///
  /// `locale` is that of tests which name none. `explain` tells more of a sentence: why a phrase that reads it was ruled out, and with
  /// `isExplained` every candidate and its cost; `intents` are those that a test can expect: a test of a
  /// slot that no parameter is for could never fail, and what differs is told with a hint.
  package init(
    calendar: Calendar, locale: String = "",
    explain: (@Sendable (UtteranceTest) async throws -> MatchDetails?)? = nil, isExplained: Bool = true,
    intents: (@Sendable (UtteranceTest) async -> [KnownIntent])? = nil,
    match: @escaping @Sendable (UtteranceTest) async throws -> MatchResult
  ) {
    self.calendar = calendar
    self.locale = locale
    self.explain = explain
    self.isExplained = isExplained
    self.intents = intents
    self.match = match
  }

  /// Makes a run against a matcher in a situation, to which each test adds its context.
  package init(_ matcher: Matcher, in situation: Situation) {
    self.init(calendar: situation.calendar, locale: matcher.compiled.locale) { test in
      var situation = situation
      situation.context.merge(test.context) { _, own in own }
      return matcher.matchOrOffer(test.text, in: situation)
    }
  }

  /// Runs tests in order.
  package func run(_ tests: [UtteranceTest]) async -> [TestCase] {
    var cases: [TestCase] = []
    cases.reserveCapacity(tests.count)
    for test in tests { cases.append(await run(test)) }
    return cases
  }

  /// Runs the tests of a file, with a locale only those that name no other one; what is wrong with the file fails as well.
  package func run(file: String, only wanted: String? = nil) async -> [TestCase] {
    do throws(Diagnostic) {
      let (tests, diagnostics) = try UtteranceFiles.read(file, locale: wanted)
      // What is wrong with the file stands among its tests, in the order of the lines.
      let all = diagnostics.map { TestCase(unreadable: $0, file: file) } + (await run(tests))
      return all.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    } catch {
      return [TestCase(unreadable: error, file: file)]
    }
  }

  private func run(_ test: UtteranceTest) async -> TestCase {
    let clock = ContinuousClock()
    let start = clock.now
    var understanding: Understanding?
    var failures: [TestFailure]
    var isUnreadable = false
    do {
      let result = try await match(test)
      failures = UtteranceComparison.failures(of: test, result, locale: test.locale ?? locale, calendar: calendar)
      if !failures.isEmpty, let why = try await why(test, result) { failures[0].why = why }
      failures = await hinted(failures, test)
      understanding = Understanding(
        result, expected: test.expectation.askedIntent(result) ?? test.expectation.intent,
        locale: test.locale ?? locale, isRight: failures.isEmpty)
    } catch let error as Diagnostic {
      // What has a place is about the phrases' file, and not about the test.
      isUnreadable = error.position != nil || error.code == Diagnostic.unreadableFile
      let place = error.position.map { "\($0): " } ?? ""
      failures = [TestFailure(line: test.position.line, place + TestFailure(error).message)]
    } catch {
      failures = [TestFailure(line: test.position.line, "\(error)")]
    }
    var outcome = TestCase(
      name: test.text, file: test.position.file, line: test.position.line,
      outcome: failures.isEmpty ? .passed : .failed(failures), duration: clock.now - start)
    outcome.understanding = understanding
    outcome.isUnreadable = isUnreadable
    return outcome
  }

  /// Failures with what is wrong with the test itself; an expected slot of the context that the intent cannot have is one, since it may be
  /// missing in all that comes.
  private func hinted(_ failures: [TestFailure], _ test: UtteranceTest) async -> [TestFailure] {
    let (slots, ofContext) = test.expectation.slots
    guard let name = test.expectation.intent, !failures.isEmpty || !ofContext.isEmpty else { return failures }
    let known = await intents?(test) ?? []
    guard let hint = KnownIntent.fault(of: name, slots: slots + ofContext, among: known) else { return failures }
    if var first = failures.first {
      first.message += "; " + hint
      return [first] + failures.dropFirst()
    }
    let isDeclared = known.contains { $0.isDeclared && IntentName.isSame(name, $0.name) }
    return isDeclared ? [TestFailure(line: test.position.line, "\(hint): “\(test.text)”")] : []
  }

  /// What there is to tell of a sentence beyond its result.
  private func why(_ test: UtteranceTest, _ result: MatchResult) async throws -> String? {
    // What free text or an unknown name of the app took is in no slot that is told.
    let hasFreeText = result.matches.first.map { $0.cost.wildcards > 0 } ?? false
    guard let explain, isExplained || result.decision == .none || hasFreeText else { return nil }
    var report = MatchReport(result, utterance: test.text, locale: test.locale ?? locale, calendar: calendar)
    let details = try await explain(test)
    if isExplained {
      report.details = details
    } else {
      report.ruledOut = details?.ruledOut.first
      report.details = details
      report.details?.ruledOut = []
    }
    return isExplained ? report.explanation : UtteranceComparison.why(report)
  }
}

extension UtteranceTest.Expectation {
  /// The name of the intent that is understood, offered, or asks; `nil` where any may ask, or nothing is meant.
  fileprivate var intent: String? {
    switch self {
    case .intent(let name, _, _), .offered(let name, _, _): name
    case .asks(_, let name, _, _): name
    case .nothing: nil
    }
  }

  /// The names of the slots that words give, with that which is asked for, and of those that the context gives.
  fileprivate var slots: (said: [String], ofContext: [String]) {
    switch self {
    case .intent(_, let slots, let context), .offered(_, let slots, let context):
      (Array(slots.keys), Array(context.keys))
    case .asks(let parameter, _, let slots, let context):
      ([parameter] + (slots.map { Array($0.keys) } ?? []), Array(context.keys))
    case .nothing: ([], [])
    }
  }

  /// The name of the intent of which something is asked for; where any will do that of the best match.
  fileprivate func askedIntent(_ result: MatchResult) -> String? {
    guard case .asks(_, let intent, _, _) = self else { return nil }
    return intent ?? result.matches.first?.intent ?? "any"
  }
}
