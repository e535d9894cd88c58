import ParlanceLanguage
import ParlanceTemplates

// What nothing else understands may be offered: “buy milk” is asked about where an app can add tasks.
extension Matcher {
  /// What can be offered for words that nothing understands, as a guess; `nil` if that is nothing.
  ///
  /// Only phrases that are written to be offered are looked at, and nothing is forgiven in them. Some text must begin or end as the block
  /// demands, with more than those words in it. A question is offered nothing, nor is what says “not” in other
  /// words than those of the phrase (“there is no milk left”), or was heard by a recogniser. Of several kinds of text the first counts, and what
  /// names a thing before them.
  package func offer(_ tokens: [Token], of utterance: String, in situation: Situation) -> MatchResult? {
    guard !situation.isHeard, !compiled.offers.isEmpty, !language.asks(tokens, utterance) else { return nil }
    let plain = offered(tokens, of: utterance, in: situation)
    var found = plain
    // “Two coffees at 8” are coffees, and no text beside a time.
    if plain?.namesThing != true, let words = countedAsOne(tokens, in: situation),
      let counted = offered(words, of: utterance, in: situation), plain == nil || counted.namesThing
    {
      found = counted
    }
    guard var match = found else { return nil }
    match.isOffered = true
    return MatchResult(of: match, isGuess: true)
  }

  /// What the words may be offered as, what names a thing that there is before what takes any text, but where they may speak of a time to come:
  /// “yoga on Friday” was done or is to be done. What is to come was not done: of “coffee tomorrow” nothing is logged.
  private func offered(_ tokens: [Token], of utterance: String, in situation: Situation) -> Match? {
    var all: [Match] = []
    var passed: [Range<Int>] = []
    let negations = tokens.filter { language.negations.contains($0) }.map(\.range)
    for offer in offers.value where offer.phrases.canRead(tokens) {
      let meant = offer.matcher.match(tokens, of: utterance, in: situation.exactly).matches.filter { match in
        let says = { (range: Range<Int>) in match.slots.contains { $0.range?.overlaps(range) == true } }
        return !negations.contains(where: says) && offer.phrases.isMeant(match, tokens)
          && !match.liesAhead(of: situation.now, saidToBeOver: true)
      }
      passed += meant.flatMap { $0.passed(situation.now) }
      let left = meant.filter { $0.passed(situation.now).isEmpty }
      let named = left.first(where: \.namesThing)
      if let named, !named.saysPast || !left.contains(where: { $0.liesAhead(of: situation.now) }) { return named }
      all += left
    }
    guard let first = Self.firstOutsideDates(of: all), !first.namesThing else { return all.first }
    // “Dinner last night at ten” is nothing to do, nor is it with its time for a part of the text.
    let isOver = first.slots.contains { slot in
      slot.cost.wildcards > 0 && passed.contains { slot.range?.overlaps($0) == true }
    }
    return isOver ? nil : first
  }

  /// The first of several matches, or a later one of its intent that reads as a moment what it takes for a part of a text: „einkaufen morgen 17
  /// Uhr“ is no text that begins with „einkaufen“.
  private static func firstOutsideDates(of matches: [Match]) -> Match? {
    guard let first = matches.first, !first.slots.contains(where: \.value.isMoment) else { return matches.first }
    let texts = first.slots.filter { $0.cost.wildcards > 0 }.compactMap(\.range)
    return matches.dropFirst().first { match in
      match.intent == first.intent && match.saysTime
        && match.slots.contains { slot in
          guard slot.value.isMoment, let range = slot.range else { return false }
          return texts.contains { $0.lowerBound < range.lowerBound && range.upperBound == $0.upperBound }
        }
    } ?? first
  }

  /// The words with those for one thing where a number stands before the word for several; `nil` if there are none.
  private func countedAsOne(_ tokens: [Token], in situation: Situation) -> [Token]? {
    var counted = tokens
    for place in tokens.indices {
      if let word = one(of: place, tokens, in: situation) { counted[place].text = word }
    }
    return counted == tokens ? nil : counted
  }

  /// Whether a phrase of an intent takes several texts for a slot, one after the other, as `{title+}` does.
  package func takesSeveral(_ slot: String, of intent: String) -> Bool {
    compiled.accepted.contains { accepted in
      compiled.intents[Int(accepted.intent)] == intent && accepted.text.contains("{\(slot)+")
    }
  }

  /// How many words at the beginning or the end of a text say what is to be done, as those do for which an app offers itself: the “buy” of “buy
  /// milk”, the „kaufen“ of „Milch kaufen“; 0 and 0 if none do.
  package func deed(of tokens: [Token]) -> (begin: Int, end: Int) {
    let words = tokens.map(\.text)
    return compiled.offers.lazy.map { $0.deed(of: words) }.first { $0 != (0, 0) } ?? (0, 0)
  }

  /// What would be offered if the words asked nothing, said no “not” and none of what rules it out, and which of these does; `nil` if nothing
  /// would be. Of a phrase that takes any text that would be said of everything: it is not told.
  func withheldOffer(
    _ tokens: [Token], of utterance: String, in situation: Situation
  ) -> MatchDetails.RuledOut? {
    guard !situation.isHeard, !compiled.offers.isEmpty else { return nil }
    for offer in offers.value where !offer.phrases.takesAny && offer.phrases.canRead(tokens) {
      let matches = offer.matcher.match(tokens, of: utterance, in: situation.exactly).matches
      guard let match = matches.first(where: { offer.phrases.reads($0, tokens) }) else { continue }
      let word = negation(tokens)?.text ?? offer.phrases.without.first { tokens.hold($0) }?.joined(separator: " ")
      guard word != nil || language.asks(tokens, utterance) else { continue }
      return MatchDetails.RuledOut(
        intent: match.intent, phrase: match.phrase, source: match.source, reason: .notOffered(word))
    }
    return nil
  }

  private func negation(_ tokens: [Token]) -> Token? { tokens.first { language.negations.contains($0) } }

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
}
