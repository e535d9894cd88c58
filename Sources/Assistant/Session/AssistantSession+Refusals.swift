import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A no that answers nothing, what drops the open question, and the command behind them.
extension AssistantSession {
  /// The least words of what drops the open question where any words would be an answer.
  private static var leastDropping: Int { 2 }

  /// What words mean that drop the open question and go on to something else: “never mind, show my tasks”, “forget it and add eggs”; `nil`
  /// if they do not.
  func dropped(
    _ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ reader: AnswerReader, _ heard: Heard
  ) -> Heard? {
    guard let prompt = moment.prompt, heard.answers.first.map({ !$0.isExact || $0.isFree }) ?? true else { return nil }
    let isFree = heard.answers.first?.isFree == true
    for end in 1..<max(1, min(Self.mostDropping + 1, tokens.count)) {
      let isSign = spoken.language.isSign(before: end..<tokens.count, of: tokens, in: heard.utterance)
      // Within a text words that join are its own.
      let joint = isSign || !isFree ? spoken.language.jointLength(at: end, of: tokens) : 0
      guard isSign || joint > 0, end + joint < tokens.count, drop(Array(tokens[..<end]), prompt) else { continue }
      let said = Array(tokens[(end + joint)...])
      if let command = command(instead: said, in: situation, reader, heard) { return command }
      if isFree, end >= Self.leastDropping, spoken.language.builtIns(Array(tokens[..<end])).contains(.cancel) {
        return Heard(utterance: heard.utterance, builtIn: .cancel)
      }
    }
    return nil
  }

  /// Whether words drop what a prompt asks: “never mind”, “not that one”, “none of those”.
  private func drop(_ words: [Token], _ prompt: Prompt) -> Bool {
    if spoken.language.builtIns(words).contains(.cancel) || spoken.language.areMistake(words) { return true }
    // What answers a question for a yes is read as its answer.
    guard prompt.kind != .confirmation else { return false }
    return spoken.language.pick(words) == Pick.none || spoken.language.isYes(words) == false
  }

  /// The command that words are in place of an answer; `nil` if they are none as they stand.
  func command(
    instead said: [Token], in situation: Situation, _ reader: AnswerReader, _ heard: Heard
  ) -> Heard? {
    let result = spoken.matcher.match(said, of: heard.utterance, in: situation.exactly)
    guard let best = wholeCommand(result, said), best.unknownName == nil || heard.answers.first?.isFree != true else {
      return nil
    }
    let waiting = rest
    var command =
      beyondOneCommand(said, heard.utterance, result, situation, reader, isAsking: false)
      ?? self.heard(heard.utterance, result, [])
    takeSeveral(&command, said, in: situation.vocabulary, isDivided: rest != waiting)
    (command.isExactCommand, command.dropsQuestion) = (true, true)
    return command
  }

  /// The command behind a no that answers nothing where it is asked which or what: “no, add eggs”; `nil` if there is none.
  func refused(
    _ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ reader: AnswerReader, _ heard: Heard
  ) -> Heard? {
    guard let prompt = moment.prompt, prompt.kind != .confirmation,
      heard.answers.first.map({ !$0.isExact || $0.isFree }) ?? true
    else { return nil }
    for words in spoken.language.repairs(.refusal, in: tokens) {
      let said = Array(tokens[words.new])
      let isFree = heard.answers.first?.isFree == true
      // A text may begin with a no that is no sentence of its own: “no-log policy”.
      guard !isFree || spoken.language.isSign(before: words.new, of: tokens, in: heard.utterance),
        spoken.language.decisionAhead(in: Array(tokens[..<words.new.lowerBound])).decision == false,
        !isNegated(words.new, of: tokens, heard.utterance)
      else { continue }
      if let command = command(instead: said, in: situation, reader, heard) { return command }
    }
    return nil
  }

  /// Whether the words before a command say that it is not to be done: «no añadir leche», „nicht die Milch erledigen“. A no that is a sentence
  /// of its own does not.
  func isNegated(_ command: Range<Int>, of tokens: [Token], _ utterance: String) -> Bool {
    let isApart = (1...max(1, command.lowerBound)).contains { place in
      spoken.language.isSign(before: place..<tokens.count, of: tokens, in: utterance)
    }
    guard !isApart else { return false }
    let ahead = Array(tokens[..<command.lowerBound])
    let (decision, besides) = spoken.language.decisionAhead(in: ahead)
    guard decision == false else { return ahead.contains { spoken.language.negations.contains($0) } }
    return spoken.language.isNoANot || besides.contains { spoken.language.stopWords.contains($0) }
  }

  /// The best reading of words that are a whole command as they stand, perhaps with a name that nobody knows; `nil` if they are none. A name by
  /// itself is none: it says what is meant instead.
  func wholeCommand(_ result: MatchResult, _ words: [Token]) -> Match? {
    guard let best = result.matches.first, best.how == .exact, !best.isHalf, !result.isGuess else { return nil }
    if result.decision == .match, best.unknownName == nil { return best }
    guard best.unknownName != nil,
      !result.matches.dropFirst().contains(where: { $0.isRival(of: best) })
    else { return nil }
    let saysMore = words.contains { word in
      !spoken.language.stopWords.contains(word)
        && !best.slots.contains { $0.range?.overlaps(word.range) == true }
    }
    return saysMore ? best : nil
  }
}
