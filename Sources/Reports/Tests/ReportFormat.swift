/// How the report of tests is written.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// What failed and how, then the numbers, for people at a terminal.
  case text
  /// All of it on one line, with a version of the keys.
  case json
  /// XML with a suite for each file, for servers that show tests.
  case junit
  /// The Test Anything Protocol, version 14.
  case tap
  /// Commands that GitHub Actions shows beside the lines; of what passed there is nothing.
  case github
  /// SARIF 2.1.0 of what failed, as code hosts read it.
  case sarif
  /// For a comment or a summary page.
  case markdown
  /// One page that needs nothing else.
  case html
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
