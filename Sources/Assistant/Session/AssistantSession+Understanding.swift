import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

// The first steps of the road: from what a person says to what it means at this moment.
extension AssistantSession {
  /// What an input means at this moment, and what it was understood by.
  struct Understood {
    /// What it means.
    var event: DialogEvent
    /// How it was matched.
    var matched: MatchResult?
    /// What it was matched against.
    var situation: Situation?
  }

  /// Normalise, match and answer: what the input means at this moment.
  func understand(_ input: Input) async -> Understood {
    switch input {
    case .silence: Understood(event: .silence)
    case .cancel: Understood(event: .cancelled)
    case .choice(let id): Understood(event: .chosen(id))
    case .utterance(let utterance): await understand(utterance)
    }
  }

  private func understand(_ utterance: Utterance) async -> Understood {
    lastUtterance = utterance
    let tokens = spoken.language.tokens(utterance.text)
    guard !tokens.isEmpty else { return Understood(event: .silence) }
    let moment = momentNow
    // Whoever still thinks has said nothing yet.
    if moment.prompt == nil, utterance.isRecognised, spoken.language.areHesitation(tokens) {
      return Understood(event: .silence)
    }
    let prompt = moment.prompt.map { replies.titled($0) }
    if prompt?.kind == .confirmation, let other = await otherwise(tokens, utterance, at: moment) {
      return Understood(event: .heard(other))
    }
    if prompt != nil || severalDone != nil, let objection = await objection(tokens, utterance, at: moment, prompt) {
      return Understood(event: .heard(objection))
    }
    if prompt == nil, let again = countedAgain(tokens, utterance.text, at: moment) {
      return Understood(event: .heard(again))
    }
    let builtIn = QuotedText.isQuotation(utterance.text) ? nil : builtIn(tokens, at: moment, prompt)
    let isPolite = builtIn?.isCourtesy == true
    let isChoice = prompt?.offers(tokens, in: spoken.language) == true
    let isOther = builtIn == .goOn && prompt == nil ? !moment.hasPaused : isChoice
    let isWeak = isPolite || isOther
    let wanted = Heard(utterance: utterance.text, builtIn: builtIn)
    if let together = takenBackTogether(tokens, at: moment) { return Understood(event: .heard(together)) }
    if builtIn != nil, !isWeak { return Understood(event: .heard(wanted)) }
    var situation = await situation(utterance, tokens, at: moment)
    // A yes or a no that answers nothing is no other word either.
    if prompt?.kind != .confirmation, spoken.language.isYes(tokens) != nil { situation.isTolerant = false }
    // Nor is what says that something was wrong, or is only polite.
    if isPolite || spoken.language.areMistake(tokens) { situation.isTolerant = false }
    let reader = reader(in: situation)
    var told: [Answer]?
    if let prompt {
      told = await toldByDate(tokens, prompt, moment, now: situation.now)
      if told == nil { told = await toldByTime(tokens, prompt, moment, in: situation) }
    }
    let answers = told ?? prompt.map { self.answers(tokens, utterance, to: $0, at: moment, reader) } ?? []
    if answers.first?.isFree == true, QuotedText.isQuotation(utterance.text) {
      return Understood(event: .heard(Heard(utterance: utterance.text, answers: answers)))
    }
    // An answer as it should be goes before a command that is only nearly one.
    let isAnswer = answers.first.map { $0.isExact && !$0.isFree } ?? false
    var result = spoken.matcher.match(tokens, of: utterance.text, in: isAnswer ? situation.exactly : situation)
    if !isAnswer, result.matches.first?.lacksName == true,
      let compared = await comparedByDate(result, tokens, of: utterance.text, in: &situation)
    {
      result = compared
    }
    if !isAnswer, let several = namingSeveral(tokens, result, utterance.text, situation) { result = several }
    if builtIn == .goOn || isPolite, !isChoice, result.matches.isEmpty {
      let time = saidAsTime(builtIn, tokens, utterance.text, at: moment, in: situation, reader)
      return Understood(event: .heard(time ?? wanted))
    }
    if !isAnswer, !CommandSplitter.isKnown(result),
      let timed = await withHour(tokens, result, at: moment, in: situation, utterance.text)
    {
      return Understood(event: .heard(timed), matched: result, situation: situation)
    }
    if !isAnswer, answers.first?.isFree != true,
      let more = nameAndMore(tokens, result, in: situation, reader, utterance.text)
    {
      return Understood(event: .heard(more), matched: result, situation: situation)
    }
    var heard = heard(utterance.text, result, answers)
    if !isAnswer, let commands = forEachNamed(result, in: situation.vocabulary) {
      (heard.commands, heard.others) = ([commands[0]], Array(commands.dropFirst()))
      takeSeveral(&heard, tokens, in: situation.vocabulary, isDivided: isPart)
      return Understood(event: .heard(heard), matched: result, situation: situation)
    }
    if heard.ofAll == nil, let other = elsewhere(tokens, result, at: moment, in: situation, reader, heard) {
      return Understood(event: .heard(other), matched: result, situation: situation)
    }
    if !heard.isPlainCommand { takeRequest(tokens, in: situation, &heard) }
    if prompt?.kind == .confirmation { await takeAgreement(tokens, at: moment, in: situation, &heard) }
    leavePicks(tokens, at: moment, &heard)
    let isContrast = await takeRepair(tokens, result, at: moment, in: situation, reader, &heard)
    takeOffered(tokens, at: moment, in: situation, &heard)
    takeMoreThanYes(tokens, at: moment, in: situation, &heard)
    takeOtherOffer(tokens, at: moment, in: situation, &heard)
    if let prompt, let command = command(tokens, besides: prompt, at: moment, in: situation, heard, isContrast) {
      return Understood(event: .heard(command), matched: result, situation: situation)
    }
    if let prompt, !isContrast { takeFuller(tokens, than: prompt, at: moment, in: situation, reader, &heard) }
    if let unread = heard.repair?.unread {
      notices.append(spoken.voice.string("notice.notUnderstood", .text(unread)))
    }
    let waiting = rest
    if heard.repair == nil, !isContrast, !heard.dropsQuestion, !heard.isMistake, heard.ofAll == nil,
      heard.answers.first.map({ !$0.isExact || $0.isFree }) ?? true,
      let more = beyondOneCommand(
        tokens, utterance.text, result, situation, reader, isAsking: prompt != nil)
    {
      heard = more
    }
    takeFurther(tokens, result, at: moment, in: situation, reader, &heard)
    if prompt == nil {
      takeTopic(tokens, &heard)
      takeDropped(tokens, &heard, in: situation.vocabulary)
    }
    takeSeveral(&heard, tokens, in: situation.vocabulary, isDivided: isPart || rest != waiting)
    takeRefusal(tokens, at: moment, &heard)
    if rest == waiting { leaveOthers(than: heard, prompt) }
    takeOffer(utterance, tokens, result, at: moment, in: situation, &heard)
    heard.isQuestion = spoken.language.asks(tokens, utterance.text)
    return Understood(event: .heard(heard), matched: result, situation: situation)
  }

  /// Takes words for what mends what was said or done before, if they do; tells whether they say what is meant and what is not.
  private func takeRepair(
    _ tokens: [Token], _ result: MatchResult, at moment: DialogMoment, in situation: Situation, _ reader: AnswerReader,
    _ heard: inout Heard
  ) async -> Bool {
    let isAlone = moment.prompt == nil
    heard.isMistake = isAlone && moment.performed != nil && spoken.language.areMistake(tokens)
    let isContrast = heard.mayMend && takeContrasted(tokens, at: moment, in: situation, &heard)
    if heard.mayMend, !isContrast {
      let isElse =
        result.matches.first.map { !$0.lacksName } ?? false || spoken.language.isYes(tokens) != nil
      // What is a command but for a slip is no other text: “make it urgnt”.
      let guessing: RepairReader.Guessing =
        CommandSplitter.isKnown(result) ? .never : isElse ? .plainWords : .anyWords
      heard.repair = replies.repair(tokens, heard.utterance, at: moment, reader, guessing: guessing)
      if isAlone, heard.repair == nil, replies.denies(tokens, heard.utterance, at: moment, reader) {
        heard.isMistake = true
      }
      // “No, log tea” where it is asked whether to create an event is no event called “log tea”, nor is “I meant complete milk” a task.
      if heard.repair == nil || moment.prompt?.purpose.isOfUnknownName == true
        || heard.repair?.changes.contains(where: { $0.meaning == .unknown }) == true
      {
        await takeOtherwise(tokens, at: moment, in: situation, &heard)
      }
      if !heard.dropsQuestion, heard.repair?.isSure != true {
        takeInPlace(tokens, at: moment, in: situation, &heard)
        takeInstead(tokens, at: moment, in: situation, &heard)
      }
    }
    // “Complete it instead” is a command as it stands.
    if !heard.mayMend, heard.isPlainCommand { await takeOtherwise(tokens, at: moment, in: situation, &heard) }
    if !heard.mayMend, result.beginsWithText(tokens) { takeInstead(tokens, at: moment, in: situation, &heard) }
    return isContrast
  }

  /// Takes words that are nothing else, or name what nobody knows, for what is said further of what was done last.
  private func takeFurther(
    _ tokens: [Token], _ result: MatchResult, at moment: DialogMoment, in situation: Situation, _ reader: AnswerReader,
    _ heard: inout Heard
  ) {
    // “One more week” is so much more, and not that much instead. “How often last month” may have been asked of the same thing.
    let lacksName = result.matches.first?.lacksName == true
    let isUnknown = lacksName && !followUps(reader).saysHowMuchMore(tokens)
    guard heard.repair == nil, !heard.isMistake, heard.builtIn == nil, heard.commands.isEmpty || isUnknown,
      let further = saidFurther(tokens, heard.utterance, at: moment, in: situation, reader)
    else { return }
    heard = further
  }

  /// The command that words are while a question is open: one to be done before it is answered, or the one that asks, said to its end.
  private func command(
    _ tokens: [Token], besides prompt: Prompt, at moment: DialogMoment, in situation: Situation, _ heard: Heard,
    _ isContrast: Bool
  ) -> Heard? {
    if !isContrast, heard.repair?.isPlain != true,
      let between = interruption(tokens, of: prompt, in: situation, heard)
    {
      return between
    }
    if heard.saysNothing { return continued(tokens, heard.utterance, of: prompt, moment.open, situation) }
    guard heard.answers.first?.isFree == true, heard.repair == nil else { return nil }
    return ended(tokens, heard.utterance, of: prompt, for: moment.parameter, situation)
  }

  /// Takes words for more than an answer: an answer and a command behind it, or a text with what else was said of it.
  private func takeFuller(
    _ tokens: [Token], than prompt: Prompt, at moment: DialogMoment, in situation: Situation, _ reader: AnswerReader,
    _ heard: inout Heard
  ) {
    let isText = heard.answers.first?.isFree == true
    if heard.repair == nil || heard.repair?.unread != nil, heard.mayMend {
      takeAnswerAndCommand(tokens, to: prompt, for: moment.parameter, in: situation, reader, &heard)
    }
    // “It's called wash the car” says what it is called, not to rename something.
    let things = moment.open?.activity.values.filter { !$0.value.entities.isEmpty } ?? [:]
    if case .value(.text(let text))? = heard.repair?.answer,
      let more = fuller(text, than: prompt, for: moment.parameter, of: things, in: situation), more.answer != nil
    {
      // “Call Ann tomorrow, and make it urgent” says when as well.
      let changed = heard.repair?.changes.map(\.parameter) ?? []
      heard.repair?.changes += more.changes.filter { !changed.contains($0.parameter) }
      heard.repair?.answer = more.answer
    }
    guard heard.repair == nil, isText else { return }
    heard.repair = fuller(heard.utterance, than: prompt, for: moment.parameter, of: things, in: situation)
    if !spoken.language.called(tokens, isOther: !things.isEmpty).isEmpty { heard.isCommandRather = false }
  }

  /// The built-in word that the words are at this moment; what cancels or begins anew only where something goes on, if it can be another.
  private func builtIn(_ tokens: [Token], at moment: DialogMoment, _ prompt: Prompt?) -> BuiltIn? {
    // A yes where no question is open any more is meant for the one that was put aside.
    if prompt == nil, moment.hasPaused, spoken.language.isYes(tokens) == true { return .goOn }
    // Whoever still thinks is asked once more.
    if spoken.language.areHesitation(tokens) || prompt.map({ isHoldingOn(tokens, $0) }) ?? false { return .wait }
    // “Whatever” is no text: it is told that any would do.
    if prompt?.purpose == .parameter, prompt?.kind == .value, moment.parameter?.kind == .text,
      spoken.language.pick(tokens) == .any, prompt?.offers(tokens, in: spoken.language) == false
    {
      return .options
    }
    // “No, that's fine” answers where a yes or a no is asked for.
    let isAnswer = prompt?.kind == .confirmation && spoken.language.isYes(tokens) != nil
    let words = spoken.language.builtIns(tokens).filter { $0.counts(at: prompt) && !(isAnswer && $0.isCourtesy) }
    guard words.count > 1, prompt == nil, !moment.hasPaused, rest.isEmpty else { return words.first }
    // There is nothing to drop, nor to begin anew.
    return words.first { $0 != .cancel && $0 != .startOver }
  }

  /// What words are matched against where the conversation stands: “it” is what a question for a yes is about, and not what was spoken of
  /// before.
  private func situation(_ utterance: Utterance, _ tokens: [Token], at moment: DialogMoment) async -> Situation {
    var situation = await situation(utterance, tokens)
    guard let purpose = moment.prompt?.purpose, purpose == .act || purpose == .request, let open = moment.open else {
      return situation
    }
    let asked = references(to: asked(of: open)).named(in: await keeper.current(), for: tokens)
    situation.vocabulary = references.named(in: asked, for: tokens)
    return situation
  }

  /// What words mean that goes before any answer: what is asked on from the question that came between, what drops the open one, or a
  /// sentence that mends itself.
  private func elsewhere(
    _ tokens: [Token], _ result: MatchResult, at moment: DialogMoment, in situation: Situation, _ reader: AnswerReader,
    _ heard: Heard
  ) -> Heard? {
    if moment.prompt != nil, moment.performed != nil, goesOn(tokens),
      let asked = askedOn(tokens, heard.utterance, situation)
    {
      return asked
    }
    return dropped(tokens, at: moment, in: situation, reader, heard)
      ?? refused(tokens, at: moment, in: situation, reader, heard)
      ?? agreed(tokens, at: moment, in: situation, reader, heard.utterance)
      ?? takenBack(tokens, result, at: moment, in: situation, heard.utterance)
      ?? mended(tokens, result, in: situation, reader, heard)
  }

  /// What words are matched against at this moment.
  func situation(_ utterance: Utterance, _ tokens: [Token]) async -> Situation {
    var situation = Situation(
      vocabulary: references.named(in: await keeper.current(), for: tokens),
      context: utterance.context.mapValues { ScalarValue.text($0) },
      now: assistant.environment.now(), calendar: calendar, takesUnknownNames: true)
    situation.isHeard = utterance.isRecognised
    situation.otherHearings = utterance.alternatives.map(\.text)
    situation.wantsNearest = false
    return situation
  }
}
