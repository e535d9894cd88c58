import ParlanceDialog
import ParlanceMatching
import ParlanceTemplates

// What is left out since something was just answered about it: “done” and “I did” behind “Milk is open”.
extension AssistantSession {
  /// What the last turn answered about a thing that was named; `nil` if it did anything else, or told what things there are.
  var justAnswered: TurnMemory.Deed? {
    guard promptNow == nil, lastReply.state == .done, let last = memory.last,
      // “Are milk and bread done?” is about two.
      lastReply.performed.map(\.intent) == [last.intent], spoken.matcher.answersQuestions(last.intent),
      assistant.intent(named: last.intent)?.isUndoable == false,
      last.values.values.contains(where: { !$0.entities.isEmpty })
    else { return nil }
    return last
  }

  /// Whether a command that names nothing may be about what was just answered: neither the same question again, nor praise, nor what leaves open
  /// what is meant.
  func mayMeanAnswered(_ tokens: [Token], _ command: Command) -> Bool {
    guard let answered = justAnswered, answered.intent != command.intent else { return false }
    return spoken.language.builtIns(tokens).isEmpty && !spoken.language.leavesOpen(tokens)
  }

  /// An utterance that tells that what was just asked about is done, with a word for that, where the app knows what to do with it.
  func toldInFull(_ utterance: Utterance, _ tokens: [Token]) async -> Utterance? {
    guard justAnswered != nil, !spoken.matcher.isMarkedAsQuestion(tokens, utterance.text),
      let text = spoken.language.toldInFull(tokens), text != utterance.text,
      case let words = spoken.language.tokens(text)
    else { return nil }
    var full = utterance
    full.text = text
    let result = spoken.matcher.match(words, of: text, in: await situation(full, words).exactly)
    guard CommandSplitter.isKnown(result), let best = result.matches.first, best.how == .exact,
      // “I did” behind “how many coffees today?” logs no other one.
      assistant.intent(named: best.intent)?.counting == nil
    else { return nil }
    return full
  }
}
