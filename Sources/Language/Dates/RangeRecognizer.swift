import ParlanceTemplates

/// Finds what others find, as far as it is a whole number within a range.
struct RangeRecognizer: SpanRecognizer {
  /// The others, in order.
  let recognizers: [any SpanRecognizer]
  /// The numbers that count.
  let range: ClosedRange<Int>
  /// What they are multiples of.
  var step = 1

  /// Whether one of the others can begin with the token.
  func canBegin(with token: Token) -> Bool { recognizers.contains { $0.canBegin(with: token) } }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    var found: [Span] = []
    for span in recognizers.flatMap({ $0.spans(in: tokens, at: start) }) {
      guard case .integer(let number) = span.value, range.contains(number), number % step == 0 else { continue }
      if !found.contains(where: { $0.end == span.end && $0.value == span.value }) { found.append(span) }
    }
    return found
  }
}
