import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// The assistant's own voice, heard by a recogniser that listens while it speaks.
extension AssistantSession {
  /// The fewest words that are taken for what was just said to the person.
  private static var leastEchoed: Int { 2 }
  /// How many characters a voice says in a second, at the least, and for how long its end is still heard.
  private static var pace: Double { 10 }
  private static var reverberation: Double { 3 }

  /// Whether heard words are what was just said to the person: one of its sentences or several, or the beginning of one up to a comma, while a voice may be saying it.
  ///
  /// Whoever repeats a question for a yes says yes: “create it”, but not “Create it?”; and what is a choice was said by the person.
  func isEcho(_ text: String, _ understood: Understood) -> Bool {
    let words = spoken.language.tokens(text).map(\.text)
    guard words.count >= Self.leastEchoed, isSpeaking else { return false }
    let said = sentences(of: lastReply.spoken)
    let prompt = promptNow
    if let prompt, prompt.kind != .confirmation, makesSense(understood) { return false }
    if prompt == nil, said.contains(where: { $0.beginning == words }) { return true }
    for first in said.indices {
      var echoed: [String] = []
      for place in first..<said.count {
        echoed += said[place].words
        guard echoed.count < words.count else { break }
      }
      guard echoed == words else { continue }
      let isQuestionAlone = prompt?.kind == .confirmation && said[first].words == words
      return !isQuestionAlone || text.unicodeScalars.contains(where: Punctuation.isQuestionMark)
    }
    return false
  }

  /// Whether a voice may still be saying the last reply.
  private var isSpeaking: Bool {
    guard let repliedAt else { return false }
    let passed = assistant.environment.now().timeIntervalSince(repliedAt)
    return passed < Double(lastReply.spoken.count) / Self.pace + Self.reverberation
  }

  /// The words of each sentence, and of each up to its first comma.
  private func sentences(of text: String) -> [(words: [String], beginning: [String])] {
    spoken.language.sentences(text).map { range in
      let sentence = UtteranceText(text).part(range)
      let words = spoken.language.tokens(sentence).map(\.text)
      let beginning = sentence.unicodeScalars.prefix { !Punctuation.isComma($0) && $0 != ":" }
      return (words, spoken.language.tokens(String(beginning)).map(\.text))
    }
  }
}

// MARK: Whether to go on speaking

extension AssistantSession {
  /// The fewest words of its own voice that count for it once they are heard in full.
  private static var leastOfVoice: Int { 3 }

  /// Whether heard words are no reason to stop speaking: what recognisers hear where nobody speaks, a sound of thinking, or words that were
  /// just said to the person, of which a part is heard first.
  package func isHardlySaid(_ text: String, isPartial: Bool) -> Bool {
    let tokens = spoken.language.tokens(text)
    guard !tokens.isEmpty else { return true }
    if isHeardInSilence(text) || spoken.language.areHesitation(tokens) { return true }
    guard isPartial || tokens.count >= Self.leastOfVoice else { return false }
    return spoken.language.tokens(lastReply.spoken).hold(tokens.map(\.text))
  }
}
