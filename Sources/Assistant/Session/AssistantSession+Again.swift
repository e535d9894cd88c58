import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// The last command once more, in its own words.
extension AssistantSession {
  /// The last command once more, where its own words stand before those that say so and a text would take these up: “add it again”, “add
  /// the same for Saturday”; or where the words are a phrase of the same intent that names nothing: „noch einen“. `nil` if nothing says so.
  func doneAgain(
    _ tokens: [Token], _ utterance: String, _ result: MatchResult, in situation: Situation, _ reader: AnswerReader
  ) -> Heard? {
    guard let best = result.matches.first, let last = memory.last else { return nil }
    guard best.intent == last.intent else {
      if let another = anotherSaid(tokens, utterance, best, reader) { return another }
      // Of what took any words others are asked for, whatever else says one more: „noch eins“.
      let isAnother = best.slots.isEmpty && spoken.language.followUps(tokens).contains(.another)
      return isAnother
        ? followUps(reader).anew().map { Heard(utterance: utterance, commands: [$0], isExactCommand: true) } : nil
    }
    // “Open it again” is no “close it” once more.
    if let whole = wholeBesides(tokens, utterance, situation), saysOtherwise(whole, than: last) {
      return heard(utterance, whole, [])
    }
    if best.slots.isEmpty, !best.missing.isEmpty, isAgain(tokens, best) {
      let followUps = followUps(reader)
      let isAnother = spoken.language.followUps(tokens).contains(.another)
      return (isAnother ? followUps.another() : followUps.again()).map {
        Heard(utterance: utterance, commands: [$0], isExactCommand: true)
      }
    }
    guard best.cost.wildcards > 0, let start = best.slots.compactMap({ $0.range?.lowerBound }).min(),
      let end = best.slots.compactMap({ $0.range?.upperBound }).max()
    else { return nil }
    let words = tokens.filter { $0.range.lowerBound >= start && $0.range.upperBound <= end }
    // A whole sentence of its own may be a follow-up by other rules.
    guard words.count < tokens.count else { return nil }
    let says = spoken.language.followUps(words).contains { followUp in
      switch followUp {
      case .again, .another: true
      // “Bread too” is one thing more, and no text of which nothing else is said.
      case .same(let rest): rest.lowerBound > 0 && rest.upperBound == words.count
      case .next, .likewise, .about, .howMany, .more, .once: false
      }
    }
    guard says, let following = followUps(reader).commands(words, of: utterance, takesAnyWords: false).first else {
      return nil
    }
    return Heard(utterance: utterance, commands: [following.command], isExactCommand: true)
  }

  /// Takes what was done once more, and is said to have been just now, for done now and not when it was done before: “another one just now”
  /// behind “log coffee at 8”.
  func takeJustNow(_ tokens: [Token], _ heard: inout Heard) {
    guard heard.commands.count == 1, let last = memory.last, heard.commands[0].intent == last.intent,
      tokens.contains(where: { spoken.language.justNow.contains($0) })
    else { return }
    heard.commands[0].bindings.removeAll { binding in
      // What was said now has its words: “just log coffee at 8”.
      guard binding.text == nil, case .value(let value) = binding.meaning, value.moment(in: calendar) != nil
      else { return false }
      return last.values[binding.parameter] == value
    }
  }

  /// Whether a command says of a part something else than the one before it did, and takes no words for a text.
  private func saysOtherwise(_ result: MatchResult, than last: TurnMemory.Deed) -> Bool {
    guard let best = result.matches.first, best.how == .exact, best.cost.wildcards == 0 else { return false }
    return binder.command(best).bindings.contains { binding in
      guard case .value(let value) = binding.meaning, let before = last.values[binding.parameter] else { return false }
      return before != value && (value.choiceIdentifier == nil || before.choiceIdentifier != value.choiceIdentifier)
    }
  }

  /// What was done last once more, where a text of another intent says no more than that: “add another one at nine” behind “log coffee”.
  private func anotherSaid(_ tokens: [Token], _ utterance: String, _ best: Match, _ reader: AnswerReader) -> Heard? {
    let texts = best.slots.filter { $0.cost.wildcards > 0 }
    guard texts.count == 1, let range = texts[0].range,
      case let text = tokens.filter({ range.overlaps($0.range) }),
      spoken.language.followUps(text).contains(.another)
    else { return nil }
    let words = tokens.filter { $0.range.lowerBound >= range.lowerBound }
    return followUps(reader).commands(words, of: utterance, takesAnyWords: false).first.map {
      Heard(utterance: utterance, commands: [$0.command], isExactCommand: true)
    }
  }

  /// What was done last once more, where that can be done several times: “again” behind “log tea”, which else asks to hear the reply again;
  /// `nil` for other words, or where it cannot.
  func countedAgain(_ tokens: [Token], _ utterance: String, at moment: DialogMoment) -> Heard? {
    guard let last = memory.last, moment.performed?.intent.name == last.intent, let command = lastCounted,
      spoken.language.followUps(tokens).contains(.again),
      // “Again?” did not hear it.
      !spoken.language.asks(tokens, utterance)
    else { return nil }
    return Heard(utterance: utterance, commands: [command], isExactCommand: true)
  }

  /// What was done last once more with what words name that say so plainly: “do that on Friday too”; `nil` for other words.
  func likewise(_ tokens: [Token], _ utterance: String, at moment: DialogMoment, _ reader: AnswerReader) -> Heard? {
    guard moment.prompt == nil, let last = memory.last else { return nil }
    for case .likewise(let range) in spoken.language.followUps(tokens) {
      let words = Array(tokens[range])
      let followUps = followUps(reader)
      guard let command = followUps.changed(words, of: utterance), command.intent == last.intent,
        !followUps.repeatsPast(command)
      else { continue }
      return Heard(utterance: utterance, commands: [followUps.onceOfAnother(command)], isExactCommand: true)
    }
    return nil
  }

  /// What was done last once more, asked about, where what the words take for a name that nobody knows is only when: “I also went on
  /// Tuesday”, “I had one at 8” behind “log coffee”; `nil` if it may be a name.
  func onceMore(
    _ tokens: [Token], _ utterance: String, _ result: MatchResult, _ reader: AnswerReader
  ) -> Heard? {
    guard let best = result.matches.first, best.unknownName != nil, let last = memory.last, best.intent == last.intent,
      lastCounted != nil, let range = best.slots.first(where: { $0.cost.unknown > 0 })?.range,
      case let name = tokens.filter({ range.overlaps($0.range) }), !name.isEmpty
    else { return nil }
    let pronoun = spoken.language.pronouns.filter { $0.count < name.count && name.holds($0, at: 0) }.map(\.count).max()
    let words = Array(name[(pronoun ?? 0)...])
    guard let command = followUps(reader).changed(words, of: utterance), command.intent == last.intent,
      let moment = command.bindings.first(where: { binding in
        guard case .value(let value) = binding.meaning, value.moment(in: calendar) != nil else { return false }
        return last.values[binding.parameter] != value
      })
    else { return nil }
    var heard = Heard(utterance: utterance, commands: [command], isExactCommand: true)
    (heard.isGuess, heard.guessed) = (true, moment.text ?? UtteranceText(utterance).words(words))
    return heard
  }

  /// What was done last once more, where that can be done several times.
  var lastCounted: Command? {
    followUps(reader(in: nowhere)).countedAgain()
  }

  /// How words are matched that are a whole command, and say that it is done besides or once more: “complete that one too”, “list again”;
  /// `nil` if they are no such.
  func wholeBesides(_ tokens: [Token], _ utterance: String, _ situation: Situation) -> MatchResult? {
    for followUp in spoken.language.followUps(tokens) {
      let words: Range<Int>
      switch followUp {
      case .same(let range) where range.count < tokens.count: words = range
      case .once(let range): words = range
      case .same, .likewise, .again, .another, .next, .about, .howMany, .more: continue
      }
      let whole = spoken.matcher.match(Array(tokens[words]), of: utterance, in: situation)
      if CommandSplitter.isKnown(whole) { return whole }
    }
    return nil
  }

  /// What words mean that take back what the last sentences did, several at once: “undo both”, “undo the last two”, “undo everything”;
  /// `nil` if they do not.
  func takenBackTogether(_ tokens: [Token], at moment: DialogMoment) -> Heard? {
    guard moment.prompt == nil, tokens.count <= Self.mostWords else { return nil }
    for (places, pick) in spoken.language.severalPlaces(in: tokens) {
      let words = Array(tokens[..<places.lowerBound] + tokens[places.upperBound...])
      // “Undo all” means all that was done, “take them back” what was done of that kind.
      let isAll = places.count == 1 && spoken.language.pick(Array(tokens[places])) != nil
      guard let count = sentences(pick, ofKind: pick == .all && !isAll, at: moment),
        spoken.language.builtIns(words).contains(.undo)
      else { continue }
      let text = words.map(\.text).joined(separator: " ")
      let part = CommandPart(text: text, isDifference: false, isUndo: true)
      rest.insert(contentsOf: Array(repeating: part, count: count - 1), at: 0)
      restWaitsFor = nil
      return Heard(utterance: text, builtIn: .undo, takesBackWhole: true)
    }
    return nil
  }

  /// What “undo” means right behind something that cannot be taken back, while something before it can: that is told first, and not passed over.
  func takingBackNothing(_ said: Said) -> Heard? {
    guard said.prompt == nil, said.moment.undoableSentences > 0, let last = said.moment.performed,
      !last.intent.isUndoable, last.activity.isQuestion != true, last.intent.foundEntity == nil
    else { return nil }
    var heard = Heard(utterance: said.text)
    heard.takesBackLasting = true
    return heard
  }

  /// The most words that take something back.
  private static var mostWords: Int { 8 }

  /// The most sentences that are taken back at once by their number.
  private static var mostTakenBack: Int { 5 }

  /// How many sentences are taken back where somebody points at several things that were done; `nil` where nobody does.
  ///
  /// `ofKind` tells that only those are meant which did the same as the last one.
  private func sentences(_ pick: Pick, ofKind isOfKind: Bool, at moment: DialogMoment) -> Int? {
    // What one sentence did is taken back at once.
    let together = moment.undoableTogether
    let most = max(1, isOfKind ? moment.undoableAlike : moment.undoableSentences)
    guard let count = pick.several else {
      return pick == .everything || pick == .all ? together > 1 ? 1 : most : nil
    }
    guard (2...Self.mostTakenBack).contains(count) else { return nil }
    return together == count ? 1 : min(count, most)
  }

  /// Whether words say that a command is done once more, or end in such where it lacks only the name of a thing: “log another one”.
  private func isAgain(_ tokens: [Token], _ match: Match) -> Bool {
    let intent = assistant.intents.first { $0.name == match.intent }
    let isNamed = match.missing.allSatisfy { intent?.parameter(named: $0)?.kind.typeName != nil }
    return tokens.indices.prefix(isNamed ? tokens.count : 1).contains {
      spoken.language.followUps(Array(tokens[$0...])).contains(where: \.isOnceMore)
    }
  }
}

extension Pick {
  /// How many it points at, if it tells that of several: two for “both”.
  fileprivate var several: Int? {
    switch self {
    case .both: 2
    case .lasts(let count): count
    case .index, .number, .last, .other, .all, .everything, .firsts, .none, .any, .one: nil
    }
  }
}
