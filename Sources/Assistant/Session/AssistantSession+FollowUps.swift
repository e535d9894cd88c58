import AppIntents
import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What is asked on from a question that was answered: “and last week?”, “and for tomorrow?”, “and tea?”.
extension AssistantSession {
  /// The last question with other words in the place of some; `nil` if the words do not ask on, or fit nowhere.
  ///
  /// Only what changes nothing is asked on in this way: what is done once more is read by its values.
  func askedOn(_ tokens: [Token], _ utterance: String, _ situation: Situation) -> Heard? {
    for followUp in spoken.language.followUps(tokens) {
      guard let words = followUp.asked.map({ Array(tokens[$0]) }),
        words.contains(where: { !spoken.language.fillers.contains([$0.text]) })
      else { continue }
      if let asked = askedOn(with: words, utterance, situation) { return asked }
    }
    return nil
  }

  /// The last question with these words in the place of some; `nil` if they fit nowhere.
  func askedOn(with words: [Token], _ utterance: String, _ situation: Situation) -> Heard? {
    guard let (said, intent) = lastQuestion, let last = memory.last else { return nil }
    var place = wordsInPlace(of: said, in: situation)
    place.takesHalves = place.match(said).matches.first?.isHalf ?? false
    let found = place.reading(of: UtteranceText(utterance).words(words), in: said) { [binder] match in
      match.intent == intent.name ? binder.command(match).changes(of: last.values) : 0
    }
    return found.map { found in
      var heard = heardExactly(found.sentence, found.match)
      if place.takesHalves { heard.commands = heard.commands.map { completed($0, of: intent, by: last.values) } }
      return heard
    }
  }

  /// A command with what it needs, does not say and was last done with: what was answered, or taken without a question.
  private func completed(
    _ command: Command, of intent: IntentDescriptor, by values: [String: IntentValue]
  ) -> Command {
    let said = Set(command.bindings.map(\.parameter))
    return intent.parameters.filter { $0.isNeeded && !said.contains($0.name) }.reduce(command) { command, parameter in
      guard let value = values[parameter.name] else { return command }
      return command.saying(SlotBinding(parameter: parameter.name, meaning: .value(value)))
    }
  }

  /// Whether what nobody knows is something to do: “and buy bread” behind “how many coffees” counts nothing.
  func namesDeed(_ command: Command) -> Bool {
    command.bindings.contains { binding in
      guard binding.meaning == .unknown, let text = binding.text else { return false }
      return spoken.matcher.deed(of: spoken.language.tokens(text)) != (0, 0)
    }
  }

  /// Whether words can go on from the last command: what was not understood since then, or was dropped, is what “and yesterday” is about.
  func goesOn(_ tokens: [Token]) -> Bool {
    switch lastReply.state {
    case .notUnderstood: false
    case .cancelled, .failed:
      spoken.language.followUps(tokens).contains { if case .same = $0 { true } else { false } }
    case .done, .asking, .silence: true
    }
  }

  /// The last question about another time, “and yesterday?” behind “how many coffees today”; `nil` if that question has no time.
  func askedAboutTime(_ tokens: [Token], _ utterance: String, _ result: MatchResult, _ situation: Situation) -> Heard? {
    let asked = askedOnWithRange(tokens, utterance, situation) ?? askedOn(tokens, utterance, situation)
    // “This week” of a phrase that knows it is no day of that question.
    guard let best = result.matches.first, best.intent == asked?.commands.first?.intent,
      !best.slots.contains(where: \.value.isMoment)
    else { return asked }
    return asked?.commands.first.map(saysMoment) == true ? nil : asked
  }

  /// Whether a command says a moment.
  func saysMoment(_ command: Command) -> Bool {
    command.bindings.contains { binding in
      if case .value(let value) = binding.meaning { value.moment(in: calendar) != nil } else { false }
    }
  }

  /// Whether words with a time ask what there is then, as a phrase knows, and for nothing to be done: “what about Saturday” behind “move gym to
  /// Friday”. Of what can be done several times they ask for one more.
  func asksWhatThereIs(_ tokens: [Token], _ utterance: String, _ result: MatchResult) -> Bool {
    CommandSplitter.isKnown(result) && lastCounted == nil && spoken.language.asks(tokens, utterance)
      && result.matches.first.map { spoken.matcher.answersQuestions($0.intent) && !$0.saysHour } == true
  }

  /// Whether words ask about a moment and nothing else, with a mark or without: “what about Saturday”.
  func asksAboutMoment(_ tokens: [Token], _ utterance: String, now: Date) -> Bool {
    guard spoken.language.asks(tokens, utterance) else { return false }
    let dates = spoken.language.dates(now: now, calendar: calendar)
    return spoken.language.followUps(tokens).contains { followUp in
      guard case .about(let words) = followUp else { return false }
      return dates.spans(in: Array(tokens[words]), at: 0).contains { span in
        guard span.end == words.count, case .instant(_, .day) = span.value else { return false }
        return true
      }
    }
  }

  /// Whether what was done last has a time, so that “what about Saturday?” asks for another one.
  var isLastDated: Bool {
    guard let last = memory.last, assistant.intent(named: last.intent)?.isUndoable == true else { return false }
    return last.values.values.contains { $0.moment(in: calendar) != nil }
  }

  /// Whether what was done last was done with a thing that there was.
  var lastChangesThing: Bool { memory.last?.values.values.contains { !$0.entities.isEmpty } == true }

  /// Whether words with another time may be said of what was done last: behind an “and”, and where that was done with a thing, “what about
  /// Saturday?”. «Что в субботу» only asks, and 「明日は？」 behind an addition asks what there is.
  func mayGoOnWithLast(_ tokens: [Token]) -> Bool {
    if spoken.language.conjunctionLength(at: 0, of: tokens) != nil { return true }
    guard lastChangesThing else { return false }
    return !spoken.language.questionWords.contains(tokens[0])
      || spoken.language.followUps(tokens).contains { followUp in
        if case .about(let asked) = followUp { asked.lowerBound > 1 } else { false }
      }
  }

  /// Whether words go on from what was said with a time, or with what a phrase knows without a slot (“and this week?”), and nothing else.
  func saysTimeAlone(_ tokens: [Token], _ result: MatchResult) -> Bool {
    guard let best = result.matches.first, spoken.language.followUps(tokens).contains(where: { $0.asked != nil }) else {
      return false
    }
    return best.slots.allSatisfy { $0.range == nil || $0.value.isMoment }
  }

  /// The last question about another time where it has a range of time, or is to get one: “and after 6”, which is on the day that was spoken
  /// of; `nil` if the words are no time.
  func askedOnWithRange(_ tokens: [Token], _ utterance: String, _ situation: Situation) -> Heard? {
    let (now, all) = (
      situation.now, spoken.language.followUps(tokens).compactMap { $0.asked.map { Array(tokens[$0]) } }
    )
    // “After 3” needs no “and” before it.
    let asked = all.isEmpty && spoken.language.saysRange(tokens, now: now, calendar: calendar) ? [tokens] : all
    for words in asked where !words.isEmpty {
      let text = UtteranceText(utterance).words(words)
      let isRange = spoken.language.saysRange(words, now: now, calendar: calendar)
      let dates = spoken.language.dates(now: now, calendar: calendar)
      guard isRange || dates.spans(in: words, at: 0).contains(where: { $0.end == words.count }) else { continue }
      if let asked = askedInPlaceOfRange(words, text, situation) { return asked }
      if isRange, let asked = askedBesides(text, situation) { return asked }
    }
    return nil
  }

  /// The last question with a time in the place of the range that it has; `nil` if it has none.
  private func askedInPlaceOfRange(_ words: [Token], _ text: String, _ situation: Situation) -> Heard? {
    guard let (said, intent) = lastQuestion else { return nil }
    let place = wordsInPlace(of: said, in: situation)
    let slots = place.match(said).matches.first?.slots ?? []
    let ends = slots.filter { $0.type?.isRangeEnd == true }
    let ranges = ends.isEmpty ? sinceOf(said, slots).map { [$0] } ?? [] : ends.compactMap(\.range)
    guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max() else { return nil }
    let whole = UtteranceText(said)
    let sentence = whole.slice(0..<first) + text + whole.slice(last..<said.unicodeScalars.count)
    var then = situation
    if spoken.language.saysRangeOfAnyDay(words, calendar: calendar), let day = day(of: ends.map(\.name)) {
      then.now = day
    }
    let result = wordsInPlace(of: sentence, in: then).match(sentence)
    guard CommandSplitter.isKnown(result), result.matches.first?.intent == intent.name else { return nil }
    return heardExactly(sentence, result)
  }

  /// The words of the only moment of a question where one that belongs to a date stands before it: “since Monday”.
  private func sinceOf(_ said: String, _ slots: [Match.Slot]) -> Range<Int>? {
    let moments = slots.filter { $0.value.isMoment }.compactMap(\.range)
    guard moments.count == 1, let moment = moments.first else { return nil }
    let before = spoken.language.tokens(said).filter { $0.range.upperBound <= moment.lowerBound }
    let leads = before.reversed().prefix { spoken.language.dateLeads.contains($0) }
    return leads.last.map { $0.range.lowerBound..<moment.upperBound }
  }

  /// The last question with a range besides what it says; `nil` if that is no question.
  private func askedBesides(_ text: String, _ situation: Situation) -> Heard? {
    guard let (said, intent) = lastQuestion else { return nil }
    var place = wordsInPlace(of: said, in: situation)
    place.joinsValues = true
    return place.added(text, to: said) { $0.intent == intent.name }.map { heardExactly($0.sentence, $0.match) }
  }

  /// The morning of the day that was asked about last, if that is not today: hours are then those of the day, and not of the night.
  private func day(of parameters: [String]) -> Date? {
    let known = parameters.lazy.compactMap { [calendar, memory] in memory.last?.values[$0]?.moment(in: calendar) }
    guard let date = known.first, !calendar.isDate(date, inSameDayAs: assistant.environment.now()) else { return nil }
    return calendar.date(bySettingHour: 7, minute: 0, second: 0, of: date)
  }

  private func heardExactly(_ sentence: String, _ result: MatchResult) -> Heard {
    var heard = heard(sentence, result, [])
    heard.isExactCommand = true
    return heard
  }

  /// The words of the last question, and what it asked for.
  private var lastQuestion: (said: String, intent: IntentDescriptor)? {
    guard let said = memory.said, let last = memory.last, let intent = assistant.intent(named: last.intent),
      !intent.isUndoable, !intent.isDestructive
    else { return nil }
    return (said, intent)
  }

  /// Reads a whole sentence with other words in the place of some, each matched as it stands; “it” of the sentence is what it was.
  func wordsInPlace(of said: String, in situation: Situation) -> WordsInPlace {
    var reading = situation.exactly
    reading.vocabulary = references.named(in: situation.vocabulary, for: spoken.language.tokens(said))
    // What was forgiven when it was said is forgiven again: a name in another form.
    reading.isTolerant = situation.isTolerant && spoken.matcher.match(said, in: reading).matches.isEmpty
    return WordsInPlace(language: spoken.language) { [spoken, reading] in spoken.matcher.match($0, in: reading) }
  }

  /// The whole sentence that a command was said in; `nil` if what was performed came about otherwise.
  func wholeSentence(of event: DialogEvent, _ performed: [PerformedIntent]) -> String? {
    guard case .heard(let heard) = event else { return nil }
    if let sentence = heard.repair?.sentence { return sentence }
    guard let intent = performed.last?.intent, intent.name == heard.commands.first?.intent else { return nil }
    // What is to be done needs all that it is done with; a question can be asked on without.
    return heard.wholeCommand ?? (heard.lacksThing && !intent.isUndoable ? heard.utterance : nil)
  }
}

extension Heard {
  /// The words of the one command that it is, as they should have been; `nil` if it is none or mends something.
  var wholeCommand: String? {
    guard commands.count == 1, repair == nil else { return nil }
    return isPlainCommand ? utterance : corrected
  }
}

extension Command {
  /// How many of these values it changes; 0 if all that it says is among them.
  fileprivate func changes(of values: [String: IntentValue]) -> Int {
    let others = differences(from: values)
    let said = Set(bindings.map(\.parameter))
    return others == 0 ? 0 : others + values.keys.count { !said.contains($0) }
  }

  /// How many things it says that are otherwise, or not at all, among these values.
  func differences(from values: [String: IntentValue]) -> Int {
    bindings.count { binding in
      switch binding.meaning {
      case .value(let value): values[binding.parameter] != value
      case .candidates(let candidates): values[binding.parameter].map { !candidates.contains($0) } ?? true
      case .unknown, .noSuchDay, .other, .parts: true
      }
    }
  }
}
