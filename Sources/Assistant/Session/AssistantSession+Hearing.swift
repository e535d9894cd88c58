import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What was said, where it was heard in several ways or may not have been said at all.
extension AssistantSession {
  /// How much sense words make at a moment, the most first.
  enum Sense: Int, Comparable {
    /// They are an answer, a command or a built-in word as it stands.
    case exact
    /// They are a command with a part of a name, or plainly mend something.
    case plain
    /// They are free text that answers, or a command with something forgiven.
    case likely
    /// They could be one of several commands, or hold a name that nobody knows.
    case doubtful
    /// They mean nothing.
    case nothing

    /// Whether the left one makes more sense: the least is the best.
    static func < (left: Sense, right: Sense) -> Bool { left.rawValue < right.rawValue }
  }

  /// Below this a recogniser is not sure.
  private static let leastConfidence = 0.5

  /// Takes for said the first hearing that makes the most sense at this moment, and tells what it means.
  ///
  /// An exact first hearing is what was said. Else an answer or a built-in word as it stands wins; among commands what the hearings mean
  /// together decides (``HearingChoice``), and of two that make as much sense the recogniser's order counts.
  func understandBest(_ input: Input) async -> (Understood, Input) {
    await PhraseMemo.$current.withValue(PhraseMemo()) { await understandOnce(input) }
  }

  private func understandOnce(_ input: Input) async -> (Understood, Input) {
    guard case .utterance(let utterance) = input else { return (await understand(input), input) }
    let before = waiting
    guard !utterance.alternatives.isEmpty else {
      var understood = await understand(input)
      if let spelled = await asSpelled(utterance, understood, before: before) { understood = spelled }
      var better = Self.sense(of: understood) > .likely ? await answerAndCommands(utterance) : nil
      if better == nil, let sentences = sentencesApart(of: utterance, understood) {
        better = await apart(sentences, utterance, understood)
      }
      if better == nil { better = await withReason(utterance, understood) }
      lastUtterance = utterance
      return (doubting(utterance, better ?? understood), input)
    }
    var tries: [HearingTry] = []
    for hearing in utterance.hearings {
      waiting = before
      tries.append(await attempt(hearing))
      if let last = tries.last, last.sense == .exact, last.result == nil || tries.count == 1 { break }
    }
    // What some hearing says word for word needs no words of others.
    if tries.count > 1, tries.count == utterance.hearings.count, !tries.contains(where: { $0.sense == .exact }) {
      waiting = before
      var woven = await attempt(utterance.woven)
      woven.isWoven = true
      if woven.result != nil { tries.append(woven) }
    }
    guard let best = chosen(tries) else { return (await understand(input), input) }
    waiting = best.after
    lastUtterance = best.said
    return (doubting(best.said, best.understood), .utterance(best.said))
  }

  /// Tries a hearing, from where the turn began.
  private func attempt(_ hearing: Utterance) async -> HearingTry {
    let others = rest
    let understood = await understand(.utterance(hearing))
    var said = hearing
    said.alternatives = []
    return HearingTry(
      said: said, understood: understood, sense: Self.sense(of: understood), isDivided: rest != others,
      result: rest == others ? commandAlone(understood) : nil, after: waiting)
  }

  /// A hearing that was tried: what it means, how much sense that makes, and what waits for its end.
  private struct HearingTry {
    var said: Utterance
    var understood: Understood
    var sense: Sense
    /// Whether it is several commands.
    var isDivided: Bool
    /// Whether it is the first once more, with words of the others.
    var isWoven = false
    /// How it was matched, if it is nothing but a command or means nothing at all.
    var result: MatchResult?
    var after: Waiting

    /// Whether it mends something, or tells what is meant from what is not, and is no command as it stands.
    var mends: Bool {
      guard case .heard(let heard) = understood.event else { return false }
      return heard.repair != nil || !heard.commands.isEmpty && understood.matched?.matches.isEmpty != false
    }
  }

  /// How words were matched that are a command and nothing else, or mean nothing.
  private func commandAlone(_ understood: Understood) -> MatchResult? {
    guard case .heard(let heard) = understood.event, let result = understood.matched, heard.builtIn == nil,
      heard.answers.isEmpty, heard.repair == nil, !heard.isMistake, heard.isWithdrawn == false
    else { return nil }
    let isCommand = !heard.commands.isEmpty && result.matches.first?.unknownName == nil
    return isCommand ? result : .nothing
  }

  /// The hearing that counts: the first that makes the most sense, and of those that are commands the one on which they agree.
  private func chosen(_ tries: [HearingTry]) -> HearingTry? {
    let isCommand = tries.contains { $0.sense <= .likely && $0.result?.matches.isEmpty == false }
    // Words that are several commands only if another hearing is right, and then only sound like them, are too far from what was said; and
    // so are those that mend something in it, where some hearing is a command.
    let likely = tries.indices.filter { place in
      let hearing = tries[place]
      return place == 0 || hearing.sense == .exact
        || !(hearing.isDivided && hearing.sense >= .likely) && !(isCommand && hearing.mends)
    }.map { tries[$0] }
    guard let first = tries.first, let best = likely.min(by: { $0.sense < $1.sense }) else { return nil }
    guard best.result?.matches.isEmpty == false else { return best }
    let places = tries.indices.filter { tries[$0].result != nil }
    let choice = HearingChoice(
      places.map {
        HearingChoice.Hearing(
          tries[$0].said.text, tries[$0].result ?? .nothing, spoken.language, isWoven: tries[$0].isWoven)
      }, harmless: spoken.matcher.harmlessIntents)
    switch choice.outcome {
    case .nothing: return first
    case .understood(let place): return tries[places[place]]
    case .agreed(let place, let match): return agreed(tries[places[place]], match, isGuess: false)
    case .guess(let place, let match): return agreed(tries[places[place]], match, isGuess: true)
    }
  }

  /// A hearing as a match of it, to be asked about or not.
  private func agreed(_ hearing: HearingTry, _ match: Match, isGuess: Bool) -> HearingTry {
    let result = MatchResult(of: match, isGuess: isGuess)
    var meant = heard(hearing.said.text, result, [])
    if isGuess {
      meant.suggestion = match.corrected(hearing.said.text)
      meant.isGuess = false
      (meant.isExactCommand, meant.isPlainCommand) = (false, false)
    }
    var chosen = hearing
    chosen.understood.event = .heard(meant)
    chosen.understood.matched = result
    return chosen
  }

  /// The turn of what a recogniser hears where nobody speaks; `nil` if the words make sense at this moment, and so may have been said.
  func turnOfNothing(_ input: Input, _ understood: Understood) -> Turn? {
    guard case .utterance(let utterance) = input, utterance.isRecognised,
      isEcho(utterance.text, understood) || isHeardInSilence(utterance.text) && !makesSense(understood)
    else { return nil }
    var reply = Reply()
    reply.prompt = promptNow.map { replies.openPrompt($0) }
    reply.state = reply.prompt == nil ? .silence : .asking
    turns += 1
    return turn(input, reply)
  }

  /// Whether words that may not have been said make sense at this moment; any words would be a text.
  func makesSense(_ understood: Understood) -> Bool {
    guard case .heard(let heard) = understood.event, heard.answers.first?.isFree != true else { return false }
    return Self.sense(of: understood) <= .likely
  }

  /// Whether recognisers hear the words where nobody speaks.
  func isHeardInSilence(_ text: String) -> Bool {
    let words = spoken.language.tokens(text).map(\.text)
    return !words.isEmpty
      && spoken.voice.string("heard.silence").split(separator: "|").contains {
        spoken.language.tokens(String($0)).map(\.text) == words
      }
  }

  /// How much sense it makes at this moment; `nothing` where no words were said, as by a choice or a silence.
  static func sense(of understood: Understood) -> Sense {
    guard case .heard(let heard) = understood.event else { return .nothing }
    let answer = heard.answers.first
    let isUnknown = understood.matched?.matches.first?.unknownName != nil
    // “Thank you” is what recognisers hear where nobody speaks.
    if heard.builtIn?.isCourtesy == true { return .doubtful }
    if heard.builtIn != nil || heard.isMistake || answer?.isExact == true && answer?.isFree == false { return .exact }
    if heard.isExactCommand, !isUnknown { return .exact }
    if heard.repair?.isPlain == true || heard.isPlainCommand && !isUnknown { return .plain }
    if heard.repair != nil || answer?.isGuess == false { return .likely }
    if heard.commands.count == 1, heard.suggestion == nil, !isUnknown { return .likely }
    return heard.commands.isEmpty && answer == nil ? .nothing : .doubtful
  }

  /// What words mean that a recogniser is not sure of: a command is no certain one, and a yes to a question before something is deleted, or
  /// that the running intent asks, counts only if it is said again.
  private func doubting(_ utterance: Utterance, _ understood: Understood) -> Understood {
    if let no = doubtingNo(utterance, understood) { return no }
    let wasDoubted = isDoubted
    isDoubted = false
    guard let confidence = utterance.confidence, confidence < Self.leastConfidence,
      case .heard(var heard) = understood.event
    else { return understood }
    heard.isPlainCommand = heard.isPlainCommand || heard.isExactCommand
    heard.isExactCommand = false
    if !wasDoubted, heard.answers.first?.content == .confirmed(true), let prompt = promptNow, prompt.asksForYes {
      isDoubted = true
      heard = Heard(utterance: heard.utterance)
      heard.isDoubtedYes = true
    }
    var doubted = understood
    doubted.event = .heard(heard)
    return doubted
  }

  /// What words mean where a no may have been heard as another word: it is asked whether it was one, and whoever says so, or says it
  /// again, has said no; `nil` where no no is in doubt.
  private func doubtingNo(_ utterance: Utterance, _ understood: Understood) -> Understood? {
    let wasDoubted = isNoDoubted
    isNoDoubted = false
    guard case .heard(let heard) = understood.event, let prompt = promptNow, prompt.kind == .confirmation
    else { return nil }
    let isDoubtful =
      utterance.isRecognised && heard.answers.isEmpty
      && spoken.language.areHeardForNo(spoken.language.tokens(utterance.text))
    guard isDoubtful || wasDoubted && heard.answers.first?.content == .confirmed(true) else { return nil }
    var meant = Heard(utterance: heard.utterance)
    if wasDoubted {
      meant.answers = [Answer(.confirmed(false), isExact: true)]
    } else {
      isNoDoubted = true
      meant.isDoubtedNo = true
    }
    var doubted = understood
    doubted.event = .heard(meant)
    return doubted
  }
}
