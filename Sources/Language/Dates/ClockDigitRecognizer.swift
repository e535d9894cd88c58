import ParlanceTemplates

/// Finds times in four digits without a sign between them, `0745`, as minutes after midnight; in three, `530`, those of a quarter or of ten minutes from three
/// on, as recognisers write “five thirty”: people speak of 350 degrees and of 120 dollars too.
struct ClockDigitRecognizer: SpanRecognizer {
  /// The minutes that are read behind a single digit of an hour.
  private static let spokenMinutes: Set<Int> = [10, 15, 20, 30, 40, 45]
  /// The first hour of which they are.
  private static let firstOfThree = 3

  /// Whether the token begins with a digit.
  func canBegin(with token: Token) -> Bool { token.text.utf8.first.map { (0x30...0x39).contains($0) } == true }

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    let text = tokens[start].text
    guard (3...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let digits = Int(text), (0...23).contains(digits / 100), (0...59).contains(digits % 100),
      text.utf8.count == 4
        || digits / 100 >= Self.firstOfThree && Self.spokenMinutes.contains(digits % 100)
    else { return [] }
    return [Span(end: start + 1, value: .integer(digits / 100 * 60 + digits % 100))]
  }
}
