import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A command that asks for something, said to its end instead of answered: “postpone the dentist”, “for a week”.
extension AssistantSession {
  /// What a terminal shows before the first turn.
  package func greeting() -> String {
    spoken.voice.string("terminal.greeting", .text(assistant.name))
  }

  /// What a terminal says besides to somebody who typed what leaves other programs, and no command of the app; `nil` to others.
  package func leavingHint(for turn: Turn) -> String? {
    guard turn.performed.isEmpty, let said = turn.utterance, spoken.language.isLeaving(spoken.language.tokens(said))
    else { return nil }
    return spoken.voice.string("terminal.leaving")
  }

  /// The command that was begun, said to its end: “for a week” behind “postpone the dentist”, where that asks for a day; `nil` if the words
  /// are not its end.
  ///
  /// It names what the open one is about, and takes its place.
  func continued(
    _ tokens: [Token], _ utterance: String, of prompt: Prompt, _ open: RepairSubject?, _ situation: Situation
  ) -> Heard? {
    guard let opening, opening.intent == prompt.intent, prompt.kind == .value, prompt.purpose == .parameter, let open
    else { return nil }
    let known = open.activity.values.values.flatMap(\.entities)
    let reader = wordsInPlace(of: opening.said, in: situation)
    let found = reader.added(UtteranceText(utterance).words(tokens), to: opening.said) { [binder] match in
      let command = binder.command(match)
      return known.isEmpty ? command.intent == opening.intent : known.allSatisfy(command.entities.contains)
    }
    guard let (sentence, result, _) = found else { return nil }
    var heard = heard(sentence, result, [])
    (heard.isExactCommand, heard.dropsQuestion) = (true, true)
    return heard
  }

  /// The command that was begun with the text for which it asks, where a word of the phrase stands before that: “to call Bob” behind
  /// “remind me”; `nil` if the words are the text as they stand.
  func ended(
    _ tokens: [Token], _ utterance: String, of prompt: Prompt, for parameter: ParameterDescriptor?,
    _ situation: Situation
  ) -> Heard? {
    guard let opening, opening.intent == prompt.intent, prompt.kind == .value, prompt.purpose == .parameter,
      let parameter, parameter.kind == .text, let first = tokens.first
    else { return nil }
    let sentence = opening.said + " " + utterance
    let before = opening.said.unicodeScalars.count + 1
    let result = spoken.matcher.match(sentence, in: situation.exactly)
    guard CommandSplitter.isKnown(result), let best = result.matches.first, best.how == .exact,
      best.intent == opening.intent,
      let text = best.slots.first(where: { $0.name == parameter.name })?.range, case let place = text.lowerBound,
      place > before + first.range.lowerBound,
      let led = tokens.firstIndex(where: { $0.range.lowerBound + before == place }),
      tokens[..<led].allSatisfy({ spoken.language.stopWords.contains($0) }),
      // Where the phrase does without that word, it may as well be the text's: “to kill a mockingbird”; two of them lead to it, „an den Zahnarzt“.
      case let rest = UtteranceText(utterance).words(tokens[led...]),
      led > 1 && text.upperBound == sentence.unicodeScalars.count
        || spoken.matcher.match(opening.said + " " + rest, in: situation.exactly).matches.first?.intent
          != opening.intent
    else { return nil }
    var heard = heard(sentence, result, [])
    (heard.isExactCommand, heard.dropsQuestion) = (true, true)
    return heard
  }

  /// Keeps the words of a command that asks for something, so that it can be said to its end; those of an earlier one are forgotten.
  func noteOpening(_ event: DialogEvent, _ result: DialogTurn.Result) {
    guard case .asking(let prompt, _) = result else {
      opening = nil
      return
    }
    if case .heard(let heard) = event, let said = heard.wholeCommand, heard.commands[0].intent == prompt.intent {
      opening = (prompt.intent, said)
    } else if opening?.intent != prompt.intent {
      opening = nil
    }
  }
}
