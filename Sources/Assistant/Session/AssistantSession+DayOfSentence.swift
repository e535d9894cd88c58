import AppIntents
import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceTemplates

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
        let time = await time(spoken.language.tokens(said), in: part.text, onDayOf: day), time > now
      else { continue }
      var later = binding
      later.meaning = .value(value.moved(to: time, in: calendar))
      changed = changed.saying(later)
    }
    return changed
  }

  /// Takes a time that is said with the text that is asked for as one of the day that was said before: “go to the notary at ten” behind “add a
  /// task for tomorrow”.
  func keepDay(of open: RepairSubject?, _ heard: inout Heard) async {
    guard let activity = open?.activity, let repair = heard.repair, repair.answer != nil else { return }
    for (place, change) in repair.changes.enumerated() {
      let known = activity.bindings.last { $0.parameter == change.parameter }?.meaning
      let said: IntentValue? = if case .value(let value)? = known { value } else { activity.values[change.parameter] }
      guard case .value(let value) = change.meaning, let words = change.text, value.isTimed(in: calendar),
        let next = value.moment(in: calendar), let said, let day = said.moment(in: calendar),
        // Of today the next such time is meant, as it was read.
        !calendar.isDate(day, inSameDayAs: next), !calendar.isDate(day, inSameDayAs: assistant.environment.now()),
        var time = await time(spoken.language.tokens(words), in: heard.utterance, onDayOf: day)
      else { continue }
      let noon = calendar.startOfDay(for: day).addingTimeInterval(12 * 3600)
      // “Tomorrow evening” goes on for “at ten”.
      if said.isTimed(in: calendar), day >= noon, time < noon { time = time.addingTimeInterval(12 * 3600) }
      heard.repair?.changes[place].meaning = .value(value.moved(to: time, in: calendar))
    }
  }

  /// A time of a sentence as it is meant on another day, where the words around it say which half of the day is: “dinner at 7” is in the evening.
  private func time(_ time: [Token], in sentence: String, onDayOf day: Date) async -> Date? {
    let words = spoken.language.tokens(sentence)
    let dates = spoken.language.dates(now: calendar.startOfDay(for: day), calendar: calendar)
    let moment = { (words: [Token], place: Int) -> Date? in
      let span = dates.spans(in: words, at: place).first { $0.end == place + time.count }
      guard case .instant(let seconds, let precision)? = span?.value, precision.hasTime else { return nil }
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
    guard let place = words.indices.first(where: { words.holds(time.map(\.text), at: $0) }),
      let said = moment(words, place), said != moment(time, 0), calendar.isDate(said, inSameDayAs: day)
    else { return await driver.timeAlone(time, onDayOf: day) }
    return said
  }
}
