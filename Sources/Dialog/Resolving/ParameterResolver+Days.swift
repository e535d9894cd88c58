import AppIntents
import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Names behind which a day is said, where the intent takes none: “call mom on Friday”.
extension ParameterResolver {
  /// The most things of one name whose days are looked at.
  private static var mostNamed: Int { 20 }

  /// The most things that are asked about.
  private static var mostAsked: Int { 5 }

  /// The things of a name that have a moment on the day that is said behind it; where none has, they are only asked about. `nil` if no day is
  /// said, or nothing is called so.
  nonisolated(nonsending) func findOnItsDay(
    _ name: String, for parameter: ParameterDescriptor, among offered: [IntentValue]
  ) async throws -> Resolution? {
    guard case .entity(let type) = parameter.kind, let entity = entities[type], let now else { return nil }
    let tokens = language.tokens(name)
    for start in tokens.indices.dropFirst() {
      let days = days(Array(tokens[start...]), now)
      guard !days.isEmpty else { continue }
      let named = try await named(Array(tokens[..<start]), of: name, for: parameter, among: offered)
      guard !named.isEmpty else { continue }
      var fitting: [IntentValue] = []
      for case .entity(let reference) in named {
        let moments = try await query(parameter) { try await entity.moments(of: reference.id) }
        if moments.contains(where: { days.contains(calendar.startOfDay(for: $0)) }) {
          fitting.append(.entity(reference))
        }
      }
      if let only = fitting.first, fitting.count == 1 { return .resolved(only) }
      if !fitting.isEmpty { return .ambiguous(fitting) }
      return .unrecognised(name: name, near: Array(named.prefix(Self.mostAsked)), suggestions: offered)
    }
    return nil
  }

  /// What the words before a day name; without a last word that is shown beside what is offered, such as “due”, which by itself names all of that.
  private nonisolated(nonsending) func named(
    _ words: [Token], of name: String, for parameter: ParameterDescriptor, among offered: [IntentValue]
  ) async throws -> [IntentValue] {
    let isShown = { (word: Token) in
      offered.contains { language.tokens($0.display.subtitle ?? "").map(\.text).contains(word.text) }
    }
    for count in [words.count] + (words.last.map(isShown) == true ? [words.count - 1] : []) {
      let rest = words.prefix(count)
      if rest.allSatisfy({ language.stopWords.contains($0) }) {
        // “It tomorrow” names nothing, “the one due tomorrow” does.
        if count < words.count { return Array(offered.prefix(Self.mostNamed)) }
        continue
      }
      let found = try await values(called: UtteranceText(name).words(rest), for: parameter)
      let open = found.filter { value in offered.contains { $0.choiceIdentifier == value.choiceIdentifier } }
      if !found.isEmpty { return Array((open.isEmpty ? found : open).prefix(Self.mostNamed)) }
    }
    return []
  }

  /// Those of some things that have one moment, each with it.
  nonisolated(nonsending) func dates(of values: [IntentValue]) async throws -> [(value: IntentValue, date: Date)] {
    var dates: [(value: IntentValue, date: Date)] = []
    for value in values {
      guard case .entity(let reference) = value, let entity = entities[reference.typeName] else { continue }
      let moments = try await executor.query(runtime) { try await entity.moments(of: reference.id) }
      if let date = moments.first, moments.count == 1 { dates.append((value, date)) }
    }
    return dates
  }

  /// The days that words can mean, to come or past.
  private func days(_ words: [Token], _ now: Date) -> Set<Date> {
    let dates = [false, true].flatMap { arePast in
      language.dates(now: now, calendar: calendar, arePast: arePast).spans(in: words, at: 0)
        .filter { $0.end == words.count }
    }
    return Set(
      dates.compactMap { span in
        guard case .instant(let seconds, _) = span.value else { return nil }
        return calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: seconds))
      })
  }

  /// Whether a moment is on the day, or at the time, that words say; `nil` if they say neither. An hour is one of the morning or of the
  /// evening if `isLoose`.
  func isSaid(_ moment: Date, by words: [Token], now: Date, isLoose: Bool) -> Bool? {
    let said = [false, true].flatMap { arePast in
      language.dates(now: now, calendar: calendar, arePast: arePast).spans(in: words, at: 0)
        .filter { $0.end == words.count }.map(\.value)
    }
    guard !said.isEmpty else { return nil }
    return said.contains { value in
      guard case .instant(let seconds, let precision) = value else { return false }
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      guard precision.hasTime else { return calendar.isDate(moment, inSameDayAs: date) }
      let isOnDay = isTime(words, from: date) || calendar.isDate(moment, inSameDayAs: date)
      return isOnDay && moment != calendar.startOfDay(for: moment) && isAt(moment, date, isLoose: isLoose)
    }
  }

  /// Whether two moments are at the same time of their days, or half a day apart.
  private func isAt(_ moment: Date, _ other: Date, isLoose: Bool) -> Bool {
    let (one, another) = (minute(moment), minute(other))
    return one == another || isLoose && one % (12 * 60) == another % (12 * 60)
  }

  private func minute(_ moment: Date) -> Int {
    let parts = calendar.dateComponents([.hour, .minute], from: moment)
    return (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
  }
}
