import ParlanceDiagnostics

extension FindingReport {
  /// Every finding with its line, a caret and what to do, then the numbers. Without a line break at the end.
  package var text: String {
    let blocks = findings.map { finding in
      var shown = finding
      // A key may have several lines.
      shown.message = shown.message.replacing("\n", with: "\\n")
      shown.fix = shown.fix?.replacing("\n", with: "\\n")
      if let code = finding.code { shown.message += " [\(code)]" }
      return shown.description.split(separator: "\n", omittingEmptySubsequences: false)
        .map { SafeLine.of(String($0)) }.joined(separator: "\n")
    }
    return (blocks + [summary]).joined(separator: "\n")
  }

  /// The last line: `2 errors, 1 warning in 14 files`.
  package var summary: String {
    let fixed = fixedCount > 0 ? "\(fixedCount) mended; " : ""
    let files = Self.amount(fileCount, "file")
    let accepted = acceptedCount > 0 ? "; \(acceptedCount) accepted" : ""
    guard !findings.isEmpty else { return "\(fixed)\(files), nothing wrong\(accepted)" }
    return "\(fixed)\(Self.amount(errorCount, "error")), \(Self.amount(warningCount, "warning")) in \(files)\(accepted)"
  }

  private static func amount(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
