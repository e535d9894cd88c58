import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What a result of matching means as commands.
extension AssistantSession {
  /// Whether words that ask something are only nearly a command that changes something: “was that yesterday”.
  private func isDoubtfulDeed(_ match: Match, _ said: [Token], _ text: String) -> Bool {
    guard match.how == .tolerant, spoken.language.asks(said, text) else { return false }
    return assistant.intents.contains { $0.name == match.intent && ($0.isUndoable || $0.isDestructive) }
  }

  /// Whether words tell that something was done and say a day that is still to come, „morgen hab ich Mama angerufen“, or a word that tells that
  /// it was not, „ich hätte gern Mama angerufen“. What happens time and again is refused by its intent, which knows when.
  private func isHardlyDone(_ match: Match, _ said: [Token]) -> Bool {
    guard match.tellsDeed, let intent = assistant.intent(named: match.intent), intent.isUndoable,
      intent.counting == nil
    else { return false }
    let isUnreal = said.contains { token in
      spoken.language.unrealWords.contains(token) && !match.slots.contains { $0.range?.overlaps(token.range) == true }
    }
    return isUnreal || isDeedAhead(match, said)
  }

  private func isDeedAhead(_ match: Match, _ said: [Token]) -> Bool {
    // This evening may be what is left of the day.
    guard match.how == .exact,
      let tomorrow = calendar.dateInterval(of: .day, for: assistant.environment.now())?.end,
      match.liesAhead(of: tomorrow.addingTimeInterval(-1), saidToBeOver: true)
    else { return false }
    // “For Saturday” is the day of the thing, and not of the deed.
    return !match.slots.contains { slot in
      guard slot.type == .pastDate, let range = slot.range else { return false }
      return said.first { $0.range.overlaps(range) }.map {
        spoken.language.openDate($0) || spoken.language.stopWords.contains($0)
      } ?? false
    }
  }

  /// Whether what is said to do is hardly what something is called, though it names a thing by a part of its name: “delete mum”, “when is the
  /// dentist”. To delete is asked about anyway, and a question changes nothing.
  private func isNoText(_ intent: String) -> Bool {
    assistant.intent(named: intent)?.isDestructive == true || spoken.matcher.answersQuestions(intent)
  }

  /// The commands that words can mean, and their answers.
  func heard(_ text: String, _ result: MatchResult, _ answers: [Answer]) -> Heard {
    let result = preferringKind(result)
    let said = spoken.language.tokens(text)
    var heard = Heard(utterance: text, answers: answers)
    guard let best = result.matches.first, !isDoubtfulDeed(best, said, text) else { return heard }
    let equals = result.decision == .ambiguous ? result.matches.filter { $0.isRival(of: best) } : [best]
    var seen: Set<Command> = []
    let bound = equals.map { match in binder.commands(match).map { sayingSomething($0, match, of: text) } }
    let commands = bound.map { $0.map(askingWhichOfAll) }
    heard.commands = commands.compactMap(\.first).map { whollySaid($0, said) }.filter { seen.insert($0).inserted }
      .tellingDaysApart(calendar, now: assistant.environment.now())
    if heard.commands.count == 1 { heard.others = commands.first.map { Array($0.dropFirst()) } ?? [] }
    if bound.count == 1, let all = sayingAll(bound[0], said, text) { (heard.ofAll, heard.others) = (all, []) }
    heard.isPlainCommand = result.decision == .match && best.how == .exact && !best.lacksName
    heard.lacksThing = result.decision == .match && best.how == .exact && best.isHalf && best.unknownName == nil
    heard.isExactCommand = heard.isPlainCommand && best.cost.partial == 0
    heard.isNoText = heard.isPlainCommand && isNoText(best.intent)
    heard.isCommandRather =
      best.slots.allSatisfy { $0.cost.wildcards == 0 } || heard.commands.contains { !$0.entities.isEmpty }
      || !heard.others.isEmpty
    if result.decision == .match, best.how == .tolerant { heard.corrected = best.corrected(text) }
    guard result.isGuess || namesHalf(best) || isHardlyDone(best, said), heard.commands.count == 1 else {
      return heard
    }
    let corrected = best.corrected(text)
    // Of what was said as it stands nobody is asked whether it was meant so in the same words.
    if corrected == text.trimmed {
      heard.isGuess = true
    } else {
      heard.suggestion = corrected
    }
    return heard
  }

  /// The command without texts that only stand for something else: “add it” says nothing of what is to be added, unless something was just
  /// done away with: “add it again” behind “delete milk”. In quotation marks any words are a text.
  func sayingSomething(_ command: Command, _ match: Match, of utterance: String) -> Command {
    let pronouns = match.slots.filter { slot in
      guard slot.cost.wildcards > 0, let text = slot.text, let range = slot.range else { return false }
      return (standsForThing(text) || saysOneMore(text) && lastText(of: command.intent, slot.name) != nil)
        && !QuotedText.quotations(in: utterance).contains { $0.contains(range.lowerBound) }
    }
    guard !pronouns.isEmpty else { return command }
    var command = command
    let thing = command.entities.isEmpty ? thingDoneAway(otherThanBy: command.intent) : nil
    for place in command.bindings.indices.reversed() {
      let binding = command.bindings[place]
      guard
        pronouns.contains(where: { $0.name.lowercased() == binding.parameter.lowercased() && $0.text == binding.text })
      else { continue }
      if let said = lastText(of: command.intent, binding.parameter), binding.text.map(saysOneMore) == true {
        command.bindings[place] = SlotBinding(parameter: binding.parameter, text: said, meaning: .value(.text(said)))
      } else if let thing, binding.text.map({ !spoken.language.isPronoun($0) }) == true {
        command.bindings[place] = SlotBinding(
          parameter: binding.parameter, text: thing.display.title, meaning: .value(.text(thing.display.title)))
      } else {
        command.bindings.remove(at: place)
      }
    }
    return command
  }

  /// Whether a text says that it is one and not what: “one” of “and one on Saturday”.
  private func saysOneMore(_ text: String) -> Bool {
    let words = spoken.language.tokens(text)
    guard words.count == 1, text.unicodeScalars.first?.properties.isAlphabetic == true else { return false }
    return spoken.language.countAhead(of: words + words).map { $0.count == 1 && $0.rest.count == 1 } ?? false
  }

  /// The text that the last command took for a parameter, where it was of this intent.
  private func lastText(of intent: String, _ parameter: String) -> String? {
    guard let last = memory.last, last.intent == intent, case .text(let text)? = last.values[parameter] else {
      return nil
    }
    return text
  }

  /// Whether a text is an “it”, or an “it again”.
  private func standsForThing(_ text: String) -> Bool {
    if spoken.language.isPronoun(text) { return true }
    let words = spoken.language.tokens(text)
    return spoken.language.pronouns.contains { $0.count < words.count && words.holds($0, at: 0) }
      && spoken.language.followUps(words).contains(.again)
  }

  /// The one thing that the last command was about and said no more of, if that was another intent's and is not done to it time and again: what
  /// was completed or deleted. Of a type that an intent makes by a name only that one makes it.
  private func thingDoneAway(otherThanBy intent: String) -> EntityReference? {
    guard let last = memory.last, last.intent != intent, assistant.intent(named: last.intent)?.isUndoable == true,
      last.values.count == 1, case let things = Set(last.entities), things.count == 1, let thing = things.first,
      assistant.shape.creators[thing.typeName].map({ $0.intent == intent }) ?? true, lastCounted == nil
    else { return nil }
    return thing
  }
}

extension AssistantSession {
  /// Whether words are one command and nothing else, about a thing that nobody knows and that has no word of a thing that there is.
  func isOneOfUnknown(_ heard: Heard, _ result: MatchResult, in situation: Situation) -> Bool {
    guard heard.commands.count == 1, heard.builtIn == nil, heard.ofAll == nil, let match = result.matches.first,
      let name = match.unknownName
    else { return false }
    let words = spoken.language.tokens(name).filter { !spoken.language.stopWords.contains($0) }
    return !match.slots.contains { slot in
      guard case .entity(let type)? = slot.type else { return false }
      return words.contains { !situation.vocabulary.nearNames(to: [$0], type: type, most: 1).isEmpty }
    }
  }
}

extension DialogMoment {
  /// Whether what the app offered is asked about.
  var isOffering: Bool { prompt?.purpose == .act && open?.activity.offered != nil }
}
