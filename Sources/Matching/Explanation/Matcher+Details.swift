import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

extension Matcher {
  /// The most phrases that are told to be ruled out.
  private static var mostRuledOut: Int { 8 }
  /// The most letters of an utterance that are laid along phrases.
  private static var mostLetters: Int { 2_000 }

  /// What there is to tell of a result; `table` is what the matcher was compiled from, and the situation that of the result.
  package func details(
    of result: MatchResult, _ utterance: String, in situation: Situation, _ table: PhraseTable
  ) -> MatchDetails {
    let tokens = language.tokens(utterance)
    let situation = heedingMark(of: UtteranceText(utterance), tokens, in: situation)
    return MatchDetails(
      trees: result.matches.map { tree(of: $0, tokens, in: situation, table) },
      ruledOut: ruledOut(tokens, in: situation, besides: result)
        + (result.decision == .none ? [withheldOffer(tokens, of: utterance, in: situation)].compactMap { $0 } : []))
  }

  // MARK: - Trees

  /// How the words lie in the phrase of a match.
  private func tree(
    of match: Match, _ tokens: [Token], in situation: Situation, _ table: PhraseTable
  ) -> PhraseTree? {
    guard let (expression, rules) = Self.written(match, in: table),
      let nodes = PhraseNodes(expression, rules: rules, language)
    else { return nil }
    let fillings = match.slots.compactMap { slot in
      slot.range.map { PhraseAligner.Filling(name: slot.name, scalars: $0) }
    }
    let signature = declared.first { $0.name == match.intent }
    let stripped = withoutSkipWords(tokens)
    let positive = tokens.filter { !language.negations.contains($0) }
    // The same ways to look at the words as those in which they were read.
    for read in [tokens, stripped, respelled(stripped.isEmpty ? tokens : stripped, in: situation) ?? [], positive] {
      let spoken = SpokenLetters(read, all: tokens, match.deviations, language)
      guard !spoken.letters.isEmpty, spoken.letters.count <= Self.mostLetters else { continue }
      var aligner = PhraseAligner(nodes, spoken.letters, fillings) { signature?.slot(written: $0)?.name ?? $0 }
      guard var tree = aligner.tree() else { continue }
      for passed in Set(spoken.passed) where !fillings.contains(where: { $0.scalars.overlaps(passed) }) {
        tree.insert(passed: passed)
      }
      return tree
    }
    return nil
  }

  /// The phrase of a match with the rules that it can name.
  private static func written(
    _ match: Match, in table: PhraseTable
  ) -> (expression: Expression, rules: [String: PhraseRule])? {
    for intent in table.intents + table.offers {
      for block in intent.blocks {
        for phrase in block.phrases where phrase.position == match.source && phrase.text == match.phrase {
          return (phrase.expression, table.rules.merging(block.rules) { _, own in own })
        }
      }
    }
    return nil
  }

  // MARK: - What was ruled out

  /// The phrases that would read the words if nothing were demanded of the context and of the words besides.
  private func ruledOut(
    _ tokens: [Token], in situation: Situation, besides result: MatchResult
  ) -> [MatchDetails.RuledOut] {
    guard facts.contains(where: \.isDemanding) || tokens.contains(where: { language.negations.contains($0) })
    else {
      return []
    }
    let free = Matcher(
      self,
      facts: facts.map { facts in
        var free = facts
        (free.hasConditions, free.hasKeywords, free.isExact, free.allowsNegation) = (false, false, false, true)
        return free
      })
    let known = Set(result.matches.map(\.source))
    var found: [MatchDetails.RuledOut] = []
    let attempts = free.attempts(tokens, free.recognizers(in: situation), in: situation)
    for candidate in free.ranked(attempts) where found.count < Self.mostRuledOut {
      let accepted = compiled.accepted[candidate.derivation.payload]
      guard !known.contains(accepted.position), !found.contains(where: { $0.source == accepted.position }),
        candidate.derivation.cost.unknown == 0, let reason = reason(against: candidate, tokens, in: situation)
      else { continue }
      found.append(
        MatchDetails.RuledOut(
          intent: compiled.intents[Int(accepted.intent)], phrase: accepted.text, source: accepted.position,
          reason: reason))
    }
    return found
  }

  /// What rules a reading out; `nil` if nothing does.
  private func reason(
    against candidate: Candidate, _ tokens: [Token], in situation: Situation
  ) -> MatchDetails.Reason? {
    let facts = facts[candidate.derivation.payload]
    let block = compiled.blocks[Int(facts.block)]
    let context = context(MatchContext(situation.context, keys), of: candidate.derivation)
    let value = { [keys] (key: String) in keys.number(of: key).flatMap { context[$0] } }
    for (key, condition) in block.requiresContext.sorted(by: { $0.key < $1.key })
    where !condition.isFulfilled(by: value(key)) {
      return .requires(key: key, values: condition.values, found: value(key))
    }
    for (key, condition) in block.excludesContext.sorted(by: { $0.key < $1.key }) {
      if let found = value(key), condition.isFulfilled(by: found) { return .excludes(key: key, found: found) }
    }
    if facts.hasKeywords, !holdsKeyword(of: Int(facts.block), tokens) {
      return .keywords(block.keywords.map { $0.joined(separator: " ") })
    }
    if facts.isExact, candidate.isRespelled || candidate.derivation.cost.edits > 0 { return .inexact }
    guard let negation = candidate.negation, !facts.allowsNegation else { return nil }
    return .negation(negation)
  }
}

extension Matcher.Facts {
  /// Whether something besides its words decides whether the phrase is meant.
  fileprivate var isDemanding: Bool { hasConditions || hasKeywords || isExact }
}
