import ParlanceTemplates

/// Finds a short word of a language of which nobody knows more, such as stands before a time: «venerdì alle 17:00», «vrijdag om 17:00».
struct ShortWordRecognizer: SpanRecognizer {
  /// The most letters of such a word; longer ones are mostly things.
  private static var mostLetters: Int { 4 }

  /// Whether the token is one: all words that are no numbers may be.
  func canBegin(with token: Token) -> Bool {
    (1...Self.mostLetters).contains(token.text.count) && token.text.allSatisfy(\.isLetter)
  }

  /// The word at `start`, if it is one.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    canBegin(with: tokens[start]) ? [Span(end: start + 1, value: .integer(0))] : []
  }
}
