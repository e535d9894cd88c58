import AppIntents
import Foundation
import ParlanceLanguage
import ParlanceTemplates

// Times that are said of things which have a moment: “move the dentist to 5”.
extension ParameterResolver {
  /// A time alone that is said of something which has a day for it: it is meant on that day, unless it is over; a day of a month without
  /// the month is meant near it. `nil` if it is neither.
  nonisolated(nonsending) func onItsDay(
    _ value: IntentValue, _ binding: SlotBinding, _ parameter: ParameterDescriptor
  ) async throws -> IntentValue? {
    guard let next = value.moment(in: calendar), let said = binding.text, let preparation else { return nil }
    let others = preparation.intent.parameters.compactMap { preparation.values[$0.name] }
    guard case .entity(let reference)? = others.first else { return nil }
    let (now, words) = (now ?? next, language.tokens(said))
    var moment =
      isTime(words, from: next)
      ? try await timeOnItsDay(words, of: reference, for: parameter, now: now)
      : try await dayNearItsOwn(words, of: reference, for: parameter, now: now)
    // A correction has kept the time that was said before: “no, the 12th” behind “move it to Friday at 11”.
    if let day = moment, day == calendar.startOfDay(for: day), value.isTimed(in: calendar) { return nil }
    // A correction has put it on another day: “at seven” where it is asked whether to move it to Monday.
    if let own = moment, isTime(words, from: next), !calendar.isDate(own, inSameDayAs: next),
      let plain = language.moment(words, now: now, calendar: calendar), !calendar.isDate(plain, inSameDayAs: next)
    {
      return nil
    }
    if moment == nil { moment = try await inUsualPart(next, words, of: reference, for: parameter, now: now) }
    return moment.flatMap { $0 > now ? value.moved(to: $0, in: calendar) : nil }
  }

  /// A moment in the half of the day that the name of a thing tells where the words do not: “Friday at 8” of dinner; `nil` if it tells none, or
  /// the thing was in the morning before.
  nonisolated(nonsending) private func inUsualPart(
    _ said: Date, _ words: [Token], of reference: EntityReference, for parameter: ParameterDescriptor, now: Date
  ) async throws -> Date? {
    let name = language.tokens(reference.display.title)
    guard let usual = language.moment(words, of: name, now: now, calendar: calendar),
      let entity = entities[reference.typeName]
    else { return nil }
    let current = try await query(parameter, { try await entity.moment(of: reference.id, like: parameter) })
    return usual.isOtherHalf(of: said, before: current, in: calendar) ? usual : nil
  }

  /// The moment that a time alone means on the day which a thing has for what a parameter is about; a number alone is an hour of that day, and
  /// of a thing that has none the next such hour; where it has no time yet, from 1 to 12. `nil` if the words are neither, or are a time of a thing that has no such day.
  nonisolated(nonsending) func timeOnItsDay(
    _ words: [Token], of reference: EntityReference, for parameter: ParameterDescriptor, now: Date
  ) async throws -> Date? {
    let hour = hour(words)
    guard let entity = entities[reference.typeName],
      hour != nil || isTime(words, from: Date(timeIntervalSinceReferenceDate: 0))
    else { return nil }
    let current = try await query(parameter, { try await entity.moment(of: reference.id, like: parameter) })
    // Of what has no time a higher number may as well be a day of the month.
    let isTimed = current.map { $0 != calendar.startOfDay(for: $0) } ?? false
    let name = language.tokens(reference.display.title)
    // So may a number where the name holds one: “make it 3” of two bottles of wine.
    if let hour, !isTimed, !(1...12).contains(hour) || language.holdsNumber(name) { return nil }
    guard let current else { return hour.flatMap { language.moment(ofHour: $0, now: now, calendar: calendar) } }
    let time = hour.map { hour in
      TimeAlone(calendar: calendar) { language.moment(ofHour: hour, now: $0, calendar: calendar) }
    }
    return (time ?? self.time(words)).of(name, in: language).onTheDay(of: current)
  }

  /// The day of a month that words say without the month, near the day that something has; `nil` if they say none, or it has none to come.
  nonisolated(nonsending) func dayNearItsOwn(
    _ words: [Token], of reference: EntityReference, for parameter: ParameterDescriptor, now: Date
  ) async throws -> Date? {
    let alone = DayOfMonthAlone(calendar: calendar) { language.moment(words, now: $0, calendar: calendar) }
    guard alone.isSaid, let entity = entities[reference.typeName],
      let current = try await query(parameter, { try await entity.moment(of: reference.id, like: parameter) })
    else { return nil }
    return alone.nearest(to: current, after: now)
  }

  /// Whether words are a time alone, as they are said at some moment.
  func isTime(_ words: [Token], from moment: Date) -> Bool { !words.isEmpty && time(words).onTheDay(of: moment) != nil }

  /// The moment that a time alone means on the day of another; `nil` if the words are none.
  func time(_ words: [Token], onDayOf day: Date) -> Date? {
    words.isEmpty ? nil : time(words).onTheDay(of: calendar.startOfDay(for: day))
  }

  private func time(_ words: [Token]) -> TimeAlone {
    // “To between 6 and 7” has a word more than the time has.
    let words =
      words.count > 1 && language.stopWords.contains(words[0]) && !begins(words) ? Array(words.dropFirst()) : words
    return TimeAlone(words, in: language, calendar: calendar)
  }

  private func begins(_ words: [Token]) -> Bool {
    !language.dates(now: Date(timeIntervalSinceReferenceDate: 0), calendar: calendar).spans(in: words, at: 0).isEmpty
  }

  private func hour(_ words: [Token]) -> Int? { language.wholeNumber(words, where: (0..<24).contains) }
}
