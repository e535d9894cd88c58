import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

extension AssistantSession {
  /// The most words in which several notes are looked for, since each “and” is tried.
  private static var mostOfNotes: Int { 60 }

  /// Takes typed words that say nothing for what the app offers to do with such words, if it does.
  ///
  /// A recogniser hears a lot that is said to nobody. Where a question is open nothing is offered, unless that is an offer itself: people
  /// jot down one thing after the other.
  func takeOffer(
    _ utterance: Utterance, _ tokens: [Token], _ result: MatchResult, at moment: DialogMoment, in situation: Situation,
    _ heard: inout Heard
  ) {
    let isOpen = heard.repair == nil && !heard.isMistake && heard.answers.isEmpty
    guard heard.saysNothing || isOpen && result.matches.first?.isUnsure == true,
      moment.prompt == nil || moment.isOffering, !utterance.isRecognised, result.why == nil,
      case let notes = notes(in: tokens, of: utterance.text, in: situation), let first = notes.first
    else { return }
    let text = UtteranceText(utterance.text)
    heard = offered(first.offer, notes.count > 1 ? text.words(first.tokens) : utterance.text)
    // What was offered before waits: notes that people jot down one after the other are asked about one after the other.
    let before = moment.isOffering ? moment.open?.activity.offered : nil
    heard.dropsQuestion = before != nil
    let waiting = notes.dropFirst().map { text.words($0.tokens) } + (before.map { [$0] } ?? [])
    let parts = waiting.map { CommandPart(text: $0, isDifference: false, isNote: true) }
    if !parts.isEmpty { (rest, restWaitsFor) = (parts + rest, nil) }
  }

  /// What can be offered for words, or for each of several notes in one sentence: “buy milk and call mom”. What stands behind an “and” and can
  /// be offered by itself is a note of its own.
  private func notes(
    in tokens: [Token], of utterance: String, in situation: Situation
  ) -> [(tokens: [Token], offer: MatchResult)] {
    let matcher = spoken.matcher
    guard let whole = matcher.offer(tokens, of: utterance, in: situation) else { return [] }
    guard tokens.count <= Self.mostOfNotes else { return [(tokens, whole)] }
    var notes: [(tokens: [Token], offer: MatchResult)] = []
    var start = 0
    for place in 1..<max(1, tokens.count) {
      let joint = spoken.language.jointLength(at: place, of: tokens)
      let behind = place + joint
      guard behind < tokens.count,
        joint > 0 || spoken.language.isSign(before: place..<tokens.count, of: tokens, in: utterance),
        matcher.offer(Array(tokens[behind...]), of: utterance, in: situation) != nil,
        let offer = matcher.offer(Array(tokens[start..<place]), of: utterance, in: situation)
      else { continue }
      notes.append((Array(tokens[start..<place]), offer))
      start = behind
    }
    guard start > 0, let last = matcher.offer(Array(tokens[start...]), of: utterance, in: situation) else {
      return [(tokens, whole)]
    }
    return notes + [(Array(tokens[start...]), last)]
  }

  /// What is offered, with the words beside its text told in the question.
  private func offered(_ offer: MatchResult, _ text: String) -> Heard {
    var heard = heard(text, offer, [])
    heard.offered = text
    let besides = offer.matches.first?.slots.filter { $0.cost.wildcards == 0 }.compactMap(\.text) ?? []
    heard.guessed = besides.isEmpty ? nil : besides.joined(separator: ", ")
    return heard
  }

  /// Takes a no to an offer with something else behind it that can be offered for that: “no, buy bread”.
  func takeOtherOffer(_ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard) {
    guard moment.isOffering, heard.answers.isEmpty, heard.repair == nil, heard.commands.isEmpty,
      case let (decision, rest) = spoken.language.decisionAhead(in: tokens), decision == false, !rest.isEmpty,
      let offer = spoken.matcher.offer(rest, of: heard.utterance, in: situation)
    else { return }
    heard = offered(offer, heard.utterance)
    heard.offered = UtteranceText(heard.utterance).words(rest)
    heard.dropsQuestion = true
  }

  /// Takes words for a yes to what was offered if they say to do that, “add it”, or only what: “add”.
  func takeOffered(_ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard) {
    guard moment.isOffering, heard.answers.isEmpty, let intent = moment.open?.intent.name else { return }
    let result = spoken.matcher.match(tokens, of: heard.utterance, in: situation.exactly)
    guard let best = result.matches.first, best.intent == intent, best.how == .exact, !best.isHalf else { return }
    let pronouns = spoken.language.pronouns
    let speaksOfIt = best.slots.allSatisfy { slot in
      slot.text.map { pronouns.contains(spoken.language.tokens($0).map(\.text)) } ?? true
    }
    guard speaksOfIt else { return }
    (heard.commands, heard.others, heard.suggestion, heard.repair) = ([], [], nil, nil)
    heard.answers = [Answer(.confirmed(true), isExact: true)]
  }

  /// Takes what stands behind a yes to an offer for a change of it, which is asked about again: “yes, tomorrow”.
  func takeMoreThanYes(_ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard) {
    guard moment.isOffering, heard.answers.isEmpty, heard.repair == nil,
      case let (decision, rest) = spoken.language.decisionAhead(in: tokens), decision == true, !rest.isEmpty,
      case let text = UtteranceText(heard.utterance).words(rest),
      let repair = replies.repair(
        spoken.language.tokens(text), text, at: moment, reader(in: situation), guessing: .never),
      !repair.concernsPerformed
    else { return }
    heard.commands = []
    heard.repair = repair
  }
}

extension DialogMoment {
  /// Whether what the app offered is asked about.
  var isOffering: Bool { prompt?.purpose == .act && open?.activity.offered != nil }
}
