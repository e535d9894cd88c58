/// How the report of tests is written.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, json, junit, tap, github, sarif, markdown, html
}

extension TestReport {
  /// The report in a format, without a line break at the end; brief it tells in text only what failed, and the numbers.
  package func written(as format: ReportFormat, isBrief: Bool = false) -> String {
    switch format {
    case .text: isBrief ? briefText : text
    case .json: json
    case .junit: junit
    case .tap: tap
    case .github: github
    case .sarif: sarif
    case .markdown: markdown
    case .html: html
    }
  }
}
