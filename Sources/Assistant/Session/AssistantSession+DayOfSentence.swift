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
    return await onDay(of: last.values.filter { $0.value.isTimed(in: calendar) }, command, in: part.text)
  }

  /// Puts notes that wait and were said in one sentence on the day of the one before, where they say a time alone: “tomorrow at nine the doctor and
  /// at eleven the barber”.
  func keepDayOfNotes(_ utterance: String, _ heard: Heard) async {
    guard heard.offered != nil, var before = heard.commands.first else { return }
    for (place, note) in rest.enumerated() {
      guard note.isNote == true, utterance.contains(note.text), let command = note.command,
        command.intent == before.intent, !spoken.language.sayDaily(spoken.language.tokens(note.text))
      else { return }
      let values = before.bindings.compactMap { binding in
        if case .value(let value) = binding.meaning { (binding.parameter, value) } else { nil }
      }
      before = await onDay(of: Dictionary(values, uniquingKeysWith: { $1 }), command, in: note.text)
      // The question tells the day too.
      for place in before.bindings.indices where before.bindings[place] != command.bindings[place] {
        before.bindings[place].text = nil
      }
      rest[place].command = before
    }
  }

  /// A command whose time without a day is one of the day that some values have, if that is to come.
  private func onDay(of values: [String: IntentValue], _ command: Command, in text: String) async -> Command {
    let now = assistant.environment.now()
    var changed = command
    for binding in command.bindings {
      guard case .value(let value) = binding.meaning, let next = value.moment(in: calendar), let said = binding.text,
        let day = values[binding.parameter]?.moment(in: calendar), day > next, !calendar.isDate(day, inSameDayAs: next),
        let time = await time(spoken.language.tokens(said), in: text, onDayOf: day), time > now
      else { continue }
      var later = binding
      later.meaning = .value(value.moved(to: time, in: calendar))
      changed = changed.saying(later)
    }
    return changed
  }

  /// Takes a time that is said with the text that is asked for as one of the day that was said before: “go to the notary at ten” behind “add a
  /// task for tomorrow”, and in the evening behind “… for tomorrow evening”.
  func keepDay(of open: RepairSubject?, _ heard: inout Heard) async {
    guard let activity = open?.activity, let repair = heard.repair, repair.answer != nil else { return }
    for (place, change) in repair.changes.enumerated() {
      guard case .value(let value) = change.meaning, let words = change.text, value.isTimed(in: calendar),
        let said = activity.said(of: change.parameter), let day = said.moment(in: calendar),
        // Of today the next such time is meant, as it was read.
        let next = value.moment(in: calendar), !calendar.isDate(day, inSameDayAs: next),
        !calendar.isDate(day, inSameDayAs: assistant.environment.now())
      else { continue }
      let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: day) ?? day
      let tokens = spoken.language.tokens(words)
      let isLate = said.isTimed(in: calendar) && day >= noon
      var time = isLate ? moment(tokens, in: spoken.language.tokens(heard.utterance), now: noon) : nil
      if time == nil { time = await self.time(tokens, in: heard.utterance, onDayOf: day) }
      guard let time else { continue }
      heard.repair?.changes[place].meaning = .value(value.moved(to: time, in: calendar))
    }
  }

  /// A time of a sentence as it is meant on another day, where the words around it say which half of the day is: “dinner at 7” is in the evening.
  private func time(_ time: [Token], in sentence: String, onDayOf day: Date) async -> Date? {
    let start = calendar.startOfDay(for: day)
    guard let said = moment(time, in: spoken.language.tokens(sentence), now: start),
      said != moment(time, in: time, now: start)
    else { return await driver.timeAlone(time, onDayOf: day) }
    return said
  }

  /// A time of day among some words, as they are said at a moment; `nil` if it is none of that day.
  private func moment(_ time: [Token], in words: [Token], now: Date) -> Date? {
    guard let place = words.indices.first(where: { words.holds(time.map(\.text), at: $0) }) else { return nil }
    let spans = spoken.language.dates(now: now, calendar: calendar).spans(in: words, at: place)
    guard case .instant(let seconds, let precision)? = spans.first(where: { $0.end == place + time.count })?.value,
      precision.hasTime
    else { return nil }
    let moment = Date(timeIntervalSinceReferenceDate: seconds)
    return calendar.isDate(moment, inSameDayAs: now) ? moment : nil
  }
}

extension Activity {
  /// The value that was said of a parameter so far, or that it has.
  fileprivate func said(of parameter: String) -> IntentValue? {
    guard case .value(let value)? = bindings.last(where: { $0.parameter == parameter })?.meaning else {
      return values[parameter]
    }
    return value
  }
}
