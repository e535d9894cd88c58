import Foundation
import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceTerminal

/// What is told beside the answers: on standard error, one line each.
enum Messages {
  /// The name that the program was started by.
  static var program: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "parlance"
  }

  /// Writes lines to standard error; what cannot be written there has no other place.
  static func standardError(_ text: String) {
    try? OutputWriter(descriptor: STDERR_FILENO).writeLine(text)
  }

  /// Tells what an app is called whose catalogues do not tell, or that any name will do; `isSaid` where the name has to be written.
  static func tell(_ name: ProjectName?, isSaid: Bool) {
    if let sentence = name?.sentence(isSaid: isSaid) { tell(sentence) }
  }

  /// Tells what is wrong, after the program's name.
  static func tell(_ fault: String) {
    standardError("\(program): \(line(fault))")
  }

  /// Tells what is wrong with files: each once and on its own, at most `most`, then how many more.
  static func tell(_ diagnostics: [Diagnostic], most: Int = 20) {
    var seen: Set<Diagnostic> = []
    let each = diagnostics.filter { seen.insert($0).inserted }
    for diagnostic in each.prefix(most) { tell(diagnostic) }
    if each.count > most { tell("… and \(each.count - most) more") }
  }

  /// Tells a fault: with its place and its line if it has one, else on one line.
  static func tell(_ diagnostic: Diagnostic) {
    if diagnostic.position == nil {
      tell(sentence(of: diagnostic))
    } else {
      standardError(diagnostic.description)
    }
  }

  /// A fault that has no place, on one line.
  static func sentence(of diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity == .error ? "" : "\(diagnostic.severity.rawValue): "
    return severity + [diagnostic.message, diagnostic.fix].compactMap { $0 }.joined(separator: "; ")
  }

  /// On one line, and safe to show: names and paths come from anywhere.
  private static func line(_ text: String) -> String {
    SafeText.line(text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined(separator: " "))
  }
}
