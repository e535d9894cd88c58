import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A command that was done, said further in few words: “for tomorrow” behind “add milk”, “at nine” behind “move it to Friday”.
extension AssistantSession {
  /// What words say further of what was done last: it is done otherwise then, or asked anew; `nil` if they say nothing of it.
  ///
  /// They are the end of the sentence that was said, or all that one of the parts takes by itself.
  func saidFurther(
    _ tokens: [Token], _ utterance: String, at moment: DialogMoment, in situation: Situation, _ reader: AnswerReader
  ) -> Heard? {
    guard moment.prompt == nil, lastReply.state == .done, let performed = moment.performed,
      memory.last?.intent == performed.intent.name
    else { return nil }
    // What an app cannot take back is done no second time for a word, unless it only tells something.
    if spoken.matcher.answersQuestions(performed.intent.name) || performed.intent.foundEntity != nil,
      let asked = askedOn(with: tokens, utterance, situation)
    {
      return asked
    }
    guard !spoken.language.asks(tokens, utterance) else { return nil }
    // “The second” behind “completed the essay” is another thing, and no day; behind “move it to the first” it is one.
    let values = performed.activity.values.values
    let isOfThing = values.contains { !$0.entities.isEmpty } && !values.contains { $0.moment(in: calendar) != nil }
    guard !isOfThing || spoken.language.pick(tokens) == nil else { return nil }
    let repair =
      added(UtteranceText(utterance).words(tokens), to: performed, in: situation)
      ?? replies.reader(of: performed, reader).byItself(tokens, of: utterance).map { Repair(changes: [$0]) }
    return repair.map { Heard(utterance: utterance, repair: $0) }
  }

  /// What words behind an “and” say of the very thing that was made last: “and urgent” behind “add bread” is no second bread; `nil` for what
  /// could be one more as well, such as another day, and for what was said of it already.
  func saidBesides(_ tokens: [Token], _ utterance: String, in situation: Situation, _ reader: AnswerReader) -> Heard? {
    let joint = spoken.language.jointLength(at: 0, of: tokens)
    guard joint > 0, joint < tokens.count, let last = memory.last, let intent = assistant.intent(named: last.intent),
      intent.isUndoable,
      let said = saidFurther(Array(tokens[joint...]), utterance, at: momentNow, in: situation, reader),
      let changes = said.repair?.changes, !changes.isEmpty
    else { return nil }
    let areAttributes = changes.allSatisfy { change in
      guard last.values[change.parameter] == nil else { return false }
      return switch intent.parameter(named: change.parameter)?.kind {
      case .boolean, .enumeration: true
      default: false
      }
    }
    return areAttributes ? said : nil
  }

  /// What polite words say as a time: “morning” of what was done, “bis morgen” of what is offered to be done; `nil` if nothing.
  func saidAsTime(
    _ builtIn: BuiltIn?, _ tokens: [Token], _ utterance: String, at moment: DialogMoment, in situation: Situation,
    _ reader: AnswerReader
  ) -> Heard? {
    switch builtIn {
    case .greeting: return saidFurther(tokens, utterance, at: moment, in: situation, reader)
    case .farewell where moment.prompt?.isOffer == true:
      let repair = replies.repair(tokens, utterance, at: moment, reader, guessing: .never)
      return repair.map { Heard(utterance: utterance, repair: $0) }
    default: return nil
    }
  }

  /// Takes a question that needs to know of what it is asked for one about what was spoken of last: “how many times last week” behind “log
  /// coffee”.
  func takeTopic(_ tokens: [Token], _ heard: inout Heard) {
    guard heard.commands.count == 1, heard.others.isEmpty, heard.ofAll == nil, spoken.language.asks(tokens),
      case let command = heard.commands[0], spoken.matcher.answersQuestions(command.intent),
      let intent = assistant.intent(named: command.intent), !intent.isUndoable,
      let last = memory.last, command.entities.isEmpty,
      // Whoever has just heard that of it means another.
      last.intent != command.intent || !command.bindings.isEmpty
    else { return }
    for parameter in intent.parameters where parameter.isNeeded {
      guard let type = parameter.kind.typeName, !command.bindings.contains(where: { $0.parameter == parameter.name })
      else { continue }
      let entities = last.entities(of: type)
      guard entities.count == 1, parameter.kind == parameter.kind.element else { return }
      heard.commands[0] = heard.commands[0].saying(
        SlotBinding(parameter: parameter.name, meaning: .value(.entity(entities[0]))))
    }
  }

  /// Takes a command that does not name what it is about for one about what was just spoken of, where the language drops such words,
  /// 優先度を高くして, where something was just answered about that, or where a phrase says them itself, „erinnere mich morgen daran“, a time
  /// before it, “an hour before”, or a moment alone, “move to Monday”. What names a kind of things, タスクを削除, asks which.
  func takeDropped(_ tokens: [Token], _ heard: inout Heard, in vocabulary: Vocabulary) {
    guard heard.commands.count == 1, heard.others.isEmpty, heard.ofAll == nil,
      heard.repair == nil, case let command = heard.commands[0], command.entities.isEmpty,
      let intent = assistant.intent(named: command.intent), let last = memory.last, memory.isList != true,
      // «Всё готово» is not about one.
      !tokens.contains(where: { spoken.language.pick([$0]) == .everything }),
      spoken.language.dropsPronouns
        || spoken.language.dropsPronounsInQuestions && spoken.matcher.answersQuestions(command.intent)
        || mayMeanAnswered(tokens, command)
        || !command.bindings.isEmpty
          && (!spoken.language.pronouns(in: tokens).isEmpty || spoken.language.saysBeforehand(tokens)
            || intent.isUndoable && saysMoment(command) && severalDone == nil)
    else { return }
    for parameter in intent.parameters where parameter.isNeeded {
      guard let type = parameter.kind.typeName, !command.bindings.contains(where: { $0.parameter == parameter.name })
      else { continue }
      let kinds = references.kinds(type)
      let meant = last.entities(of: type) + last.texts.flatMap { references.called($0, type, vocabulary) }
      guard meant.count == 1, parameter.kind == parameter.kind.element,
        !kinds.contains(where: { kind in
          tokens.indices.contains { spoken.language.holdsForm(of: kind, in: tokens, at: $0) }
        })
      else { return }
      heard.commands[0] = heard.commands[0].saying(
        SlotBinding(parameter: parameter.name, meaning: .value(.entity(meant[0]))))
    }
  }

  /// The last command with the words in place of its own values, where they begin with an “and” or an “also” and say when, or each of several:
  /// “and dinner friday at 7” behind “add lunch thursday”, “and bob to thursday” behind “move milk to Friday”; `nil` if they are no such.
  func another(
    _ tokens: [Token], _ utterance: String, in situation: Situation, _ reader: AnswerReader
  ) -> Heard? {
    let joint = spoken.language.jointLength(at: 0, of: tokens)
    guard joint < tokens.count, let said = memory.said, let last = memory.last,
      !spoken.language.asks(tokens, utterance),
      case let rest = leavingOutToo(Array(tokens[joint...])), rest.count < tokens.count,
      // “Also call mum friday and bob monday” is two.
      joint > 0 || !rest.indices.contains(where: { spoken.language.jointLength(at: $0, of: rest) > 0 }),
      !spoken.language.pronouns.contains(where: rest.hold),
      let known = spoken.matcher.match(said, in: situation.exactly).matches.first,
      let start = known.slots.compactMap({ $0.range?.lowerBound }).min(),
      let end = known.slots.compactMap({ $0.range?.upperBound }).max(), case let length = said.unicodeScalars.count,
      start > 0 || end < length
    else { return nil }
    let text = UtteranceText(said)
    let whole = text.part(0..<start) + UtteranceText(utterance).words(rest) + text.part(end..<length)
    let result = spoken.matcher.match(whole, in: situation.exactly)
    guard CommandSplitter.isKnown(result), let best = result.matches.first, best.how == .exact,
      best.intent == last.intent, best.missing.isEmpty,
      // Of a text the words may be all; of things that there are they are more than one of them.
      known.cost.wildcards > 0 && best.slots.contains(where: \.value.isMoment)
        || known.cost.wildcards == 0 && best.slots.count(where: { $0.range?.isEmpty == false }) > 1
    else { return nil }
    var heard = heard(whole, result, [])
    // “And dad on Tuesday” behind “remind me to call mum” is rather a call, which is asked.
    guard !heard.commands.contains(where: { leavesVerb($0, than: last, reader) }) else { return nil }
    heard.commands = heard.commands.map(followUps(reader).onItsDay)
    return heard
  }

  /// Whether a text of a command leaves out the verb of that of a deed, one word: “team” of “team lunch” is none.
  private func leavesVerb(_ command: Command, than deed: TurnMemory.Deed, _ reader: AnswerReader) -> Bool {
    let language = spoken.language
    return command.bindings.contains { binding in
      guard case .value(.text(let text)) = binding.meaning, case let words = language.tokens(text),
        case let whole = language.tokens(reader.doing(text, words, as: deed.values[binding.parameter])),
        whole.count == words.count + 1, let first = whole.first, let last = whole.last
      else { return false }
      let verb = first.text == words.first?.text ? last : first
      return language.isInfinitive(verb) ?? language.announceDuty(language.tokens(memory.said ?? ""))
    }
  }

  /// The words without a “too” around them: „übermorgen“ of „übermorgen auch“, which no text would be called.
  private func leavingOutToo(_ tokens: [Token]) -> [Token] {
    spoken.language.withoutToo(tokens).first.map { Array(tokens[$0]) } ?? tokens
  }

  /// What the words add to the sentence that was said, where they leave all as it was that this said.
  private func added(_ words: String, to performed: RepairSubject, in situation: Situation) -> Repair? {
    guard let said = memory.said else { return nil }
    let values = performed.activity.values
    if let name = called(words, performed) { return Repair(changes: [name]) }
    let found = wordsInPlace(of: said, in: situation).added(words, to: said, takesTexts: true) { [binder] match in
      match.intent == performed.intent.name && binder.command(match).additions(to: values) != nil
    }
    guard let found, let changes = binder.command(found.match.matches[0]).additions(to: values),
      changes.allSatisfy({ mayBeAdded($0, as: words) })
    else { return nil }
    var repair = Repair(changes: changes)
    repair.sentence = found.sentence
    return repair
  }

  /// What something is called that had no name, which its command may have: “call it pasta” behind “start a timer”.
  private func called(_ words: String, _ performed: RepairSubject) -> SlotBinding? {
    let tokens = spoken.language.tokens(words)
    let texts = performed.intent.parameters.filter { $0.kind == .text }
    guard texts.count == 1, !texts[0].isNeeded, performed.activity.values[texts[0].name] == nil,
      let name = spoken.language.called(tokens, isOther: false).first
    else { return nil }
    let text = UtteranceText(words).words(Array(tokens[name]))
    return SlotBinding(parameter: texts[0].name, text: text, meaning: .value(.text(text)))
  }

  /// The most words that are a text which a command may have and was not given.
  private static var mostWordsAdded: Int { 3 }

  /// Whether a text that words alone are may be meant, and not another sentence: “set another one for ten minutes” is no name of a timer.
  private func mayBeAdded(_ change: SlotBinding, as words: String) -> Bool {
    guard case .value(.text(let text)) = change.meaning, text == words else { return true }
    let (language, tokens) = (spoken.language, spoken.language.tokens(words))
    return tokens.count <= Self.mostWordsAdded && !tokens.contains(where: language.stopWords.contains)
      && !tokens.contains { token in language.pronouns.contains([token.text]) || language.number.canBegin(with: token) }
      && spoken.matcher.deed(of: tokens) == (0, 0)
  }
}

extension Command {
  /// What it says besides these values; `nil` if it says nothing more, or anything otherwise.
  fileprivate func additions(to values: [String: IntentValue]) -> [SlotBinding]? {
    var additions: [SlotBinding] = []
    for binding in bindings {
      guard let known = values[binding.parameter] else {
        guard case .value = binding.meaning else { return nil }
        additions.append(binding)
        continue
      }
      switch binding.meaning {
      case .value(let value) where value == known: continue
      case .candidates(let values) where values.contains(known): continue
      case .value, .candidates, .unknown, .noSuchDay, .other, .parts: return nil
      }
    }
    return additions.isEmpty ? nil : additions
  }
}

extension AssistantSession {
  /// Whether words say no more than that the answer is still to come, behind a no: “no, wait”. Where a yes or no is asked for that is a no.
  func isHoldingOn(_ tokens: [Token], _ prompt: Prompt) -> Bool {
    guard prompt.kind != .confirmation, tokens.count > 1, spoken.language.isYes([tokens[0]]) == false else {
      return false
    }
    return !Set(spoken.language.builtIns(Array(tokens.dropFirst()))).isDisjoint(with: [.repeat, .wait])
  }
}
