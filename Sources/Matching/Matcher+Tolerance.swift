import ParlanceLanguage
import ParlanceTemplates

extension Matcher {
  /// Reads the words with what may be forgiven; `nil` if there is nothing to forgive.
  ///
  /// Free text takes any words, those too that were not meant. So what only free text reads is read again without it, if some of
  /// its words look as if they were not meant.
  func tolerantAttempt(
    _ tokens: [Token], in context: MatchContext, _ situation: Situation, after attempts: [Attempt]
  ) -> Attempt? {
    guard situation.isTolerant else { return nil }
    let finder = AllowanceFinder(
      tables: tolerance.value, automaton: automaton, language: language, vocabulary: situation.vocabulary)
    let plain = attempts.flatMap { attempt in attempt.candidates.map { (attempt, $0.derivation) } }
      .min { $0.1.cost.wildcardWords < $1.1.cost.wildcardWords }
    var looks: [String: Bool] = [:]
    guard plain == nil || attempts.contains(where: { isSuspicious($0, finder, &looks) }) else { return nil }
    guard let allowances = finder.allowances(for: tokens) else { return nil }
    let recognizers = recognizers(in: situation, forgiving: [.reordered, .inflected])
    var tolerant = attempt(tokens, recognizers, in: context, allowing: allowances)
    tolerant.candidates.removeAll { candidate in
      let derivation = candidate.derivation
      return isCutShort(derivation, tokens) || negates(derivation, tokens) || isUnannounced(derivation, tokens)
    }
    guard let (attempt, derivation) = plain else { return tolerant }
    let empty = texts(of: derivation).filter { finder.areFillers($0.range, in: attempt.tokens) }.map(\.scalars)
    tolerant.candidates.removeAll {
      !explainsMore($0.derivation, than: derivation.cost.wildcardWords, tokens, empty: empty)
    }
    return tolerant
  }

  /// Whether a reading that forgives leaves so much less to free text that it is what was meant; `empty` are the free texts that
  /// hold nothing but fillers where nothing is forgiven.
  ///
  /// Words that are merely passed over at the edge of free text may well belong to it: “add like a virgin”.
  private func explainsMore(_ derivation: Derivation, than words: Int, _ tokens: [Token], empty: [Range<Int>]) -> Bool {
    // A word of a list may be misspelled, but then it must explain more than itself.
    let edits = derivation.captures.reduce(0) { $0 + $1.cost.edits }
    guard edits == 0 || edits <= AllowanceFinder.Points.typo && derivation.cost.wildcardWords + 1 < words else {
      return false
    }
    let texts = texts(of: derivation).map(\.scalars)
    var passed = 0
    for deviation in derivation.deviations {
      switch deviation.kind {
      case .contrary: return false
      case .filler, .extra:
        let isEmpty = empty.contains { empty in
          empty.overlaps(deviation.scalars) && !texts.contains { $0.overlaps(empty) }
        }
        guard !isEmpty else { continue }
        passed += tokens.count { deviation.scalars.overlaps($0.range) }
      case .stutter:
        if !isSaidAgain(deviation, derivation, tokens) {
          passed += tokens.count { deviation.scalars.overlaps($0.range) }
        }
      case .typo, .missing, .joined, .split, .sound: continue
      }
    }
    return derivation.cost.edits <= AllowanceFinder.Points.mostBesideText
      && derivation.cost.wildcardWords + passed < words
  }

  /// Whether the words that were said twice stand again behind, as words of the phrase and not of free text.
  private func isSaidAgain(_ stutter: Deviation, _ derivation: Derivation, _ tokens: [Token]) -> Bool {
    let passed = derivation.deviations.filter { $0.word == nil }
    let last = tokens.last { stutter.scalars.overlaps($0.range) }
    let next = tokens.first { token in
      token.range.lowerBound >= stutter.scalars.upperBound && !passed.contains { $0.scalars.overlaps(token.range) }
    }
    guard let next, let last, next.text.hasPrefix(last.text) || stutter.scalars.count > last.range.count else {
      return false
    }
    return !texts(of: derivation).contains { $0.scalars.overlaps(next.range) }
  }

  /// Whether free text begins or ends within a word: a half of it was no word that somebody joined to another.
  private func isCutShort(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    let texts = texts(of: derivation).map(\.scalars)
    return derivation.deviations.contains { $0.kind == .joined }
      && tokens.contains { token in
        texts.contains { $0.overlaps(token.range) && token.range.clamped(to: $0) != token.range }
      }
  }

  /// Whether free text stands behind a small word that is missing: without what announces it any sentence would be a text, “I have
  /// done it” as well as “I have to do it”.
  func isUnannounced(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    let starts = texts(of: derivation).map(\.scalars.lowerBound)
    // What is passed over announces nothing either: “I have a headache”.
    let passed = derivation.deviations.filter { $0.word == nil }
    let read = tokens.filter { token in !passed.contains { $0.scalars.overlaps(token.range) } }
    return derivation.deviations.contains { deviation in
      guard deviation.kind == .missing, deviation.points >= AllowanceFinder.Points.particle else { return false }
      return starts.contains { start in
        deviation.scalars.upperBound <= start
          && !read.contains { $0.range.lowerBound >= deviation.scalars.upperBound && $0.range.lowerBound < start }
      }
    }
  }

  /// Whether free text of a reading that forgives begins or ends with a “not”: that was not meant as a text, it refuses.
  func negates(_ derivation: Derivation, _ tokens: [Token]) -> Bool {
    texts(of: derivation).contains { text in
      let words = tokens.filter { text.scalars.overlaps($0.range) && !language.stopWords.contains($0.text) }
      return [words.first, words.last].contains { $0.map { language.negations.contains($0.text) } ?? false }
    }
  }

  /// Whether free text took words that look as if they were not meant.
  private func isSuspicious(_ attempt: Attempt, _ finder: AllowanceFinder, _ looks: inout [String: Bool]) -> Bool {
    attempt.candidates.contains { candidate in
      texts(of: candidate.derivation).contains { finder.areSuspicious($0.range, in: attempt.tokens, &looks) }
    }
  }

  private func texts(of derivation: Derivation) -> [Capture] { derivation.captures.filter { $0.cost.wildcards > 0 } }
}
