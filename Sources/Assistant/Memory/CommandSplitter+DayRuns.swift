import Foundation
import ParlanceLanguage
import ParlanceTemplates

// Days with no word between one and the next: “gym mon wed fri”, “yoga Tue/Thu”.
extension CommandSplitter {
  /// Whether days side by side are meant one by one: more than two, or two in the order of a week of which none belongs to a name, “Black Friday
  /// Saturday”, or to what goes on behind them, 「土曜日の予定」.
  func isRunOfDays(_ moments: Moments) -> Bool {
    guard moments.others.count == 1, let last = moments.others.first else { return true }
    let first = moments.first.lowerBound
    let isBare = text(from: tokens[last.lowerBound - 1].range.upperBound, to: tokens[last.lowerBound].range.lowerBound)
      .allSatisfy(\.isWhitespace)
    let isNamed = first > 0 && language.makesDayName(tokens[first - 1])
    let goesOn = moments.end < tokens.count && language.dateTails.contains(tokens[moments.end])
    return isBare && !isNamed && !goesOn && areInWeek(moments.first, last)
  }

  /// Whether two days are days of the week, the first before the second in a week that begins on Monday.
  private func areInWeek(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let reader = language.dates(now: Date(timeIntervalSinceReferenceDate: 0), calendar: calendar)
    let days = [first, second].compactMap { range -> Int? in
      guard let name = range.first(where: { language.isDateName(tokens[$0]) }) else { return nil }
      let day = reader.spans(in: tokens, at: name).last { span in
        if case .instant(_, .day) = span.value { span.end <= range.upperBound } else { false }
      }
      guard case .instant(let seconds, _)? = day?.value else { return nil }
      return (calendar.component(.weekday, from: Date(timeIntervalSinceReferenceDate: seconds)) + 5) % 7
    }
    return days.count == 2 && days[0] < days[1]
  }

  /// Whether names of days stand side by side, or with a slash between.
  var hasRunOfDays: Bool {
    tokens.indices.dropFirst().contains { language.isDateName(tokens[$0]) && language.isDateName(tokens[$0 - 1]) }
  }

  /// Whether a slash and nothing else stands between the name of a day and the one before it: “Tue/Thu”.
  func isBehindSlash(_ place: Int) -> Bool {
    guard place > 0, tokens[place - 1].range.upperBound + 1 == tokens[place].range.lowerBound,
      language.isDateName(tokens[place]), language.isDateName(tokens[place - 1])
    else { return false }
    return utterance.unicodeScalars.dropFirst(tokens[place - 1].range.upperBound).first == "/"
  }

  /// The most days that stand one after the other: a week has no more.
  private static var mostBesides: Int { 7 }
  /// The most words of a sentence in which they are looked for: each run of days is read as a sentence of its own.
  private static var mostWords: Int { 64 }

  /// Where the next day begins where nothing stands between one and the next, as in what was dictated: “Monday Wednesday and Friday”.
  func besides(_ moments: Moments, _ dates: any SpanRecognizer) -> (next: Int, isJoined: Bool)? {
    let last = moments.others.last ?? moments.first
    let isDay = { [tokens] (place: Int, end: Int?) in
      place < tokens.count
        && dates.spans(in: tokens, at: place).contains { span in
          if case .instant(_, .day) = span.value { end.map { span.end == $0 } ?? true } else { false }
        }
    }
    let isNumber = last.upperBound < tokens.count && !language.number.spans(in: tokens, at: last.upperBound).isEmpty
    guard tokens.count <= Self.mostWords, moments.others.count < Self.mostBesides, !moments.isJoined, !isNumber,
      isDay(last.lowerBound, last.upperBound), isDay(last.upperBound, nil)
    else {
      return nil
    }
    return (last.upperBound, false)
  }
}
