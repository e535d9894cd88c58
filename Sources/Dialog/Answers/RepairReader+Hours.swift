import AppIntents
import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A number alone can be an hour, and the name of a thing tells in which half of the day it is.
extension RepairReader {
  /// A number alone, for a parameter that holds a time of day: it is the hour. Of a day that something is due it is one too, from 1 to 12, where
  /// it can be no other number.
  func atTheHour(
    _ new: (tokens: [Token], text: String), _ parameter: ParameterDescriptor
  ) -> SlotBinding? {
    guard let known = known(parameter.name), let current = known.moment(in: calendar),
      let hour = answers.wholeNumber(new.tokens), (0..<24).contains(hour),
      known.isTimed(in: calendar) || current > answers.now && isHourOfDay(hour, new.tokens)
    else { return nil }
    let time = TimeAlone(calendar: calendar) { language.moment(ofHour: hour, now: $0, calendar: calendar) }
    return time.of(nameTokens, in: language).onTheDay(of: current).map { date in
      let exact = IntentValue.dateComponents(calendar.components(of: date, .time))
      return SlotBinding(
        parameter: parameter.name, text: "\(calendar.component(.hour, from: date)):00",
        meaning: .value(known.moved(to: date, like: exact, in: calendar)))
    }
  }

  /// The words of what the intent is about: its first text or thing.
  var nameTokens: [Token] {
    let texts = subject.intent.parameters.lazy.compactMap { parameter -> String? in
      switch known(parameter.name) {
      case .text(let text): text
      case .entity(let reference): reference.display.title
      default: nil
      }
    }
    return texts.first.map(language.tokens) ?? []
  }

  /// A moment to come, in the half of the day that the name of what it is about tells where the words do not: “no, Friday at 8” of dinner.
  func inUsualPart(_ value: IntentValue, _ words: [Token], of parameter: String) -> IntentValue {
    guard let said = value.moment(in: calendar), said > answers.now,
      let usual = language.moment(words, of: nameTokens, now: answers.now, calendar: calendar),
      usual.isOtherHalf(of: said, before: known(parameter)?.moment(in: calendar), in: calendar)
    else { return value }
    return value.moved(to: usual, in: calendar)
  }

  /// Whether a number alone can be nothing but an hour of the day that was said: no count, nothing that a no corrects where no hour was said, and
  /// no day in place of “the 3rd”.
  private func isHourOfDay(_ hour: Int, _ words: [Token]) -> Bool {
    let said = language.tokens(answers.saidBefore ?? "")
    let isOne = hour == 1 && !Self.hasDigits(words[0])
    return (1...12).contains(hour) && !isOne && !refuses && subject.prompt == nil
      && !said.contains(where: Self.hasDigits)
      && !language.holdsNumber(nameTokens)
      && !subject.intent.parameters.contains { $0.kind == .integer || $0.kind == .number }
  }

  private static func hasDigits(_ word: Token) -> Bool { word.text.contains(where: \.isNumber) }
}
