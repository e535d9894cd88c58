import ParlanceTemplates

/// Finds the day of a month as an ordinal in digits, where a word would say something else: “by 5th”, and not “on second thought”.
struct OrdinalDigitRecognizer: SpanRecognizer {
  /// What an ordinal is said by.
  let ordinals: OrdinalRecognizer

  /// Whether such a day can begin with the token.
  func canBegin(with token: Token) -> Bool {
    ClockDigitRecognizer().canBegin(with: token) && ordinals.canBegin(with: token)
  }

  /// The days that begin with the token.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    guard canBegin(with: tokens[start]) else { return [] }
    return ordinals.spans(in: tokens, at: start).filter { span in
      if case .integer(let day) = span.value { (1...31).contains(day) } else { false }
    }
  }
}
