import ParlanceDialog
import ParlanceMatching
import ParlanceTemplates

// Several questions in one sentence, of which the mark stands behind the last: “watered the plants and fed the cat?”.
extension AssistantSession {
  /// The parts of a sentence with a question mark behind it, each asked by itself; as they are where none stands there, or where the sentence is a
  /// polite request; `nil` where one of them would do what it tells.
  ///
  /// The tokens of the first are none where its text says more than they do.
  func asked(
    _ found: (parts: [CommandPart], first: [Token]), _ tokens: [Token], _ utterance: String, _ situation: Situation
  ) -> (parts: [CommandPart], first: [Token])? {
    guard spoken.matcher.isMarkedAsQuestion(tokens, utterance), !spoken.language.requests(tokens) else { return found }
    var (parts, first) = found
    for place in parts.indices where !parts[place].isDifference && parts[place].command == nil {
      let text = parts[place].text + "?"
      let asked = spoken.matcher.match(text, in: situation.exactly)
      guard let best = asked.matches.first, spoken.matcher.answersQuestions(best.intent) else { return nil }
      // What asks by its words needs no mark.
      let told = spoken.matcher.match(parts[place].text, in: situation.exactly)
      guard told.matches.first?.intent != best.intent else { continue }
      parts[place].text = text
      if place == 0 { first = [] }
    }
    return (parts, first)
  }
}
