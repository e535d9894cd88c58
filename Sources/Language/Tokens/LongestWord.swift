import ParlanceTemplates

extension [String: Int] {
  /// The value of the longest word that begins at a token, and where it ends.
  ///
  /// In scripts without spaces a word has several tokens, which touch: 時間.
  func longestWord(in tokens: [Token], at start: Int) -> (end: Int, value: Int)? {
    guard start < tokens.count else { return nil }
    var word = tokens[start].text
    var found = self[word].map { (end: start + 1, value: $0) }
    var end = start + 1
    while end < tokens.count, end - start < 4, tokens[end].range.lowerBound == tokens[end - 1].range.upperBound {
      word += tokens[end].text
      end += 1
      if let value = self[word] { found = (end, value) }
    }
    return found
  }
}
