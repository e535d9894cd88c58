/// The tests that were run, in order.
package struct TestReport: Sendable, Hashable {
  /// The tests.
  package var cases: [TestCase]

  /// How spoiled sentences were understood; none if nobody asked.
  package var noise: [NoiseTally] = []

  /// What the sentences reached of the phrases; `nil` if there were none.
  package var coverage: TestCoverage?

  /// The tests that a baseline has and the report has not, by file and name.
  package var lost: [String] = []

  /// How many tests a baseline does not have.
  package var addedCount = 0

  /// Makes a report.
  package init(cases: [TestCase] = []) {
    self.cases = cases
  }

  /// The locales that its sentences and turns were understood in.
  package var locales: Set<String> {
    Set(cases.compactMap { $0.understanding?.locale } + cases.flatMap { $0.reached.map(\.locale) })
  }

  /// How many went as they were written.
  package var passed: Int { cases.count { $0.outcome == .passed } }

  /// How many did not, those left out that failed before.
  package var failed: Int { cases.count { !$0.failures.isEmpty && !$0.isKnownFailure } }

  /// How many failed that failed before.
  package var known: Int { cases.count(where: \.isKnownFailure) }

  /// How many were not run.
  package var skipped: Int {
    cases.count { if case .skipped = $0.outcome { true } else { false } }
  }

  /// Whether something in the files is no test; no baseline accepts that.
  package var hasUnreadable: Bool { cases.contains(where: \.isUnreadable) }

  /// Whether tests were run and none failed: no test at all is no success.
  package var isSuccess: Bool { failed == 0 && passed + known > 0 }
}
