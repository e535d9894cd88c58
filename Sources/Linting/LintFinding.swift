import ParlanceDiagnostics
import ParlancePhraseTables

/// One place where a rule does not hold; its rule and the line of the file are added later.
struct LintFinding: Sendable {
  /// One sentence without the position.
  var message: String
  /// Where it begins.
  var place: SourcePosition
  /// How many Unicode scalars are at fault.
  var length = 1
  /// What to do.
  var fix: String?
  /// What mends it, where that is safe.
  var edits: [SourceEdit] = []
  /// How grave it is, if not as its rule says.
  var severity: Diagnostic.Severity?

  /// Makes a finding.
  init(
    _ message: String, at place: SourcePosition, length: Int = 1, fix: String? = nil, edits: [SourceEdit] = [],
    severity: Diagnostic.Severity? = nil
  ) {
    self.message = message
    self.place = place
    self.length = length
    self.fix = fix
    self.edits = edits
    self.severity = severity
  }

  /// The finding as a fault of its file.
  func diagnostic(of rule: LintRule, _ sources: [String: SourceText]) -> Diagnostic {
    var diagnostic = Diagnostic(
      severity ?? rule.severity, ReadableText.cut(message), at: place,
      sourceLine: sources[place.file]?.shownLine(place.line),
      length: length, fix: fix.map(ReadableText.cut))
    diagnostic.code = rule.code
    diagnostic.edits = edits
    return diagnostic
  }
}
