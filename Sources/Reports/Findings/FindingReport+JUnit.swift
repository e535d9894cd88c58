import ParlanceDiagnostics

extension FindingReport {
  /// The XML of JUnit: a suite for each file with findings, a failed test for each finding; warnings are skipped tests.
  ///
  /// Without findings there is one test that passes, since a report without tests is taken for one that went wrong.
  package var junit: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites name=\"lint\" tests=\"\(max(1, findings.count))\" failures=\"\(errorCount)\" skipped=\"\(warningCount)\">"
    )
    for (file, found) in byFile {
      let name = MarkupText.escaped(file ?? "phrases")
      let errors = found.count { $0.severity == .error }
      lines.append(
        "  <testsuite name=\"\(name)\" tests=\"\(found.count)\" failures=\"\(errors)\" skipped=\"\(found.count - errors)\">"
      )
      lines += found.map { Self.testCase($0, suite: name) } + ["  </testsuite>"]
    }
    if findings.isEmpty {
      lines += [
        "  <testsuite name=\"phrases\" tests=\"1\" failures=\"0\" skipped=\"0\">",
        "    <testcase name=\"\(MarkupText.escaped(summary))\" classname=\"phrases\"/>", "  </testsuite>",
      ]
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n")
  }

  private static func testCase(_ finding: Diagnostic, suite: String) -> String {
    let code = MarkupText.escaped(finding.code ?? "fault")
    let place = finding.position.map { " file=\"\(suite)\" line=\"\($0.line)\"" } ?? ""
    let head = "    <testcase name=\"\(code): \(MarkupText.escaped(finding.message))\" classname=\"\(suite)\"\(place)>"
    let message = MarkupText.escaped(finding.message)
    let body =
      finding.severity == .error
      ? "<failure type=\"\(code)\" message=\"\(message)\">\(MarkupText.escaped(finding.description))</failure>"
      : "<skipped message=\"warning: \(message)\"/>"
    return head + body + "</testcase>"
  }

  /// The findings of each file, in the order in which the files come; those about no file first.
  var byFile: [(file: String?, findings: [Diagnostic])] {
    var groups: [(file: String?, findings: [Diagnostic])] = []
    for finding in findings {
      if groups.last.map({ $0.file == finding.position?.file }) != true { groups.append((finding.position?.file, [])) }
      groups[groups.count - 1].findings.append(finding)
    }
    return groups
  }
}
