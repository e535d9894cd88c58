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
    var situations: [Situation] = []
    let texts = utterance.hearings.map(\.text)
    var single = utterance
    single.alternatives = []
    for text in texts {
      var situation = await situation(single, spoken.language.tokens(text))
      situation.wantsNearest = true
      situations.append(situation)
    }
    return spoken.matcher.choice(of: texts, in: situations).map { place, result in
      let (text, situation) = (texts[place], situations[place])
      let tokens = spoken.language.tokens(text)
      return (text, spoken.matcher.offering(result, tokens, of: text, in: situation), situation)
    }
  }
}
