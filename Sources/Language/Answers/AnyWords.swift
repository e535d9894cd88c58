import ParlanceTemplates

/// Takes any words, as many as there are.
struct AnyWords: SpanRecognizer {
  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    tokens.indices[start...].map { Span(end: $0 + 1, value: .text) }
  }
}
