import ParlanceTemplates

/// Finds times in digits, `9:30`, as minutes after midnight.
struct ClockRecognizer: SpanRecognizer {
  /// What stands between the numbers of a time in some languages, « 9h30 »; `nil` in those where that is how long something takes.
  var hourSign: String?

  /// Whether the token begins with a digit.
  func canBegin(with token: Token) -> Bool { token.text.utf8.first.map { (0x30...0x39).contains($0) } == true }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    guard canBegin(with: tokens[start]) else { return [] }
    if let hourSign, tokens.holds([hourSign], at: start + 1) {
      guard start + 2 < tokens.count,
        case let (first, sign, last) = (tokens[start], tokens[start + 1], tokens[start + 2]),
        // « 9h30 » is one word, and “1 h 30 chairs” is none.
        first.range.upperBound == sign.range.lowerBound, sign.range.upperBound == last.range.lowerBound
      else { return [] }
      return span(first.text[...], last.text[...], to: start + 3)
    }
    let text = tokens[start].text
    guard (4...5).contains(text.utf8.count) else { return [] }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "." })
    return parts.count == 2 ? span(parts[0], parts[1], to: start + 1) : []
  }

  private func span(_ hours: Substring, _ minutes: Substring, to end: Int) -> [Span] {
    guard (1...2).contains(hours.utf8.count), minutes.utf8.count == 2, let hour = Int(hours), let minute = Int(minutes),
      (0...23).contains(hour), (0...59).contains(minute)
    else { return [] }
    return [Span(end: end, value: .integer(hour * 60 + minute))]
  }
}
