import ParlanceDiagnostics
import ParlancePhraseTables
import ParlanceTemplates

/// Reads texts as the files `0.yaml`, `1.yaml`… of one table.
func read(_ texts: String...) -> (table: PhraseTable, diagnostics: [Diagnostic]) {
  var reader = PhraseTableReader(locale: "en")
  for (index, text) in texts.enumerated() { reader.add(yaml: text, file: "\(index).yaml") }
  return reader.finish()
}

extension PhraseTable {
  /// The texts of all phrases of an intent, in order.
  func texts(_ intent: String) -> [String] {
    intents.first { $0.name == intent }?.blocks.flatMap(\.phrases).map(\.text) ?? []
  }

  /// The first block of an intent.
  func block(_ intent: String) -> PhraseBlock? { intents.first { $0.name == intent }?.blocks.first }
}

extension Diagnostic {
  /// Severity, line and column, as `error 2:5`.
  var place: String { "\(severity.rawValue) \(position?.line ?? 0):\(position?.column ?? 0)" }

  /// What the carets stand under.
  var marked: String? {
    guard let sourceLine, let position else { return nil }
    return String(String.UnicodeScalarView(sourceLine.unicodeScalars.dropFirst(position.column - 1).prefix(length)))
  }
}
