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

  /// A moment to come, in the half of the day that the name of what it is about tells where the words do not: “no, Friday at 8” of dinner.
  func inUsualPart(_ value: IntentValue, _ words: [Token], of parameter: String) -> IntentValue {
    guard let said = value.moment(in: calendar), said > answers.now,
      let usual = language.moment(words, of: nameTokens, now: answers.now, calendar: calendar),
      usual.isOtherHalf(of: said, before: known(parameter)?.moment(in: calendar), in: calendar)
    else { return value }
    return value.moved(to: usual, in: calendar)
  }
}
