import ParlanceDiagnostics
import ParlancePhraseTables

/// A comment in a file that takes what some rules find at a place as meant.
struct Allowance: Sendable {
  /// The rules, by their codes.
  var codes: Set<String>
  /// Where it begins to hold.
  var start: SourcePosition
  /// Where it holds no more; `nil` if it holds up to the end of the file.
  var end: SourcePosition?

  /// Whether it takes a finding as meant. A file that cannot be read nobody can mean.
  func accepts(_ finding: Diagnostic) -> Bool {
    guard let place = finding.position, let code = finding.code, code != Diagnostic.unreadableFile,
      codes.contains(code), place.file == start.file
    else { return false }
    return place >= start && end.map { place < $0 } ?? true
  }
}

extension Allowance {
  /// What a comment begins with that allows something, before the codes of rules.
  static let mark = "lint:allow"

  /// The rules that a comment names, up to the first word that is none, and what is wrong with it; `nil` if it allows nothing.
  static func codes(in comment: String) -> (codes: Set<String>, fault: (message: String, fix: String?)?)? {
    guard let mark = comment.firstRange(of: mark) else { return nil }
    let known = LintRule.all.map(\.code)
    let words = comment[mark.upperBound...].prefix { $0 != "\n" }
      .split { $0.isWhitespace || $0 == "," || $0 == ":" }.map(String.init)
    let codes = words.prefix { known.contains($0) }
    guard codes.isEmpty else { return (Set(codes), nil) }
    guard let word = words.first else { return ([], ("the comment allows no rule", "write its code behind it")) }
    let near = Spelling.nearest(to: word, in: known).map { "did you mean \($0)?" }
    return ([], ("there is no rule “\(word)”, so the comment allows nothing", near))
  }
}
