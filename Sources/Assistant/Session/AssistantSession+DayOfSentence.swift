import AppIntents
import Foundation
import ParlanceDialog
import ParlanceLanguage

// A day that is said once of several: “remind me tomorrow at nine of the doctor and at eleven of the barber”.
extension AssistantSession {
  /// A command of a part of a sentence, whose time without a day is one of the day that was said of the part before it, with a time of its own.
  ///
  /// A thing that there is has its own day, and what is on every day has none.
  func onDayBefore(_ command: Command, of part: CommandPart) async -> Command {
    guard let last = memory.last, last.intent == command.intent, part.isApart != true, command.entities.isEmpty,
      !spoken.language.sayDaily(spoken.language.tokens(part.text))
    else { return command }
    let now = assistant.environment.now()
    var changed = command
    for binding in command.bindings {
      guard case .value(let value) = binding.meaning, let next = value.moment(in: calendar), let said = binding.text,
        let before = last.values[binding.parameter], before.isTimed(in: calendar),
        let day = before.moment(in: calendar), day > next, !calendar.isDate(day, inSameDayAs: next),
        let time = await driver.timeAlone(spoken.language.tokens(said), onDayOf: day), time > now
      else { continue }
      var later = binding
      later.meaning = .value(value.moved(to: time, in: calendar))
      changed = changed.saying(later)
    }
    return changed
  }
}
