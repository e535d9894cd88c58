import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// The steps of understanding some words, in their order: each takes what those before it have left.
extension AssistantSession {
  /// Some words, and the moment at which they are said.
  struct Said {
    /// All that was heard.
    let utterance: Utterance
    /// The words.
    let tokens: [Token]
    /// Where the conversation stands.
    let moment: DialogMoment
    /// The open question, its choices called as they are now.
    let prompt: Prompt?
    /// The built-in word that they are, if they are one.
    let builtIn: BuiltIn?
    /// Whether a choice of the question is called so.
    let isChoice: Bool
    /// Whether they drop what is open, of which there is nothing, and point at something: “cancel it”.
    var isPointed = false

    /// The words as they were said.
    var text: String { utterance.text }
    /// Whether they are thanks or the like.
    var isPolite: Bool { builtIn?.isCourtesy == true }
    /// Whether they may be more than the built-in word.
    var isWeak: Bool { isPolite || isPointed || (builtIn == .goOn && prompt == nil ? !moment.hasPaused : isChoice) }
    /// The built-in word and nothing else.
    var wanted: Heard { Heard(utterance: text, builtIn: builtIn) }
  }

  /// How some words were read.
  struct ReadWords {
    /// What they were matched against.
    var situation: Situation
    /// What reads them as values.
    let reader: AnswerReader
    /// What they answer.
    let answers: [Answer]
    /// How they were matched.
    var result: MatchResult
    /// Whether names were looked up that only their type's query knows, so that any other is unknown.
    var areNamesFound = false

    /// Whether they are an answer as it should be, which goes before a command that is only nearly one.
    var isAnswer: Bool { answers.first.map { $0.isExact && !$0.isFree } ?? false }

    /// What the words mean, by this reading.
    func understood(_ heard: Heard) -> Understood {
      Understood(event: .heard(heard), matched: result, situation: situation)
    }
  }

  /// Some words at a moment.
  func said(_ utterance: Utterance, _ tokens: [Token], at moment: DialogMoment) -> Said {
    let prompt = moment.prompt.map { replies.titled($0) }
    var said = Said(
      utterance: utterance, tokens: tokens, moment: moment, prompt: prompt,
      builtIn: QuotedText.isQuotation(utterance.text) ? nil : builtIn(tokens, at: moment, prompt),
      isChoice: prompt?.offers(tokens, in: spoken.language) == true)
    let hasOpen = prompt != nil || moment.hasPaused || !rest.isEmpty || moment.performed?.intent.isUndoable == true
    said.isPointed =
      said.builtIn == .cancel && !hasOpen && memory.last?.entities.isEmpty == false && moment.performed != nil
      && spoken.language.pronouns.contains(where: tokens.hold)
    return said
  }

  /// What needs no matching: what objects to a question, counts again, takes back together, or is a built-in word.
  func beforeMatching(_ said: Said) async -> Heard? {
    let (tokens, moment) = (said.tokens, said.moment)
    if said.prompt?.kind == .confirmation, let other = await otherwise(tokens, said.utterance, at: moment) {
      return other
    }
    if said.prompt != nil || severalDone != nil,
      let objection = await objection(tokens, said.utterance, at: moment, said.prompt)
    {
      return objection
    }
    if said.prompt == nil, let again = countedAgain(tokens, said.text, at: moment) { return again }
    if let together = takenBackTogether(tokens, at: moment) { return together }
    if let again = bringingBack(said) { return again }
    if let again = await bringingBackAmended(said) { return again }
    if said.builtIn == .undo, let mistake = takingBackNothing(said) { return mistake }
    return said.builtIn != nil && !said.isWeak ? said.wanted : nil
  }

  /// What words are matched against where the conversation stands: “it” is what a question for a yes is about, and not what was spoken of
  /// before.
  func situation(of said: Said) async -> Situation {
    var situation = await situation(said.utterance, said.tokens)
    if let purpose = said.prompt?.purpose, purpose == .act || purpose == .request, let open = said.moment.open {
      let asked = references(to: asked(of: open)).named(in: await keeper.current(), for: said.tokens)
      situation.vocabulary = references.named(in: asked, for: said.tokens)
    }
    // “What about Saturday?” is about what is offered.
    if said.prompt?.kind == .confirmation, situation.context[Matcher.questionKey] == nil {
      situation.context[Matcher.questionKey] = .boolean(false)
    }
    // “What about Saturday” asks without a mark too.
    if said.prompt == nil, situation.context[Matcher.questionKey] == nil,
      asksAboutMoment(said.tokens, said.text, now: situation.now)
    {
      situation.context[Matcher.questionKey] = .boolean(true)
    }
    // A yes or a no that answers nothing is no other word either.
    if said.prompt?.kind != .confirmation, spoken.language.isYes(said.tokens) != nil { situation.isTolerant = false }
    // Nor is what says that something was wrong, or is only polite.
    if said.isPolite || spoken.language.areMistake(said.tokens) { situation.isTolerant = false }
    return situation
  }

  /// What the words answer, if there is a question: a date or a time of something that has one, else what they are read as.
  func answers(_ said: Said, in situation: Situation, _ reader: AnswerReader) async -> [Answer] {
    guard let prompt = said.prompt else { return [] }
    if let told = await toldByDate(said.tokens.visible, prompt, said.moment, now: situation.now) { return told }
    if let told = await toldByTime(said.tokens, prompt, said.moment, in: situation) { return told }
    return answers(said.tokens, said.utterance, to: prompt, at: said.moment, reader)
  }

  /// How the words are matched, beside what they answer.
  func read(
    _ said: Said, _ answers: [Answer], _ reader: AnswerReader, in situation: Situation
  ) async -> ReadWords {
    var read = ReadWords(situation: situation, reader: reader, answers: answers, result: .nothing)
    read.result = spoken.matcher.match(said.tokens, of: said.text, in: read.isAnswer ? situation.exactly : situation)
    guard !read.isAnswer else { return read }
    // What nobody knows breaks into no question: people talk on while one is open.
    if said.prompt != nil,
      read.result.matches.first?.beginsWithUnknownName(said.tokens, spoken.language.articles) == true
    {
      read.result = .nothing
    }
    read.result = preferringDescribed(read.result, said.text, read.situation)
    if read.result.matches.first?.lacksName == true,
      let compared = await comparedByDate(read.result, said.tokens, of: said.text, in: &read.situation)
    {
      read.result = compared
    }
    if let several = namingSeveral(said.tokens, read.result, said.text, read.situation) { read.result = several }
    return read
  }

  /// What the words are instead of one command or answer: a time, an hour of a thing, or a name with more.
  func instead(of read: ReadWords, _ said: Said) async -> Understood? {
    let (tokens, situation) = (said.tokens, read.situation)
    if said.isPointed, !CommandSplitter.isKnown(read.result) { return Understood(event: .heard(said.wanted)) }
    if said.builtIn == .goOn || said.isPolite, !said.isChoice, read.result.matches.isEmpty {
      let time = saidAsTime(said.builtIn, tokens, said.text, at: said.moment, in: situation, read.reader)
      return Understood(event: .heard(time ?? said.wanted))
    }
    // “What else is due” is no title, though any words are.
    if !isShortened, said.prompt != nil, spoken.language.asks(tokens, said.text),
      let asked = await withoutBesides(said)
    {
      return asked
    }
    guard !read.isAnswer else { return nil }
    if !CommandSplitter.isKnown(read.result),
      let timed = await withHour(tokens, read.result, at: said.moment, in: situation, said.text)
    {
      return read.understood(timed)
    }
    if !isShortened, !CommandSplitter.isKnown(read.result) {
      if let moved = await withoutHourLeft(said) { return moved }
      if let asked = await withoutBesides(said) { return asked }
      if let command = await withoutConjunction(said, situation) { return command }
      if let command = await withoutOpeningSounds(said) { return command }
      if let command = await withoutQuantity(said, read.result) { return command }
      if read.result.matches.first.map({ $0.unknownName != nil }) ?? true,
        let command = withNumberOutside(said, situation)
      {
        return command
      }
    }
    guard read.answers.first?.isFree != true else { return nil }
    return nameAndMore(tokens, read.result, in: situation, read.reader, said.text).map(read.understood)
  }

  /// Takes what else the words say where they are a command or an answer: a yes with more, what mends, what is offered, an answer with more.
  func takeAll(of read: ReadWords, _ said: Said, _ heard: inout Heard) async {
    let (tokens, moment, situation) = (said.tokens, said.moment, read.situation)
    if saysMomentAlone(heard, said.prompt) { (heard.isExactCommand, heard.isPlainCommand) = (false, false) }
    if !heard.isPlainCommand { takeRequest(tokens, in: situation, &heard) }
    if said.prompt?.kind == .confirmation {
      await takeAgreement(tokens, at: moment, in: situation, read.reader, &heard)
    }
    leavePicks(tokens, at: moment, &heard)
    // “Move today's tasks to tomorrow” mends nothing.
    let isOfDescribed =
      said.prompt == nil && read.result.decision != .match
      && read.result.matches.first.map { $0.lacksName && isDescribed($0, said.text, situation) } == true
    let isContrast =
      isOfDescribed ? false : await takeRepair(tokens, read.result, at: moment, in: situation, read.reader, &heard)
    takeOffered(tokens, at: moment, in: situation, &heard)
    takeMoreThanYes(tokens, at: moment, in: situation, &heard)
    takeOtherOffer(tokens, at: moment, in: situation, &heard)
    takeOneMore(tokens, at: moment, in: situation, &heard)
    if let prompt = said.prompt {
      if let command = command(tokens, besides: prompt, at: moment, in: situation, heard, isContrast) {
        heard = command
        return
      }
      if !isContrast {
        takeFuller(tokens, than: prompt, at: moment, in: situation, read.reader, &heard)
        await keepDay(of: moment.open, &heard)
      }
    }
    if let unread = heard.repair?.unread {
      notices.append(spoken.voice.string("notice.notUnderstood", .text(unread)))
    }
    takeMore(than: read, said, isContrast: isContrast, &heard)
    await keepDayOfNotes(said.text, heard)
  }

  /// Whether a command only says a moment where that may change what a yes is awaited for, or a list that was just said for one thing: “move to
  /// Monday”, which else is about what was spoken of.
  private func saysMomentAlone(_ heard: Heard, _ prompt: Prompt?) -> Bool {
    guard prompt?.kind == .confirmation || prompt == nil && memory.isList == true, heard.commands.count == 1,
      case let command = heard.commands[0], command.entities.isEmpty, saysMoment(command),
      let intent = assistant.intent(named: command.intent)
    else { return false }
    return intent.parameters.contains { parameter in
      parameter.isNeeded && parameter.kind.typeName != nil
        && !command.bindings.contains { $0.parameter == parameter.name }
    }
  }

  /// Takes what goes beyond one command: several of them, what is said further, all things of a kind, and offers.
  private func takeMore(than read: ReadWords, _ said: Said, isContrast: Bool, _ heard: inout Heard) {
    let (tokens, moment, situation) = (said.tokens, said.moment, read.situation)
    let waiting = rest
    let isDivided = !isContrast && !heard.dropsQuestion && takeSomeNamed(read, said, &heard)
    if !isDivided, heard.repair == nil, !isContrast, !heard.dropsQuestion, !heard.isMistake, heard.ofAll == nil,
      heard.answers.first.map({ !$0.isExact || $0.isFree }) ?? true,
      let more = beyondOneCommand(
        tokens, said.text, read.result, situation, read.reader, isAsking: said.prompt != nil)
    {
      heard = more
    }
    takeFurther(tokens, read.result, at: moment, in: situation, read.reader, &heard)
    if said.prompt == nil {
      takeTopic(tokens, &heard)
      takeDropped(tokens, &heard, in: situation.vocabulary)
    }
    takeSeveral(&heard, tokens, in: situation.vocabulary, isDivided: isPart || rest != waiting)
    takeRefusal(tokens, at: moment, &heard)
    if rest == waiting { leaveOthers(than: heard, said.prompt) }
    takeOffer(
      said.utterance, tokens, read.result, at: moment, in: situation, isAlone: rest == waiting && !isContrast, &heard)
    // “List the records of coffee” asks too, though not in words.
    let tells = heard.commands.first.map { spoken.matcher.answersQuestions($0.intent) } ?? false
    heard.isQuestion = tells || spoken.language.asks(tokens, said.text)
  }

  /// The built-in word that the words are at this moment; what cancels or begins anew only where something goes on, if it can be another.
  private func builtIn(_ tokens: [Token], at moment: DialogMoment, _ prompt: Prompt?) -> BuiltIn? {
    // A yes where no question is open any more is meant for the one that was put aside.
    if prompt == nil, moment.hasPaused, spoken.language.isYes(tokens) == true { return .goOn }
    // Whoever still thinks is asked once more; “mm-hmm” is a yes where one is asked for.
    let decides = prompt?.kind == .confirmation && spoken.language.isYes(tokens) != nil
    if spoken.language.areHesitation(tokens) && !decides || prompt.map({ isHoldingOn(tokens, $0) }) ?? false {
      return .wait
    }
    // “Whatever” is no text: it is told that any would do.
    if prompt?.purpose == .parameter, prompt?.kind == .value, moment.parameter?.kind == .text,
      spoken.language.pick(tokens) == .any, prompt?.offers(tokens, in: spoken.language) == false
    {
      return .options
    }
    // “No, that's fine” answers where a yes or a no is asked for.
    let isAnswer =
      prompt?.kind == .confirmation
      && (spoken.language.isYes(tokens) != nil || spoken.language.decisionAhead(in: tokens).decision != nil)
    let words = spoken.language.builtIns(tokens).filter { $0.counts(at: prompt) && !(isAnswer && $0.isCourtesy) }
    guard words.count > 1, prompt == nil, !moment.hasPaused, rest.isEmpty else { return words.first }
    // There is nothing to drop, nor to begin anew.
    return words.first { $0 != .cancel && $0 != .startOver }
  }
}
