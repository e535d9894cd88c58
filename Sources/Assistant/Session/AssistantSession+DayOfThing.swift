import AppIntents
import ParlanceDialog
import ParlanceMatching
import ParlanceTemplates

// A day that tells which of several things of one name is meant, where the intent takes days that have been: “I called mom on Friday”.
extension AssistantSession {
  /// Takes the day that was said for that of the one thing which has it, of several that are called so, and no more for when it was done.
  func takeDayOfThing(_ heard: inout Heard, now: Date) async {
    guard heard.commands.count == 1, case let command = heard.commands[0],
      let day = command.bindings.first(where: { isDayOfDeed($0, of: command.intent) }), let text = day.text,
      await takeOne(said: [spoken.language.tokens(text)], &heard, now: now)
    else { return }
    heard.commands[0].bindings.removeAll { $0.parameter == day.parameter }
  }

  /// Takes of several things of one name the one that is on the day from which something is to be moved: “move gym from Friday to Saturday”.
  func takeDayLeft(by result: MatchResult, _ utterance: String, _ heard: inout Heard, now: Date) async {
    guard let day = result.matches.first?.fromDay else { return }
    let words = spoken.language.tokens(UtteranceText(utterance).slice(day))
    // Where words stand without spaces the one that tells that it is left belongs to it: 日曜日から.
    let readings = words.last?.isCharacter == true ? (0..<3).map { Array(words.dropLast($0)) } : [words]
    _ = await takeOne(said: readings.filter { !$0.isEmpty }, &heard, now: now)
  }

  /// Takes of several things of one name the one whose day the words say, in one of their readings; tells whether there is one.
  private func takeOne(said readings: [[Token]], _ heard: inout Heard, now: Date) async -> Bool {
    guard heard.commands.count == 1, heard.others.isEmpty, case let command = heard.commands[0],
      let several = command.bindings.first(where: { if case .candidates = $0.meaning { true } else { false } }),
      case .candidates(let values) = several.meaning,
      case let meant = await driver.chosen(by: readings, among: values, now: now), meant.count == 1
    else { return false }
    heard.commands[0] = command.saying(
      SlotBinding(parameter: several.parameter, text: several.text, meaning: .value(meant[0])))
    return true
  }

  private func isDayOfDeed(_ binding: SlotBinding, of intent: String) -> Bool {
    guard case .value(let value) = binding.meaning, value.moment(in: calendar) != nil else { return false }
    return spoken.matcher.lead(of: binding.parameter, in: intent)?.takesOnlyPast == true
  }
}
