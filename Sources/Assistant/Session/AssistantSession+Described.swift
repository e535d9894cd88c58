import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Things that are not named but described, in the words in which they are asked for: “the overdue tasks”, “all tasks due today”.
extension AssistantSession {
  /// A command for things that are described.
  private struct Described {
    /// The command, without them.
    let command: Command
    /// The parameter that takes them.
    let parameter: ParameterDescriptor
    /// The command that finds them.
    let search: Command
    /// Whether all of them are meant, and not one.
    let isAll: Bool
  }

  /// Carries out what was understood. A command for all things of a kind is done with each; what describes things is asked for first, and
  /// then done with what was found: with all of it, or with the one of it that is meant.
  func carryOutFinding(
    _ understood: Understood, _ input: Input?, _ report: ProgressReport?, isMore: Bool = false
  ) async -> CarriedOut {
    guard let described = described(understood) else {
      let first = await carryOut(understood, input, report, isMore: isMore)
      guard case .heard(let heard) = understood.event, heard.ofAll != nil,
        let all = await meaningAll(understood, first.result)
      else { return first }
      return await carryOut(all, input, report, isMore: isMore)
    }
    let search = Heard(utterance: "", commands: [described.search], isExactCommand: true)
    let found = await carryOut(Understood(event: .heard(search)), nil, report, isMore: isMore)
    guard case .ended(.done) = found.result, memory.last?.intent == described.search.intent,
      case .list(let values)? = found.reply.performed.last(where: { $0.intent == described.search.intent })?.value,
      !values.isEmpty
    else { return found }
    var understood = understood
    understood.event = .heard(heard(described, values))
    var done = await carryOut(understood, input, report, isMore: true)
    done.reply.performed = found.reply.performed + done.reply.performed
    done.intents = found.intents + done.intents
    return done
  }

  /// The things that a command describes in place of naming one; `nil` where it does not, or while a question is open.
  private func described(_ understood: Understood) -> Described? {
    guard case .heard(let heard) = understood.event, heard.commands.count == 1, heard.others.isEmpty,
      heard.repair == nil, heard.answers.isEmpty, heard.suggestion == nil, !heard.isGuess,
      case let command = heard.commands[0],
      let binding = command.bindings.first(where: { if case .unknown = $0.meaning { true } else { false } }),
      let text = binding.text, let situation = understood.situation,
      let intent = assistant.intent(named: command.intent),
      let parameter = intent.parameter(named: binding.parameter), let type = parameter.kind.typeName,
      promptNow == nil,
      let (search, isAll) = search(for: text, in: heard.utterance, of: type, situation)
    else { return nil }
    var rest = command
    rest.bindings.removeAll { $0 == binding }
    return Described(
      command: rest, parameter: parameter, search: search, isAll: isAll && canTakeSeveral(command))
  }

  /// A result whose best match takes words from the beginning on for a name that nobody knows, behind another that does not and describes
  /// things: “delete everything that is done” completes nothing called “delete everything that”.
  func preferringDescribed(_ result: MatchResult, _ utterance: String, _ situation: Situation) -> MatchResult {
    var result = describingByDay(result, utterance, situation)
    guard let best = result.matches.first, best.lacksName, beginsWithUnknown(best),
      let place = result.matches.firstIndex(where: {
        $0.lacksName && !beginsWithUnknown($0) && isDescribed($0, utterance, situation)
      }), !isDescribed(best, utterance, situation)
    else { return result }
    result.matches.insert(result.matches.remove(at: place), at: 0)
    return result
  }

  /// A result in which the day from which things are moved tells which are meant: “move everything from Friday to Sunday” moves no more than what
  /// is due on Friday, and “move the tasks from Friday …” is about no task called “tasks”.
  private func describingByDay(_ result: MatchResult, _ utterance: String, _ situation: Situation) -> MatchResult {
    guard let best = result.matches.first, let day = best.fromDay,
      let place = best.slots.firstIndex(where: { if case .entity = $0.type { true } else { false } }),
      let range = best.slots[place].range, range.upperBound <= day.lowerBound
    else { return result }
    let words = spoken.language.tokens(best.slots[place].text ?? "")
    // Words for all things may also be some for what was spoken of, and others describe things that a day would tell apart: “all open tasks”.
    let isOfSeveral =
      sayingAll([binder.command(best)], spoken.language.tokens(utterance), utterance) != nil
      || spoken.language.pick(words)?.isAll == true || isDescribed(best, utterance, situation)
    guard
      isOfSeveral || best.slots[place].cost.unknown > 0
        || words.allSatisfy({ spoken.language.stopWords.contains($0) })
    else { return result }
    let text = UtteranceText(utterance)
    var described = best
    described.slots[place].value = .names([])
    described.slots[place].range = range.lowerBound..<day.upperBound
    let whole = text.part(range.lowerBound..<day.upperBound)
    // What joins the two may be no word with which things are described.
    let texts = [whole, text.part(range) + " " + text.part(day)]
    let meant = texts.first { text in
      described.slots[place].text = text
      return isDescribed(described, utterance, situation)
    }
    guard meant != nil || isOfSeveral else { return result }
    described.slots[place].text = meant ?? whole
    described.unknownName = described.slots[place].text
    var result = result
    result.matches[0] = described
    return result
  }

  private func beginsWithUnknown(_ match: Match) -> Bool {
    match.slots.contains { $0.cost.unknown > 0 && $0.range?.lowerBound == 0 }
  }

  /// Whether the name that nobody knows describes things that are asked for first: “the tasks due today”.
  func isDescribed(_ match: Match, _ utterance: String, _ situation: Situation) -> Bool {
    binder.command(match).bindings.contains { describes($0, of: match.intent, utterance, situation) }
  }

  /// Whether what a command says in place of a name describes things.
  func describes(_ binding: SlotBinding, of intent: String, _ utterance: String, _ situation: Situation) -> Bool {
    guard case .unknown = binding.meaning, let text = binding.text,
      let intent = assistant.intent(named: intent),
      let type = intent.parameter(named: binding.parameter)?.kind.typeName
    else { return false }
    return search(for: text, in: utterance, of: type, situation) != nil
  }

  /// The command that finds what words describe, and whether they speak of all of it; `nil` if they describe nothing.
  private func search(
    for text: String, in utterance: String, of type: String, _ situation: Situation
  ) -> (search: Command, isAll: Bool)? {
    let described = description(text, in: utterance, of: type).map { [$0] } ?? []
    let qualities = qualities(text, of: type)
    let candidates =
      (described + qualities.behind).map { ($0.words, $0.isAll, false) }
      + qualities.before.map { ($0.words, $0.isAll, true) }
    for (words, isAll, isLed) in candidates {
      let result = spoken.matcher.match(words, of: text, in: situation.exactly)
      guard CommandSplitter.isKnown(result), let best = result.matches.first, best.how == .exact,
        best.cost.wildcards == 0, spoken.matcher.answersQuestions(best.intent),
        // What finds the things of a day does not tell those at a time.
        !best.slots.contains(where: {
          // “Tomorrow” alone is a day, and says nothing of a “task tomorrow”.
          if case .instant(_, let precision) = $0.value { isLed || precision.hasTime } else { false }
        }),
        assistant.intent(named: best.intent)?.foundEntity == type
      else { continue }
      return (binder.command(best), isAll)
    }
    return nil
  }

  /// Words that describe things, and whether they speak of all of them.
  private typealias Description = (words: [Token], isAll: Bool)

  /// The words that say only what things of a type are like, with what these are called behind or before them, and whether they speak of all of
  /// them: „die heute fälligen“, “all the completed ones”, but “the urgent one”. None where they say what the things are called.
  private func qualities(_ text: String, of type: String) -> (behind: [Description], before: [Description]) {
    let (said, kinds, stopWords) = (spoken.language.tokens(text), references.kinds(type), spoken.language.stopWords)
    guard !said.contains(where: { isOf(kinds, $0) }) else { return ([], []) }
    let all = spoken.language.severalPlaces(in: said).first { $0.pick.isAll && $0.words.lowerBound == 0 }?.words
    let tokens = all.map { Array(said[$0.upperBound...].drop { stopWords.contains($0) }) } ?? said
    let small = tokens.reversed().prefix { stopWords.contains($0) }.count
    let bare = small > 0 && small < tokens.count ? Array(tokens.dropLast(small)) : []
    // “The important ones” are all that are, “the important one” is one of them.
    let isSeveral = tokens.suffix(small).contains { spoken.language.singular(of: $0.text) != nil }
    var found: (behind: [Description], before: [Description]) = ([], [])
    for (words, isAll) in [(tokens, true), (bare, all != nil || isSeveral)] where !words.isEmpty {
      for kind in kinds.prefix(Self.mostKinds) {
        let (start, end) = (words[0].range.lowerBound, words[words.count - 1].range.upperBound)
        // “Completed tasks”, « tâches terminées ».
        found.behind.append((words + kind.map { Token($0.text, range: end..<end) }, isAll))
        found.before.append((kind.map { Token($0.text, range: start..<start) } + words, isAll))
      }
    }
    return found
  }

  /// The most names of a kind that are tried.
  private static var mostKinds: Int { 2 }

  /// The words that describe things of a type, and whether they speak of all of them; `nil` if they do not say what the things are called, or
  /// nothing else.
  private func description(_ text: String, in utterance: String, of type: String) -> Description? {
    let (language, references) = (spoken.language, references)
    var tokens = language.tokens(text)
    // What they are called can stand before what a phrase takes for a name: “[die Aufgabe für] morgen”.
    if !tokens.contains(where: { isOf(references.kinds(type), $0) }) {
      tokens = withKind(tokens, language.tokens(utterance), references.kinds(type))
    }
    let all = language.severalPlaces(in: tokens).filter(\.pick.isAll).map(\.words)
    let isWhole = all.contains { $0.lowerBound == 0 }
    if let words = all.first { tokens.removeSubrange(words) }
    let kinds = references.kinds(type)
    // “Everything due today” is every task due today.
    if isWhole, let kind = kinds.first, !tokens.contains(where: { isOf(kinds, $0) }) {
      tokens = kind.map { Token($0.text, range: 0..<0) } + tokens
    }
    guard
      let kind = kinds.first(where: { kind in
        tokens.indices.contains { spoken.language.holdsForm(of: kind, in: tokens, at: $0) }
      }),
      tokens.contains(where: { !language.stopWords.contains($0) && !isOf(kinds, $0) })
    else { return nil }
    let isSeveral = tokens.contains { token in
      language.singular(of: token.text).map { $0 == kind.last?.text } ?? false
    }
    return (tokens, isWhole || isSeveral)
  }

  /// Words with those before them in the utterance, from what the things are called on; as they are if that is not there.
  private func withKind(_ words: [Token], _ said: [Token], _ kinds: [[Token]]) -> [Token] {
    let texts = words.map(\.text)
    let start = said.indices.first { said[$0...].prefix(texts.count).map(\.text) == texts }
    guard let start, start > 0 else { return words }
    let small = said[..<start].reversed().prefix { spoken.language.stopWords.contains($0) }.count
    let kind = start - small - 1
    return said.indices.contains(kind) && isOf(kinds, said[kind]) ? Array(said[kind..<start + texts.count]) : words
  }

  private func isOf(_ kinds: [[Token]], _ token: Token) -> Bool {
    kinds.contains { kind in kind.indices.contains { spoken.language.holdsForm(of: [kind[$0]], in: [token], at: 0) } }
  }

  /// What a command means with the things that were found.
  private func heard(_ described: Described, _ values: [IntentValue]) -> Heard {
    let (command, parameter) = (described.command, described.parameter)
    let isOne = parameter.kind == parameter.kind.element
    let binding = { SlotBinding(parameter: parameter.name, meaning: $0) }
    guard described.isAll || values.count == 1 else {
      return Heard(utterance: "", commands: [command.saying(binding(.candidates(values)))], isExactCommand: true)
    }
    guard isOne else {
      return Heard(utterance: "", commands: [command.saying(binding(.value(.list(values))))], isExactCommand: true)
    }
    let commands = values.map { command.saying(binding(.value($0))) }
    let others = commands.dropFirst().map { part($0, besides: commands[0]) }
    (rest, restWaitsFor) = (others + rest, nil)
    return Heard(utterance: "", commands: [commands[0]], isExactCommand: true)
  }
}
