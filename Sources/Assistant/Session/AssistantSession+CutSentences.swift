import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A sentence that a recogniser hands on before its end, since whoever speaks has stopped for breath: “remind me to call mom at”, and then “five”.
extension AssistantSession {
  /// The fewest words of such a sentence.
  private static var fewestOfCut: Int { 2 }

  /// Whether a sentence that broke off waits for its rest; ``Input/silence`` has it done as it is.
  package var waitsForRest: Bool { cutOff != nil }

  /// What an input means, with the words before it that broke off where both together are a command; where they are not, or where the new words make sense
  /// by themselves, what broke off is done without its last word, and they afterwards. In silence it is done so too.
  func understandWhole(_ input: Input) async -> (Understood, Input) {
    guard let held = cutOff else { return await understandBest(input) }
    if case .silence = input {
      cutOff = nil
      return await understandBest(.utterance(Utterance(withoutLast(held), isRecognised: true)))
    }
    let before = waiting
    let alone = await understandBest(input)
    guard case .utterance(let utterance) = input, !isSaidMeanwhile(utterance.text, alone.0) else { return alone }
    cutOff = nil
    let tokens = spoken.language.tokens(utterance.text)
    if isCancellation(tokens, alone.0) {
      dropsCut = true
      return alone
    }
    waiting = before
    let isEnd = spoken.language.isYes(tokens) == true || builtIn(of: alone.0)?.isCourtesy == true
    if !isEnd, Self.sense(of: alone.0) != .exact {
      if let last = tokens.last, spoken.language.leadsOn.contains(last), !isEnded(utterance.text) {
        cutOff = held + " " + ended(utterance.text)
        return alone
      }
      var whole = utterance
      whole.text = held + " " + utterance.text
      whole.alternatives = []
      let joined = await understandBest(.utterance(whole))
      if Self.sense(of: joined.0) <= .plain { return joined }
      waiting = before
    }
    var first = utterance
    (first.text, first.alternatives) = (withoutLast(held), [])
    let done = await understandBest(.utterance(first))
    guard !isEnd else { return done }
    if breaksOff(utterance, alone.0.event) {
      cutOff = ended(utterance.text)
    } else {
      rest.append(CommandPart(text: utterance.text, isDifference: false))
    }
    return done
  }

  /// Whether words leave what broke off as it is: what recognisers hear where nobody speaks, a sound of thinking, or what holds on or asks again.
  private func isSaidMeanwhile(_ text: String, _ understood: Understood) -> Bool {
    if isHeardInSilence(text) || spoken.language.areHesitation(spoken.language.tokens(text)) { return true }
    let builtIn = builtIn(of: understood)
    return builtIn == .wait || builtIn == .repeat
  }

  private func isCancellation(_ tokens: [Token], _ understood: Understood) -> Bool {
    builtIn(of: understood) == .cancel || spoken.language.isYes(tokens) == false
  }

  private func builtIn(of understood: Understood) -> BuiltIn? {
    if case .heard(let heard) = understood.event { heard.builtIn } else { nil }
  }

  /// The reply that tells that what broke off is dropped; `nil` where nothing was.
  func droppingCut() -> Reply? {
    guard dropsCut else { return nil }
    dropsCut = false
    var reply = Reply()
    reply.state = .cancelled
    reply.say(spoken.voice.string("cancelled"))
    return reply
  }

  /// The reply that waits for the rest of what was heard, where it breaks off.
  func waitingForRest(_ input: Input, _ event: DialogEvent) -> Reply? {
    guard case .utterance(let utterance) = input else { return nil }
    let isFurther = cutOff?.hasSuffix(" " + ended(utterance.text)) ?? false
    guard isFurther || breaksOff(utterance, event) else { return nil }
    if !isFurther { cutOff = ended(utterance.text) }
    var reply = Reply()
    reply.say(spoken.voice.string("heard.goOn"))
    return reply
  }

  /// Whether heard words are a command whose text ends with a word with which no sentence ends; not where a question is open, whose answer it may be, where
  /// somebody typed or a sign ends them, and behind a question word: “find out who to look at”.
  private func breaksOff(_ utterance: Utterance, _ event: DialogEvent) -> Bool {
    guard utterance.isRecognised, promptNow == nil, rest.isEmpty, case .heard(let heard) = event,
      heard.builtIn == nil, heard.repair == nil, heard.others.isEmpty, !heard.commands.isEmpty,
      case let tokens = spoken.language.tokens(utterance.text), tokens.count >= Self.fewestOfCut,
      let last = tokens.last, spoken.language.leadsOn.contains(last), !isEnded(utterance.text),
      !tokens.contains(where: spoken.language.questionWords.contains)
    else { return false }
    return heard.commands.allSatisfy { isCut($0, at: last) }
  }

  /// Whether a sign says that a sentence is whole; three points say that it is not.
  private func isEnded(_ text: String) -> Bool {
    let text = text.trimmed
    return [".", "?", "!"].contains { text.hasSuffix($0) } && !text.hasSuffix("..")
  }

  /// A text up to its last word.
  private func ended(_ text: String) -> String {
    UtteranceText(text).part(0..<(spoken.language.tokens(text).last?.range.upperBound ?? 0))
  }

  /// The same without its last word.
  private func withoutLast(_ text: String) -> String {
    UtteranceText(text).part(0..<(spoken.language.tokens(text).last?.range.lowerBound ?? 0)).trimmed
  }

  /// Whether a text of a command ends with the last word, which says nothing there.
  private func isCut(_ command: Command, at last: Token) -> Bool {
    command.bindings.contains { binding in
      guard case .value(.text(let text)) = binding.meaning else { return false }
      return spoken.language.tokens(text).last?.text == last.text
    }
  }
}
