import ParlanceLanguage
import ParlanceTemplates

// What nothing else understands may be offered: “buy milk” is asked about where an app can add tasks.
extension Matcher {
  /// What can be offered for words that nothing understands, as a guess; `nil` if that is nothing.
  ///
  /// Only phrases that are written to be offered are looked at, and nothing is forgiven in them. Some text must begin or end as the block
  /// demands, with more than those words in it. A question is offered nothing, nor is what says “not”.
  package func offer(_ tokens: [Token], of utterance: String, in situation: Situation) -> MatchResult? {
    guard let offers = offers.value, !language.asks(tokens, utterance),
      !tokens.contains(where: { language.negations.contains($0.text) })
    else { return nil }
    let matches = offers.match(tokens, of: utterance, in: situation.exactly).matches
    guard
      var match = matches.first(where: { match in
        match.why == nil && match.how == .exact && !match.isHalf && offers.isOffered(match, tokens)
      })
    else { return nil }
    match.isOffered = true
    return MatchResult(of: match, isGuess: true)
  }

  /// Matches an utterance, and where nothing matches tells what can be offered.
  package func matchOrOffer(_ utterance: String, in situation: Situation) -> MatchResult {
    let result = match(utterance, in: situation)
    return offering(result, language.tokens(utterance), of: utterance, in: situation)
  }

  /// The result, or what can be offered if there is no match and nothing says why, or a match that is as little like the words as to be asked
  /// about.
  package func offering(
    _ result: MatchResult, _ tokens: [Token], of utterance: String, in situation: Situation
  ) -> MatchResult {
    guard result.why == nil, result.matches.first?.isUnsure ?? true else { return result }
    return offer(tokens, of: utterance, in: situation) ?? result
  }

  private func isOffered(_ match: Match, _ tokens: [Token]) -> Bool {
    guard let phrase = compiled.accepted.first(where: { $0.position == match.source && $0.text == match.phrase }) else {
      return false
    }
    let block = compiled.blocks[Int(phrase.block)]
    guard !block.without.contains(where: { tokens.hold($0) }) else { return false }
    guard !block.begins.isEmpty || !block.ends.isEmpty else { return true }
    return match.slots.contains { slot in
      guard slot.cost.wildcards > 0, let range = slot.range else { return false }
      let words = tokens.filter { range.overlaps($0.range) }.map(\.text)
      return block.begins.contains { $0.count < words.count && words.starts(with: $0) }
        || block.ends.contains { $0.count < words.count && words.suffix($0.count).elementsEqual($0) }
    }
  }
}
