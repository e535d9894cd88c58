/// Tells what a recogniser says twice from what a person says twice.
struct Repeats: Sendable {
  /// Nobody says the same again in less time than this.
  static let window = Duration.seconds(1)

  private var last: (words: String, moment: ContinuousClock.Instant)?

  /// Whether the words are those that were heard a moment ago.
  mutating func isRepeat(_ text: String, at moment: ContinuousClock.Instant) -> Bool {
    let words = Self.letters(text)
    defer { last = (words, moment) }
    guard let last, last.words == words else { return false }
    return moment - last.moment <= Self.window
  }

  /// The text with a sentence that stands there several times in a row only once: recognisers loop on what is hard to hear.
  static func withoutLoops(_ text: String) -> String {
    var sentences: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = end(of: text[start...])
      let sentence = text[start..<end]
      // A point without words behind it, as in “...”, is part of the sentence before.
      let isNew = sentences.last.map { letters($0) != letters(sentence) } ?? true
      if isNew || letters(sentence).isEmpty { sentences.append(sentence) }
      start = end
    }
    return sentences.joined()
  }

  /// Where its first sentence ends; a point before a letter or a digit ends none: “192.168.1.1”.
  private static func end(of text: Substring) -> Substring.Index {
    for place in text.indices where ".!?。！？".contains(text[place]) {
      let next = text.index(after: place)
      if text[place] != "." || next == text.endIndex || !(text[next].isLetter || text[next].isNumber) { return next }
    }
    return text.endIndex
  }

  /// What of a text is compared: its letters and digits, in lower case.
  static func letters(_ text: some StringProtocol) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
