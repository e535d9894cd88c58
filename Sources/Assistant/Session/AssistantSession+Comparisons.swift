import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Things that a command tells by their dates: “move the later one to Monday”.
extension AssistantSession {
  /// The words matched once more where a name that nobody knows tells one of the things that were spoken of or listed by its date; `nil` if
  /// it tells none. The situation then has that name, for all of them that it can be.
  func comparedByDate(
    _ result: MatchResult, _ tokens: [Token], of utterance: String, in situation: inout Situation
  ) async -> MatchResult? {
    guard let best = result.matches.first, best.lacksName,
      let unknown = best.slots.first(where: { $0.cost.unknown > 0 }), case .entity(let type)? = unknown.type,
      let words = unknown.range.flatMap({ wordsForComparison(around: $0, in: tokens) })
    else { return nil }
    let group = references.compared(of: type, in: situation.vocabulary)
    guard group.count > 1 else { return nil }
    let chosen = await driver.chosen(words.comparison, among: group.map { IntentValue.entity($0) })
    let vocabulary = references.naming(
      chosen.flatMap(\.entities), tokens[words.range].map(\.text).joined(separator: " "), in: situation.vocabulary)
    let other = spoken.matcher.match(tokens, of: utterance, in: situation.naming(vocabulary))
    guard other.matches.first.map({ !$0.lacksName }) == true else { return nil }
    situation.vocabulary = vocabulary
    return other
  }

  /// The words for the name with an article before them if only then they compare.
  private func wordsForComparison(
    around scalars: Range<Int>, in tokens: [Token]
  ) -> (range: Range<Int>, comparison: DateComparison)? {
    let said = tokens.indices.filter { scalars.overlaps(tokens[$0].range) }
    guard let first = said.first, let last = said.last else { return nil }
    for start in [first, first - 1] where start >= 0 {
      if let comparison = spoken.language.comparison(Array(tokens[start...last])) {
        return (start..<last + 1, comparison)
      }
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
