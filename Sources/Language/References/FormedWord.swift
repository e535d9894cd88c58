import ParlanceTemplates

/// One word that begins and ends as some form of verbs does: “gekauft”, which begins with “ge” and ends in “t”.
struct FormedWord: SpanRecognizer {
  /// The forms, each as a beginning and an ending, or as an ending alone.
  let forms: [[String]]

  /// Whether it is such a word.
  func canBegin(with token: Token) -> Bool { isFormed(token.text) }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    guard tokens.indices.contains(start), isFormed(tokens[start].text) else { return [] }
    return [Span(end: start + 1, value: .text)]
  }

  private func isFormed(_ word: String) -> Bool {
    forms.contains { form in
      guard form.count == 2 else { return form.count == 1 && word.hasSuffix(form[0]) }
      return word.count > form[0].count + form[1].count && word.hasPrefix(form[0]) && word.hasSuffix(form[1])
    }
  }
}
