extension TestReport {
  /// What failed, each at its `file:line`, then what is told of sentences, then the numbers: `12 passed, 0 failed`. Without a line
  /// break at the end. Of very many failures the first are told, and how many more there are.
  package var text: String { (blocks + analysis + [summary]).joined(separator: "\n\n") }

  /// What failed, and the numbers.
  var briefText: String { (blocks + [summary]).joined(separator: "\n\n") }

  /// The most failures that people read.
  private static var mostBlocks: Int { 200 }

  /// What failed; the same of several tests, as an error in a table is, once.
  private var blocks: [String] {
    var told: Set<String> = []
    var (again, blocks): (Int, [String]) = (0, [])
    for test in cases {
      guard let block = Self.block(test) else { continue }
      if let reason = Self.reason(of: test), !told.insert(reason).inserted { again += 1 } else { blocks.append(block) }
    }
    let more = blocks.count - Self.mostBlocks
    return blocks.prefix(Self.mostBlocks) + (more > 0 ? ["… and \(more) more; `--format json` has all"] : [])
      + (again > 0 ? ["… and \(again) more that failed for the same reason"] : [])
  }

  /// Why a test could not be run; `nil` if it was, and for what stands for a file of tests.
  private static func reason(of test: TestCase) -> String? {
    guard test.name != test.file, test.failures.count == 1, let failure = test.failures.first, failure.got == nil,
      failure.expected == nil
    else { return nil }
    return failure.message
  }

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
