import ParlanceDialog
import ParlanceMatching
import ParlanceTemplates

// Questions by a mark that stands behind more than one, or behind words that only ask for consent: “watered the plants and fed the cat?”,
// “bought milk, right?”.
extension AssistantSession {
  /// An utterance without what is said behind it and only asks for consent, or whether it is so; a question where it asks whether, and some phrase
  /// answers that. `nil` for others.
  func withoutTag(_ utterance: Utterance, _ tokens: [Token]) async -> Utterance? {
    guard let (text, asksWhether) = spoken.language.withoutTag(tokens, utterance.text) else { return nil }
    var plain = utterance
    plain.text = text
    guard asksWhether else { return plain }
    plain.text += "?"
    let asked = spoken.language.tokens(plain.text)
    let result = spoken.matcher.match(asked, of: plain.text, in: await situation(plain, asked).exactly)
    if result.decision == .match, let best = result.matches.first, spoken.matcher.answersQuestions(best.intent) {
      return plain
    }
    plain.text = text
    return plain
  }

  /// The parts of a sentence with a question mark behind it, each asked by itself; as they are where none stands there, where the last asks by its own
  /// words, or where the sentence is a polite request; `nil` where one of them would do what it tells.
  ///
  /// The tokens of the first are none where its text says more than they do.
  func asked(
    _ found: (parts: [CommandPart], first: [Token]), _ tokens: [Token], _ utterance: String, _ situation: Situation
  ) -> (parts: [CommandPart], first: [Token])? {
    guard spoken.matcher.isMarkedAsQuestion(tokens, utterance), !spoken.language.requests(tokens) else { return found }
    // “Add eggs, and what is on today?” asks by its words, and nothing before it does.
    if let last = found.parts.last, spoken.language.asks(spoken.language.tokens(last.text)) { return found }
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
