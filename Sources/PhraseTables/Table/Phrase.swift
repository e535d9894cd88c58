import ParlanceDiagnostics
import ParlanceTemplates

/// One template as a person wrote it.
package struct Phrase: Sendable, Hashable {
  /// The template's text.
  package var text: String

  /// The template, parsed.
  package var expression: Expression

  /// Where the text begins in its file, behind an opening quote.
  package var position: SourcePosition

  /// Makes a phrase.
  package init(text: String, expression: Expression, position: SourcePosition) {
    self.text = text
    self.expression = expression
    self.position = position
  }
}
