import ParlanceTemplates

extension Language {
  /// How many the words say that there are of something, by a number or an article before it, and the words for that: “two teas”, “a tea”;
  /// `nil` where they say none.
  package func countAhead(of tokens: [Token]) -> (count: Int, rest: [Token])? {
    guard tokens.count > 1 else { return nil }
    for span in number.spans(in: tokens, at: 0) where span.end < tokens.count {
      if case .integer(let count) = span.value, count > 0 { return (count, Array(tokens[span.end...])) }
    }
    let words = (number as? NumberRecognizer)?.words
    return words?.morphemes(of: tokens[0].text) == [.article] ? (1, Array(tokens.dropFirst())) : nil
  }
}
