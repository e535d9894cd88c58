import ParlanceMatching
import ParlanceTemplates

// What is left out since it was just spoken of: “I did” behind “Milk is open”.
extension AssistantSession {
  /// An utterance that tells that what was spoken of is done, with a word for that, where no question is open and the app knows what to do with it.
  func toldInFull(_ utterance: Utterance, _ tokens: [Token]) async -> Utterance? {
    guard promptNow == nil, memory.last != nil, !spoken.matcher.isMarkedAsQuestion(tokens, utterance.text),
      let text = spoken.language.toldInFull(tokens), case let words = spoken.language.tokens(text)
    else { return nil }
    var full = utterance
    full.text = text
    let result = spoken.matcher.match(words, of: text, in: await situation(full, words).exactly)
    guard CommandSplitter.isKnown(result), let best = result.matches.first, best.how == .exact,
      // “I did” behind “log coffee” logs no other one.
      best.intent != memory.last?.intent
    else { return nil }
    return full
  }
}
