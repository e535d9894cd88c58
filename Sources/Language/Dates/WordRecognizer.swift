import ParlanceTemplates

/// Finds single words that stand for a number, such as names of weekdays.
struct WordRecognizer: SpanRecognizer {
  /// The numbers by word.
  let numbers: [String: Int]

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    numbers[tokens[start].text].map { [Span(end: start + 1, value: .integer($0))] } ?? []
  }
}
