import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A command that says itself what it leaves out: “I bought the milk but not the bread”.
extension AssistantSession {
  /// The most words of such a sentence.
  private static var longestContrast: Int { 24 }

  /// The command that words are, where those behind it only say that another thing of its kind is left out; `nil` if they are none.
  ///
  /// A “no” that a sign follows may take back the command instead: «completa la leche, no, el pan». What is called so as a whole is meant as a
  /// whole: « termine lait pas cher ».
  func leavingOut(
    _ tokens: [Token], _ whole: MatchResult, in situation: Situation, _ utterance: String
  ) -> Heard? {
    guard (4...Self.longestContrast).contains(tokens.count), !CommandSplitter.isKnown(whole) else { return nil }
    let language = spoken.language
    for negation in 2..<tokens.count - 1 where language.negations.contains(tokens[negation]) {
      guard !language.isSign(before: negation + 1..<tokens.count, of: tokens, in: utterance) else { continue }
      for start in [negation - 1, negation] {
        let sparing = language.jointLength(at: start, of: tokens) > 0 ? negation : start
        let before = spoken.matcher.match(Array(tokens[..<start]), of: utterance, in: situation.exactly)
        guard CommandSplitter.isKnown(before), let best = before.matches.first, best.how == .exact,
          best.cost.wildcards == 0, case let command = binder.command(best), let named = command.entities.first,
          spares(Array(tokens[sparing...]), besides: command.entities, of: named.typeName, situation)
        else { continue }
        var heard = heard(utterance, before, [])
        heard.isExactCommand = true
        return heard
      }
    }
    return nil
  }

  /// Whether words leave out a thing of a type, by one of its names, that is none of some.
  private func spares(_ words: [Token], besides named: [EntityReference], of type: String, _ situation: Situation)
    -> Bool
  {
    guard let index = situation.vocabulary.index(of: type) else { return false }
    return spoken.language.objections(in: words).contains { objection in
      guard case .spared(let range) = objection else { return false }
      let name = Array(spoken.language.withoutArticles(Array(words[range])))
      guard !name.isEmpty, let span = index.spans(in: name, at: 0).first(where: { $0.end == name.count }),
        case .candidates(let numbers) = span.value, span.cost.edits == 0
      else { return false }
      return numbers.allSatisfy { number in !named.contains { $0.id == index[number].id } }
    }
  }
}
