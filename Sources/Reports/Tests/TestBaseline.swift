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
  /// The files that could not be read: what was in them is still as it was.
  private var unread: Set<String> = []

  /// Writes down how the tests of a report came out; what could not be read is none of them.
  package init(_ report: TestReport, places: BaselinePlaces = BaselinePlaces()) {
    var read: Set<String> = []
    for (test, key) in zip(report.cases, Self.keys(of: report, places)) {
      guard !test.isUnreadable else {
        unread.insert(key.file)
        continue
      }
      read.insert(key.file)
      switch test.outcome {
      case .passed: passing.insert(key)
      case .failed: failing.insert(key)
      case .skipped: break
      }
    }
    // Of a file with one wrong line the others were run.
    unread.subtract(read)
  }

  /// Reads what ``text`` wrote; throws for the first line that is something else.
  package init(_ text: String, file: String, places: BaselinePlaces = BaselinePlaces()) throws(Diagnostic) {
    var passing: Set<Key> = []
    var failing: Set<Key> = []
    try BaselineLines.read(text, file: file, form: "“file”, “name” and “outcome”, passed or failed") { node in
      guard let test = node["file"]?.string, let name = node["name"]?.string,
        let outcome = node["outcome"]?.string, ["passed", "failed"].contains(outcome)
      else { return false }
      let key = Key(file: places.name(written: test), name: name, number: node["number"]?.integer ?? 1)
      if outcome == "passed" { passing.insert(key) } else { failing.insert(key) }
      return true
    }
    self.passing = passing
    self.failing = failing
  }

  /// Keeps what an older baseline says of what was not run now.
  package mutating func keep(_ older: TestBaseline, places: BaselinePlaces) {
    let own = failing.union(passing)
    let isKept = { [unread] (key: Key) in
      !own.contains(key) && (!places.isLooked(at: key.file) || unread.contains(key.file))
    }
    failing.formUnion(older.failing.filter(isKept))
    passing.formUnion(older.passing.filter(isKept))
  }

  /// What names each of the tests, in their order.
  private static func keys(of report: TestReport, _ places: BaselinePlaces) -> [Key] {
    var counts: [Key: Int] = [:]
    return report.cases.map { test in
      let file = places.name(of: test.file)
      let first = Key(file: file, name: test.name == test.file ? file : test.name)
      counts[first, default: 0] += 1
      return Key(file: first.file, name: first.name, number: counts[first] ?? 1)
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
  package func applied(to report: TestReport, places: BaselinePlaces = BaselinePlaces()) -> TestReport {
    var report = report
    var seen: Set<Key> = []
    let unread = TestBaseline(report, places: places).unread
    for (index, key) in Self.keys(of: report, places).enumerated() {
      let test = report.cases[index]
      guard !test.isUnreadable else { continue }
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
    let unseen = failing.union(passing).subtracting(seen).filter {
      places.isLooked(at: $0.file) && !unread.contains($0.file)
    }
    report.lost = unseen.map { "\($0.file): \($0.name)" }.sorted()
    return report
  }
}
