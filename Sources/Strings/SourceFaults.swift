import ParlanceDiagnostics

/// Gathers the faults of one file, so that a run reports all of them.
struct SourceFaults {
  /// The file's text.
  let text: String

  /// The file's path.
  let file: String

  // Only a file with faults is split, and only once.
  private var lines: [Substring]?

  /// The faults in the order they were found.
  private(set) var diagnostics: [Diagnostic] = []

  /// Begins with none.
  init(text: String, file: String) {
    self.text = text
    self.file = file
  }

  /// Makes a fault at a line and column, both from 1, and keeps it.
  @discardableResult
  mutating func add(
    _ message: String, severity: Diagnostic.Severity = .error, line: Int, column: Int, fix: String? = nil
  ) -> Diagnostic {
    if lines == nil {
      lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    }
    var source = lines.flatMap { $0.indices.contains(line - 1) ? String($0[line - 1]) : nil }
    if source?.unicodeScalars.last == "\r" { source?.unicodeScalars.removeLast() }
    let diagnostic = Diagnostic(
      severity, message, at: SourcePosition(file: file, line: line, column: column), sourceLine: source, fix: fix)
    diagnostics.append(diagnostic)
    return diagnostic
  }
}
