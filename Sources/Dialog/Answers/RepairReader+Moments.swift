import AppIntents
import Foundation
import ParlanceTemplates

// Of a moment only its time or its day may be changed.
extension RepairReader {
  /// A time alone, for a parameter that holds a moment: it is meant on the same day.
  ///
  /// Words are a time alone if they mean the same time on whatever day they are said, and the next such time.
  func onTheSameDay(
    _ new: (tokens: [Token], text: String), _ parameter: ParameterDescriptor
  ) -> SlotBinding? {
    guard case .date(let current)? = subject.activity.values[parameter.name] else { return nil }
    let calendar = answers.calendar
    let day = calendar.startOfDay(for: current)
    guard let next = calendar.date(byAdding: .day, value: 1, to: day),
      let early = date(new, parameter, at: day), let late = date(new, parameter, at: next.addingTimeInterval(-60)),
      calendar.isDate(early, inSameDayAs: day), calendar.isDate(late, inSameDayAs: next),
      early != day,
      calendar.dateComponents([.hour, .minute], from: early)
        == calendar.dateComponents([.hour, .minute], from: late)
    else { return nil }
    return SlotBinding(
      parameter: parameter.name, text: new.text,
      meaning: .value(.date(likelier(new, parameter, early, near: current, on: day))))
  }

  /// A day alone, for a parameter that holds a moment: it is meant at the same time.
  ///
  /// Words are a day alone if they mean its very beginning whatever the time is at which they are said.
  func atTheSameTime(
    _ new: (tokens: [Token], text: String), _ parameter: ParameterDescriptor
  ) -> SlotBinding? {
    guard case .date(let current)? = subject.activity.values[parameter.name] else { return nil }
    let calendar = answers.calendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: current)
    guard current != calendar.startOfDay(for: current), let hour = time.hour, let minute = time.minute,
      let second = time.second, let day = date(new, parameter, at: answers.now), day == calendar.startOfDay(for: day),
      let moment = calendar.date(bySettingHour: hour, minute: minute, second: second, of: day)
    else { return nil }
    return SlotBinding(parameter: parameter.name, text: new.text, meaning: .value(.date(moment)))
  }

  /// Of an hour that comes twice a day the one that is nearer to what it was, and no hour of the night but for another; where there was
  /// none, the one that is meant of any other day.
  private func likelier(
    _ new: (tokens: [Token], text: String), _ parameter: ParameterDescriptor, _ early: Date, near current: Date,
    on day: Date
  ) -> Date {
    let calendar = answers.calendar
    guard let morning = calendar.date(byAdding: .hour, value: 7, to: day),
      let noon = calendar.date(byAdding: .hour, value: 12, to: day), early < noon,
      let late = date(new, parameter, at: noon), calendar.isDate(late, inSameDayAs: day)
    else { return early }
    if early < morning, current == day || current >= morning { return late }
    guard current != day else { return early }
    return abs(early.timeIntervalSince(current)) <= abs(late.timeIntervalSince(current)) ? early : late
  }

  private func date(
    _ new: (tokens: [Token], text: String), _ parameter: ParameterDescriptor, at moment: Date
  ) -> Date? {
    for answer in answers.at(moment).values(new.tokens, new.text, for: parameter) {
      if case .value(.date(let date)) = answer.content { return date }
    }
    return nil
  }
}
