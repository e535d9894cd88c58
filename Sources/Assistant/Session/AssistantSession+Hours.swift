import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A time alone, or a number that is an hour, said of what has a day: “move the dentist to 5”, and “5” where it is asked when.
extension AssistantSession {
  /// The most numbers of a sentence that are tried as hours.
  private static var mostNumbers: Int { 3 }

  /// What words answer that are a time alone, where it is asked when something is to be that has a day already; `nil` for other words.
  func toldByTime(
    _ tokens: [Token], _ prompt: Prompt?, _ moment: DialogMoment, in situation: Situation
  ) async -> [Answer]? {
    guard let prompt, prompt.kind == .value, prompt.purpose == .parameter, let parameter = moment.parameter,
      parameter.kind == .date, let activity = moment.open?.activity
    else { return nil }
    let leads = spoken.matcher.lead(of: parameter.name, in: prompt.intent)?.words ?? []
    let command = Command(
      intent: prompt.intent, bindings: activity.values.map { SlotBinding(parameter: $0, meaning: .value($1)) })
    for words in [tokens, leads.contains(tokens[0].text) ? Array(tokens.dropFirst()) : []] where !words.isEmpty {
      let time = await driver.timeOnItsDay(words, for: parameter, of: command, now: situation.now)
      if let time { return [Answer(.value(.date(time)), isExact: true)] }
    }
    return nil
  }

  /// The command that words are if a number in them is an hour of the thing that they name, which has a time of day; `nil` where they are a
  /// command as they stand, or mend what was said.
  func withHour(
    _ tokens: [Token], _ result: MatchResult, at moment: DialogMoment, in situation: Situation, _ utterance: String
  ) async -> Heard? {
    guard !CommandSplitter.isKnown(result) else { return nil }
    // A question about a day is none that “move it to ten” mends.
    let mended = moment.performed.flatMap { $0.intent.isUndoable ? Array($0.activity.values.values) : nil } ?? []
    let moments = mended.filter { $0.moment(in: calendar) != nil }
    let isMending = !moments.isEmpty && !spoken.language.repairs(.change, in: tokens).isEmpty
    // Of a day, unless it was said by number, “make it 8” gives the hour of what the name tells to be at one: dinner.
    let isTimed = moments.contains { $0.isTimed(in: calendar) } || memory.said?.contains(where: \.isNumber) == true
    guard !isMending || !isTimed else { return nil }
    let numbers = tokens.indices.reversed().filter { hour(tokens[$0]) != nil && !isStandIn($0, of: tokens) }
    for place in numbers.prefix(Self.mostNumbers) {
      if let heard = await heard(tokens, hourAt: place, isTold: isMending, in: situation, utterance) { return heard }
    }
    return nil
  }

  /// What words mean without the hour from which something is moved to another: “move gym from 10 to 11”; `nil` where they move nothing.
  func withoutHourLeft(_ said: Said) async -> Understood? {
    guard let left = spoken.language.hourLeft(in: said.tokens),
      spoken.language.hourLeft(in: Array(said.tokens[left.upperBound...])) == nil,
      let hour = said.tokens[left].lazy.compactMap({ self.hour($0) }).first
    else { return nil }
    let before = waiting
    guard var understood = await understood(said, without: left, if: { moves($0, from: hour) }),
      case .heard(var heard) = understood.event
    else { return nil }
    guard heard.repair == nil else { return understood }
    guard let command = await leaving(hour, heard.commands[0], now: assistant.environment.now()) else {
      waiting = before
      lastUtterance = said.utterance
      return nil
    }
    heard.commands[0] = command
    understood.event = .heard(heard)
    return understood
  }

  /// Whether words give a moment to what is known: a command about it, or the change of one that was at that hour.
  private func moves(_ heard: Heard, from hour: Int) -> Bool {
    let command = heard.commands.count == 1 && !heard.commands[0].entities.isEmpty ? heard.commands[0] : nil
    guard let bindings = heard.repair.map({ $0.isSure ? $0.changes : [] }) ?? command?.bindings else { return false }
    let moments = (memory.last?.values ?? [:]).values.filter { $0.isTimed(in: calendar) }
    let wasThen = moments.contains { value in
      value.moment(in: calendar).map { calendar.component(.hour, from: $0) % 12 == hour % 12 } ?? false
    }
    return !bindings.contains { $0.meaning == .unknown } && (heard.repair == nil || wasThen)
      && bindings.contains { binding in
        if case .value(let value) = binding.meaning { value.moment(in: calendar) != nil } else { false }
      }
  }

  /// A command about the one thing that is at an hour; `nil` if it is about none, or about several.
  private func leaving(_ hour: Int, _ command: Command, now: Date) async -> Command? {
    for binding in command.bindings {
      let values: [IntentValue]
      switch binding.meaning {
      case .value(let value) where value.choiceIdentifier != nil && value.moment(in: calendar) == nil: values = [value]
      case .candidates(let candidates): values = candidates
      default: continue
      }
      let words = [hour, (hour + 12) % 24].map { spoken.language.tokens(CommandSplitter.clock(hour: $0, minute: 0)) }
      let meant = await driver.chosen(by: words, among: values, now: now)
      guard meant.count == 1 else { return nil }
      return command.saying(SlotBinding(parameter: binding.parameter, text: binding.text, meaning: .value(meant[0])))
    }
    return nil
  }

  /// The parts of a sentence whose numbers are hours, one of each part: “move lunch to 1 and gym to 6”; `nil` if they are none, or one of them
  /// is how many by the nearest reading of the sentence: „zwei Kaffee und einen Tee“.
  func partsWithHours(
    _ tokens: [Token], _ utterance: String, _ result: MatchResult, _ situation: Situation, _ reader: AnswerReader
  ) -> (parts: [CommandPart], first: MatchResult)? {
    let places = tokens.indices.filter { hour(tokens[$0]) != nil }
    guard (2...Self.mostNumbers).contains(places.count), !places.contains(where: { counts(tokens[$0], by: result) })
    else { return nil }
    let sentence = places.reversed().reduce(utterance) { sentence, place in self.sentence(sentence, tokens[place]) }
    let words = spoken.language.tokens(sentence)
    let whole = spoken.matcher.match(words, of: sentence, in: situation)
    guard let (parts, first) = split(words, sentence, whole, situation, reader), parts.count == places.count,
      !first.isEmpty
    else { return nil }
    let result = spoken.matcher.match(first, of: sentence, in: situation)
    let isTimed = result.matches.first?.slots.contains { $0.type == .date } == true
    let areTimed = parts.allSatisfy { part in
      spoken.language.tokens(part.text).count { $0.text.hasSuffix(Self.clockEnd) } == 1
    }
    return isTimed && areTimed ? (parts, result) : nil
  }

  /// What makes an hour of a number.
  private static var clockEnd: String { ":00" }

  /// Whether a word is how many by a reading.
  private func counts(_ word: Token, by result: MatchResult) -> Bool {
    result.matches.first?.slots.contains { slot in
      if case .integer = slot.value { slot.range == word.range } else { false }
    } ?? false
  }

  /// Whether a number stands for the thing that is named before it: “the milk one”.
  private func isStandIn(_ place: Int, of tokens: [Token]) -> Bool {
    let stopWords = spoken.language.stopWords
    return place > 0 && stopWords.contains(tokens[place]) && !stopWords.contains(tokens[place - 1])
  }

  /// The hour that a word may be.
  private func hour(_ token: Token) -> Int? { spoken.language.wholeNumber([token], where: (0..<24).contains) }

  /// The sentence with the time of an hour in the place of a number.
  private func sentence(_ sentence: String, _ token: Token) -> String {
    guard let hour = hour(token) else { return sentence }
    var scalars = Array(sentence.unicodeScalars)
    scalars.replaceSubrange(token.range, with: "\(hour)\(Self.clockEnd)".unicodeScalars)
    return String(String.UnicodeScalarView(scalars))
  }

  /// The command that words are if the number at a place is the hour of what they name; with `isTold` only where the name tells the half of the
  /// day in which that is.
  private func heard(
    _ tokens: [Token], hourAt place: Int, isTold: Bool, in situation: Situation, _ utterance: String
  ) async -> Heard? {
    guard let hour = hour(tokens[place]) else { return nil }
    let (clock, sentence) = ("\(hour)\(Self.clockEnd)", sentence(utterance, tokens[place]))
    let result = spoken.matcher.match(sentence, in: situation.exactly)
    guard CommandSplitter.isKnown(result), let best = result.matches.first, best.how == .exact,
      best.cost.wildcards == 0,
      let slot = best.slots.first(where: { $0.type == .date && $0.text == clock }),
      case let command = binder.command(best), command.entities.count == 1,
      !isTold
        || spoken.language.isLate(hour: hour, of: spoken.language.tokens(command.entities[0].display.title)) != nil,
      let intent = assistant.intent(named: command.intent),
      let parameter = intent.parameter(named: slot.name),
      let time = await driver.timeOnItsDay([tokens[place]], for: parameter, of: command, now: situation.now)
    else { return nil }
    var heard = heard(sentence, result, [])
    heard.commands = heard.commands.map {
      $0.saying(SlotBinding(parameter: parameter.name, meaning: .value(.date(time))))
    }
    return heard
  }
}
