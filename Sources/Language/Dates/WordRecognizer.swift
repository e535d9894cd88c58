import ParlanceTemplates

/// Finds words that stand for a number, such as names of weekdays.
struct WordRecognizer: SpanRecognizer {
  /// The numbers by word.
  let numbers: [String: Int]

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    numbers.longestWord(in: tokens, at: start).map { [Span(end: $0.end, value: .integer($0.value))] } ?? []
  }
}
