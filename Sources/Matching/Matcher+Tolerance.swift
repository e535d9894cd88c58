import ParlanceLanguage
import ParlanceTemplates

extension Matcher {
  /// Reads the words with what may be forgiven; `nil` if there is nothing to forgive.
  ///
  /// Free text takes any words, those too that were not meant. So what only free text reads is read again without it, if some of
  /// its words look as if they were not meant; where neither reading is clearly better, both come back, to be asked about.
  func tolerantAttempt(
    _ tokens: [Token], in context: MatchContext, _ situation: Situation, after attempts: [Attempt]
  ) -> Attempt? {
    guard situation.isTolerant else { return nil }
    let finder = AllowanceFinder(
      tables: tolerance.value, automaton: automaton, language: language, vocabulary: situation.vocabulary,
      utterance: situation.utterance)
    var looks: [String: Bool] = [:]
    let words = attempts.flatMap(\.candidates).map(\.derivation.cost.wildcardWords).min()
    guard words == nil || attempts.contains(where: { isSuspicious($0, finder, &looks) }) else { return nil }
    guard var allowances = finder.allowances(for: tokens) else { return nil }
    if words == nil, !situation.isHeard, let mended = mendedAttempt(tokens, allowances, in: context, situation) {
      return mended
    }
    if let words { allowances.mostTextWords = words - 1 }
    let recognizers = recognizers(in: situation, forgiving: [.reordered, .inflected, .mistyped])
    var tolerant = attempt(tokens, recognizers, in: context, allowing: allowances)
    tolerant.candidates = sound(tolerant.candidates, tokens, in: situation)
    if words != nil {
      tolerant.candidates.removeAll {
        takesNameForWord($0.derivation, tokens, situation.utterance)
          || stretchesDate($0.derivation, beside: attempts, allowances, tokens, in: situation)
      }
      tolerant.candidates = chosen(tolerant.candidates, beside: attempts, finder, tokens) ?? []
    } else if let chosen = chosen(tolerant.candidates, beside: [tolerant], finder, tokens) {
      tolerant.candidates = chosen
    }
    return tolerant
  }

  /// Reads the words as they were likely meant, which is most of what people stumble over and takes a third of the time of reading them
  /// with all that may be forgiven; `nil` unless some of it is read without any doubt.
  private func mendedAttempt(
    _ tokens: [Token], _ allowances: Allowances, in context: MatchContext, _ situation: Situation
  ) -> Attempt? {
    let recognizers = recognizers(in: situation)
    var mended: Attempt?
    for way in MendedTokens.ways(tokens, allowances) {
      var attempt = attempt(way.tokens, recognizers, in: context)
      guard !attempt.isOverBudget else { return nil }
      attempt.candidates.removeAll { !$0.isPlain || facts[$0.derivation.payload].isExact }
      for place in attempt.candidates.indices {
        attempt.candidates[place].derivation = way.reading(attempt.candidates[place].derivation)
      }
      attempt.candidates.removeAll { $0.derivation.cost.edits > allowances.most }
      attempt.tokens = tokens
      if mended == nil { mended = attempt } else { mended?.candidates += attempt.candidates }
    }
    guard var mended, !mended.candidates.isEmpty else { return nil }
    mended.candidates = sound(mended.candidates, tokens, in: situation)
    return mended.candidates.isEmpty || mended.candidates.contains(where: \.isUnsure) ? nil : mended
  }

  /// The readings whose free text is one: it begins and ends with whole words, with no negation, and something stands around it; and whose
  /// names are those that were typed.
  private func sound(_ candidates: [Candidate], _ tokens: [Token], in situation: Situation) -> [Candidate] {
    var sound = candidates.filter {
      !isCutShort($0.derivation, tokens) && !negates($0.derivation, tokens) && !isUnannounced($0.derivation, tokens)
        && !leadsToForgiven($0.derivation, tokens) && !patchesWords($0.derivation)
        && !mistakesName($0.derivation, tokens, in: situation)
    }
    let kept = sound.filter { !leavesOutEdges($0.derivation, tokens) }
    if !kept.isEmpty { sound = kept }
    let certain = sound.filter { !isUncertain($0.derivation) && !takesAnotherWord($0.derivation, tokens) }
    guard certain.isEmpty else { return certain }
    for place in sound.indices { sound[place].isUnsure = true }
    return sound
  }

  /// Whether a word with a capital letter before free text, within a sentence, is taken for another that need not be said there: „füge Noah
  /// schreiben hinzu“ is no „noch“.
  private func takesNameForWord(_ derivation: Derivation, _ tokens: [Token], _ utterance: String?) -> Bool {
    let starts = Set(texts(of: derivation).map(\.scalars.lowerBound))
    return derivation.deviations.contains { deviation in
      guard deviation.kind == .typo, deviation.scalars.lowerBound > 0,
        let next = tokens.first(where: { $0.range.lowerBound >= deviation.scalars.upperBound }),
        starts.contains(next.range.lowerBound)
      else { return false }
      return hasCapital(deviation.scalars, in: utterance)
    }
  }

  /// Whether a word within a sentence has a capital letter; what is written in capitals throughout tells nothing.
  func hasCapital(_ word: Range<Int>, in utterance: String?) -> Bool {
    guard let utterance, case let text = UtteranceText(utterance) else { return false }
    return text.slice(word).first?.isUppercase == true
      && text.slice(0..<word.lowerBound).contains(where: \.isLowercase)
  }

  /// Whether a character of a word is missing and a whole word besides, or one is too much: “完了にしないで” is no “完了してない”.
  private func patchesWords(_ derivation: Derivation) -> Bool {
    derivation.deviations.contains { $0.kind == .character }
      && derivation.deviations.contains { $0.kind == .extra || $0.kind == .missing }
  }

  /// The most letters of a word that is taken for another one with another first letter: people mistype that letter last, and of so few the
  /// rest says little. “I said call mom” is no “I paid”.
  private static var mostLettersOfOther: Int { 5 }
  private static var mostLettersOfHidden: Int { 6 }

  /// Whether a short word is taken for one of a phrase that begins with another letter and is the same from there on.
  private func takesAnotherWord(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    derivation.deviations.contains { deviation in
      guard deviation.kind == .typo, let word = deviation.word, word.count <= Self.mostLettersOfOther,
        let said = tokens.first(where: { $0.range == deviation.scalars })?.text
      else { return false }
      return said.first != word.first && said.dropFirst() == word.dropFirst()
    }
      // Of a word of a list that fills no slot nobody knows which letter it was.
      || derivation.captures.contains {
        $0.isHidden && $0.cost.edits > 0 && $0.scalars.count <= Self.mostLettersOfHidden
      }
  }

  /// The readings that are clearly better than the best of others, which leaves more to free text; else that one and the one of them
  /// that may as well be meant; `nil` if there is neither.
  private func chosen(
    _ candidates: [Candidate], beside others: [Attempt], _ finder: AllowanceFinder, _ tokens: [Token]
  ) -> [Candidate]? {
    let read = others.flatMap { attempt in attempt.candidates.map { (tokens: attempt.tokens, candidate: $0) } }
    guard var best = ranked(others).first, best.derivation.cost.wildcards > 0,
      let least = read.min(by: {
        $0.candidate.derivation.cost.wildcardWords < $1.candidate.derivation.cost.wildcardWords
      })
    else { return nil }
    // Of readings that forgive nothing none is to be beaten by the words that another of them explains as well.
    let rival = best.derivation.cost.edits == 0 ? least.candidate.derivation : best.derivation
    let empty = texts(of: rival).filter { finder.areFillers($0.range, in: least.tokens) }.map(\.scalars)
    let comparison = TextComparison(rival: rival, empty: empty, tokens: tokens, parentheses: finder.tables.parentheses)
    let worths = candidates.map { comparison.worth(of: $0.derivation) }
    if worths.contains(.better) {
      // What may be the contrary by one letter counts among them, so that it is asked about if it is as near.
      return zip(candidates, worths).filter { $0.1 == .better || $0.1 == .contrary }.map(\.0)
    }
    let doubtful = zip(candidates, worths).filter { candidate, worth in
      worth != .worse && !taken(candidate).areCutOpen(beside: taken(best))
    }.map(\.0)
    guard var second = ranked(doubtful).first else { return nil }
    best.isDoubted = true
    second.isDoubted = true
    return [best, second]
  }

  /// What a reading takes for free text.
  private func taken(_ candidate: Candidate) -> TakenTexts {
    TakenTexts(
      texts(of: candidate.derivation).map { ($0.slot, $0.scalars) }, candidate.derivation.deviations)
  }

  /// Whether free text took words that look as if they were not meant.
  private func isSuspicious(_ attempt: Attempt, _ finder: AllowanceFinder, _ looks: inout [String: Bool]) -> Bool {
    attempt.candidates.contains { candidate in
      texts(of: candidate.derivation).contains { finder.areSuspicious($0.range, in: attempt.tokens, &looks) }
    }
  }
}
