import ParlanceDiagnostics
import ParlanceTemplates
import Synchronization

/// Phrases that are parsed when they are first asked for, and compiled when a word first needs them: most conversations
/// need few of a language's phrases.
final class PhraseSet: Sendable {
  private struct Parsed: Sendable {
    var entries: [(expression: Expression, payload: Int)]
    var firstWords: FirstWords
  }

  private let phrases: [Phrase]
  private let recognizers: [String: any SpanRecognizer]
  private let tokenizer: Tokenizer
  private let parsed = Mutex<Parsed?>(nil)
  private let compiled = Mutex<TemplateSet?>(nil)

  /// Takes phrases, and what fills their slots.
  init(_ phrases: [Phrase], recognizers: [String: any SpanRecognizer] = [:], tokenizer: Tokenizer) {
    self.phrases = phrases
    self.recognizers = recognizers
    self.tokenizer = tokenizer
  }

  /// The readings from `start`, best first, of the whole rest or of any part that begins there.
  func matches(_ tokens: [Token], from start: Int, toEnd: Bool) -> [Derivation] {
    guard start < tokens.count, (try? canBegin(with: tokens, at: start)) == true else { return [] }
    return (try? templates().matches(tokens, from: start, toEnd: toEnd)) ?? []
  }

  /// The compiled templates; throws for a fault in them, which is one of the data file.
  @discardableResult
  func templates() throws(Diagnostic) -> TemplateSet {
    if let known = compiled.withLock({ $0 }) { return known }
    let set = try TemplateSet(parse().entries, tokenize: tokenizer.tokens, recognizers: recognizers)
    compiled.withLock { $0 = set }
    return set
  }

  private func parse() throws(Diagnostic) -> Parsed {
    if let known = parsed.withLock({ $0 }) { return known }
    var entries: [(expression: Expression, payload: Int)] = []
    for phrase in phrases {
      entries.append((try TemplateParser.parse(phrase.text, at: phrase.position), phrase.payload))
    }
    let result = Parsed(
      entries: entries, firstWords: FirstWords(entries.map(\.expression), tokenize: tokenizer.tokens))
    parsed.withLock { $0 = result }
    return result
  }

  private func canBegin(with tokens: [Token], at start: Int) throws(Diagnostic) -> Bool {
    let first = try parse().firstWords
    return first.isOpen || first.words.contains(tokens[start].text)
      || first.lists.contains { recognizers[$0]?.spans(in: tokens, at: start).isEmpty == false }
  }
}
