import ParlanceDiagnostics

/// What was found wrong in files, to be written.
package struct FindingReport: Sendable, Hashable {
  /// A rule that can find something.
  package struct Rule: Sendable, Hashable {
    /// What names it.
    package var code: String
    /// Why it matters, in one line.
    package var reason: String

    /// Makes a rule.
    package init(code: String, reason: String) {
      self.code = code
      self.reason = reason
    }
  }

  /// What was found, in order.
  package var findings: [Diagnostic]
  /// The rules that looked.
  package var rules: [Rule]
  /// How many files were looked at.
  package var fileCount: Int
  /// How many faults were mended before.
  package var fixedCount: Int
  /// How much more was found that the project accepts.
  package var acceptedCount: Int

  /// Makes a report.
  package init(
    _ findings: [Diagnostic], rules: [Rule] = [], fileCount: Int, fixedCount: Int = 0, acceptedCount: Int = 0
  ) {
    self.findings = findings
    self.rules = rules
    self.fileCount = fileCount
    self.fixedCount = fixedCount
    self.acceptedCount = acceptedCount
  }

  /// How many errors there are.
  package var errorCount: Int { findings.count { $0.severity == .error } }

  /// How many warnings there are.
  package var warningCount: Int { findings.count - errorCount }

  /// Whether a file could not be read.
  package var hasUnreadableFile: Bool { findings.contains { $0.code == Diagnostic.unreadableFile } }
}
