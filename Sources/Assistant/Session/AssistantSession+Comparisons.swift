import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Things that a command tells by their dates: “move the later one to Monday”.
extension AssistantSession {
  /// The words matched once more where a name that nobody knows tells one of the things that were spoken of or listed by its date, or of all
  /// that there are the one at a time or on a day; `nil` if it tells none. The situation then has that name, for all of them that it can be.
  func comparedByDate(
    _ result: MatchResult, _ tokens: [Token], of utterance: String, in situation: inout Situation
  ) async -> MatchResult? {
    guard let best = result.matches.first, best.lacksName,
      let unknown = best.slots.first(where: { $0.cost.unknown > 0 }), case .entity(let type)? = unknown.type,
      let words = unknown.range.flatMap({ wordsForComparison(around: $0, in: tokens) })
    else { return nil }
    // « Celles de demain » are all that are due then, and not the one of them that was spoken of last.
    let isSeveral = tokens[words].contains { spoken.language.severalOnes.contains($0) }
    let compared = isSeveral ? [] : references.compared(of: type, in: situation.vocabulary)
    let group = compared.map { IntentValue.entity($0) }
    var chosen = group.count > 1 ? await self.chosen(Array(tokens[words]), among: group, now: situation.now) : []
    if chosen.isEmpty {
      let index = situation.vocabulary.index(of: type)
      guard let index, index.count <= Self.mostCompared, !isDescribed(best, utterance, situation) else { return nil }
      chosen = await driver.chosen(
        by: spoken.language.datesOfOne(Array(tokens[words])),
        among: index.entries.map { .entity(EntityReference($0, type: type)) }, now: situation.now)
    }
    guard !chosen.isEmpty else { return nil }
    let vocabulary = references.naming(
      chosen.flatMap(\.entities), tokens[words].map(\.text).joined(separator: " "), in: situation.vocabulary)
    let other = spoken.matcher.match(tokens, of: utterance, in: situation.naming(vocabulary))
    guard other.matches.first.map({ !$0.lacksName }) == true else { return nil }
    situation.vocabulary = vocabulary
    return other
  }

  /// The most things among which one is told by its date that nobody has spoken of.
  private static var mostCompared: Int { 200 }
  /// The most words that stand between a command and such a date: “the one that is due”.
  private static var mostLeads: Int { 5 }

  /// Those of some things that words tell by their dates: “the later one”, “the one at ten”; none if they tell none.
  func chosen(_ words: [Token], among values: [IntentValue], now: Date) async -> [IntentValue] {
    if let comparison = comparison(words) { return await driver.chosen(comparison, among: values) }
    return await driver.chosen(by: spoken.language.datesOfOne(words), among: values, now: now)
  }

  /// How words tell one of several things by its date, whatever those are called: “the later one”, “the later task”.
  private func comparison(_ words: [Token]) -> DateComparison? {
    if let comparison = spoken.language.comparison(words) { return comparison }
    let kinds = assistant.entities.flatMap { references.kinds($0.typeName) }
    return spoken.language.without(kinds, in: words).flatMap { spoken.language.comparison($0) }
  }

  /// The words for the name with those before them with which they tell one of several things; `nil` if they do not.
  private func wordsForComparison(around scalars: Range<Int>, in tokens: [Token]) -> Range<Int>? {
    let said = tokens.indices.filter { scalars.overlaps(tokens[$0].range) }
    guard let first = said.first, let last = said.last else { return nil }
    for start in (max(0, first - Self.mostLeads)...first).reversed() {
      let words = Array(tokens[start...last])
      if first - start < 2, comparison(words) != nil { return start..<last + 1 }
      if !spoken.language.datesOfOne(words).isEmpty { return start..<last + 1 }
    }
    return nil
  }
}

extension Situation {
  /// The same with other names.
  fileprivate func naming(_ vocabulary: Vocabulary) -> Situation {
    var situation = self
    situation.vocabulary = vocabulary
    return situation
  }
}
