import ParlanceDiagnostics

extension FindingReport {
  /// Markdown for a comment or a summary page. Without a line break at the end.
  package var markdown: String {
    let blocks = byFile.map { file, found in
      let lines = found.map { finding in
        let place = finding.position.map { "\($0.line):\($0.column) " } ?? ""
        let fix = finding.fix.map { "; \(MarkdownText.escaped($0))" } ?? ""
        let code = finding.code.map { " (`\($0)`)" } ?? ""
        return "- \(place)**\(finding.severity.rawValue)** \(MarkdownText.escaped(finding.message))\(fix)\(code)"
      }
      return (file.map { ["## \(MarkdownText.escaped($0))", ""] } ?? []) + [MarkdownText.list(lines)]
    }
    return (["# Phrases, linted", "**\(summary)**"] + blocks.map { $0.joined(separator: "\n") })
      .joined(separator: "\n\n")
  }
}
