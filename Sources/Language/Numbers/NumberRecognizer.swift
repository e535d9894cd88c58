import ParlanceTemplates

/// Finds numbers in digits and in words; the longest comes first.
struct NumberRecognizer: NumberReader {
  /// The words of the language.
  let words: NumberWords

  /// The most tokens that one number has.
  private static var longest: Int { 24 }

  /// Whether a number can have the token.
  func canTake(_ token: Token) -> Bool { words.hold(token) }

  /// Whether a number can begin with the token.
  func canBegin(with token: Token) -> Bool { canTake(token) }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    // Most words are no numbers, and most numbers are one word, which is seen at once.
    guard let first = words.morphemes(of: tokens[start].text) else { return [] }
    if first.count == 1, let quantity = first[0].quantity, start + 1 == tokens.count || !canTake(tokens[start + 1]) {
      return [Span(end: start + 1, value: quantity.spanValue)]
    }
    return readings(of: tokens.lazy.map(\.text).dropFirst(start).prefix(Self.longest)).map {
      Span(end: start + $0.end, value: $0.quantity.spanValue)
    }
  }

  /// Whether a word is part of a number.
  func isPart(_ word: String) -> Bool { words.hold(word) }

  /// Whether a word is said in numbers.
  func holds(_ word: String) -> Bool { words.hold(word) }

  /// Whether a word is an article that can stand for one.
  func isArticle(_ word: String) -> Bool { words.morphemes(of: word) == [.article] }

  /// Every number that begins with the first word, as how many words it takes and what it is; the longest first.
  func readings(of texts: some Sequence<String>) -> [NumberGrammar.Reading] {
    var morphemes: [Morpheme] = []
    var boundaries: [Int: Int] = [:]
    for (index, text) in texts.enumerated() {
      guard let parts = words.morphemes(of: text) else { break }
      morphemes += parts
      boundaries[morphemes.count] = index + 1
    }
    guard !morphemes.isEmpty else { return [] }
    var found: [Int: Quantity] = [:]
    for reading in NumberGrammar(morphemes: morphemes, unitsFirst: words.unitsFirst).number(at: 0) {
      guard let end = boundaries[reading.end], found[end] == nil else { continue }
      found[end] = reading.quantity
    }
    return found.sorted { $0.key > $1.key }.map { NumberGrammar.Reading(end: $0.key, quantity: $0.value) }
  }
}
