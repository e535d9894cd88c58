/// The tests that were run, in order.
package struct TestReport: Sendable, Hashable {
  /// The tests.
  package var cases: [TestCase]

  /// Makes a report.
  package init(cases: [TestCase] = []) {
    self.cases = cases
  }

  /// How many went as they were written.
  package var passed: Int { cases.count { $0.outcome == .passed } }

  /// How many did not.
  package var failed: Int {
    cases.count { if case .failed = $0.outcome { true } else { false } }
  }

  /// How many were not run.
  package var skipped: Int {
    cases.count { if case .skipped = $0.outcome { true } else { false } }
  }

  /// Whether tests were run and none failed: no test at all is no success.
  package var isSuccess: Bool { failed == 0 && passed > 0 }
}
