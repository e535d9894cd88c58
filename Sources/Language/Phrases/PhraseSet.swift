import ParlanceDiagnostics
import ParlanceTemplates

/// Phrases that are parsed and compiled when words first need them: most conversations need few of a language's phrases.
final class PhraseSet: Sendable {
  private struct Parsed: Sendable {
    var entries: [(expression: Expression, payload: Int)]
    var firstWords: FirstWords
  }

  private let recognizers: [String: any SpanRecognizer]
  private let takers: [any SpanRecognizer]
  private let words: Lazy<PhraseWords, Never>
  private let parsed: Lazy<Parsed, Diagnostic>
  private let compiled: Lazy<TemplateSet, Diagnostic>

  /// Takes phrases, and what fills their slots.
  init(_ phrases: [Phrase], recognizers: [String: any SpanRecognizer] = [:], tokenizer: Tokenizer) {
    self.recognizers = recognizers
    takers = Array(recognizers.values)
    words = Lazy { PhraseWords(phrases, tokenizer: tokenizer) }
    let parsed = Lazy { () throws(Diagnostic) in
      var entries: [(expression: Expression, payload: Int)] = []
      for phrase in phrases {
        entries.append((try TemplateParser.parse(phrase.text, at: phrase.position), phrase.payload))
      }
      let firstWords = FirstWords(entries.map(\.expression), tokenize: tokenizer.tokens)
      return Parsed(entries: entries, firstWords: firstWords)
    }
    self.parsed = parsed
    compiled = Lazy { () throws(Diagnostic) in
      try TemplateSet(parsed.get().entries, tokenize: tokenizer.tokens, recognizers: recognizers)
    }
  }

  /// The readings from `start`, best first, of the whole rest or of any part that begins there.
  func matches(_ tokens: [Token], from start: Int, toEnd: Bool) -> [Derivation] {
    guard start < tokens.count, canMatch(tokens, from: start, toEnd: toEnd),
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
    return words.words.contains(token.text) || takers.contains { $0.canBegin(with: token) }
  }

  /// The words of all phrases, and the names of their slots; `nil` where there may be others, put together of groups.
  var knownWords: Set<String>? { words.value.isOpen ? nil : words.value.words }

  /// Whether a phrase begins with this very word, and not with what fills a slot.
  func mayOpen(with token: Token) -> Bool {
    let words = words.value
    guard words.isOpen || words.words.contains(token.text),
      let first = parsed.ifSound?.firstWords
    else { return false }
    return first.words.contains(token.text)
  }

  /// The compiled templates; throws for a fault in them, which is one of the data file.
  @discardableResult
  func templates() throws(Diagnostic) -> TemplateSet { try compiled.get() }

  /// Whether each word is one of the phrases', or part of what fills a slot; of the first word only if more may follow.
  private func canMatch(_ tokens: [Token], from start: Int, toEnd: Bool) -> Bool {
    let words = words.value
    guard !words.isOpen else { return true }
    var index = start
    let end = toEnd ? tokens.count : start + 1
    while index < end {
      if words.words.contains(tokens[index].text) {
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
    return first.isOpen || first.words.contains(tokens[start].text)
      || first.lists.contains { list in
        guard let recognizer = recognizers[list], recognizer.canBegin(with: tokens[start]) else { return false }
        return !recognizer.spans(in: tokens, at: start).isEmpty
      }
  }
}
