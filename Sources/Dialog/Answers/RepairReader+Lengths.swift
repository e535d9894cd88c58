import AppIntents
import Foundation
import ParlanceLanguage
import ParlanceTemplates

// A length of time in place of another one that said when something is: “make it 3 hours” behind “in 2 hours”.
extension RepairReader {
  /// How many seconds what was said to be so far from now may be off by the time that it is mended.
  private static var mostPassed: Double { 3600 }

  /// A moment so far ahead as the words say, for a parameter that holds one that was said by how far ahead it is.
  func atAnotherLength(_ new: Words, _ parameter: ParameterDescriptor) -> SlotBinding? {
    guard let known = known(parameter.name), let current = known.moment(in: calendar),
      let length = answers.length(new.tokens).map({ Int($0) }), let before = lengthSaid
    else { return nil }
    let day = 86_400
    let isInDays = length % day == 0 && before % day == 0
    guard known.isTimed(in: calendar) || isInDays, let start = moved(current, by: -before),
      isInDays && calendar.isDate(start, inSameDayAs: answers.now)
        || abs(start.timeIntervalSince(answers.now)) < Self.mostPassed
    else { return nil }
    return moved(start, by: length).map {
      SlotBinding(parameter: parameter.name, text: new.text, meaning: .value(known.moved(to: $0, in: calendar)))
    }
  }

  /// The one length of time that the sentence said that was done last, in seconds; `nil` if it said none, or several.
  private var lengthSaid: Int? {
    let words = language.tokens(answers.saidBefore ?? "")
    var lengths: [Int] = []
    var place = 0
    while place < words.count {
      let longest = language.duration.spans(in: words, at: place).max { $0.end < $1.end }
      if let longest, case .duration(let seconds) = longest.value {
        lengths.append(Int(seconds))
        place = longest.end
      } else {
        place += 1
      }
    }
    return lengths.count == 1 ? lengths[0] : nil
  }

  /// A moment so many seconds later; whole days are days, however long they are.
  func moved(_ moment: Date, by seconds: Int) -> Date? {
    let day = 86_400
    guard seconds % day == 0 else { return calendar.date(byAdding: .second, value: seconds, to: moment) }
    let moved = calendar.date(byAdding: .day, value: seconds / day, to: moment)
    // What is due on a day is so on another, also where clocks skip its midnight.
    return calendar.startOfDay(for: moment) == moment ? moved.map(calendar.startOfDay) : moved
  }

  /// Whether a number alone would be a part of a question that had none: “no, 25” behind “how many today” asks for no other days.
  func isCountOfNothing(_ new: Words, _ parameter: ParameterDescriptor) -> Bool {
    guard subject.prompt == nil, !subject.intent.isUndoable, !subject.intent.isDestructive, !isFilled(parameter.name),
      answers.wholeNumber(new.tokens) != nil
    else { return false }
    return parameter.kind == .integer || parameter.kind == .number
  }
}
