import ParlanceTemplates

/// Finds times in digits, `9:30`, as minutes after midnight.
struct ClockRecognizer: SpanRecognizer {
  /// Whether the token begins with a digit.
  func canBegin(with token: Token) -> Bool { token.text.utf8.first.map { (0x30...0x39).contains($0) } == true }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    let text = tokens[start].text
    guard (4...5).contains(text.utf8.count), canBegin(with: tokens[start]) else {
      return []
    }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "." })
    guard parts.count == 2, parts[1].utf8.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]),
      (0...23).contains(hour), (0...59).contains(minute)
    else { return [] }
    return [Span(end: start + 1, value: .integer(hour * 60 + minute))]
  }
}
