import ParlanceTemplates

/// Parses the first line as a template, the second as a rule `<r>`, and reads the third with them.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzTemplates(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let lines = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    .split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
  guard let template = try? TemplateParser.parse(lines[0]) else { return 0 }
  let rule = lines.count > 1 ? try? TemplateParser.parse(lines[1]) : nil
  let set = try? TemplateSet(
    [(template, 0)], rules: rule.map { ["r": $0] } ?? [:], tokenize: words, recognizers: ["x": AnyWords()])
  guard let set, lines.count > 2 else { return 0 }
  let tokens = words(lines[2])
  for derivation in set.matches(tokens) {
    precondition(derivation.end == tokens.count, "a reading ends before the utterance does")
    for capture in derivation.captures {
      precondition(!capture.range.isEmpty && capture.range.upperBound <= tokens.count, "a slot lies outside")
    }
  }
  _ = set.matches(tokens, toEnd: false)
  return 0
}

/// Splits at spaces.
private func words(_ text: String) -> [Token] {
  var tokens: [Token] = []
  var start = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let count = word.unicodeScalars.count
    if count > 0 { tokens.append(Token(String(word), range: start..<start + count)) }
    start += count + 1
  }
  return tokens
}

/// Takes up to three words.
private struct AnyWords: SpanRecognizer {
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    (start + 1...min(start + 3, tokens.count)).map { Span(end: $0, value: .text, cost: Cost(wildcards: 1)) }
  }
}
