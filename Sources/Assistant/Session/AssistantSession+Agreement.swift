import AppIntents
import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A yes or a no that is said with more words than one: “yes, delete it”, “no, keep it”.
extension AssistantSession {
  /// The most words that agree to all; what is longer says something else.
  private static var mostAgreeing: Int { 16 }

  /// What a yes means with a command behind it, which is done afterwards: “yes, add bread”; `nil` for other words.
  func agreed(
    _ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ reader: AnswerReader, _ utterance: String
  ) -> Heard? {
    guard let prompt = moment.prompt, prompt.kind == .confirmation, tokens.count > 1 else { return nil }
    for place in 1..<min(Self.mostDropping, tokens.count)
    where spoken.language.isSign(before: place..<tokens.count, of: tokens, in: utterance) {
      let start = place + spoken.language.jointLength(at: place, of: tokens)
      guard start < tokens.count, spoken.language.isPlainYes(Array(tokens[..<place])) else { continue }
      let command = Array(tokens[start...])
      var later = situation
      later.vocabulary = references.named(in: situation.vocabulary, for: tokens, standIns: true)
      let result = spoken.matcher.match(command, of: utterance, in: later.exactly)
      // “Yes, delete it” says once more what is asked, and “yes, delete eggs” perhaps that something else was meant.
      guard let best = wholeCommand(result, command), best.intent != prompt.intent else { return nil }
      let parts = split(command, utterance, result, later, reader)?.parts
      let words = UtteranceText(utterance).words(command)
      wait(for: parts ?? [CommandPart(text: words, isDifference: false)], after: prompt)
      return Heard(utterance: utterance, answers: [Answer(.confirmed(true), isExact: true)])
    }
    return nil
  }

  /// Has commands wait until what a prompt asks for is done; behind what waits already, which goes on from that.
  func wait(for parts: [CommandPart], after prompt: Prompt) {
    (rest, restWaitsFor) = (rest + parts, prompt.intent)
  }

  /// Takes words for a yes if they say one and what is asked about besides, or say the question again: “yes, delete it”, “create it”.
  func takeAgreement(
    _ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ reader: AnswerReader, _ heard: inout Heard
  ) async {
    guard let prompt = moment.prompt, prompt.kind == .confirmation, heard.answers.isEmpty,
      beforeDeletion(tokens, heard.utterance, prompt, moment) == nil
    else { return }
    let (decision, rest) = spoken.language.decisionAhead(in: tokens)
    guard decision != false, rest.isEmpty || !addsValue(tokens, besides: rest, heard.utterance, moment, reader) else {
      return
    }
    var isYes = rest.isEmpty || repeats(rest, prompt, moment, isAgreed: decision == true)
    if !isYes, decision == true { isYes = await isAskedAbout(rest, heard.utterance, moment, situation) }
    if isYes { heard.answers = [Answer(.confirmed(true), isExact: true)] }
  }

  /// Whether words, or what is behind the yes in them, say a value that is not said yet: „ja, wichtig“ behind „Milch hinzufügen?“, though a
  /// phrase for that holds the word.
  private func addsValue(
    _ tokens: [Token], besides rest: [Token], _ utterance: String, _ moment: DialogMoment, _ reader: AnswerReader
  ) -> Bool {
    guard let open = moment.open else { return false }
    return [tokens, rest].contains { words in
      let repair = replies.repair(words, utterance, at: moment, reader, guessing: .never)
      return repair?.changes.contains { open.activity.values[$0.parameter] == nil } == true
    }
  }

  /// Takes words for a yes to what is asked, and to what would be asked of the others that the sentence speaks of: “yes to all”, “all of
  /// them”, “delete them all”; `nil` for other words, and where no others wait.
  func agreementToAll(
    _ tokens: [Token], _ utterance: String, _ prompt: Prompt, _ moment: DialogMoment
  ) -> [Answer]? {
    let language = spoken.language
    guard prompt.asksForYes, !rest.isEmpty, tokens.count <= Self.mostAgreeing else { return nil }
    // “All right” is a yes, and what is asked is none. Nor is the command said once more: “them all” points at those that wait.
    let isPlainYes = language.isYes(tokens) == true && !language.isYesToAll(tokens)
    guard !isPlainYes, !language.asks(tokens, utterance) else { return nil }
    let places = language.severalPlaces(in: tokens)
    guard rest.count == 1 || !places.contains(where: { $0.pick == .both }) else { return nil }
    // “I want both” is no yes to a deletion.
    let isDestructive = moment.open?.intent.isDestructive == true
    guard !isDestructive || !tokens.contains(where: { language.subjects.contains($0) }) else { return nil }
    // “I need them both” says the command no more.
    lazy var saysCommand =
      spoken.matcher.match(tokens, of: utterance, in: nowhere.exactly).matches.first?.intent == prompt.intent
    let isAll = places.contains { words, pick in
      guard pick.isAll || pick == .both else { return false }
      let others = Array(tokens[..<words.lowerBound] + tokens[words.upperBound...])
      let asked = language.decisionAhead(in: others)
      // “All in order” ends with a yes, and speaks of none.
      guard asked.decision == nil || asked.decision == true && words.lowerBound > 0 else { return false }
      return asked.rest.isEmpty || (words.count > 1 || pick == .both) && saysCommand
    }
    guard isAll || language.isYesToAll(tokens),
      rest.contains(where: { $0.isMore(of: prompt.intent) })
        || rest.allSatisfy({ $0.isNote == true || isCommand($0, of: prompt.intent) })
    else { return nil }
    (ofSeveral.agreesToAll, ofSeveral.agreedIntent) = (true, prompt.intent)
    return [Answer(.confirmed(true), isExact: true)]
  }

  /// Whether what waits is a command of its own for an intent, as far as its words tell without the names of things.
  private func isCommand(_ part: CommandPart, of intent: String) -> Bool {
    guard part.command == nil, !part.isDifference, part.isUndo != true, part.isLeftOut != true else { return false }
    return spoken.matcher.match(part.text, in: nowhere.exactly).matches.contains { $0.intent == intent }
  }

  /// Whether what a command of its own asks for has the yes that was said for all: it is for the same intent, and names one thing by
  /// words of its name. What is only near, all that there is, and what was never named are asked about.
  func isAgreed(_ understood: Understood, _ prompt: Prompt) -> Bool {
    guard prompt.intent == ofSeveral.agreedIntent, case .heard(let heard) = understood.event, heard.ofAll == nil,
      !heard.isGuess, heard.commands.count == 1, let command = heard.commands.first, command.intent == prompt.intent,
      command.entities.count == 1, let title = command.entities.first?.display.title
    else { return false }
    let named = Set(spoken.language.tokens(title).map(\.text))
    return command.bindings.contains { binding in
      guard case .value(let value) = binding.meaning, !value.entities.isEmpty, let text = binding.text else {
        return false
      }
      let words = spoken.language.withoutArticles(spoken.language.tokens(text)).map(\.text)
      return !words.isEmpty && words.allSatisfy(named.contains)
    }
  }

  /// Tells that one yes can answer for all that the sentence speaks of, where the first of more than two asks for it.
  func offeringYesToAll(_ reply: Reply, _ prompt: Prompt) -> Reply {
    askedOfSeveral.isFirstOfAll =
      asksOfSeveral(prompt) && rest.count > 1 && rest.allSatisfy { $0.isMore(of: prompt.intent) }
    let areNotes = rest.count > 1 && rest.allSatisfy { $0.isNote(of: prompt.intent) }
    guard askedOfSeveral.isFirstOfAll || areNotes else { return reply }
    var reply = reply
    reply.say(spoken.voice.string("rest.yesToAll", .text(String(rest.count + 1))))
    return reply
  }

  /// Leaves out the others of a question for a yes where what it is about is said to be something else, “no, only the milk”, or all of them
  /// are said anew.
  func leaveOthers(than heard: Heard, _ prompt: Prompt?) {
    guard let prompt, asksOfSeveral(prompt) || heard.ofAll != nil && !rest.isEmpty else { return }
    let isOther = heard.repair != nil || heard.commands.contains { $0.intent == prompt.intent } || heard.ofAll != nil
    guard isOther, heard.answers.isEmpty else { return }
    let isAnew = heard.ofAll != nil && heard.commands.first?.intent == prompt.intent
    let said = Set(spoken.language.tokens(heard.utterance).map(\.text))
    if !isAnew {
      tellLeftOut(rest.filter { part in !spoken.language.tokens(part.text).allSatisfy { said.contains($0.text) } })
    }
    (rest, restWaitsFor) = ([], nil)
  }

  /// Whether an event answers a question that one of several things of a sentence has brought.
  func isPartOfSeveral(_ event: DialogEvent) -> Bool {
    guard askedOfSeveral.isAmong, case .heard(let heard) = event else { return false }
    return !heard.answers.isEmpty && heard.commands.isEmpty && heard.repair == nil
  }

  /// What words are before something is deleted, where they are a yes or a no only there (“I don't need it any more”), or no certain yes and
  /// so no answer (“I think so”); `nil` for other words.
  func beforeDeletion(_ tokens: [Token], _ utterance: String, _ prompt: Prompt, _ moment: DialogMoment) -> [Answer]? {
    guard prompt.asksForYes, moment.open?.intent.isDestructive == true
    else { return nil }
    if let isNeeded = spoken.language.isNeeded(tokens) {
      // «No, lo necesito» is no «no lo necesito».
      let isNo =
        spoken.language.isYes(Array(tokens.prefix(1))) == false
        && spoken.language.isSign(before: 1..<tokens.count, of: tokens, in: utterance)
      return [Answer(.confirmed(!isNeeded && !isNo), isExact: true)]
    }
    return spoken.language.isDoubtfulYes(tokens) ? [] : nil
  }

  /// Takes words that point at one of several for no command where a yes or no is asked for: “it's the second” is no date there.
  func leavePicks(_ tokens: [Token], at moment: DialogMoment, _ heard: inout Heard) {
    guard moment.prompt?.kind == .confirmation, heard.answers.isEmpty, spoken.language.pick(tokens) != nil else {
      return
    }
    (heard.commands, heard.isExactCommand, heard.isPlainCommand, heard.suggestion) = ([], false, false, nil)
  }

  /// Takes words for a no if they begin with one and what stands behind it means nothing else: “no, not today”.
  func takeRefusal(_ tokens: [Token], at moment: DialogMoment, _ heard: inout Heard) {
    guard moment.prompt?.kind == .confirmation, heard.answers.isEmpty, heard.repair == nil, heard.commands.isEmpty,
      case let (decision, rest) = spoken.language.decisionAhead(in: tokens), decision == false
    else { return }
    // “I don't need it” begins with an “I don't” that is no answer.
    let words = tokens.count - rest.count..<tokens.count
    let isApart = spoken.language.isSign(before: words, of: tokens, in: heard.utterance)
    guard isApart || spoken.language.isYes(Array(tokens.prefix(1))) == false else { return }
    if isApart, saysMore(rest) {
      tellLeftOut([CommandPart(text: UtteranceText(heard.utterance).words(rest), isDifference: false)])
    }
    heard.answers = [Answer(.confirmed(false), isExact: true)]
  }

  /// Whether words behind a no say something that was not understood, and give no reason for it: “no, flip it over”.
  private func saysMore(_ words: [Token]) -> Bool {
    let language = spoken.language
    return words.count > 1 && !language.areStatement(words)
      && words.contains { word in
        !language.stopWords.contains(word) && !language.fillers.contains([word.text])
          && !language.pronouns.contains([word.text])
      }
  }

  /// Whether words say the question again: behind a yes some of it, or of the phrases of what is asked about; else all of it.
  private func repeats(_ words: [Token], _ prompt: Prompt, _ moment: DialogMoment, isAgreed: Bool) -> Bool {
    let language = spoken.language
    let stems = { (tokens: [Token]) in tokens.map { language.stem(of: $0.text) ?? $0.text } }
    var asked = stems(language.tokens(replies.question(prompt, of: moment.open?.intent).full))
    guard isAgreed else {
      // A command that is said twice is no yes to what it asks.
      guard case .creation = prompt.purpose else { return false }
      return words.count > 1 && asked.suffix(words.count) == stems(words)[...]
    }
    for sample in SampleText.samples(of: prompt.intent, in: spoken.table) { asked += stems(language.tokens(sample)) }
    let meant = words.filter { word in
      !language.stopWords.contains(word) && !language.fillers.contains([word.text])
        && !language.pronouns.contains([word.text])
    }
    return !meant.isEmpty && !meant.contains { language.negations.contains($0) }
      && meant.allSatisfy { isHeld($0, by: asked, stems([$0])) }
  }

  /// Whether a word is one of those, perhaps with a pronoun written in one with it: “bórrala”.
  private func isHeld(_ word: Token, by words: [String], _ stem: [String]) -> Bool {
    if stem.allSatisfy(words.contains) { return true }
    let plain = { (text: String) in text.folding(options: .diacriticInsensitive, locale: nil) }
    return spoken.language.pronouns.contains { pronoun in
      guard pronoun.count == 1, word.text.count > pronoun[0].count, word.text.hasSuffix(pronoun[0]) else {
        return false
      }
      return words.map(plain).contains(plain(String(word.text.dropLast(pronoun[0].count))))
    }
  }

  /// Whether words are the command that is asked about, with nothing else for what it is done with: “lösch sie”.
  private func isAskedAbout(
    _ words: [Token], _ utterance: String, _ moment: DialogMoment, _ situation: Situation
  ) async -> Bool {
    guard let open = moment.open, !words.isEmpty else { return false }
    var situation = situation
    situation.vocabulary = references(to: asked(of: open)).named(in: await keeper.current(), for: words)
    let result = spoken.matcher.match(words, of: utterance, in: situation)
    guard result.decision != .ambiguous, let best = result.matches.first, best.how == .exact,
      best.intent == open.intent.name
    else { return false }
    let entities = open.activity.values.values.flatMap(\.entities)
    return binder.command(best).bindings.allSatisfy { binding in
      switch binding.meaning {
      case .value(let value) where value.entities.isEmpty: open.activity.values[binding.parameter] == value
      case .value(let value): value.entities.allSatisfy(entities.contains)
      case .candidates(let values): values.flatMap(\.entities).contains { entities.contains($0) }
      case .unknown: binding.text.map { isAskedName($0, moment) } ?? false
      case .noSuchDay, .other, .parts: false
      }
    }
  }

  /// Whether a name that nobody knows is the one that the question is about.
  private func isAskedName(_ name: String, _ moment: DialogMoment) -> Bool {
    switch moment.prompt?.purpose {
    case .creation(_, let asked), .nearName(let asked):
      spoken.language.tokens(name).map(\.text) == spoken.language.tokens(asked).map(\.text)
    default: false
    }
  }

  /// What is spoken of where a command is on its way.
  func asked(of open: RepairSubject) -> TurnMemory {
    var asked = TurnMemory()
    asked.remember(
      Command(
        intent: open.intent.name,
        bindings: open.activity.values.map { SlotBinding(parameter: $0, meaning: .value($1)) }))
    // “No, the second one” is one of those from which it was chosen.
    guard let choices = memory.choices, asked.last.map({ !$0.entities.filter(choices.contains).isEmpty }) == true else {
      return asked
    }
    return asked.listing(choices)
  }
}
