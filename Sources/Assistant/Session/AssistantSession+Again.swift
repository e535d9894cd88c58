import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// The last command once more, in its own words.
extension AssistantSession {
  /// The last command once more, where its own words stand before those that say so and a text would take these up: “add it again”, “add
  /// the same for Saturday”; or where the words are a phrase of the same intent that names nothing: „noch einen“. `nil` if nothing says so.
  func doneAgain(_ tokens: [Token], _ utterance: String, _ result: MatchResult, _ reader: AnswerReader) -> Heard? {
    guard let best = result.matches.first, let last = memory.last else { return nil }
    guard best.intent == last.intent else {
      // Of what took any words others are asked for, whatever else says one more: „noch eins“.
      let isAnother = best.slots.isEmpty && spoken.language.followUps(tokens).contains(.another)
      return isAnother
        ? followUps(reader).anew().map { Heard(utterance: utterance, commands: [$0], isExactCommand: true) } : nil
    }
    if best.slots.isEmpty, !best.missing.isEmpty, isAgain(tokens, best) {
      let followUps = followUps(reader)
      let isAnother = spoken.language.followUps(tokens).contains(.another)
      return (isAnother ? followUps.another() : followUps.again()).map {
        Heard(utterance: utterance, commands: [$0], isExactCommand: true)
      }
    }
    guard best.cost.wildcards > 0, let start = best.slots.compactMap({ $0.range?.lowerBound }).min(),
      let end = best.slots.compactMap({ $0.range?.upperBound }).max()
    else { return nil }
    let words = tokens.filter { $0.range.lowerBound >= start && $0.range.upperBound <= end }
    // A whole sentence of its own may be a follow-up by other rules.
    guard words.count < tokens.count else { return nil }
    let says = spoken.language.followUps(words).contains { followUp in
      switch followUp {
      case .again, .another: true
      // “Bread too” is one thing more, and no text of which nothing else is said.
      case .same(let rest): rest.lowerBound > 0 && rest.upperBound == words.count
      case .next, .about, .more: false
      }
    }
    guard says, let following = followUps(reader).commands(words, of: utterance, takesAnyWords: false).first else {
      return nil
    }
    return Heard(utterance: utterance, commands: [following.command], isExactCommand: true)
  }

  /// Whether words say that a command is done once more, or end in such where it lacks only the name of a thing: “log another one”.
  private func isAgain(_ tokens: [Token], _ match: Match) -> Bool {
    let intent = assistant.intents.first { $0.name == match.intent }
    let isNamed = match.missing.allSatisfy { intent?.parameter(named: $0)?.kind.typeName != nil }
    return tokens.indices.prefix(isNamed ? tokens.count : 1).contains {
      spoken.language.followUps(Array(tokens[$0...])).contains(where: \.isOnceMore)
    }
  }
}
