import ParlanceDiagnostics
import ParlanceTemplates

/// Phrases that are parsed and compiled when words first need them: most conversations need few of a language's phrases.
final class PhraseSet: Sendable {
  private struct Parsed: Sendable {
    var entries: [(expression: Expression, payload: Int)]
    var firstWords: FirstWords
    /// How many words of the phrases stand at least in what one of them says.
    var fewestWords: Int
  }

  private let recognizers: [String: any SpanRecognizer]
  /// What fills slots, of several that begin alike one.
  private let takers: [any SpanRecognizer]
  /// Whether a slot takes whatever words there are: then only the phrases' own words tell that none of them is said.
  private let takesAnyWords: Bool
  private let words: Lazy<PhraseWords, Never>
  private let parsed: Lazy<Parsed, Diagnostic>
  private let compiled: Lazy<TemplateSet, Diagnostic>

  /// Takes phrases, and what fills their slots.
  init(_ phrases: [Phrase], recognizers: [String: any SpanRecognizer] = [:], tokenizer: Tokenizer) {
    self.recognizers = recognizers
    takers = Self.takers(Array(recognizers.values))
    takesAnyWords = recognizers.values.contains { $0 is AnyWords }
    let words = Lazy<PhraseWords, Never> { PhraseWords(phrases, tokenizer: tokenizer) }
    self.words = words
    let parsed = Lazy { () throws(Diagnostic) in
      var entries: [(expression: Expression, payload: Int)] = []
      for phrase in phrases {
        entries.append((try TemplateParser.parse(phrase.text, at: phrase.position), phrase.payload))
      }
      let firstWords = FirstWords(entries.map(\.expression), tokenize: tokenizer.tokens)
      let fewest = entries.map { $0.expression.fewestWords(tokenizer.tokens) }.min() ?? 0
      return Parsed(entries: entries, firstWords: firstWords, fewestWords: words.value.isOpen ? 0 : fewest)
    }
    self.parsed = parsed
    compiled = Lazy { () throws(Diagnostic) in
      try TemplateSet(parsed.get().entries, tokenize: tokenizer.tokens, recognizers: recognizers)
    }
  }

  /// The readings from `start`, best first, of the whole rest or of any part that begins there.
  func matches(_ tokens: [Token], from start: Int, toEnd: Bool) -> [Derivation] {
    guard start < tokens.count, hasWords(tokens, from: start), canMatch(tokens, from: start, toEnd: toEnd),
      (try? canBegin(with: tokens, at: start)) == true
    else { return [] }
    let find = { (try? self.templates().matches(tokens, from: start, toEnd: toEnd)) ?? [] }
    guard let memo = PhraseMemo.current else { return find() }
    return memo.matches(of: self, tokens, from: start, toEnd: toEnd, find)
  }

  /// Whether a phrase can begin with the token, as far as that is known without reading the phrases.
  func mayBegin(with token: Token) -> Bool {
    let words = words.value
    guard !words.isOpen else { return true }
    return words.words.contains(token) || takers.contains { $0.canBegin(with: token) }
  }

  /// The words of all phrases, and the names of their slots; `nil` where there may be others, put together of groups.
  var knownWords: WordSet? { words.value.isOpen ? nil : words.value.words }

  /// Whether a phrase begins with this very word, and not with what fills a slot.
  func mayOpen(with token: Token) -> Bool {
    let words = words.value
    guard words.isOpen || words.words.contains(token),
      let first = parsed.ifSound?.firstWords
    else { return false }
    return first.words.contains(token)
  }

  /// The compiled templates; throws for a fault in them, which is one of the data file.
  @discardableResult
  func templates() throws(Diagnostic) -> TemplateSet { try compiled.get() }

  private static func takers(_ recognizers: [any SpanRecognizer]) -> [any SpanRecognizer] {
    var takers: [any SpanRecognizer] = []
    // One language has one reader of numbers, and one of ordinals.
    var (hasNumbers, hasOrdinals) = (false, false)
    for taker in recognizers.flatMap({ ($0 as? RangeRecognizer)?.recognizers ?? [$0] }) {
      let (isNumber, isOrdinal) = (taker is any NumberReader, taker is OrdinalRecognizer)
      guard !(isNumber && hasNumbers), !(isOrdinal && hasOrdinals) else { continue }
      (hasNumbers, hasOrdinals) = (hasNumbers || isNumber, hasOrdinals || isOrdinal)
      takers.append(taker)
    }
    return takers
  }

  /// Whether there are as many of the phrases' words as one of them has at least, where a slot takes all others.
  private func hasWords(_ tokens: [Token], from start: Int) -> Bool {
    guard takesAnyWords, let fewest = parsed.ifSound?.fewestWords, fewest > 0 else { return true }
    let words = words.value.words
    var rest = fewest
    for token in tokens[start...] where words.contains(token) {
      rest -= 1
      if rest == 0 { return true }
    }
    return false
  }

  /// Whether each word is one of the phrases', or part of what fills a slot; of the first word only if more may follow.
  private func canMatch(_ tokens: [Token], from start: Int, toEnd: Bool) -> Bool {
    let words = words.value
    guard !words.isOpen else { return true }
    var index = start
    let end = toEnd ? tokens.count : start + 1
    while index < end {
      if words.words.contains(tokens[index]) {
        index += 1
      } else {
        var next = index
        for taker in takers where taker.canBegin(with: tokens[index]) {
          for span in taker.spans(in: tokens, at: index) { next = max(next, span.end) }
        }
        guard next > index else { return false }
        index = next
      }
    }
    return true
  }

  private func canBegin(with tokens: [Token], at start: Int) throws(Diagnostic) -> Bool {
    let first = try parsed.get().firstWords
    return first.isOpen || first.words.contains(tokens[start])
      || first.lists.contains { list in
        guard let recognizer = recognizers[list], recognizer.canBegin(with: tokens[start]) else { return false }
        return !recognizer.spans(in: tokens, at: start).isEmpty
      }
  }
}
