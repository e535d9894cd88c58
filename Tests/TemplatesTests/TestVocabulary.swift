import ParlanceDiagnostics
import ParlanceTemplates

/// Splits at spaces and lowers case: enough of a tokenizer for templates.
func words(_ text: String) -> [Token] {
  var tokens: [Token] = []
  var start = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let count = word.unicodeScalars.count
    if count > 0 { tokens.append(Token(word.lowercased(), range: start..<start + count)) }
    start += count + 1
  }
  return tokens
}

/// Takes any run of words.
struct AnyWords: SpanRecognizer {
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    (start + 1...tokens.count).map { Span(end: $0, value: .text, cost: Cost(wildcards: 1)) }
  }
}

/// Takes one of some names, each of one word or several.
struct Names: SpanRecognizer {
  var names: [String]

  func spans(in tokens: [Token], at start: Int) -> [Span] {
    names.enumerated().compactMap { index, name in
      let wanted = words(name).map(\.text)
      guard start + wanted.count <= tokens.count,
        tokens[start..<start + wanted.count].map(\.text) == wanted
      else { return nil }
      return Span(end: start + wanted.count, value: .index(index))
    }
  }
}

/// Compiles templates; payloads count from 0.
func compiled(
  _ templates: [String], rules: [String: String] = [:], recognizers: [String: any SpanRecognizer] = [:]
) throws -> TemplateSet {
  try TemplateSet(
    templates.enumerated().map { (try TemplateParser.parse($0.element), $0.offset) },
    rules: rules.mapValues { try TemplateParser.parse($0) }, tokenize: words, recognizers: recognizers)
}
