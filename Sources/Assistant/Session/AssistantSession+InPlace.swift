import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What a person says behind a no in the place of other words of the sentence before.
extension AssistantSession {
  /// Takes words behind a no in the place of others of the sentence that was said, where that is another command for the same thing: “no,
  /// to Monday” behind “postpone the dentist by a day”.
  func takeInPlace(_ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard) {
    guard moment.prompt == nil, let performed = moment.performed, let said = memory.said, heard.commands.isEmpty,
      case let known = performed.activity.values.values.flatMap(\.entities), !known.isEmpty
    else { return }
    let reader = wordsInPlace(of: said, in: situation)
    let isDeed = { (intent: IntentDescriptor) in intent.isUndoable || intent.isDestructive }
    for words in spoken.language.repairs(.refusal, in: tokens) {
      let text = UtteranceText(heard.utterance).words(tokens[words.new])
      let found = reader.reading(of: text, in: said) { [binder, assistant] match in
        let command = binder.command(match)
        // “No, 3” behind “did I run today” logs no three runs.
        guard isDeed(performed.intent) || assistant.intent(named: command.intent).map(isDeed) != true else { return 0 }
        // „Um acht“ behind „hab um sieben Kaffee getrunken“ changes the hour, and makes no seven times of the one that was said.
        guard command.intent != performed.intent.name || command.differences(from: performed.activity.values) <= 1
        else { return 0 }
        return known.allSatisfy(command.entities.contains) ? 1 : 0
      }
      guard let found else { continue }
      let command = binder.command(found.match.matches[0])
      if isOfOtherKind(command, than: performed) {
        (heard.commands, heard.isExactCommand) = ([command], true)
      } else {
        heard.repair = Repair(changes: [])
        heard.repair?.command = command
      }
      return
    }
  }

  /// Whether a command says something else of a thing than what was done with it, so that both can stay: “actually tomorrow” behind “make it
  /// urgent”, but not “no, to Monday” behind “postpone it by a day”.
  private func isOfOtherKind(_ command: Command, than performed: RepairSubject) -> Bool {
    guard let intent = assistant.intent(named: command.intent) else { return false }
    let new = Set(command.bindings.compactMap { intent.parameter(named: $0.parameter)?.kind.said })
    let old = Set(performed.activity.values.keys.compactMap { performed.intent.parameter(named: $0)?.kind.said })
    return !new.isEmpty && !old.isEmpty && new.isDisjoint(with: old)
  }
}

extension ValueKind {
  /// What kind of thing it says of something else, all of time alike; `nil` for what names something.
  fileprivate var said: ValueKind? {
    switch element {
    case .date, .dateComponents, .duration: .date
    case .entity, .unsupported, .list: nil
    case .boolean, .integer, .number, .text, .measurement, .url, .enumeration: element
    }
  }
}

// A number alone behind a sentence that says how long: “make it fifteen” behind “remind me in ten minutes”.
extension AssistantSession {
  /// The most words that say another number.
  private static var mostCorrecting: Int { 8 }

  /// What was done last with a number alone for the one before the unit of the only length of time in its sentence; `nil` for other words.
  func otherAmount(_ words: Said, _ result: MatchResult, in situation: Situation) -> Heard? {
    let (tokens, utterance) = (words.tokens, words.text)
    guard words.prompt == nil, tokens.count <= Self.mostCorrecting, !CommandSplitter.isKnown(result),
      let performed = words.moment.performed, let said = memory.said, let amount = amount(in: said)
    else { return nil }
    for words in [RepairWords.Kind.change, .refusal, .aside].flatMap({ spoken.language.repairs($0, in: tokens) }) {
      let new = Array(tokens[words.new])
      guard words.old == nil, words.name == nil, spoken.language.wholeNumber(new) != nil else { continue }
      let whole = UtteranceText(said)
      let number = UtteranceText(utterance).words(new)
      let sentence =
        whole.slice(0..<amount.lowerBound) + number + whole.slice(amount.upperBound..<said.unicodeScalars.count)
      let result = spoken.matcher.match(sentence, in: situation.exactly)
      guard CommandSplitter.isKnown(result), let best = result.matches.first, best.how == .exact,
        best.intent == performed.intent.name
      else { continue }
      var heard = Heard(utterance: utterance)
      heard.repair = Repair(changes: [])
      heard.repair?.command = binder.command(best)
      heard.repair?.sentence = sentence
      return heard
    }
    return nil
  }

  /// Where the number stands, or the word for one, of the only length of time in a sentence.
  private func amount(in said: String) -> Range<Int>? {
    let tokens = spoken.language.tokens(said)
    let lengths = tokens.indices.filter { place in
      spoken.language.duration.spans(in: tokens, at: place).contains { span in
        if case .duration = span.value { span.end == place + 2 } else { false }
      }
    }
    guard lengths.count == 1, let place = lengths.first else { return nil }
    return tokens[place].range
  }
}
