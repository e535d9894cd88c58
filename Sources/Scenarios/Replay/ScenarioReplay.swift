import ParlanceAssistant
import ParlanceDiagnostics
import ParlanceReports

/// Plays scenarios and says how they came out.
package struct ScenarioReplay: Sendable {
  private let makeStage: @Sendable (Scenario) throws -> any ScenarioStage
  private let isFor: @Sendable (String) -> Bool
  private let intents: @Sendable () -> [KnownIntent]
  /// The threads on which it plays; `nil` for those of its caller.
  var threads: (any TaskExecutor)?

  /// Makes a replay in which each scenario gets a stage of its own.
  ///
  /// `isFor` tells whether an app that a scenario names is this one; `intents` are its intents, for hints.
  package init(
    isFor: @escaping @Sendable (String) -> Bool = { _ in true },
    intents: @escaping @Sendable () -> [KnownIntent] = { [] },
    makeStage: @escaping @Sendable (Scenario) throws -> any ScenarioStage
  ) {
    self.isFor = isFor
    self.intents = intents
    self.makeStage = makeStage
  }

  /// Plays a scenario. The first turn that does something else than is expected ends it: what follows from there proves nothing.
  /// Where only words differ it goes on.
  package func play(_ scenario: Scenario) async -> TestCase {
    let clock = ContinuousClock()
    let start = clock.now
    let (outcome, reached) = await withTaskExecutorPreference(threads) { await self.outcome(of: scenario) }
    var test = TestCase(
      name: scenario.name, file: scenario.file, line: scenario.line, outcome: outcome, duration: clock.now - start)
    test.reached = reached
    test.isForeign = !isOwn(scenario)
    return test
  }

  /// Reads a file and plays it; what is wrong with the file are its failures.
  package func play(file: String) async -> TestCase {
    do {
      let (scenario, diagnostics) = try ScenarioFiles.read(file)
      if let scenario { return await play(scenario) }
      return Self.unreadable(file, diagnostics)
    } catch {
      return Self.unreadable(file, [error])
    }
  }

  private static func unreadable(_ file: String, _ diagnostics: [Diagnostic]) -> TestCase {
    var test = TestCase(name: file, file: file, line: 1, outcome: .failed(diagnostics.map(TestFailure.init)))
    test.isUnreadable = true
    return test
  }

  /// Plays the scenarios of files, several at once; the report has them in the order of the files.
  package func play(files: [String], atOnce: Int = 4) async -> TestReport {
    await withTaskGroup(of: (Int, TestCase).self) { group in
      var cases: [TestCase?] = Array(repeating: nil, count: files.count)
      for (number, file) in files.enumerated() {
        if number >= max(1, atOnce), let (done, test) = await group.next() { cases[done] = test }
        group.addTask(executorPreference: threads) { (number, await play(file: file)) }
      }
      for await (done, test) in group { cases[done] = test }
      return TestReport(cases: cases.compactMap { $0 })
    }
  }

  private func outcome(of scenario: Scenario) async -> (TestCase.Outcome, [TestCoverage.Reached]) {
    guard isOwn(scenario) else {
      let app = scenario.app ?? ""
      return (.failed([TestFailure(line: scenario.line, "this scenario is for another app, “\(app)”")]), [])
    }
    do {
      let stage = try makeStage(scenario)
      var play = ScenarioPlay(scenario, on: stage)
      var failures = hinted(await play.failures(), of: scenario)
      if play.left > 0, !failures.isEmpty {
        failures[failures.count - 1].message +=
          play.left == 1 ? "; the turn behind it was not played" : "; the \(play.left) turns behind it were not played"
      }
      await stage.end()
      return (failures.isEmpty ? .passed : .failed(failures), play.reached)
    } catch {
      return (.failed([scenario.cannotBegin(error)]), [])
    }
  }

  /// Whether a scenario names no other app.
  private func isOwn(_ scenario: Scenario) -> Bool { scenario.app.map(isFor) ?? true }

  /// Failures, with a hint at each line that expects an intent or a parameter which the app does not have.
  private func hinted(_ failures: [TestFailure], of scenario: Scenario) -> [TestFailure] {
    guard !failures.isEmpty else { return failures }
    let known = intents()
    var hints: [Int: String] = [:]
    for expectation in scenario.steps.flatMap(\.expectations) {
      switch expectation.kind {
      case .performed(let call), .failed(let call):
        hints[expectation.line] = KnownIntent.fault(
          of: call.intent, slots: call.values.keys, among: known, isExact: true)
      default: break
      }
    }
    return failures.map { failure in
      guard let hint = failure.line.flatMap({ hints[$0] }) else { return failure }
      var failure = failure
      failure.message += "; " + hint
      return failure
    }
  }
}
