import ParlanceDiagnostics

extension FindingReport {
  /// One page of HTML that needs nothing else. Without a line break at the end.
  package var html: String {
    HTMLPage.text(
      title: "Phrases, linted",
      verdict: errorCount > 0 ? "Failed" : findings.isEmpty ? "Passed" : "Passed with warnings",
      isGood: errorCount == 0, summary: summary, sections: ruleSections + byFile.map(Self.section))
  }

  /// How often each rule found something, and why it matters.
  private var ruleSections: [String] {
    let counts = Dictionary(grouping: findings) { $0.code ?? "fault" }.mapValues(\.count)
    let rows = rules.compactMap { rule in counts[rule.code].map { [rule.code, "\($0)", rule.reason] } }
    guard !rows.isEmpty else { return [] }
    return [
      HTMLPage.section(
        "By rule", HTMLPage.table("How often each rule found something", ["rule", "times", "why"], rows))
    ]
  }

  private static func section(_ file: String?, _ found: [Diagnostic]) -> String {
    let items = found.map { finding in
      let place = finding.position.map { "\($0.line):\($0.column) " } ?? ""
      let kind = finding.severity == .error ? "<strong class=\"bad\">error</strong>" : "warning"
      let code = finding.code.map { " <code>\(MarkupText.escaped($0))</code>" } ?? ""
      let fix = finding.fix.map { "<p>\(MarkupText.escaped($0))</p>" } ?? ""
      let line = finding.sourceLine.map { "<pre>\(MarkupText.escaped($0))</pre>" } ?? ""
      return "<li>\(place)\(kind): \(MarkupText.escaped(finding.message))\(code)\(fix)\(line)</li>"
    }
    return HTMLPage.section(file.map(HTMLPage.breakable) ?? "Files", "<ul>\(items.joined(separator: "\n"))</ul>")
  }
}
