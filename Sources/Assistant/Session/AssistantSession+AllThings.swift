import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// All things of a kind where a command or an answer takes one: “all tasks”, “everything but the milk”, “the rest”.
extension AssistantSession {
  /// Words for all things of a kind.
  private struct AllThings {
    /// All of them.
    let words: [Token]
    /// Whether they say what the things are called.
    let isNamed: Bool
    /// Those that name what is left out.
    var spared: [Token] = []
    /// Whether what was spoken of last is left out.
    var isRest = false
    /// How many are left then, if that was said.
    var count: Int?
  }

  /// A command without the “all tasks” that was said where it takes the name of one: it asks which, shows what there is, and “all” can be
  /// said of that.
  func askingWhichOfAll(_ command: Command) -> Command {
    var command = command
    command.bindings.removeAll { allThings(in: $0, of: command.intent) != nil }
    return command
  }

  /// A result whose name that nobody knows stands for all things of a kind, or describes some, as one that is known.
  func knowingAll(_ result: MatchResult, _ utterance: String, _ situation: Situation) -> MatchResult {
    guard let best = result.matches.first, best.unknownName != nil else { return result }
    let command = binder.command(best)
    let isKnown = command.bindings.contains { binding in
      allThings(in: binding, of: command.intent) != nil || describes(binding, of: command.intent, utterance, situation)
    }
    guard isKnown else { return result }
    var result = result
    result.matches[0].unknownName = nil
    result.decision = .match
    return result
  }

  /// A result whose best match is about the kind of things that was said: “all events” are no tasks, though a phrase for those fits as well.
  func preferringKind(_ result: MatchResult) -> MatchResult {
    guard let best = result.matches.first, best.unknownName != nil, !saysKind(best) else {
      return result
    }
    guard let place = result.matches.firstIndex(where: { $0.lacksName && saysKind($0) }) else { return result }
    var result = result
    result.matches.insert(result.matches.remove(at: place), at: 0)
    return result
  }

  /// Whether a name that nobody knows says what the things of its type are called.
  private func saysKind(_ match: Match) -> Bool {
    let command = binder.command(match)
    guard let intent = assistant.intent(named: command.intent) else { return false }
    return command.bindings.contains { binding in
      guard case .unknown = binding.meaning, let text = binding.text,
        let type = intent.parameter(named: binding.parameter)?.kind.typeName
      else { return false }
      return references.saysKind(type, in: spoken.language.tokens(text))
    }
  }

  /// What commands say of all things of a kind; `nil` if they do not, and where it stands before everything else and need not: “all done”,
  /// but not “everything is done”, nor “all but the rent is done”, unless a list was shown, of which that may be said.
  ///
  /// Several are one that leaves several out: “all tasks except rent and milk”.
  func sayingAll(_ commands: [Command], _ tokens: [Token], _ utterance: String) -> SlotBinding? {
    guard let command = commands.first else { return nil }
    for binding in command.bindings {
      guard let all = allThings(in: binding, of: command.intent),
        all.isNamed || !all.spared.isEmpty && memory.listedNow.isEmpty
          || !zip(tokens, all.words).allSatisfy({ $0.text == $1.text })
          || spoken.language.isAssertion(at: all.words.count, of: tokens) || tellsMore(command, than: binding),
        !isNegated(all.words, in: tokens)
      else { continue }
      let others = commands.dropFirst().compactMap { other in
        other.bindings.first { $0.parameter == binding.parameter }?.text
      }
      guard let last = others.last else { return binding }
      guard !all.spared.isEmpty, let first = binding.text, let start = utterance.range(of: first),
        let end = utterance.range(of: last, range: start.upperBound..<utterance.endIndex)
      else { return nil }
      return SlotBinding(
        parameter: binding.parameter, text: String(utterance[start.lowerBound..<end.upperBound]),
        meaning: binding.meaning)
    }
    return nil
  }

  /// Whether a command deletes, or says more than what it is about that it needs: „alles löschen“, 「全部明日にして」, and not “all done”.
  private func tellsMore(_ command: Command, than thing: SlotBinding) -> Bool {
    guard let intent = assistant.intent(named: command.intent) else { return false }
    return intent.isDestructive
      || command.bindings.contains { other in
        other.parameter != thing.parameter && intent.parameter(named: other.parameter)?.isRequired == true
      }
  }

  /// Whether a “not” stands before some words: “I didn't do everything” says that of some, and not of all.
  private func isNegated(_ words: [Token], in tokens: [Token]) -> Bool {
    let texts = words.map(\.text)
    let start = tokens.indices.first { tokens[$0...].prefix(texts.count).map(\.text) == texts } ?? tokens.endIndex
    return tokens[..<start].contains { spoken.language.negations.contains($0) }
  }

  /// What a command means that speaks of all things of a kind and has asked which of them: each of those that it offers, but for those that
  /// it leaves out. Where these are not all that there are, and where nobody could take it back and nothing asks for a yes, the question stays.
  func meaningAll(_ understood: Understood, _ result: DialogTurn.Result) async -> Understood? {
    guard case .heard(let heard) = understood.event, let binding = heard.ofAll, let text = binding.text,
      case .asking(let prompt, _) = result, prompt.kind == .value || prompt.kind == .disambiguation,
      let command = heard.commands.first, command.intent == prompt.intent, canTakeSeveral(command),
      let all = allThings(in: binding, of: prompt.intent)
    else { return nil }
    let moment = await driver.moment
    guard let parameter = moment.parameter, parameter.name == binding.parameter else { return nil }
    let reader = await answers(to: Utterance(text), all.spared)
    let shown = references.pointing(in: all.spared, await keeper.current()).listed
    let values = choices(of: prompt, for: parameter, all, text, reader, areShown: false, shown)
    guard let values else { return nil }
    let answer = taking(all: values, for: parameter, of: prompt, at: moment)
    return Understood(
      event: .heard(Heard(utterance: heard.utterance, answers: [answer])), situation: understood.situation)
  }

  /// Whether a command is done with several things at once: it can be taken back, or asks for a yes, and gives them no text, such as a name.
  func canTakeSeveral(_ command: Command) -> Bool {
    guard let intent = assistant.intent(named: command.intent),
      intent.isUndoable || intent.isDestructive
    else { return false }
    return !command.bindings.contains { intent.parameter(named: $0.parameter)?.kind == .text }
  }

  /// The answer that takes all choices but some: “all but the last one”; `nil` for other words.
  func sparing(
    _ tokens: [Token], _ utterance: String, to prompt: Prompt, at moment: DialogMoment, _ reader: AnswerReader
  ) -> Answer? {
    // A choice that is called so is meant by its name.
    guard prompt.kind == .value || prompt.kind == .disambiguation, !prompt.offers(tokens, in: spoken.language),
      let parameter = moment.parameter, let type = parameter.kind.typeName, let all = allThings(tokens, of: type),
      all.isRest || !all.spared.isEmpty,
      let values = choices(of: prompt, for: parameter, all, utterance, reader, areShown: true)
    else { return nil }
    return taking(all: values, for: parameter, of: prompt, at: moment)
  }

  /// The choices of a question that words for all of them mean; `nil` where these are not all that there are, none is left, or it is not
  /// clear what is to be left out. `areShown` tells that the person has seen them, and can point at their places; else these are those of what was
  /// shown before.
  private func choices(
    of prompt: Prompt, for parameter: ParameterDescriptor, _ all: AllThings, _ text: String, _ reader: AnswerReader,
    areShown: Bool, _ shown: [EntityReference] = []
  ) -> [IntentValue]? {
    guard prompt.more == 0 else { return nil }
    let values = prompt.choices.map(\.value)
    guard !all.isRest else {
      let others = others(than: spokenOf, among: values)
      return all.count == nil || all.count == others?.count ? others : nil
    }
    guard let values = ofList(values, isNamed: all.isNamed) else { return nil }
    guard !all.spared.isEmpty else { return values }
    // “All but two” tells how many, and not which; places count in a list that was shown.
    switch spoken.language.pick(all.spared) {
    case .number, .any, .one, .all, .everything, .both: return nil
    case .index, .last, .firsts, .lasts, .other, .some(.none):
      guard areShown else { return left(without: all.spared, of: values, shown) }
    case nil: break
    }
    let spared =
      reader.several(all.spared, of: text, to: prompt) ?? named(all.spared, text, prompt, parameter, reader)
    guard !spared.isEmpty else {
      let words = all.spared.map(\.text).joined(separator: " ")
      notices.append(spoken.voice.string("notice.notUnderstood", .text(words)))
      return nil
    }
    let left = values.filter { !spared.contains($0) }
    return left.isEmpty ? nil : left
  }

  /// What is left of some values without those at places of what was shown before: “all but the last one” behind a list; `nil` where that does
  /// not show them all.
  private func left(without places: [Token], of values: [IntentValue], _ shown: [EntityReference]) -> [IntentValue]? {
    let spared: [EntityReference]
    switch spoken.language.pick(places) {
    case .index(let number) where shown.indices.contains(number - 1): spared = [shown[number - 1]]
    case .last: spared = shown.suffix(1)
    case .firsts(let count) where count < shown.count: spared = Array(shown.prefix(count))
    case .lasts(let count) where count < shown.count: spared = shown.suffix(count)
    default: return nil
    }
    guard values.allSatisfy({ $0.entities.allSatisfy(shown.contains) }) else { return nil }
    let left = values.filter { !$0.entities.contains(where: spared.contains) }
    return left.isEmpty || left.count == values.count ? nil : left
  }

  /// The choices that words name or point at; several where they fit several.
  func named(
    _ tokens: [Token], _ text: String, _ prompt: Prompt, _ parameter: ParameterDescriptor, _ reader: AnswerReader
  ) -> [IntentValue] {
    switch reader.read(tokens, of: text, to: prompt, for: parameter).first?.content {
    case .value(let value): [value]
    case .several(let values): values
    case .confirmed, .unknown, .parts, .outOfRange, .noSuchDay, .refused, nil: []
    }
  }

  /// The words of a name that nobody knows, or that is only part of one, where they stand for all things of the parameter's type:
  /// “everything” is no “Everything bagel”.
  private func allThings(in binding: SlotBinding, of intent: String) -> AllThings? {
    guard let intent = assistant.intent(named: intent), let text = binding.text,
      let type = intent.parameter(named: binding.parameter)?.kind.typeName
    else { return nil }
    let tokens = spoken.language.tokens(text)
    let values: [IntentValue]
    switch binding.meaning {
    case .unknown: values = []
    case .candidates(let several): values = several
    case .value(let value): values = [value]
    case .noSuchDay, .other, .parts: return nil
    }
    let said = tokens.map(\.text)
    let arePart = values.allSatisfy { value in
      let title = spoken.language.tokens(value.display.title).map(\.text)
      return title != said && title.starts(with: said)
    }
    return arePart ? allThings(tokens, of: type) : nil
  }

  /// The words for what is left out, where words stand for all things of a type but some: “all but the milk”; `nil` for other words.
  func sparedOfAll(_ tokens: [Token], of type: String) -> [Token]? {
    guard let all = allThings(tokens, of: type), !all.spared.isEmpty else { return nil }
    return all.spared
  }

  /// What words mean that stand for all things of a type: “all my tasks”, “everything but the milk”; `nil` for other words.
  private func allThings(_ tokens: [Token], of type: String) -> AllThings? {
    let language = spoken.language
    if let isNamed = areAll(tokens, of: type) { return AllThings(words: tokens, isNamed: isNamed) }
    for (whole, spared) in language.exceptions(in: tokens) {
      // “Tasks but the milk” are all of them too.
      let all = whole.map { Array(tokens[$0]) } ?? []
      let isNamed = all.isEmpty || areKind(all, type) ? true : areAll(all, of: type)
      if let isNamed { return AllThings(words: tokens, isNamed: isNamed, spared: Array(tokens[spared])) }
    }
    guard !memory.isEmpty else { return nil }
    let rest = language.rests(in: tokens).first { words, _ in
      words.isEmpty || areKind(Array(tokens[words]), type) && !isOne(tokens[words], of: type)
    }
    return rest.map { AllThings(words: tokens, isNamed: true, isRest: true, count: $0.count) }
  }

  /// Whether words are the very name of a type in a language that tells several from one: “the other task” is one.
  private func isOne(_ words: ArraySlice<Token>, of type: String) -> Bool {
    spoken.language.tellsSeveral && references.kinds(type).contains { $0.map(\.text) == words.map(\.text) }
  }

  /// Whether words are what the things of a type are called.
  private func areKind(_ tokens: [Token], _ type: String) -> Bool {
    let references = references
    let rest = tokens.filter { !spoken.language.stopWords.contains($0) }
    return references.kinds(type).contains {
      $0.count == rest.count && spoken.language.holdsForm(of: $0, in: rest, at: 0)
    }
  }

  /// Whether words for all things of a type say what these are called; `nil` if they are no such words.
  private func areAll(_ tokens: [Token], of type: String) -> Bool? {
    let language = spoken.language
    if language.pick(tokens)?.isAll == true { return false }
    let isNamed = language.severalPlaces(in: tokens).contains { words, pick in
      pick.isAll && areKind(Array(tokens[..<words.lowerBound] + tokens[words.upperBound...]), type)
    }
    return isNamed ? true : nil
  }
}
