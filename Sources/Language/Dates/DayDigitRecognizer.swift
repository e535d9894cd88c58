import ParlanceTemplates

/// Finds the day of a month in digits alone, where a word for its number would say something else: German „auf den einen“.
struct DayDigitRecognizer: SpanRecognizer {
  /// Whether the token is such a day.
  func canBegin(with token: Token) -> Bool { day(token) != nil }

  /// The token, if it is such a day.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    day(tokens[start]).map { [Span(end: start + 1, value: .integer($0))] } ?? []
  }

  private func day(_ token: Token) -> Int? {
    guard let day = Int(token.text), (1...31).contains(day) else { return nil }
    return day
  }
}
