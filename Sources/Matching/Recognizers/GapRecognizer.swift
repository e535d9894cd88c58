import ParlanceTemplates

/// Takes the token of a gap, where a value is missing, and what another recogniser takes.
struct GapRecognizer: SpanRecognizer {
  /// What takes words; `nil` where none may fill the slot.
  var words: (any SpanRecognizer)?

  /// The token of a gap; no utterance has it.
  static func gap(at scalar: Int) -> Token { Token("\u{FFFC}", range: scalar..<scalar) }

  /// Whether a token stands for what is missing.
  static func isGap(_ token: Token) -> Bool { token.text == "\u{FFFC}" }

  /// Whether it is a gap, or part of what the other recogniser takes.
  func canTake(_ token: Token) -> Bool { Self.isGap(token) || words?.canTake(token) == true }

  /// Whether it is a gap, or begins what the other recogniser takes.
  func canBegin(with token: Token) -> Bool { Self.isGap(token) || words?.canBegin(with: token) == true }

  /// The gap alone where one stands; else what the other recogniser finds in the words before the next gap.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    if Self.isGap(tokens[start]) { return [Span(end: start + 1, value: .text)] }
    guard let words else { return [] }
    let end = tokens[start...].firstIndex(where: Self.isGap) ?? tokens.endIndex
    guard end < tokens.endIndex else { return words.spans(in: tokens, at: start) }
    return words.spans(in: Array(tokens[..<end]), at: start)
  }
}
