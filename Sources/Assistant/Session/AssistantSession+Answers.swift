import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

extension AssistantSession {
  /// The most words between those that ask for something and the command.
  private static var mostBeforeCommand: Int { 3 }

  /// What words are as an answer, best first. Of several choices for what takes one, the others are done afterwards.
  func answers(
    _ tokens: [Token], _ utterance: Utterance, to prompt: Prompt, at moment: DialogMoment, _ reader: AnswerReader
  ) -> [Answer] {
    if let answers = beforeDeletion(tokens, utterance.text, prompt, moment)
      ?? agreementToAll(tokens, utterance.text, prompt, moment)
    {
      return answers
    }
    let parameter = moment.parameter
    if prompt.purpose.isOfParameter,
      let answer = sparing(tokens, utterance.text, to: prompt, at: moment, reader)
        ?? listedTexts(tokens, utterance.text, to: prompt, at: moment)
    {
      return [answer]
    }
    guard prompt.purpose.isOfParameter, let parameter, parameter.kind == parameter.kind.element,
      let several = reader.several(tokens, of: utterance.text, to: prompt)
    else { return reader.read(tokens, of: utterance.text, to: prompt, for: parameter) }
    return [taking(several, for: parameter, of: prompt, at: moment)]
  }

  /// The answer that takes all of some values, one after another where the parameter holds one.
  func taking(
    all values: [IntentValue], for parameter: ParameterDescriptor, of prompt: Prompt, at moment: DialogMoment
  ) -> Answer {
    parameter.kind == parameter.kind.element
      ? taking(values, for: parameter, of: prompt, at: moment) : Answer(.value(.list(values)), isExact: true)
  }

  /// The answer that takes the first of several values for what takes one; with the others the same is done afterwards.
  func taking(
    _ values: [IntentValue], for parameter: ParameterDescriptor, of prompt: Prompt, at moment: DialogMoment
  ) -> Answer {
    let known = (moment.open?.activity).map { activity in
      activity.values.map { SlotBinding(parameter: $0, meaning: .value($1)) } + activity.bindings
    }
    let command = Command(intent: prompt.intent, bindings: known ?? [])
    let others = values.dropFirst().map { value in
      part(command.saying(SlotBinding(parameter: parameter.name, meaning: .value(value))), besides: command)
    }
    (rest, restWaitsFor) = (others + rest, prompt.intent)
    return Answer(.value(values[0]), isExact: true)
  }

  /// What words choose that tell one of several things by its date, “the later one” or “the one at ten”; `nil` for other words, and where a
  /// choice is called so.
  func toldByDate(_ tokens: [Token], _ prompt: Prompt?, _ moment: DialogMoment, now: Date) async -> [Answer]? {
    guard let prompt, prompt.kind == .value || prompt.kind == .disambiguation, prompt.purpose.isOfParameter,
      moment.parameter?.kind.typeName != nil, prompt.choices.count > 1,
      !prompt.offers(tokens, in: spoken.language)
    else { return nil }
    let chosen = await chosen(tokens, among: prompt.everyChoice.map(\.value), now: now)
    guard let first = chosen.first else { return nil }
    return [Answer(chosen.count == 1 ? .value(first) : .several(chosen), isExact: true)]
  }

  /// Takes words for the whole command that is meant behind a no, if they are one: “no, add milk”.
  ///
  /// It takes the place of what was performed last only where it is the same with something else: “no, complete it” is said of what was
  /// done, a question has nothing to do with it, and “too” leaves it as it is.
  func takeInstead(_ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard) {
    guard let performed = moment.performed, moment.prompt.map({ $0.purpose == .mistake }) ?? true else { return }
    for words in [RepairWords.Kind.change, .refusal].flatMap({ spoken.language.repairs($0, in: tokens) }) {
      let isApart = spoken.language.isSign(before: words.new, of: tokens, in: heard.utterance)
      // Where a no is no sentence of its own it may negate what it stands before, or belong to a title: “no sugar”.
      guard isApart || !heard.isPlainCommand && (words.kind == .change || !spoken.language.isNoANot) else { continue }
      let said = Array(tokens[words.new])
      let more = withoutToo(said, heard.utterance, situation)
      let result = more ?? spoken.matcher.match(said, of: heard.utterance, in: situation)
      guard let best = wholeCommand(result, said), isApart || best.unknownName == nil else { continue }
      let command = binder.command(best)
      // What is to be done with the very thing that was made is not done in place of making it.
      let made = memory.last?.result?.entities ?? []
      let isOfMade =
        spoken.language.pronouns.contains(where: said.hold) || command.entities.contains(where: made.contains)
      if more == nil, command.intent == performed.intent.name, !isOfMade, !isOfOneBefore(command) {
        heard.repair = Repair(changes: [])
        heard.repair?.command = command
        (heard.commands, heard.isExactCommand, heard.isPlainCommand) = ([], false, false)
      } else {
        (heard.repair, heard.commands, heard.isExactCommand, heard.suggestion) = (nil, [command], true, nil)
      }
      return
    }
  }

  /// How words are matched without the “too” that says that they are done besides what was done last; `nil` if they say no such.
  func withoutToo(_ tokens: [Token], _ utterance: String, _ situation: Situation) -> MatchResult? {
    for range in spoken.language.withoutToo(tokens) {
      let result = spoken.matcher.match(Array(tokens[range]), of: utterance, in: situation)
      if CommandSplitter.isKnown(result), result.matches.first?.intent == memory.last?.intent { return result }
    }
    return nil
  }

  /// Takes words behind a no for a command that is to be done instead of what is asked about: “no, complete it”, “I meant complete milk”.
  func takeOtherwise(_ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard) async {
    guard moment.prompt?.kind == .confirmation, let open = moment.open else { return }
    var situation = situation
    // “It” is what the question is about.
    situation.vocabulary = references(to: asked(of: open)).named(in: await keeper.current(), for: tokens)
    let askedAbout = open.activity.values.values.flatMap(\.entities)
    for words in [RepairWords.Kind.refusal, .aside, .change].flatMap({ spoken.language.repairs($0, in: tokens) })
    where !isNegated(words.new, of: tokens, heard.utterance) {
      let meant = Array(tokens[words.new])
      let result = spoken.matcher.match(meant, of: heard.utterance, in: situation.exactly)
      guard let best = wholeCommand(result, meant),
        best.unknownName == nil || words.kind == .refusal && heard.repair?.isSure != true,
        // “Wait, add bread” is said besides, “complete it instead” of what is asked about.
        words.kind != .aside || binder.command(best).entities.contains(where: askedAbout.contains),
        words.kind != .change || best.how == .exact
      else { continue }
      let whole = binder.command(best)
      let said = sayingSomething(whole, best, of: heard.utterance)
      // What “it” stands for is the name that nobody knows.
      let name = said == whole ? nil : moment.prompt?.purpose.unknownName
      let command = about(askedAbout, naming(name, said))
      (heard.repair, heard.commands, heard.isExactCommand) = (nil, [command], true)
      heard.dropsQuestion = true
      return
    }
  }

  /// The command with a name that nobody knows for the text that it lacks: “no, add it to my list” where it is asked whether to create an event.
  private func naming(_ name: String?, _ command: Command) -> Command {
    guard let name, let intent = assistant.intent(named: command.intent),
      let text = intent.parameters.first(where: { $0.kind == .text && $0.isRequired }),
      !command.bindings.contains(where: { $0.parameter == text.name })
    else { return command }
    return command.saying(SlotBinding(parameter: text.name, text: name, meaning: .value(.text(name))))
  }

  /// The command with what is asked about for the thing that it lacks: “no, complete” where it is asked whether to delete a task.
  private func about(_ things: [EntityReference], _ command: Command) -> Command {
    guard things.count == 1, let intent = assistant.intent(named: command.intent),
      let thing = intent.parameters.first(where: { $0.isRequired && $0.kind.typeName == things[0].typeName }),
      thing.kind == .entity(things[0].typeName), !command.bindings.contains(where: { $0.parameter == thing.name })
    else { return command }
    return command.saying(SlotBinding(parameter: thing.name, meaning: .value(.entity(things[0]))))
  }

  /// The known command behind a no that is a sentence of its own where a yes is asked for: “no, complete the milk” is no objection to what is
  /// asked about; `nil` if there is none.
  func otherwise(_ tokens: [Token], _ utterance: Utterance, at moment: DialogMoment) async -> Heard? {
    let isApart = tokens.indices.dropFirst().contains { place in
      spoken.language.isSign(before: place..<tokens.count, of: tokens, in: utterance.text)
        && spoken.language.isYes(Array(tokens[..<place])) == false
    }
    guard isApart else { return nil }
    var situation = await situation(utterance, tokens)
    situation.takesUnknownNames = false
    var heard = Heard(utterance: utterance.text)
    await takeOtherwise(tokens, at: moment, in: situation, &heard)
    return heard.dropsQuestion ? heard : nil
  }

  /// The command that words say is to be done before the open question is answered, “wait, add bread first”; `nil` if they say nothing
  /// of the kind.
  func interruption(_ tokens: [Token], of prompt: Prompt, in situation: Situation, _ answering: Heard) -> Heard? {
    guard prompt.kind != .confirmation, answering.answers.first.map({ $0.isFree || !$0.isExact }) ?? true else {
      return nil
    }
    for words in spoken.language.interruptions(in: tokens) {
      let result = spoken.matcher.match(Array(tokens[words]), of: answering.utterance, in: situation.exactly)
      guard CommandSplitter.isKnown(result), result.matches.first?.how == .exact else { continue }
      return heard(answering.utterance, result, [])
    }
    return nil
  }

  /// Takes words for a command that is asked for where any text would be an answer: “I'd like you to add milk”.
  func takeRequest(_ tokens: [Token], in situation: Situation, _ heard: inout Heard) {
    guard heard.answers.first?.isFree == true,
      let ahead = spoken.language.requestAhead(of: tokens) ?? spoken.language.fillersAhead(of: tokens)
    else { return }
    for start in ahead..<min(ahead + Self.mostBeforeCommand, tokens.count) {
      let result = spoken.matcher.match(Array(tokens[start...]), of: heard.utterance, in: situation.exactly)
      guard CommandSplitter.isKnown(result), let best = result.matches.first, best.how == .exact else { continue }
      (heard.answers, heard.commands, heard.suggestion) = ([], [binder.command(best)], nil)
      (heard.isExactCommand, heard.isPlainCommand) = (true, true)
      return
    }
  }

  /// Takes words for an answer and a command behind it: “the report, and make it urgent”; the command is done afterwards.
  func takeAnswerAndCommand(
    _ tokens: [Token], to prompt: Prompt, for parameter: ParameterDescriptor?, in situation: Situation,
    _ reader: AnswerReader, _ heard: inout Heard
  ) {
    guard prompt.kind == .confirmation || prompt.kind == .value || prompt.kind == .disambiguation,
      prompt.kind == .confirmation || prompt.purpose.isOfParameter
    else { return }
    var later = situation
    later.vocabulary = references.named(in: situation.vocabulary, for: tokens, standIns: true)
    let text = UtteranceText(heard.utterance)
    let joints = tokens.indices.dropFirst().lazy.compactMap { [spoken] place in
      spoken.language.conjunctionLength(at: place, of: tokens).map { (place, place + $0) }
    }
    for (place, next) in joints.prefix(CommandSplitter.mostBoundaries) where next < tokens.count {
      let command = Array(tokens[next...])
      let result = spoken.matcher.match(command, of: heard.utterance, in: later.exactly)
      guard CommandSplitter.isKnown(result), result.matches.first?.how == .exact else { continue }
      let words = Array(tokens[..<place])
      let said = text.part(0..<words[place - 1].range.upperBound)
      let answers = reader.read(words, of: said, to: prompt, for: parameter)
      // Of a text another command is no part that speaks of it behind a sign: “oat milk, and make it urgent”.
      let isOfText =
        spoken.language.isSign(before: place..<tokens.count, of: tokens, in: heard.utterance)
        && spoken.language.pronouns.contains(where: command.hold) && result.matches[0].cost.wildcards == 0
      guard let answer = answers.first, !answer.isFree || isOfText, !answer.isGuess, answer.content != .refused,
        answer.content != .confirmed(false)
      else { continue }
      let rest = text.part(command[0].range.lowerBound..<heard.utterance.unicodeScalars.count)
      wait(for: [CommandPart(text: rest, isDifference: false)], after: prompt)
      heard = Heard(utterance: heard.utterance, answers: answers)
      return
    }
  }

  /// Whether a reading names a thing, and not only when, or with a small word: „ich war gestern nicht joggen“ says of nothing else that it was.
  private func namesThing(_ match: Match) -> Bool {
    match.slots.contains { slot in
      guard !slot.value.isMoment, let text = slot.text else { return false }
      return !spoken.language.tokens(text).allSatisfy { spoken.language.stopWords.contains($0) }
    }
  }

  /// Takes words for the command that they are without what is not meant: “complete the report, not the taxes”; tells whether they are one.
  ///
  /// It takes the place of what was performed last, if that was done with what is not meant.
  func takeContrasted(_ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard) -> Bool
  {
    // „Ich muss heute nicht arbeiten“ is no command to work today.
    guard !spoken.language.isTalk(tokens) else { return false }
    for words in spoken.language.repairs(.contrast, in: tokens) {
      // An article alone is nothing that could be meant or not: „nicht die Blumen gegossen“.
      guard let range = words.old, !tokens[range].allSatisfy({ spoken.language.stopWords.contains($0) }) else {
        continue
      }
      let result = spoken.matcher.match(Array(tokens[words.new]), of: heard.utterance, in: situation)
      guard result.decision != .ambiguous, let best = result.matches.first, best.how == .exact,
        namesThing(best), isApart(range, words.new, of: tokens, best, situation),
        best.unknownName == nil || spoken.language.isContrast(words.new, range, of: tokens)
      else { continue }
      let command = binder.command(best)
      let old = tokens[range].map(\.text).filter { !spoken.language.articles.contains($0) }
      let isInstead =
        moment.performed?.intent.name == command.intent
        && moment.performed?.activity.values.values.contains { spoken.language.tokens($0.display.title).hold(old) }
          == true
      if isInstead, moment.prompt == nil {
        heard.repair = Repair(changes: [])
        heard.repair?.command = command
      } else {
        (heard.repair, heard.commands, heard.isExactCommand, heard.suggestion) = (nil, [command], true, nil)
      }
      return true
    }
    return false
  }

  /// Whether what is not meant stands apart from a command behind it, by a sign or a word such as “but”, or is the name of such a thing:
  /// «no quiero añadir leche» has no contrast.
  private func isApart(
    _ old: Range<Int>, _ new: Range<Int>, of tokens: [Token], _ command: Match, _ situation: Situation
  ) -> Bool {
    guard old.upperBound == new.lowerBound, !RepeatedRecognizer.hasMark(before: new.lowerBound, in: tokens) else {
      return true
    }
    let words = Array(spoken.language.withoutArticles(Array(tokens[old])))
    let types = assistant.intent(named: command.intent)?.parameters.compactMap(\.kind.element.typeName) ?? []
    return types.compactMap(situation.vocabulary.index).contains { names in
      !words.isEmpty && names.spans(in: words, at: 0).contains { $0.end == words.count }
    }
  }
}

extension Prompt.Purpose {
  /// Whether it fills a parameter before the intent runs, so that the intent can run again with another value.
  fileprivate var isOfParameter: Bool {
    switch self {
    case .parameter, .nearName: true
    case .creation, .request, .clarification, .repetition, .act, .mistake: false
    }
  }
}
