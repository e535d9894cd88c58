import ParlanceLanguage
import ParlanceTemplates

// Which phrase came nearest to an utterance that none reads, for whoever wants to know why.
extension Matcher {
  /// The phrase that came nearest to tokens that none reads; `nil` if one reads them, or none begins like them.
  package func nearest(_ tokens: [Token], of utterance: String, in situation: Situation) -> MatchResult.Nearest? {
    var situation = situation.exactly
    situation.wantsNearest = true
    return match(tokens, of: utterance, in: situation).nearest
  }

  /// Whether a phrase that begins with words of its own goes on behind a text of one word, which goes along with anything.
  private func goesOn(_ payload: Int, to place: Int, behind furthest: Int) -> Bool {
    place > furthest + 1 && compiled.accepted[payload].text.first != "{"
  }

  /// The same of what was tried.
  func nearest(
    _ attempts: [Attempt], _ text: UtteranceText, in situation: Situation
  ) -> MatchResult.Nearest? {
    let recognizers = recognizers(in: situation)
    let bounded = { (text: any SpanRecognizer) in
      zip(self.compiled.slots, recognizers).map { slot, recognizer -> any SpanRecognizer in
        slot.type == .text || slot.isWildcard ? text : recognizer
      }
    }
    // What takes any words would go along with every utterance and says nothing of how near a phrase is.
    let strict = bounded(NoRecognizer())
    let found = attempts.filter { !$0.isCutting }.map { attempt in
      (tokens: attempt.tokens, nearest: automaton.nearest(attempt.tokens, recognizers: strict))
    }
    guard let (tokens, nearest) = found.max(by: { $0.nearest.furthest < $1.nearest.furthest }),
      let payload = nearest.payload
    else { return nil }
    // What is said only with a question mark, or elsewhere, is not near.
    let context = MatchContext(situation.context, keys)
    guard conditions[Int(facts[payload].block)].canBeFulfilled(in: context, keys) else { return nil }
    // A phrase that shares no more than an article, a “not” or one character of a script without spaces with the utterance is not near.
    guard nearest.furthest != 1 || !tokens[0].isCharacter || tokens.count == 1 else { return nil }
    let saysNothing = { (token: Token) in
      self.language.stopWords.contains(token) || self.language.negations.contains(token)
    }
    guard !tokens.prefix(nearest.furthest).allSatisfy(saysNothing) else { return nil }
    // Of that phrase a text is likely one word: “put milk in the garage” is broken by the garage. One with more words of its own behind the text is
    // nearer.
    let loose = automaton.nearest(tokens, recognizers: bounded(SingleWord()))
    let isFurther = loose.payload.map { goesOn($0, to: loose.withSlots, behind: nearest.furthest) } ?? false
    let furthest =
      loose.payload == payload || isFurther ? max(nearest.furthest, loose.withSlots) : nearest.furthest
    let accepted = compiled.accepted[isFurther ? loose.payload ?? payload : payload]
    let token = furthest < tokens.count ? tokens[furthest] : nil
    let word = token.map { text.slice($0.range) }
    return MatchResult.Nearest(
      phrase: accepted.text, source: accepted.position, intent: compiled.intents[Int(accepted.intent)], word: word)
  }
}
