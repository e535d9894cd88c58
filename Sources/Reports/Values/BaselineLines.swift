import ParlanceDiagnostics
import ParlanceJSONText

/// A baseline as it is kept: a line of JSON for each thing, sorted, so that a change is a change of a few lines.
enum BaselineLines {
  /// Reads each line; throws for the first one of which `take` makes nothing, with what a line has.
  static func read(
    _ text: String, file: String, form: String, take: (JSONNode) -> Bool
  ) throws(Diagnostic) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      let node: JSONNode
      do throws(JSONError) {
        node = try JSONReader.parse(String(line), file: file)
      } catch {
        throw fault(error.message, file, number, String(line))
      }
      guard take(node) else { throw fault("a line of a baseline has \(form)", file, number, String(line)) }
    }
  }

  /// The lines in order, each with its break.
  static func joined(_ lines: [String]) -> String { lines.sorted().map { $0 + "\n" }.joined() }

  private static func fault(_ message: String, _ file: String, _ number: Int, _ line: String) -> Diagnostic {
    Diagnostic(
      message, at: SourcePosition(file: file, line: number + 1, column: 1), sourceLine: line,
      fix: "name the baseline; one that is torn can be removed, and written anew with --update")
  }
}
