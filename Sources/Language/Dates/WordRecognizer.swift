import ParlanceTemplates

/// Finds words that stand for a number, such as names of weekdays.
struct WordRecognizer: SpanRecognizer {
  /// The numbers by word.
  let numbers: [String: Int]
  /// What words begin with: where a word is several tokens its first one is among them.
  private let beginnings: WordTable

  /// Takes the numbers by word.
  init(numbers: [String: Int]) {
    self.numbers = numbers
    var beginnings = WordTable()
    for word in numbers.keys {
      for end in word.unicodeScalars.indices.dropFirst() { _ = beginnings.insert(String(word[..<end])) }
      _ = beginnings.insert(word)
    }
    self.beginnings = beginnings
  }

  /// Whether one of the words begins with the token.
  func canBegin(with token: Token) -> Bool { beginnings.holds(token) }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    numbers.longestWord(in: tokens, at: start).map { [Span(end: $0.end, value: .integer($0.value))] } ?? []
  }
}
