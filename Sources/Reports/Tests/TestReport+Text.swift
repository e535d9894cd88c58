extension TestReport {
  /// What failed, each at its `file:line`, then what is told of sentences, then the numbers: `12 passed, 0 failed`. Without a line
  /// break at the end.
  package var text: String {
    let blocks = cases.compactMap(Self.block)
    return (blocks + analysis + [summary]).joined(separator: "\n\n")
  }

  /// What failed, and the numbers.
  var briefText: String { (cases.compactMap(Self.block) + [summary]).joined(separator: "\n\n") }

  /// The last line.
  package var summary: String {
    "\(passed) passed, \(failed) failed" + (known > 0 ? ", \(known) failed as before" : "")
      + (skipped > 0 ? ", \(skipped) skipped" : "")
  }

  private static func block(_ test: TestCase) -> String? {
    switch test.outcome {
    case .passed: nil
    case .skipped(let reason):
      "\(test.file):\(test.line): skipped: \(SafeLine.of(test.name)): \(SafeLine.of(reason))"
    case .failed where test.isKnownFailure: nil
    case .failed(let failures):
      ([SafeLine.of(test.name)] + failures.flatMap { lines($0, of: test) }).joined(separator: "\n")
    }
  }

  private static func lines(_ failure: TestFailure, of test: TestCase) -> [String] {
    var lines = ["  \(failure.place(in: test)): \(SafeLine.of(failure.message))"]
    if let expected = failure.expected { lines += labelled("expected", expected) }
    if let got = failure.got { lines += labelled("got", got) }
    if let why = failure.why { lines += labelled("why", why) }
    return lines
  }

  private static func labelled(_ label: String, _ text: String) -> [String] {
    let indent = String(repeating: " ", count: 14)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
      let head = number == 0 ? "    \(label):".padding(to: indent.count) : indent
      return head + SafeLine.of(String(line))
    }
  }
}

extension String {
  /// The text with spaces behind it up to a width.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
