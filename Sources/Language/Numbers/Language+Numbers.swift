import ParlanceTemplates

// The numbers of a language, in digits and in words.
extension Language {
  /// Finds numbers as `.integer` and `.number`: digits with signs and decimals, words, fractions, dozens.
  package var number: any SpanRecognizer { reader }

  /// Finds numbers whose words are those of another language, given by its locale; of this one for `nil` and for what is no locale.
  package func numbers(in locale: String?) -> any SpanRecognizer {
    if let locale, let tag = LocaleTag(locale), tag.language != code { return parts.others.recognizer(for: tag) }
    return reader
  }

  /// Whether a token is surely a number or said in one. What finds numbers may take more, of which it only sees that the letters fit.
  package func isNumberWord(_ token: Token) -> Bool { reader.holds(token.text) }

  /// The whole number that all the words together are, of those that are meant; `nil` if they are none.
  package func wholeNumber(_ tokens: [Token], where isMeant: (Int) -> Bool = { _ in true }) -> Int? {
    guard !tokens.isEmpty else { return nil }
    for span in reader.spans(in: tokens, at: 0) where span.end == tokens.count {
      if case .integer(let number) = span.value, isMeant(number) { return number }
    }
    return nil
  }

  /// How many the words say that there are of something, by a number or an article before it, and the words for that: “two teas”, “a tea”;
  /// `nil` where they say none.
  package func countAhead(of tokens: [Token]) -> (count: Int, rest: [Token])? {
    guard tokens.count > 1 else { return nil }
    for span in reader.spans(in: tokens, at: 0) where span.end < tokens.count {
      if case .integer(let count) = span.value, count > 0 { return (count, Array(tokens[span.end...])) }
    }
    return reader.isArticle(tokens[0].text) ? (1, Array(tokens.dropFirst())) : nil
  }

  /// Whether one of the words is a whole number by itself.
  package func holdsNumber(_ tokens: [Token]) -> Bool { tokens.contains { wholeNumber([$0]) != nil } }

  /// What one of several things is called, “tea” of “teas”, where the last of the words ends as words for several do; `nil` where it does not.
  package func singular(of words: String) -> String? {
    guard let last = words.split(separator: " ").last else { return nil }
    return parts.grammar?.singulars.ifSound?.singular(of: String(last)).map { words.dropLast(last.count) + $0 }
  }

  /// Whether words for several things differ from those for one.
  package var tellsSeveral: Bool { parts.grammar?.singulars.ifSound?.isEmpty == false }

  /// The words of a whole number in digits, as tokens; none for what is no such number or for a language without words for numbers.
  package func wordsOfDigits(_ word: String) -> [String] {
    guard (1...6).contains(word.utf8.count), word.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Double(word)
    else {
      return []
    }
    return parts.spelled.plain(number).map { tokens($0).map(\.text) } ?? []
  }

  private var reader: any NumberReader { parts.grammar?.numbers.ifSound ?? parts.spelled }
}
