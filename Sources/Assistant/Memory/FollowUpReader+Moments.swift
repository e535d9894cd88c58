import AppIntents
import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Moments in words that go on from the last command.
extension FollowUpReader {
  /// The last question about another time of the day that it was about: “and in the evening?”; `nil` if the words are no time alone.
  func atOtherTime(_ tokens: [Token], of utterance: String) -> Command? {
    guard let (deed, intent) = last, !intent.isUndoable else { return nil }
    for followUp in language.followUps(tokens) {
      guard let range = followUp.asked else { continue }
      let words = words(range, of: tokens)
      let change = mending(deed, intent).otherTime((words, UtteranceText(utterance).words(words)))
      if let change { return again(with: change) }
    }
    return nil
  }

  /// A command that goes on from the last one, where it says a time alone: that is meant on the day that was spoken of, “and the hairdresser at
  /// eleven” behind “add dentist on Monday at ten”.
  func onItsDay(_ command: Command) -> Command {
    guard let (deed, intent) = last, intent.name == command.intent else { return command }
    let mending = mending(deed, intent, calledAs: command)
    return command.bindings.reduce(command) { command, binding in
      guard let text = binding.text, let parameter = intent.parameter(named: binding.parameter),
        parameter.kind == .date || parameter.kind == .dateComponents,
        let change = mending.onTheSameDay((language.tokens(text), text), parameter, isOfAnother: true)
      else { return command }
      return command.saying(change)
    }
  }

  /// What was said of another moment, where a command that changes something would be done again at it.
  func moment(changedIn command: Command) -> String? {
    guard last?.intent.isUndoable == true else { return nil }
    let changed = command.bindings.first { binding in
      switch binding.meaning {
      case .value(.date), .value(.dateComponents): binding.text != nil
      default: false
      }
    }
    return changed?.text
  }

  /// A time alone that is said of something new, on the day of the last command; `nil` for other moments, and of today.
  func timeOfDay(_ moment: SlotBinding, of command: Command) -> SlotBinding? {
    guard let (deed, intent) = last, let text = moment.text, let parameter = intent.parameter(named: moment.parameter),
      let day = deed.values[parameter.name]?.moment(in: answers.calendar),
      !answers.calendar.isDate(day, inSameDayAs: answers.now),
      var time = mending(deed, intent, calledAs: command)
        .onTheSameDay((language.tokens(text), text), parameter, isOfAnother: true)
    else { return nil }
    time.text = nil
    return time
  }

  /// What the words for a moment say by themselves.
  func plain(_ moment: SlotBinding, of intent: IntentDescriptor) -> SlotBinding {
    guard let text = moment.text, let parameter = intent.parameter(named: moment.parameter),
      case .value(let value)? = reading(language.tokens(text), text, parameter, of: intent.name)?.content
    else { return moment }
    return SlotBinding(parameter: moment.parameter, text: text, meaning: .value(value))
  }

  /// A time alone on the day of the last command, which had none: “the same but at 7” behind “add gym on Monday”.
  func onUntimedDay(_ new: RepairReader.Words, _ mending: RepairReader) -> SlotBinding? {
    guard let (deed, intent) = last, intent.isUndoable else { return nil }
    return intent.parameters.lazy.compactMap { parameter in
      guard let day = deed.values[parameter.name]?.moment(in: answers.calendar), day > answers.now else { return nil }
      return mending.onTheSameDay(new, parameter)
    }.first
  }

  /// Whether a command does at a moment that has been what is done once and for all: “again on Wednesday” behind a completion.
  func repeatsPast(_ command: Command) -> Bool {
    guard let (_, intent) = last, intent.isUndoable, intent.counting == nil else { return false }
    return command.bindings.contains { binding in
      guard binding.text != nil, case .value(let value) = binding.meaning,
        let moment = value.moment(in: answers.calendar)
      else { return false }
      return moment < answers.now || answers.lead(binding.parameter, intent.name)?.takesPast == true
    }
  }
}
