import ParlanceTemplates

/// Finds nothing: for what a language without a data file does not know.
struct NoSpans: SpanRecognizer {
  /// None.
  func spans(in tokens: [Token], at start: Int) -> [Span] { [] }
}
