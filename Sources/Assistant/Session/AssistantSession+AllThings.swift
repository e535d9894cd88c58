import AppIntents
import ParlanceDialog
import ParlanceLanguage
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
  }

  /// A command without the “all tasks” that was said where it takes the name of one: it asks which, shows what there is, and “all” can be
  /// said of that.
  func askingWhichOfAll(_ command: Command) -> Command {
    var command = command
    command.bindings.removeAll { allThings(in: $0, of: command.intent) != nil }
    return command
  }

  /// What commands say of all things of a kind; `nil` if they do not, and where it stands before everything else and need not: “all done”.
  ///
  /// Several are one that leaves several out: “all tasks except rent and milk”.
  func sayingAll(_ commands: [Command], _ tokens: [Token], _ utterance: String) -> SlotBinding? {
    guard let command = commands.first else { return nil }
    for binding in command.bindings {
      guard let all = allThings(in: binding, of: command.intent),
        all.isNamed || !zip(tokens, all.words).allSatisfy({ $0.text == $1.text })
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

  /// What a command means that speaks of all things of a kind and has asked which of them: each of those that it offers, but for those that
  /// it leaves out. Where these are not all that there are, and where nobody could take it back and nothing asks for a yes, the question stays.
  func meaningAll(_ understood: Understood, _ result: DialogTurn.Result) async -> Understood? {
    guard case .heard(let heard) = understood.event, let binding = heard.ofAll, let text = binding.text,
      case .asking(let prompt, _) = result, prompt.kind == .value, let all = allThings(in: binding, of: prompt.intent),
      let intent = assistant.intents.first(where: { $0.name == prompt.intent }),
      intent.isUndoable || intent.isDestructive
    else { return nil }
    let moment = await driver.moment
    guard let parameter = moment.parameter, parameter.kind.typeName != nil else { return nil }
    let reader = await answers(to: Utterance(text), all.spared)
    guard let values = choices(of: prompt, for: parameter, all, text, reader) else { return nil }
    let answer = taking(all: values, for: parameter, of: prompt, at: moment)
    return Understood(
      event: .heard(Heard(utterance: heard.utterance, answers: [answer])), situation: understood.situation)
  }

  /// The answer that takes all choices but some: “all but the last one”; `nil` for other words.
  func sparing(
    _ tokens: [Token], _ utterance: String, to prompt: Prompt, at moment: DialogMoment, _ reader: AnswerReader
  ) -> Answer? {
    guard prompt.kind == .value || prompt.kind == .disambiguation, let parameter = moment.parameter,
      let type = parameter.kind.typeName, let all = allThings(tokens, of: type), all.isRest || !all.spared.isEmpty,
      let values = choices(of: prompt, for: parameter, all, utterance, reader)
    else { return nil }
    return taking(all: values, for: parameter, of: prompt, at: moment)
  }

  /// The choices of a question that words for all of them mean; `nil` where these are not all that there are, none is left, or nobody knows
  /// what is to be left out, which is told.
  private func choices(
    of prompt: Prompt, for parameter: ParameterDescriptor, _ all: AllThings, _ text: String, _ reader: AnswerReader
  ) -> [IntentValue]? {
    guard prompt.more == 0 else { return nil }
    var values = prompt.choices.map(\.value)
    if all.isRest {
      let last = memory.lastDeeds.flatMap(\.entities)
      let group = Set(memory.listed.contains(where: last.contains) ? memory.listed.map(\.id) : [])
      let others = values.filter { value in
        !value.entities.contains { last.contains($0) || !group.isEmpty && !group.contains($0.id) }
      }
      // What was done with all that there is, and taken back, leaves all of it.
      if !others.isEmpty { values = others }
    }
    if !all.spared.isEmpty {
      let spared =
        reader.several(all.spared, of: text, to: prompt) ?? named(all.spared, text, prompt, parameter, reader)
      guard !spared.isEmpty else {
        let words = all.spared.map(\.text).joined(separator: " ")
        notices.append(spoken.voice.string("notice.notUnderstood", .text(words)))
        return nil
      }
      values.removeAll(where: spared.contains)
    }
    return values.isEmpty ? nil : values
  }

  /// The choices that words name or point at; several where they fit several.
  private func named(
    _ tokens: [Token], _ text: String, _ prompt: Prompt, _ parameter: ParameterDescriptor, _ reader: AnswerReader
  ) -> [IntentValue] {
    switch reader.read(tokens, of: text, to: prompt, for: parameter).first?.content {
    case .value(let value): [value]
    case .several(let values): values
    case .confirmed, .unknown, .outOfRange, .noSuchDay, .refused, nil: []
    }
  }

  /// The words of a name that nobody knows, where they stand for all things of the parameter's type.
  private func allThings(in binding: SlotBinding, of intent: String) -> AllThings? {
    guard let intent = assistant.intents.first(where: { $0.name == intent }), case .unknown = binding.meaning,
      let text = binding.text, let type = intent.parameter(named: binding.parameter)?.kind.typeName
    else { return nil }
    return allThings(spoken.language.tokens(text), of: type)
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
    let isRest = language.kindsOfRest(in: tokens).contains { words in
      words.isEmpty || areKind(Array(tokens[words]), type)
    }
    return isRest ? AllThings(words: tokens, isNamed: true, isRest: true) : nil
  }

  /// Whether words are what the things of a type are called.
  private func areKind(_ tokens: [Token], _ type: String) -> Bool {
    let references = references
    let rest = tokens.filter { !spoken.language.stopWords.contains($0.text) }
    return references.kinds(type).contains { $0.count == rest.count && references.holds($0, in: rest, at: 0) }
  }

  /// Whether words for all things of a type say what these are called; `nil` if they are no such words.
  private func areAll(_ tokens: [Token], of type: String) -> Bool? {
    let language = spoken.language
    if language.pick(tokens) == .all { return false }
    let isNamed = language.severalPlaces(in: tokens).contains { words, pick in
      pick == .all && areKind(Array(tokens[..<words.lowerBound] + tokens[words.upperBound...]), type)
    }
    return isNamed ? true : nil
  }
}
