import ParlanceTemplates

/// Finds what another recogniser finds, where signs part it from what stands around it: 「3日（木）歯医者」 is on a Thursday, 「3日木を植える」 is not.
struct BracketedRecognizer: SpanRecognizer {
  /// What is looked for.
  let recognizer: any SpanRecognizer

  /// Whether it can begin with the token.
  func canBegin(with token: Token) -> Bool { recognizer.canBegin(with: token) }

  /// The spans from `start` that are parted from the words before and behind; there must be some before.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    let isParted = { (place: Int) in
      place == tokens.count || tokens[place - 1].range.upperBound < tokens[place].range.lowerBound
    }
    guard start > 0, isParted(start) else { return [] }
    return recognizer.spans(in: tokens, at: start).filter { isParted($0.end) }
  }
}
