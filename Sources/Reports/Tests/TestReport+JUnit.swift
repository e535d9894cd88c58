extension TestReport {
  /// The XML of JUnit, a suite for each file. Without a line break at the end.
  package var junit: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites name=\"parlance\" tests=\"\(cases.count)\" failures=\"\(failed)\" skipped=\"\(skipped + known)\">")
    for (file, tests) in byFile {
      let report = TestReport(cases: tests)
      lines.append(
        "  <testsuite name=\"\(MarkupText.escaped(file))\" tests=\"\(tests.count)\" failures=\"\(report.failed)\" skipped=\"\(report.skipped + report.known)\">"
      )
      for test in tests { lines += Self.lines(of: test) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n")
  }

  /// The tests of each file, in the order in which the files come.
  var byFile: [(file: String, tests: [TestCase])] {
    var places: [String: Int] = [:]
    var groups: [(file: String, tests: [TestCase])] = []
    for test in cases {
      let place = places[test.file] ?? groups.count
      if place == groups.count {
        places[test.file] = place
        groups.append((test.file, []))
      }
      groups[place].tests.append(test)
    }
    return groups
  }

  /// A length of time in seconds with six decimals: what reads these files knows no exponents.
  private static func seconds(_ duration: Duration) -> String {
    let parts = duration.components
    let micros = String(parts.attoseconds / 1_000_000_000_000)
    return "\(parts.seconds).\(String(repeating: "0", count: max(0, 6 - micros.count)))\(micros)"
  }

  private static func lines(of test: TestCase) -> [String] {
    let time = test.duration.map { " time=\"\(seconds($0))\"" } ?? ""
    let head =
      "    <testcase name=\"\(MarkupText.escaped(test.name))\" classname=\"\(MarkupText.escaped(test.file))\" file=\"\(MarkupText.escaped(test.file))\" line=\"\(test.line)\"\(time)"
    if test.isKnownFailure { return [head + "><skipped message=\"fails, as is known\"/></testcase>"] }
    switch test.outcome {
    case .passed: return [head + "/>"]
    case .skipped(let reason): return [head + "><skipped message=\"\(MarkupText.escaped(reason))\"/></testcase>"]
    case .failed(let failures):
      let bodies = failures.map { failure in
        "      <failure message=\"\(MarkupText.escaped(failure.message))\">\(MarkupText.escaped(failure.details(of: test)))</failure>"
      }
      return [head + ">"] + bodies + ["    </testcase>"]
    }
  }
}

extension TestFailure {
  /// Where it is, as editors and terminals make it clickable.
  func place(in test: TestCase) -> String {
    "\(test.file):\(line ?? test.line)" + (column.map { ":\($0)" } ?? "")
  }

  /// Where it is, what was expected and what came, a line each.
  func details(of test: TestCase) -> String {
    [
      place(in: test), expected.map { "expected: \($0)" }, got.map { "got: \($0)" }, why,
    ].compactMap { $0 }.joined(separator: "\n")
  }
}
