import AppIntents
import Foundation
import ParlanceDialog
import ParlanceLanguage

// A day that is said once of several: “remind me tomorrow at nine of the doctor and at eleven of the barber”.
extension AssistantSession {
  /// A command of a part of a sentence, whose time without a day is one of the day that was said of the part before it.
  func onDayBefore(_ command: Command) async -> Command {
    guard let last = memory.last, last.intent == command.intent else { return command }
    let now = assistant.environment.now()
    var changed = command
    for binding in command.bindings {
      guard case .value(.date(let next)) = binding.meaning, let said = binding.text,
        case .date(let day)? = last.values[binding.parameter], day > next, !calendar.isDate(day, inSameDayAs: next),
        let time = await driver.timeAlone(spoken.language.tokens(said), onDayOf: day), time > now
      else { continue }
      var later = binding
      later.meaning = .value(.date(time))
      changed = changed.saying(later)
    }
    return changed
  }
}
