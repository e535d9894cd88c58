import ParlanceTemplates

/// Finds years: four digits, a number in words, or two numbers as in “twenty twenty six”.
struct YearRecognizer: SpanRecognizer {
  /// The numbers of the language.
  let numbers: any NumberReader

  /// Whether a number can begin with the token.
  func canBegin(with token: Token) -> Bool { numbers.canTake(token) }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    let text = tokens[start].text
    if let digits = Int(text) {
      return text.utf8.count == 4 && digits >= 1000 ? [Span(end: start + 1, value: .integer(digits))] : []
    }
    var spans: [Span] = []
    for reading in readings(in: tokens, at: start) {
      guard let whole = reading.quantity.whole else { continue }
      let end = start + reading.end
      if (1000...2999).contains(whole) { spans.append(Span(end: end, value: .integer(whole))) }
      guard (10...29).contains(whole), end < tokens.count else { continue }
      for rest in readings(in: tokens, at: end) {
        guard let years = rest.quantity.whole, (10...99).contains(years) else { continue }
        spans.append(Span(end: end + rest.end, value: .integer(whole * 100 + years)))
      }
    }
    return spans
  }

  private func readings(in tokens: [Token], at start: Int) -> [NumberGrammar.Reading] {
    numbers.readings(of: tokens.lazy.map(\.text).dropFirst(start).prefix(8))
  }
}
