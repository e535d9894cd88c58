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
    let isMending = moment.performed?.activity.values.values.contains { if case .date = $0 { true } else { false } }
    guard !CommandSplitter.isKnown(result), isMending != true || spoken.language.repairs(.change, in: tokens).isEmpty
    else { return nil }
    let numbers = tokens.indices.reversed().filter { place in
      spoken.language.number.spans(in: [tokens[place]], at: 0).contains { span in
        if case .integer(0..<24) = span.value { true } else { false }
      }
    }
    for place in numbers.prefix(Self.mostNumbers) {
      if let heard = await heard(tokens, hourAt: place, in: situation, utterance) { return heard }
    }
    return nil
  }

  /// The command that words are if the number at a place is the hour of what they name.
  private func heard(
    _ tokens: [Token], hourAt place: Int, in situation: Situation, _ utterance: String
  ) async -> Heard? {
    guard case .integer(let hour)? = spoken.language.number.spans(in: [tokens[place]], at: 0).first?.value else {
      return nil
    }
    let clock = "\(hour):00"
    var scalars = Array(utterance.unicodeScalars)
    scalars.replaceSubrange(tokens[place].range, with: clock.unicodeScalars)
    let sentence = String(String.UnicodeScalarView(scalars))
    let result = spoken.matcher.match(sentence, in: situation.exactly)
    guard CommandSplitter.isKnown(result), let best = result.matches.first, best.how == .exact,
      best.cost.wildcards == 0,
      let slot = best.slots.first(where: { $0.type == .date && $0.text == clock }),
      case let command = binder.command(best), command.entities.count == 1,
      let intent = assistant.intents.first(where: { $0.name == command.intent }),
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
