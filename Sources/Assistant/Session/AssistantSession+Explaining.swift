import ParlanceMatching

// How words are matched, told without a turn.
extension AssistantSession {
  /// How an utterance is matched at this moment, without a turn; the last one if none is given. Of several hearings it is the one that a
  /// turn would take.
  package func match(_ utterance: Utterance?) async -> (utterance: String, result: MatchResult)? {
    await bestHearing(utterance).map { ($0.utterance, $0.result) }
  }

  /// The same with all that there is to tell of it.
  package func explain(
    _ utterance: Utterance?
  ) async -> (utterance: String, result: MatchResult, details: MatchDetails)? {
    guard let (text, result, situation) = await bestHearing(utterance) else { return nil }
    return (text, result, spoken.matcher.details(of: result, text, in: situation, spoken.table))
  }

  private func bestHearing(
    _ utterance: Utterance?
  ) async -> (utterance: String, result: MatchResult, situation: Situation)? {
    guard let utterance = utterance ?? lastUtterance else { return nil }
    var hearings: [(text: String, result: MatchResult)] = []
    var situations: [Situation] = []
    for text in utterance.hearings.map(\.text) {
      var situation = await situation(utterance, spoken.language.tokens(text))
      situation.wantsNearest = true
      hearings.append((text, spoken.matcher.match(text, in: situation)))
      situations.append(situation)
      if hearings[0].result.isExact { break }
    }
    return spoken.matcher.choice(of: hearings).map { (hearings[$0].text, $1, situations[$0]) }
  }
}
