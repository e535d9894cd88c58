import AppIntents
import Foundation
import ParlanceLanguage
import ParlanceTemplates

extension DialogDriver {
  /// Those of some values that are meant by their dates: the one that is later, or all that it can be. What has no date is neither later nor earlier.
  package func chosen(_ comparison: DateComparison, among values: [IntentValue]) async -> [IntentValue] {
    guard let dates = try? await resolver.dates(of: values), !dates.isEmpty else { return values }
    if comparison.isOfTwo, dates.count > 2 { return dates.map(\.value) }
    let all = dates.map(\.date)
    let meant = comparison.isLater ? all.max() : all.min()
    return dates.filter { $0.date == meant }.map(\.value)
  }

  /// Those of some values whose one moment is on the day, or at the time, that words say, in one of the ways in which they can be read.
  package func chosen(by words: [[Token]], among values: [IntentValue], now: Date) async -> [IntentValue] {
    // What says no moment, as “the second one” does, needs no look at theirs.
    let words = words.filter { resolver.isSaid(now, by: $0, now: now, isLoose: false) != nil }
    guard !words.isEmpty, let dates = try? await resolver.dates(of: values) else { return [] }
    for isLoose in [false, true] {
      for words in words {
        let meant = dates.filter { resolver.isSaid($0.date, by: words, now: now, isLoose: isLoose) == true }
        if !meant.isEmpty { return meant.map(\.value) }
      }
    }
    return []
  }

  /// The moment that a time alone means on the day of another; `nil` if the words are no time alone.
  package func timeAlone(_ words: [Token], onDayOf day: Date) -> Date? { resolver.time(words, onDayOf: day) }

  /// The moment that a time alone, or the number of an hour, means on the day that the thing has which an intent is about; `nil` if it means
  /// none, or one that is over by now.
  package func timeOnItsDay(
    _ words: [Token], for parameter: ParameterDescriptor, of command: Command, now: Date
  ) async -> Date? {
    let intent = intents[command.intent]
    let values = (intent?.parameters ?? []).compactMap { parameter -> IntentValue? in
      let binding = command.bindings.first { $0.parameter == parameter.name }
      return if case .value(let value)? = binding?.meaning { value } else { nil }
    }
    guard case .entity(let reference)? = values.first else { return nil }
    let moment = try? await resolver.timeOnItsDay(words, of: reference, for: parameter, now: now)
    return moment.flatMap { $0 > now ? $0 : nil }
  }
}
