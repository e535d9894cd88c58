import ParlanceTemplates

/// Finds numbers, and tells of each how many words it takes.
protocol NumberReader: SpanRecognizer {
  /// Every number that begins with the first word, as how many words it takes and what it is; the longest first.
  func readings(of texts: some Sequence<String>) -> [NumberGrammar.Reading]

  /// Whether a word is part of a number.
  func isPart(_ word: String) -> Bool

  /// Whether a word is surely said in numbers, where ``isPart(_:)`` may tell by its letters alone.
  func holds(_ word: String) -> Bool

  /// Whether a word before a thing says that there is one of it, and is no number by itself: “a”.
  func isArticle(_ word: String) -> Bool
}

extension NumberReader {
  /// The whole number that all the words make; `nil` if they make none.
  func whole(_ texts: [String]) -> Int? {
    guard let longest = readings(of: texts).first, longest.end == texts.count else { return nil }
    return longest.quantity.whole
  }
}
