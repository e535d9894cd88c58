extension Utterance {
  /// The most hearings that are tried.
  private static var mostHearings: Int { 10 }

  /// Every hearing once, likeliest first, each with its own confidence; no more than are tried.
  package var hearings: [Utterance] {
    var seen: Set<String> = [text]
    var hearings = [self]
    hearings[0].alternatives = []
    for other in alternatives where seen.insert(other.text).inserted {
      hearings.append(Utterance(other.text, context: context, confidence: other.confidence, isRecognised: isRecognised))
    }
    return Array(hearings.prefix(Self.mostHearings))
  }

  /// The first hearing with the others that are tried, of which it may have words.
  package var woven: Utterance {
    var woven = self
    woven.alternatives = hearings.dropFirst().map { Alternative(text: $0.text, confidence: $0.confidence) }
    return woven
  }
}
