extension TestReport {
  /// SARIF 2.1.0 on one line, as code hosts read it, without a line break at the end.
  package var sarif: String {
    let results = cases.filter { !$0.isKnownFailure }.flatMap { test in
      test.failures.map { failure in
        SARIFLog.Result(
          rule: "failed-test", level: "error",
          message: "\(test.name): \(failure.message)\n\(failure.details(of: test))",
          place: .init(file: test.file, line: failure.line ?? test.line, column: failure.column ?? 1),
          length: failure.column.map { _ in 1 })
      }
    }
    return SARIFLog(rules: [("failed-test", "a sentence is not understood as its test says")], results: results).text
  }
}
