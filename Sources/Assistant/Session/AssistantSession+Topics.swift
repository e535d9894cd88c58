import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// How something is said, which a person asks before saying it.
extension AssistantSession {
  /// What to say for what a person asks about, “how do I delete a task”, and the open question once more.
  ///
  /// `nil` where nothing in the app is like it, where it is asked among other sentences, where it answers the open question, and for what is a
  /// phrase of the app itself. Where any text is an answer, hardly anything is called so.
  func helpOnTopic(_ input: Input, _ event: DialogEvent) async -> Reply? {
    guard rest.allSatisfy({ $0.isNote == true }), notices.isEmpty, case .utterance(let utterance) = input,
      case .heard(let heard) = event, heard.builtIn == nil, heard.utterance == utterance.text,
      !beginsAsPhrase(utterance.text), !mayAnswer(heard), let help = await help(on: utterance)
    else { return nil }
    return await question().map { help.followed(by: $0) } ?? help
  }

  /// Whether words are an answer to the open question that is no text.
  private func mayAnswer(_ heard: Heard) -> Bool { promptNow != nil && heard.answers.contains { !$0.isFree } }

  private func help(on utterance: Utterance) async -> Reply? {
    let tokens = spoken.language.tokens(utterance.text)
    let topics = spoken.language.topics(of: tokens)
    guard let longest = topics.last, !spoken.language.isTalk(tokens), !isPhrase(tokens, around: longest) else {
      return nil
    }
    let situation = await situation(utterance, tokens)
    for situation in [situation.exactly, situation] {
      for topic in topics {
        if let reply = help(on: topic, of: utterance.text, in: situation) { return reply }
      }
    }
    return topics.lazy.filter { $0.count == 1 }.compactMap { [spoken, replies] verb in
      let nearest = spoken.matcher.nearest(verb, of: utterance.text, in: situation)
      return nearest.flatMap { $0.word == nil ? replies.help(on: $0.intent, as: nil) : nil }
    }.first
  }

  /// Whether a phrase of the app has the first of the words, as nearly every command does: it costs nothing to see that these are no question.
  private func beginsAsPhrase(_ text: String) -> Bool {
    let start = text.unicodeScalars.prefix { $0.properties.isWhitespace }.count
    return ownPhrase.map { !$0.contains { $0.contains(start) } } ?? false
  }

  /// Whether a phrase of the app has the words that stand around the topic, and does not take them for a name or a text.
  private func isPhrase(_ tokens: [Token], around topic: [Token]) -> Bool {
    guard let taken = ownPhrase else { return false }
    return !tokens.contains { token in !topic.contains(token) && taken.contains { $0.overlaps(token.range) } }
  }

  /// What the slots take of the words that were matched last, if these are a phrase of the app word for word; `nil` if they are not.
  private var ownPhrase: [Range<Int>]? {
    guard let match = lastMatch?.matches.first, match.how == .exact, !match.isOffered else { return nil }
    return match.slots.compactMap(\.range)
  }

  /// The words themselves where they can be said so, and samples of the intent that they would be a command for.
  private func help(on topic: [Token], of text: String, in situation: Situation) -> Reply? {
    let words = SampleText.shortened(said(topic, in: text))
    if let builtIn = spoken.language.builtIns(topic).first {
      return builtIn.isDeed ? replies.help(saying: [words]) : nil
    }
    let result = spoken.matcher.match(topic, of: text, in: situation)
    guard let match = result.matches.first, !match.isOffered, !match.isUnsure, !takesAllWords(match, of: topic) else {
      return nil
    }
    return replies.help(on: match.intent, as: match.how == .exact && !match.lacksName ? words : nil)
  }

  /// The words of a topic as they were said, without what stands between them: „mache das rückgängig“ of „wie mache ich das rückgängig“.
  private func said(_ topic: [Token], in sentence: String) -> String {
    guard let first = topic.first, let last = topic.last else { return "" }
    let text = UtteranceText(sentence)
    let whole = text.part(first.range.lowerBound..<last.range.upperBound)
    guard spoken.language.tokens(whole).count > topic.count else { return whole }
    return topic.map { text.part($0.range) }.joined(separator: " ")
  }

  /// Whether the phrase has no word of its own among those of the topic: then it could be about anything.
  private func takesAllWords(_ match: Match, of topic: [Token]) -> Bool {
    topic.allSatisfy { token in match.slots.contains { $0.range?.overlaps(token.range) ?? false } }
  }
}

extension BuiltIn {
  /// Whether it does something, at whatever time it is said.
  fileprivate var isDeed: Bool {
    switch self {
    case .cancel, .startOver, .repeat, .undo, .redo, .restore, .goOn: true
    case .help, .wait, .options, .more, .back, .thanks, .agreement, .farewell, .greeting: false
    }
  }
}
