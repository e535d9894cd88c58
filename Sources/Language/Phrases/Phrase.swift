import ParlanceDiagnostics

/// A template as the data file writes it.
struct Phrase: Sendable, Hashable {
  /// The template.
  let text: String
  /// Where it stands.
  let position: SourcePosition?
  /// What it is known by.
  let payload: Int

  /// Reads the phrases of a scalar or a list.
  static func read(_ data: DataNode, payload: Int) throws(Diagnostic) -> [Phrase] {
    var phrases: [Phrase] = []
    for item in try data.items() {
      phrases.append(Phrase(text: try item.text(), position: item.position, payload: payload))
    }
    return phrases
  }
}
