import ParlanceAssistant

/// What a reader of input makes of the bytes that came.
package enum HeardEvent: Sendable, Hashable {
  /// A turn; the number of the line that completes it.
  case line(InputLine, number: Int)

  /// What the person seems to say, who has not finished; nothing is done with it.
  case partial(String)

  /// A line that is no input.
  case problem(InputProblem)

  /// The system could not read on; the input ends here.
  case unreadable(InputProblem)
}

/// What a recogniser heard.
struct Recognition: Sendable, Hashable {
  /// The words.
  var text: String
  /// From 0 to 1; `nil` if the recogniser does not tell, or in a measure of its own.
  var confidence: Double?
  /// Other hearings of the same sound, best first.
  var alternatives: [Utterance.Alternative] = []

  /// Makes a recognition; what is no share of one is no confidence that could be compared.
  init(_ text: String, confidence: Double? = nil, alternatives: [Utterance.Alternative] = []) {
    self.text = text
    self.confidence = Self.share(confidence)
    self.alternatives = alternatives
  }

  /// The confidence if it is a share of one; some recognisers tell the logarithm of one, or a sum of scores.
  static func share(_ confidence: Double?) -> Double? {
    confidence.flatMap { (0...1).contains($0) ? $0 : nil }
  }
}
