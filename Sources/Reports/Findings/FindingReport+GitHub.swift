import ParlanceDiagnostics

extension FindingReport {
  /// Workflow commands of GitHub Actions, which show each finding beside its line. Without a line break at the end.
  package var github: String {
    let lines = findings.map { finding in
      var properties: [(String, String)] = []
      if let place = finding.position {
        properties += [
          ("file", place.file), ("line", "\(place.line)"), ("col", "\(place.column)"),
          ("endColumn", "\(place.column + finding.length)"),
        ]
      }
      if let code = finding.code { properties.append(("title", code)) }
      let message = [finding.message, finding.fix].compactMap { $0 }.joined(separator: "\n")
      return GitHubText.command(finding.severity.rawValue, properties, message)
    }
    return (lines + [GitHubText.command("notice", [], summary)]).joined(separator: "\n")
  }
}
