import ParlanceDiagnostics

/// The faults of catalogues in other languages than the one that is read, which are counted and not told.
struct OtherFaults {
  private var count = 0
  private var files: [String] = []

  /// Counts those faults of a file that leave something out.
  mutating func add(_ faults: [Diagnostic], of file: String) {
    let errors = faults.count { $0.severity == .error }
    guard errors > 0 else { return }
    count += errors
    if !files.contains(file) { files.append(file) }
  }

  /// How many there are and what tells them; `nil` if there are none.
  var summary: Diagnostic? {
    guard count > 0 else { return nil }
    let what = count == 1 ? "a fault in another language is" : "\(count) faults in other languages are"
    var summary = Diagnostic(
      .warning, "\(what) not told here", fix: "`lint \(files.joined(separator: " "))` tells all")
    summary.code = Diagnostic.otherLanguages
    return summary
  }
}
