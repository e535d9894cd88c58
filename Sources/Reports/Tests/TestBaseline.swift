import ParlanceDiagnostics
import ParlanceJSONText

/// How tests came out at a time that is written down: what failed then may fail, and what passes anew is told.
package struct TestBaseline: Sendable, Hashable {
  /// What names a test: lines move when files are edited.
  private struct Key: Hashable {
    var file: String
    var name: String
    /// Which of the file's tests of that name it is, from 1: one sentence may be tested in several situations.
    var number = 1
  }

  private var failing: Set<Key> = []
  private var passing: Set<Key> = []

  /// Writes down how the tests of a report came out.
  package init(_ report: TestReport) {
    for (test, key) in zip(report.cases, Self.keys(of: report)) {
      switch test.outcome {
      case .passed: passing.insert(key)
      case .failed: failing.insert(key)
      case .skipped: break
      }
    }
  }

  /// Reads what ``text`` wrote; throws for the first line that is something else.
  package init(_ text: String, file: String) throws(Diagnostic) {
    var passing: Set<Key> = []
    var failing: Set<Key> = []
    try BaselineLines.read(text, file: file, form: "“file”, “name” and “outcome”, passed or failed") { node in
      guard let test = node["file"]?.string, let name = node["name"]?.string,
        let outcome = node["outcome"]?.string, ["passed", "failed"].contains(outcome)
      else { return false }
      let key = Key(file: test, name: name, number: node["number"]?.integer ?? 1)
      if outcome == "passed" { passing.insert(key) } else { failing.insert(key) }
      return true
    }
    self.passing = passing
    self.failing = failing
  }

  /// What names each of the tests, in their order.
  private static func keys(of report: TestReport) -> [Key] {
    var counts: [Key: Int] = [:]
    return report.cases.map { test in
      let first = Key(file: test.file, name: test.name)
      counts[first, default: 0] += 1
      return Key(file: test.file, name: test.name, number: counts[first] ?? 1)
    }
  }

  /// A line of JSON for each test, sorted, so that a change is a change of a few lines.
  package var text: String {
    let all = passing.map { ($0, "passed") } + failing.map { ($0, "failed") }
    let lines = all.map { key, outcome in
      var writer = JSONWriter()
      writer.beginObject()
      writer.member("file", key.file)
      writer.member("name", key.name)
      if key.number > 1 { writer.member("number", key.number) }
      writer.member("outcome", outcome)
      writer.endObject()
      return writer.line
    }
    return BaselineLines.joined(lines)
  }

  /// The report held against the baseline: what failed then is known, and what passes now that failed then is a failure.
  package func applied(to report: TestReport) -> TestReport {
    var report = report
    var seen: Set<Key> = []
    for (index, key) in Self.keys(of: report).enumerated() {
      let test = report.cases[index]
      seen.insert(key)
      guard failing.contains(key) else {
        if !passing.contains(key) { report.addedCount += 1 }
        continue
      }
      if case .failed = test.outcome {
        report.cases[index].isKnownFailure = true
      } else if test.outcome == .passed {
        report.cases[index].outcome = .failed([
          TestFailure(line: test.line, "it passes now, and the baseline has it as a failure; accept it with --update")
        ])
      }
    }
    report.lost = failing.union(passing).subtracting(seen).map { "\($0.file): \($0.name)" }.sorted()
    return report
  }
}
