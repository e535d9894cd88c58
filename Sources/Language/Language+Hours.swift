import Foundation
import ParlanceTemplates

extension Language {
  /// The moment that the number of an hour means where it is said at `now`, as “at five” does; `nil` for a number that is no hour.
  package func moment(ofHour hour: Int, now: Date, calendar: Calendar) -> Date? {
    TimeOfDay(hour: hour).flatMap { DateResolver(now: now, calendar: calendar, parts.days).moment($0, on: nil) }
  }

  /// Whether an hour that comes twice a day is the later one for what is called so: dinner at eight is, breakfast at seven is not; `nil` if the
  /// name tells nothing.
  package func isLate(hour: Int, of name: [Token]) -> Bool? {
    guard let part = usualPart(of: name), TimeOfDay(hour: hour)?.isUsual(in: part) == true else { return nil }
    return [.evening, .pm].contains(DateField.Meridiem(rawValue: part))
  }

  /// The day and time that all the words together say at `now` of what is called so, where the name tells the half of the day in which it is and
  /// they do not: “Friday at 8” of dinner; `nil` for other words and names.
  package func moment(_ tokens: [Token], of name: [Token], now: Date, calendar: Calendar) -> Date? {
    usualPart(of: name).flatMap { moment(tokens, inPart: $0, now: now, calendar: calendar) }
  }

  /// The same of what is after noon, whatever it is called.
  package func momentAfterNoon(_ tokens: [Token], now: Date, calendar: Calendar) -> Date? {
    moment(tokens, inPart: DateField.Meridiem.pm.rawValue, now: now, calendar: calendar)
  }

  private func moment(_ tokens: [Token], inPart part: Int, now: Date, calendar: Calendar) -> Date? {
    guard let words = parts.grammar?.dates.ifSound else { return nil }
    let resolver = DateResolver(now: now, calendar: calendar, parts.days)
    let dates = DateRecognizer(words: words, resolver: resolver, takesRanges: false, usualPart: part)
    return moment(tokens, by: dates) { $0.hasTime }
  }

  private func usualPart(of name: [Token]) -> Int? {
    parts.grammar?.dates.ifSound?.surroundings.usual.part(in: name, around: name.count..<name.count)
  }

  /// Whether all the words together are a part of a day, of whatever day: “in the evening”, but not “this evening”.
  package func isPartOfDay(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, let words = parts.grammar?.dates.ifSound, words.canBegin(with: first) else {
      return false
    }
    return words.readings(in: tokens, at: 0).contains { end, meaning in
      end == tokens.count && meaning.isPart && !meaning.hasDay
    }
  }

  /// The words with which an hour begins from which something is moved to another: “from 10” of “from 10 to 11”; `nil` if they are none.
  package func hourLeft(in tokens: [Token]) -> Range<Int>? {
    guard let words = parts.grammar?.dates.ifSound?.surroundings else { return nil }
    for place in tokens.indices.dropLast(3) where words.beginsRange(tokens[place]) {
      let hours = number.spans(in: tokens, at: place + 1).filter { span in
        if case .integer(0..<24) = span.value { true } else { false }
      }
      guard var end = hours.first?.end else { continue }
      while end < tokens.count, words.isHourWord(tokens[end].text) { end += 1 }
      guard end + 1 < tokens.count, wholeNumber([tokens[end]]) == nil, case let next = tokens[end + 1],
        number.canBegin(with: next) || next.text.first?.isNumber == true
      else { continue }
      return place..<end
    }
    return nil
  }

  /// Whether a word that means every such day can stand behind another: “Mondays” behind “on”, but hardly behind “happy”.
  package func canStandBeforeEvery(_ word: Token) -> Bool {
    guard let words = parts.grammar?.dates.ifSound?.surroundings.everyBehind else { return true }
    return words.isEmpty || words.contains(word)
  }

  /// The start of the day that it is; found once for each day.
  package func today(_ now: Date, _ calendar: Calendar) -> Date {
    DateResolver(now: now, calendar: calendar, parts.days).today
  }
}
