import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

/// Reads words as the last command once more, with a difference: “the report too”, “what about tomorrow”, “and the next one”.
struct FollowUpReader: Sendable {
  /// What was done last, and what was shown and spoken of since.
  let memory: TurnMemory
  /// Has the words that say that a command goes on.
  let language: Language
  /// The app's intents, of which the last one is looked up by its name.
  let intents: [IntentDescriptor]
  /// Reads words as values of a parameter, with the names of this moment.
  let answers: AnswerReader

  /// A command, with the part of a sentence that it is if others come before it.
  ///
  /// `said` is what differs, where that is a guess.
  struct Following {
    /// The last command with the difference put in.
    let command: Command
    /// What is kept to be done in its turn; `nil` where the words are one command.
    var part: CommandPart?
    /// Whether it is asked about before anything is done.
    var isGuess = false
    /// The words for another moment, which the question tells; `nil` if it differs in something else.
    var said: String?
  }

  /// The commands that the words are, one after another; none if they are none.
  ///
  /// What nobody knows, and free text, is only taken for the difference if `takesAnyWords`, and where the words say plainly that it is one.
  func commands(_ tokens: [Token], of utterance: String, takesAnyWords: Bool) -> [Following] {
    for followUp in language.followUps(tokens) {
      let command: Command?
      switch followUp {
      // Where nothing comes next, the words are no name either.
      case .again: return again().map { [Following(command: $0)] } ?? []
      // Of what nobody counts “one now” is one of something else.
      case .another where counting == nil && saysCount(tokens): continue
      case .another: return another().map { [Following(command: $0)] } ?? []
      case .more(let ranges): command = more(ranges.flatMap { tokens[$0] })
      case .once: continue
      // How often something happened is no time at which it is to be done.
      case .howMany where last?.intent.isUndoable == true: continue
      case .next: return next().map { [Following(command: $0)] } ?? []
      case .same(let range), .likewise(let range), .about(let range), .howMany(let range):
        let words = words(range, of: tokens)
        let several = placed(words)
        guard several.isEmpty else { return several }
        let isPlain =
          if case .same = followUp { takesAnyWords } else { takesAnyWords && adds(range, tokens, utterance) }
        var found = oneMore(changed(words, of: utterance), behind: Array(tokens[..<range.lowerBound]))
        if let found, repeatsPast(found) { return [] }
        if case .likewise = followUp { found = found.map(onceOfAnother) }
        command = found
        if command == nil, isPlain, let renamed = renamedAsOften(words, of: utterance) { return [renamed] }
      }
      guard let command else { continue }
      // “What about tomorrow” asks, and need not want that anything is done.
      let moment = if case .about = followUp { moment(changedIn: command) } else { String?.none }
      // “And what about the report” asks as well.
      let asked = Array(tokens.dropFirst(language.jointLength(at: 0, of: tokens)))
      let isAsked = last?.intent.isUndoable == true && language.asks(asked, utterance)
      return [Following(command: command, isGuess: moment != nil || isAsked, said: moment)]
    }
    return placed(tokens)
  }

  /// The words of a range, with the one before it where they tell a time of day only with that: “at eight” is no eight times.
  func words(_ range: Range<Int>, of tokens: [Token]) -> [Token] {
    let timed = Array(tokens[max(0, range.lowerBound - 1)..<range.upperBound])
    return timed.count > range.count && answers.isHour(timed) ? timed : Array(tokens[range])
  }

  /// The most words that are taken for one more thing behind nothing but an “and”.
  private static var mostAdded: Int { 4 }

  /// Whether the words are nothing but an “and” and few words that could be one more thing: “and eggs”, but not “and you?”.
  private func adds(_ range: Range<Int>, _ tokens: [Token], _ utterance: String) -> Bool {
    range.count <= Self.mostAdded && range.upperBound == tokens.count
      && language.conjunctionLength(at: 0, of: Array(tokens[..<range.lowerBound])) == range.lowerBound
      && !language.asks(tokens, utterance) && !language.asks(Array(tokens[range]))
      && !tokens[range].allSatisfy { language.stopWords.contains($0) || language.fillers.contains([$0.text]) }
      && !language.pronouns.contains { tokens[range].map(\.text) == $0 }
  }

  /// The last command with each of several things of the list that was shown last: “the last two”.
  private func placed(_ tokens: [Token]) -> [Following] {
    guard let (deed, intent) = last, let pick = language.pick(tokens) else { return [] }
    let shown = memory.listedNow
    let listed: [EntityReference]
    switch pick {
    case .firsts(let count): listed = Array(shown.prefix(max(0, count)))
    case .lasts(let count): listed = shown.suffix(max(0, count))
    case .both where shown.count == 2: listed = shown
    case .both, .all, .everything, .index, .number, .other, .last, .none, .any, .one: return []
    }
    guard let type = listed.first?.typeName, listed.allSatisfy({ $0.typeName == type }),
      let parameter = intent.parameters.first(where: { $0.kind.typeName == type })
    else { return [] }
    return listed.map { entity in
      let change = SlotBinding(parameter: parameter.name, meaning: .value(.entity(entity)))
      let part = CommandPart(text: entity.display.title, isDifference: true, change: change)
      return Following(command: command(deed, intent, parameter, nil, change.meaning), part: part)
    }
  }

  /// The last command with another value of one parameter; `nil` if it has no such.
  func again(with change: SlotBinding) -> Command? {
    guard let (deed, intent) = last, let parameter = intent.parameter(named: change.parameter) else { return nil }
    return command(deed, intent, parameter, change.text, change.meaning)
  }

  /// The last command as it was.
  func again() -> Command? {
    guard let (deed, intent) = last, intent.isUndoable else { return nil }
    return Command(
      intent: intent.name,
      bindings: intent.parameters.compactMap { parameter in
        deed.values[parameter.name].map { SlotBinding(parameter: parameter.name, meaning: .value($0)) }
      })
  }

  /// The last command with a value that the words name, as often as they say.
  func changed(_ tokens: [Token], of utterance: String) -> Command? {
    counted(tokens) { named($0, of: utterance) }
  }

  /// What mends a deed, with the texts of another command if one is given.
  func mending(
    _ deed: TurnMemory.Deed, _ intent: IntentDescriptor, calledAs command: Command? = nil
  ) -> RepairReader {
    var values = deed.values
    for binding in command?.bindings ?? [] {
      if case .value(let value) = binding.meaning, case .text = value { values[binding.parameter] = value }
    }
    let subject = RepairSubject(intent: intent, activity: Activity(intent: deed.intent, values: values))
    return RepairReader(subject, answers: answers, titles: [:])
  }

  /// The last command with a value that the words name.
  private func named(_ tokens: [Token], of utterance: String) -> Command? {
    guard let (deed, intent) = last else { return nil }
    let isArticle = !tokens.isEmpty && tokens.allSatisfy { language.articles.contains($0) }
    if isArticle || language.pronouns.contains(tokens.map(\.text)) { return pointed(deed, intent) }
    let text = UtteranceText(utterance).words(tokens)
    let mending = mending(deed, intent)
    let moment =
      mending.otherTime((tokens, text)) ?? mending.otherDay((tokens, text)) ?? onUntimedDay((tokens, text), mending)
    if let moment { return again(with: moment) }
    let readings = intent.parameters.filter { $0.kind != .text }.compactMap { parameter in
      reading(tokens, text, parameter, of: intent.name).map { (parameter, $0) }
    }
    guard let (parameter, answer) = readings.first(where: \.1.isExact) ?? readings.first else { return nil }
    switch answer.content {
    case .value(let value):
      let meant = mending.inUsualPart(value, tokens, of: parameter.name)
      return command(deed, intent, parameter, text, .value(meant))
    case .several(let values): return command(deed, intent, parameter, text, .candidates(values))
    case .confirmed, .unknown, .parts, .outOfRange, .noSuchDay, .refused: return nil
    }
  }

  /// The last command, and its intent.
  var last: (deed: TurnMemory.Deed, intent: IntentDescriptor)? {
    guard let deed = memory.last, let intent = intents.first(where: { $0.name == deed.intent }) else { return nil }
    return (deed, intent)
  }

  /// What words give a parameter of an intent first.
  func reading(
    _ tokens: [Token], _ text: String, _ parameter: ParameterDescriptor, of intent: String
  ) -> Answer? {
    let prompt = Prompt(.value, .parameter, .value, intent: "", parameter: parameter.name)
    return answers.reading(parameter.name, of: intent).read(tokens, of: text, to: prompt, for: parameter).first {
      answer in
      switch answer.content {
      case .value, .several: true
      case .confirmed, .unknown, .parts, .outOfRange, .noSuchDay, .refused: false
      }
    }
  }

  /// The last command with something else that was spoken of: that it was done to this is known already.
  private func pointed(_ deed: TurnMemory.Deed, _ intent: IntentDescriptor) -> Command? {
    for parameter in intent.parameters {
      guard let type = parameter.kind.typeName else { continue }
      let done = deed.entities(of: type)
      let others = memory.allEntities(of: type).filter { !done.contains($0) }.map { IntentValue.entity($0) }
      guard let first = others.first else { continue }
      return command(deed, intent, parameter, nil, others.count == 1 ? .value(first) : .candidates(others))
    }
    return nil
  }

  /// The last command with what comes next in the list that was shown last.
  private func next() -> Command? {
    guard let (deed, intent) = last else { return nil }
    for parameter in intent.parameters {
      guard let value = deed.values[parameter.name], let entity = memory.next(after: value.entities) else { continue }
      return command(deed, intent, parameter, nil, .value(.entity(entity)))
    }
    return nil
  }

  /// The last command with a name that nobody knows, or with other words for the one text that it needs: these are a guess, since
  /// “me too” and “that would be nice, too” are said of nothing that could be done.
  ///
  /// A moment that ends or begins the words is not part of them: “and my sister on Sunday”.
  func renamed(_ tokens: [Token], of utterance: String) -> Following? {
    guard let (deed, intent) = last else { return nil }
    let text = UtteranceText(utterance).words(tokens)
    if let (name, moment) = mending(deed, intent).dividedByMoment((tokens, text), orBegin: true),
      let bare = renamed(name.tokens, of: utterance)
    {
      guard bare.isGuess else {
        return Following(command: bare.command.saying(moment), part: bare.part, said: bare.said ?? moment.text)
      }
      // An hour of something new is one of the same day, which the question tells.
      if let time = timeOfDay(moment, of: bare.command) {
        return Following(command: bare.command.saying(time), part: bare.part, isGuess: true, said: bare.said)
      }
      // Something new on another day is at no hour of the other thing.
      return Following(
        command: bare.command.saying(plain(moment, of: intent)), part: bare.part, isGuess: true,
        said: bare.said ?? moment.text)
    }
    let needed = intent.parameters.filter { parameter in
      parameter.isNeeded && (parameter.kind == .text || parameter.kind.typeName != nil)
    }
    guard needed.count == 1, let parameter = needed.first else { return nil }
    switch parameter.kind {
    // Nobody adds “this month” to what is to be done.
    case .text where answers.areAmount(tokens): return nil
    case .text:
      let whole = answers.doing(text, tokens, as: deed.values[parameter.name])
      return Following(
        command: command(deed, intent, parameter, whole, .value(.text(whole))), isGuess: true)
    case .entity: return Following(command: command(deed, intent, parameter, text, .unknown))
    default: return nil
    }
  }

  private func command(
    _ deed: TurnMemory.Deed, _ intent: IntentDescriptor, _ changed: ParameterDescriptor, _ text: String?,
    _ meaning: SlotBinding.Meaning
  ) -> Command {
    Command(
      intent: intent.name,
      bindings: intent.parameters.compactMap { parameter in
        guard parameter.name != changed.name else {
          return SlotBinding(parameter: parameter.name, text: text, meaning: Self.held(meaning, by: parameter.kind))
        }
        return deed.values[parameter.name].map { SlotBinding(parameter: parameter.name, meaning: .value($0)) }
      })
  }

  private static func held(_ meaning: SlotBinding.Meaning, by kind: ValueKind) -> SlotBinding.Meaning {
    if case .value(let value) = meaning { .value(kind.holding(value)) } else { meaning }
  }
}
