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

  /// What goes before any matching, how the words are read, what they are instead of one command or answer, and what else they say.
  private func understand(_ utterance: Utterance) async -> Understood {
    lastUtterance = utterance
    let tokens = spoken.language.tokens(utterance.text)
    guard !tokens.isEmpty else { return Understood(event: .silence) }
    if let plain = await inPlainWords(utterance, tokens) { return plain }
    let said = said(utterance, tokens, at: momentNow)
    // Whoever still thinks has said nothing yet.
    if said.prompt == nil, utterance.isRecognised, spoken.language.areHesitation(tokens) {
      return Understood(event: .silence)
    }
    if let heard = await beforeMatching(said) { return Understood(event: .heard(heard)) }
    let situation = await situation(of: said)
    let reader = reader(in: situation)
    if let repair = toldOfChange(said, reader) {
      return Understood(event: .heard(repair), situation: situation)
    }
    let answers = await answers(said, in: situation, reader)
    if answers.first?.isFree == true, QuotedText.isQuotation(utterance.text) {
      return Understood(event: .heard(Heard(utterance: utterance.text, answers: answers)))
    }
    var read = await read(said, answers, reader, in: situation)
    if let known = await withNamesLookedUp(read, said) { read = known }
    if let other = otherAmount(said, read.result, in: read.situation) { return read.understood(other) }
    if let undo = takingBackRecord(read.result, said) { return read.understood(undo) }
    if let understood = await instead(of: read, said) { return understood }
    var heard = heard(utterance.text, read.result, answers)
    await takeWholeName(read.result, &heard)
    await takeDayOfThing(&heard, now: read.situation.now)
    await takeDayLeft(by: read.result, utterance.text, &heard, now: read.situation.now)
    if !read.isAnswer, let commands = forEachNamed(read.result, said.text, read.situation) {
      (heard.commands, heard.others) = ([commands[0]], Array(commands.dropFirst()))
      takeSeveral(&heard, tokens, in: read.situation.vocabulary, isDivided: isPart)
      return read.understood(heard)
    }
    if heard.ofAll == nil,
      let other = elsewhere(tokens, read.result, at: said.moment, in: read.situation, read.reader, heard)
    {
      return read.understood(other)
    }
    await takeAll(of: read, said, &heard)
    takeJustNow(tokens, &heard)
    takeListed(read.result, &heard)
    doubtPronoun(&heard)
    return read.understood(heard)
  }

  /// What words mean that are said otherwise: twice, with a tag, as a request, behind a yes or a “then”, or without what they are about.
  private func inPlainWords(_ utterance: Utterance, _ tokens: [Token]) async -> Understood? {
    if let once = await saidOnce(tokens, of: utterance.text) {
      var utterance = utterance
      utterance.text = once
      return await understand(utterance)
    }
    if let plain = withoutTag(utterance, tokens) { return await understand(plain) }
    if let commands = await requested(utterance, tokens) { return commands }
    if let plain = await withoutYes(utterance, tokens) { return await understand(plain) }
    if let plain = await withoutSequence(utterance, tokens) { return await understand(plain) }
    if let full = await toldInFull(utterance, tokens) { return await understand(full) }
    if let dated = await withToldMoment(utterance, tokens) ?? momentTold(utterance, tokens) {
      return await understand(dated)
    }
    return nil
  }

  /// Takes words for what mends what was said or done before, if they do; tells whether they say what is meant and what is not.
  func takeRepair(
    _ tokens: [Token], _ result: MatchResult, at moment: DialogMoment, in situation: Situation, _ reader: AnswerReader,
    _ heard: inout Heard
  ) async -> Bool {
    let isAlone = moment.prompt == nil
    heard.isMistake = isAlone && moment.performed != nil && spoken.language.areMistake(tokens)
    if heard.mayMend,
      negatesCommand(tokens, heard.utterance, in: situation) || deniesDeed(tokens, heard.utterance, in: situation)
        || spoken.language.isTalk(tokens)
        || isAlone && takeCommandMeant(tokens, in: situation, &heard)
    {
      return false
    }
    let isContrast = heard.mayMend && takeContrasted(tokens, at: moment, in: situation, &heard)
    if heard.mayMend, !isContrast {
      heard.repair = repair(tokens, result, at: moment, in: situation, reader, heard.utterance)
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

  /// What words mend of what was said or done before, as far as they are not rather something else; `nil` if nothing.
  private func repair(
    _ tokens: [Token], _ result: MatchResult, at moment: DialogMoment, in situation: Situation, _ reader: AnswerReader,
    _ utterance: String
  ) -> Repair? {
    let isAlone = moment.prompt == nil
    if isAlone, isOfAnswered(result, tokens) { return nil }
    let isElse = result.matches.first.map { !$0.lacksName } ?? false || spoken.language.isYes(tokens) != nil
    // What is a command but for a slip is no other text: “make it urgnt”.
    let guessing: RepairReader.Guessing = CommandSplitter.isKnown(result) ? .never : isElse ? .plainWords : .anyWords
    guard var repair = replies.repair(tokens, utterance, at: moment, reader, guessing: guessing) else { return nil }
    // “No, Saturday” behind what was not understood is hardly about what was done before that.
    if isAlone, lastReply.state == .notUnderstood, spoken.language.decisionAhead(in: tokens).decision == false {
      repair.isGuess = true
    }
    guard repair.isSure == false else { return repair }
    // “Move it to Monday and complete it” are two commands, and no text.
    if isAlone, split(tokens, utterance, result, situation, reader) != nil { return nil }
    return offersKnown(tokens, utterance, in: situation) ? nil : repair
  }

  /// Whether what would be offered for words is about a thing that there is: 「牛乳をパンに変更」 of a task 「牛乳」 is no other text.
  private func offersKnown(_ tokens: [Token], _ utterance: String, in situation: Situation) -> Bool {
    let offer = spoken.matcher.offer(tokens, of: utterance, in: situation.exactly)
    return offer?.matches.first?.slots.contains { slot in
      if case .names(let names) = slot.value { !names.isEmpty } else { false }
    } ?? false
  }

  /// Whether words say that something was not done, in a language where a no before it says so: «no nadé» does not correct what was said before.
  private func deniesDeed(_ tokens: [Token], _ utterance: String, in situation: Situation) -> Bool {
    guard spoken.language.deniesDeed(tokens, in: utterance) else { return false }
    return isCommand(Array(tokens.dropFirst()), utterance, in: situation)
  }

  /// Whether words are a command as it stands, with nothing taken for a text.
  private func isCommand(_ tokens: [Token], _ utterance: String, in situation: Situation) -> Bool {
    let result = spoken.matcher.match(tokens, of: utterance, in: situation.exactly)
    return CommandSplitter.isKnown(result) && result.matches.first?.how == .exact
      && result.matches.first?.cost.wildcards == 0
  }

  /// Whether words are a command but for a “not” within it, and so no “this, not that”: „lösch nicht den Müll“.
  private func negatesCommand(_ tokens: [Token], _ utterance: String, in situation: Situation) -> Bool {
    let inner = tokens.indices.dropFirst().dropLast()
    guard let place = inner.first(where: { spoken.language.negations.contains(tokens[$0]) }),
      ![place, place + 1].contains(where: {
        spoken.language.isSign(before: $0..<tokens.count, of: tokens, in: utterance)
      })
    else { return false }
    return isCommand(Array(tokens[..<place] + tokens[(place + 1)...]), utterance, in: situation)
  }

  /// Takes words that are nothing else, or name what nobody knows, for what is said further of what was done last.
  func takeFurther(
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
  func command(
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
  func takeFuller(
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

  /// What words mean that goes before any answer: what is asked on from the question that came between, what drops the open one, or a
  /// sentence that mends itself.
  func elsewhere(
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
      ?? likewise(tokens, heard.utterance, at: moment, reader)
      ?? takenBack(tokens, result, at: moment, in: situation, heard.utterance)
      ?? leavingOut(tokens, result, in: situation, heard.utterance)
      ?? mended(tokens, result, in: situation, reader, heard)
  }

  /// What words are matched against where no names are needed: whatever stands for one is a name that nobody knows.
  var nowhere: Situation {
    Situation(
      vocabulary: Vocabulary(language: spoken.language), now: assistant.environment.now(), calendar: calendar,
      takesUnknownNames: true)
  }

  /// What words are matched against at this moment.
  func situation(_ utterance: Utterance, _ tokens: [Token]) async -> Situation {
    var situation = Situation(
      vocabulary: references.named(in: await keeper.current(), for: tokens),
      context: utterance.context.mapValues { ScalarValue.text($0) },
      now: assistant.environment.now(), calendar: calendar, takesUnknownNames: true)
    situation.isHeard = utterance.isRecognised && utterance.readsSounds
    situation.otherHearings = utterance.alternatives.map(\.text)
    situation.wantsNearest = false
    // The same words are matched as a command, without what stands around it, and as what can be offered.
    situation.dates = DateReadings()
    return situation
  }
}
