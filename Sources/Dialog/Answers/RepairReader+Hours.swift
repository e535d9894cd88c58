import AppIntents
import Foundation
import ParlanceLanguage
import ParlanceTemplates

// The name of a thing tells in which half of the day it is.
extension RepairReader {
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

  /// A moment to come, in the half of the day that the name of what it is about tells where the words do not: “no, Friday at 8” of dinner; or in the
  /// evening where it was a little earlier or later of another day: “Tuesday at 7” behind “Monday at 6 pm”.
  package func inUsualPart(_ value: IntentValue, _ words: [Token], of parameter: String) -> IntentValue {
    guard let said = value.moment(in: calendar), said > answers.now else { return value }
    let current = known(parameter).flatMap { $0.isTimed(in: calendar) ? $0.moment(in: calendar) : nil }
    if let usual = language.moment(words, of: nameTokens, now: answers.now, calendar: calendar) {
      let isOther = usual.isOtherHalf(of: said, before: known(parameter)?.moment(in: calendar), in: calendar)
      return isOther ? value.moved(to: usual, in: calendar) : value
    }
    guard let current, !calendar.isDate(current, inSameDayAs: said),
      calendar.component(.hour, from: current) >= Self.evening,
      let same = language.momentAfterNoon(words, now: answers.now, calendar: calendar),
      same.isOtherHalf(of: said, before: nil, in: calendar), isNear(same, current)
    else { return value }
    return value.moved(to: same, in: calendar)
  }

  /// The hour from which things are mostly of the evening, and the most hours by which such a thing is mostly moved.
  private static var evening: Int { 17 }
  private static var mostHoursMoved: Int { 2 }

  /// Whether the time of a moment is not many hours from that of another.
  private func isNear(_ moment: Date, _ other: Date) -> Bool {
    let hours = [moment, other].map { calendar.component(.hour, from: $0) }
    return abs(hours[0] - hours[1]) <= Self.mostHoursMoved
  }

  /// The most seconds between an hour that was told and one that such a number may be instead.
  private static var mostSecondsApart: Double { 4 * 3600 }

  /// Whether a moment is many hours from the one that a parameter has which has been.
  func isFarFrom(_ value: IntentValue, _ parameter: ParameterDescriptor) -> Bool {
    guard let told = known(parameter.name)?.moment(in: calendar), told <= answers.now,
      let date = value.moment(in: calendar)
    else { return false }
    return abs(date.timeIntervalSince(told)) > Self.mostSecondsApart
  }
}
