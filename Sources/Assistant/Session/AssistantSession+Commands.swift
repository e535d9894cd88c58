import AppIntents
import ParlanceDialog
import ParlanceMatching
import ParlanceTemplates

// What goes beyond one command that is said in full: several of them, and the last once more with a difference.
extension AssistantSession {
  /// What words mean that are several commands, or a follow-up; `nil` if they are neither. Puts aside what is to be done afterwards.
  func beyondOneCommand(
    _ tokens: [Token], _ utterance: String, _ result: MatchResult, _ situation: Situation, _ reader: AnswerReader,
    isAsking: Bool
  ) -> Heard? {
    if !isPart, let several = severalCommands(tokens, utterance, result, situation, reader) { return several }
    if !isAsking, let attribute = saidBesides(tokens, utterance, in: situation, reader) { return attribute }
    let best = result.matches.first
    if !isAsking, let again = doneAgain(tokens, utterance, result, in: situation, reader) { return again }
    if !isAsking, best?.cost.wildcards ?? 0 > 0, let more = withoutToo(tokens, utterance, situation) {
      return heard(utterance, more, [])
    }
    if !isAsking, goesOn(tokens), saysTimeAlone(tokens, result) {
      if let asked = askedAboutTime(tokens, utterance, result, situation) { return asked }
      if asksWhatThereIs(tokens, utterance, result) { return nil }
      if best?.slots.contains(where: \.value.isMoment) == true,
        lastCounted != nil || isLastDated && mayGoOnWithLast(tokens)
      {
        return goingOn(tokens, utterance, result, situation, reader)
      }
    }
    let isDoubtful = best?.lacksName == true
    guard !isAsking, result.decision != .match || best?.how != .exact || isDoubtful else { return nil }
    if let whole = wholeBesides(tokens, utterance, situation) { return heard(utterance, whole, []) }
    // A question that is known, if in another form of a name, is no more of what was done: “how many coffees”.
    if CommandSplitter.isKnown(result), spoken.language.asks(tokens, utterance) { return nil }
    return goesOn(tokens) ? goingOn(tokens, utterance, result, situation, reader) : nil
  }

  /// The first of several commands, after which the others wait; `nil` if the words are one.
  private func severalCommands(
    _ tokens: [Token], _ utterance: String, _ result: MatchResult, _ situation: Situation, _ reader: AnswerReader
  ) -> Heard? {
    if let (parts, first) = split(tokens, utterance, result, situation, reader) {
      // What waited for the answer that does not come.
      tellLeftOut(rest)
      (rest, restWaitsFor) = (Array(parts.dropFirst()), nil)
      guard !first.isEmpty else { return heard(parts[0].text, spoken.matcher.match(parts[0].text, in: situation), []) }
      return heard(utterance, spoken.matcher.match(first, of: utterance, in: situation), [])
    }
    guard !CommandSplitter.isKnown(result),
      let (parts, first) = partsWithHours(tokens, utterance, result, situation, reader)
    else { return nil }
    tellLeftOut(rest)
    (rest, restWaitsFor) = (Array(parts.dropFirst()), nil)
    return heard(utterance, first, [])
  }

  /// What words mean that go on from the last command; `nil` if they do not.
  private func goingOn(
    _ tokens: [Token], _ utterance: String, _ result: MatchResult, _ situation: Situation, _ reader: AnswerReader
  ) -> Heard? {
    let best = result.matches.first
    if let ranged = askedOnWithRange(tokens, utterance, situation) { return ranged }
    if let timed = followUps(reader).atOtherTime(tokens, of: utterance) {
      return Heard(utterance: utterance, commands: [timed], isExactCommand: true)
    }
    if let heard = askedOn(tokens, utterance, situation) { return heard }
    if best.map(\.lacksName) ?? true, let more = another(tokens, utterance, in: situation, reader) { return more }
    let commands = followUps(reader).commands(tokens, of: utterance, takesAnyWords: best == nil)
    guard let first = commands.first else { return onceMore(tokens, utterance, result, reader) }
    if spoken.matcher.mostlyAnswers(first.command.intent), namesDeed(first.command) { return nil }
    if commands.count > 1 {
      tellLeftOut(rest)
      (rest, restWaitsFor) = (commands.dropFirst().compactMap(\.part), nil)
    }
    var heard = Heard(utterance: utterance, commands: [askingWhichOfAll(first.command)], isExactCommand: true)
    (heard.isGuess, heard.guessed) = (first.isGuess, first.said)
    // What is asked about on another day has the text of the last.
    let texts = first.command.bindings.compactMap { if case .value(.text(let text)) = $0.meaning { text } else { nil } }
    heard.isNoted =
      first.isGuess && spoken.language.conjunctionLength(at: 0, of: tokens) != nil
      && texts.contains { text in memory.last?.names.contains(text.lowercased()) != true }
    heard.ofAll = sayingAll([first.command], tokens, utterance)
    return heard
  }

  /// The commands that the words are, in order, and the tokens of the first, none if only its text says all of it;
  /// `nil` if they are not several.
  func split(
    _ tokens: [Token], _ utterance: String, _ result: MatchResult, _ situation: Situation, _ reader: AnswerReader
  ) -> (parts: [CommandPart], first: [Token])? {
    // The mark of “could you add bread and call Bob?” is that of no part of it.
    let situation = spoken.language.requestAhead(of: tokens) != nil ? situation.unmarked : situation
    // “it” of a later part can be what an earlier one makes. Most sentences have no later part.
    lazy var later = {
      var later = situation
      later.vocabulary = references.named(in: situation.vocabulary, for: tokens, standIns: true)
      return later
    }()
    let splitter = CommandSplitter(
      language: spoken.language, tokens: spoken.language.withoutStutter(tokens), utterance: utterance,
      match: { [spoken] words, isExactly in
        let result = spoken.matcher.match(words, of: utterance, in: isExactly ? later.exactly : later)
        return self.knowingAll(self.preferringDescribed(result, utterance, situation), utterance, situation)
      },
      read: { [spoken] in spoken.matcher.match($0, in: $1 ? situation.exactly : situation) },
      differs: { [binder, assistant] words, match in
        var past = TurnMemory()
        past.remember(binder.command(match))
        let reader = FollowUpReader(
          memory: past, language: self.spoken.language, intents: assistant.intents, answers: reader)
        return reader.changed(words, of: utterance) != nil
      }, whole: result)
    return splitter.parts().flatMap { asked($0, tokens, utterance, situation) }
  }

  /// Does the rest of the sentence, as long as each part comes to its end; says what is left out. Then a question comes back that the
  /// sentence has interrupted.
  func goOn(_ done: CarriedOut, _ report: ProgressReport?) async -> Reply {
    defer {
      if ofSeveral.isList { memory.noteList() }
      ofSeveral = SaidOfSeveral()
    }
    var done = done
    if !ofSeveral.skipped.isEmpty, case .ended(.cancelled) = done.result {
      // The others are gone on with, as if it had been done.
      (done.reply, restWaitsFor, askedOfSeveral.isFirstOfAll) = (leaving(out: ofSeveral.skipped), nil, false)
      if !rest.isEmpty { done.result = .ended(.done) }
    }
    // Each note is answered by itself.
    if rest.first?.isNote == true, case .ended(.cancelled) = done.result {
      (done.result, restWaitsFor) = (.ended(.done), nil)
    }
    guard !rest.isEmpty else {
      restWaitsFor = nil
      if case .ended = done.result { askedOfSeveral = AskedOfSeveral() }
      return done.reply
    }
    // What waits for an answer that is still to come waits on: the question comes back.
    if isHeldUp(after: done), await driver.moment.isInterrupted {
      return done.reply.followed(by: await carryOut(Understood(event: .rested), nil, report).reply)
    }
    let reply = await doRest(after: done, report)
    let moment = await driver.moment
    askedOfSeveral.isAmong = moment.prompt != nil
    guard moment.isInterrupted, moment.prompt == nil else { return reply }
    return reply.followed(by: await carryOut(Understood(event: .rested), nil, report).reply)
  }

  /// Whether the rest waits for an intent that has not run.
  private func isHeldUp(after done: CarriedOut) -> Bool {
    guard let name = restWaitsFor, !done.intents.contains(name), case .ended = done.result else { return false }
    return true
  }

  private func doRest(after done: CarriedOut, _ report: ProgressReport?) async -> Reply {
    var (reply, result) = (done.reply, done.result)
    askedOfSeveral.isOne = false
    if isHeldUp(after: done) { return reply.followed(by: leaveOut()) }
    while !rest.isEmpty, isTurn(of: rest[0], after: result) {
      restWaitsFor = nil
      if rest[0].isLeftOut == true {
        reply.say(leftOut(rest.removeFirst()))
        continue
      }
      let part = rest.removeFirst()
      let understood = await understand(part)
      guard !isDone(understood, part) else { continue }
      if case .heard(let heard) = understood.event, heard.saysNothing {
        if !isWhatWasDone(part) { reply.say(leftOut(part)) }
        continue
      }
      let next = await carryOut(part, understood, report)
      (reply, result) = (reply.followed(by: next.reply), next.result)
      if case .asking(let prompt, _) = result { askedOfSeveral.isOne = part.isMore(of: prompt.intent) }
    }
    return ending(reply, result)
  }

  /// Carries out a part of a sentence, with the yes that was said for all of them.
  private func carryOut(_ part: CommandPart, _ understood: Understood, _ report: ProgressReport?) async -> CarriedOut {
    let next = await carryOutFinding(understood, nil, report, isMore: true)
    guard ofSeveral.agreesToAll, case .asking(let prompt, _) = next.result, prompt.asksForYes,
      part.isMore(of: prompt.intent) || part.isNote == true || isAgreed(understood, prompt)
    else { return next }
    let yes = Heard(utterance: part.text, answers: [Answer(.confirmed(true), isExact: true)])
    return await carryOut(Understood(event: .heard(yes)), nil, report, isMore: true)
  }

  /// The reply where the rest of a sentence waits for a question, or is left out.
  private func ending(_ reply: Reply, _ result: DialogTurn.Result) -> Reply {
    guard case .asking(let prompt, _) = result else { return reply.followed(by: leaveOut()) }
    restWaitsFor = restWaitsFor ?? (prompt.kind == .clarification ? nil : prompt.intent)
    guard reply.performed.isEmpty, ofSeveral.skipped.isEmpty else {
      askedOfSeveral.isFirstOfAll = false
      return reply
    }
    return offeringYesToAll(reply, prompt)
  }

  /// Whether a part of a sentence is done now: what came before it is, or asks for a yes and the part begins with a no.
  private func isTurn(of part: CommandPart, after result: DialogTurn.Result) -> Bool {
    switch result {
    case .ended(.done), .ended(.undone), .ended(.redone): true
    case .asking(let prompt, _) where prompt.kind == .confirmation && !part.isDifference: refuses(part.text)
    case .asking, .ended: false
    }
  }

  /// Whether words begin with a no that stands apart: “no, complete it”, but not “don't let me forget it”.
  private func refuses(_ text: String) -> Bool {
    let tokens = spoken.language.tokens(text)
    let (decision, rest) = spoken.language.decisionAhead(in: tokens)
    let behind = tokens.count - rest.count..<tokens.count
    return decision == false && (rest.isEmpty || spoken.language.isSign(before: behind, of: tokens, in: text))
  }

  /// Whether a part of a sentence only says once more what the part before it did: “I called mom, it's done”, not “and one just now”.
  private func isDone(_ understood: Understood, _ part: CommandPart) -> Bool {
    let words = spoken.language.tokens(part.text)
    guard case .heard(let heard) = understood.event, heard.commands.count == 1, case let command = heard.commands[0],
      let last = memory.last, last.intent == command.intent, !command.entities.isEmpty,
      spoken.language.pronouns.contains(where: words.hold), spoken.language.countAhead(of: words) == nil
    else { return false }
    return command.bindings.allSatisfy { binding in
      switch binding.meaning {
      case .value(let value): last.values[binding.parameter] == value
      case .candidates(let values): last.values[binding.parameter].map { values.contains($0) } ?? false
      case .unknown, .noSuchDay, .other, .parts: false
      }
    }
  }

  private func understand(_ part: CommandPart) async -> Understood {
    if part.isUndo == true {
      return Understood(event: .heard(Heard(utterance: part.text, builtIn: .undo, takesBackWhole: true)))
    }
    if let note = offered(part) { return Understood(event: .heard(note)) }
    guard part.isDifference else {
      isPart = true
      defer { isPart = false }
      var understood = await understand(.utterance(Utterance(part.text)))
      if part.isGuess == true, case .heard(var heard) = understood.event {
        heard.isGuess = true
        understood.event = .heard(heard)
      }
      if case .heard(var heard) = understood.event, heard.commands.count == 1, heard.repair == nil {
        heard.commands[0] = await onDayBefore(heard.commands[0], of: part)
        understood.event = .heard(heard)
      }
      return understood
    }
    let tokens = spoken.language.tokens(part.text)
    let reader = followUps(await answers(to: Utterance(part.text), tokens))
    let command =
      part.command.map(completed) ?? part.change.flatMap(reader.again)
      ?? reader.changed(tokens, of: part.text).map { reader.once($0, by: tokens) }
      ?? (spoken.language.followUps(tokens).contains(.another) ? reader.another() : nil)
    guard let command else { return Understood(event: .heard(Heard(utterance: part.text))) }
    var heard = Heard(utterance: part.text, commands: [command], isExactCommand: true)
    takeJustNow(tokens, &heard)
    return Understood(event: .heard(heard))
  }

  /// A command with what the one before it was asked for: “move all tasks”, “tomorrow” is said of each.
  private func completed(_ command: Command) -> Command {
    guard let last = memory.last, last.intent == command.intent,
      let intent = assistant.intent(named: command.intent)
    else { return command }
    var command = command
    // A text, such as a name, is asked for of each.
    for parameter in intent.parameters
    where parameter.isNeeded && parameter.kind != .text {
      guard let value = last.values[parameter.name],
        !command.bindings.contains(where: { $0.parameter == parameter.name })
      else { continue }
      command.bindings.append(SlotBinding(parameter: parameter.name, meaning: .value(value)))
    }
    return command
  }

  /// Whether what a part names was taken in place of what came before it: “no, only the shoes”.
  private func isWhatWasDone(_ part: CommandPart) -> Bool {
    guard part.isDifference, let last = memory.last else { return false }
    let words = spoken.language.tokens(part.text).map(\.text).filter { !spoken.language.stopWords.contains($0) }
    return !words.isEmpty
      && last.names.contains { name in
        let said = Set(spoken.language.tokens(name).map(\.text))
        return words.allSatisfy(said.contains)
      }
  }
}
