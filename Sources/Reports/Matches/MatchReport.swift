import Foundation
import ParlanceMatching

/// What became of an utterance, to be written.
package struct MatchReport: Sendable {
  /// What became of it.
  package var result: MatchResult

  /// What was said.
  package var utterance: String

  /// The locale in which it was matched, as a language tag.
  package var locale: String

  /// What `explain` tells besides; `nil` if nobody asked.
  package var details: MatchDetails?

  /// Where nothing is understood, a phrase that reads the utterance and was not allowed to; `nil` if nobody looked.
  package var ruledOut: MatchDetails.RuledOut?

  /// Writes the days and moments of slots, in the time zone of the situation.
  let dates: ISOText

  /// Makes a report; `calendar` is that of the situation in which the utterance was matched.
  package init(_ result: MatchResult, utterance: String, locale: String, calendar: Calendar) {
    self.result = result
    self.utterance = utterance
    self.locale = locale
    dates = ISOText(timeZone: calendar.timeZone)
  }
}

extension MatchReport {
  /// The value of a slot as people write it; `nil` if the words name nothing, or several things.
  package func text(_ value: SlotValue) -> String? {
    switch value {
    case .text(let text): text
    case .scalar(let scalar): scalar.text
    case .integer(let number): String(number)
    case .number(let number): ValueText.number(number)
    case .instant(let seconds, let precision):
      precision.hasTime
        ? dates.moment(Date(timeIntervalSinceReferenceDate: seconds))
        : dates.day(Date(timeIntervalSinceReferenceDate: seconds))
    case .noSuchDay: nil
    case .duration(let seconds): ISOText.duration(seconds: seconds)
    case .measured(let number, let unit): "\(ValueText.number(number)) \(unit)"
    case .boolean(let flag): flag ? "true" : "false"
    case .names(let entries): entries.count == 1 ? entries.first?.title : nil
    }
  }
}
