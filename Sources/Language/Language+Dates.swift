import Foundation
import ParlanceTemplates

extension Language {
  /// Finds days and moments as `.instant`, as they are meant at `now` in the calendar's time zone.
  ///
  /// A weekday is the next such day, today excluded; a time alone is the next such time; a day without a time is its midnight.
  /// Of what has been it is the last such day, today included, and a day of a month or a year is one that is not to come. Several that read
  /// the same words can share what these say. `takingRanges` says that what goes on until a day or a time is a moment too, its beginning.
  package func dates(
    now: Date, calendar: Calendar, arePast: Bool = false, takingRanges: Bool = false,
    sharing readings: DateReadings = DateReadings()
  ) -> any SpanRecognizer {
    guard let words = parts.grammar?.dates.ifSound else { return NoSpans() }
    let resolver = DateResolver(now: now, calendar: calendar, arePast: arePast, parts.days)
    return DateRecognizer(words: words, resolver: resolver, takesRanges: takingRanges, readings: readings)
  }

  /// The day or moment that all the words together say at `now`, and how exactly; the first of several readings that are precise enough, `nil` if
  /// none is.
  package func moment(
    _ tokens: [Token], now: Date, calendar: Calendar, where isMeant: (MomentPrecision) -> Bool = { _ in true }
  ) -> Date? {
    moment(tokens, by: dates(now: now, calendar: calendar), where: isMeant)
  }

  /// The same by what finds days and moments.
  func moment(
    _ tokens: [Token], by dates: some SpanRecognizer, where isMeant: (MomentPrecision) -> Bool
  ) -> Date? {
    guard !tokens.isEmpty else { return nil }
    for span in dates.spans(in: tokens, at: 0) where span.end == tokens.count {
      guard case .instant(let seconds, let precision) = span.value, isMeant(precision) else { continue }
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
    return nil
  }

  /// Whether what ``dates(now:calendar:arePast:takingRanges:sharing:)`` finds can begin with the token; a wrong yes costs time alone.
  package func canBeginDate(with token: Token) -> Bool {
    parts.grammar?.dates.ifSound.map { $0.mayOpen(with: token, begins: $0.canBegin(with: token)) } ?? false
  }

  /// Whether what ``rangeEnds(isEnd:now:calendar:arePast:sharing:)`` finds can begin with the token; a wrong yes costs time alone.
  package func canBeginRangeEnd(with token: Token) -> Bool {
    parts.grammar?.dates.ifSound.map { $0.mayOpenEnd(with: token, begins: $0.canBegin(with: token)) } ?? false
  }

  /// Finds one end of what goes on for a while as `.instant`: “between 2”, or “and 5” behind it, “after 3” or “before noon”; of a day that is
  /// the last the moment at which it is over.
  ///
  /// A time that is said without its day is today's as long as what it begins is not over, or if `arePast`, once it has begun. What has been
  /// between two days began before today.
  package func rangeEnds(
    isEnd: Bool, now: Date, calendar: Calendar, arePast: Bool = false, sharing readings: DateReadings = DateReadings()
  ) -> any SpanRecognizer {
    rangeEnds(isEnd, now: now, calendar: calendar, arePast: arePast, sharing: readings) ?? NoSpans()
  }

  /// The same as what it is; `nil` in a language whose dates are not known.
  func rangeEnds(
    _ isEnd: Bool = false, now: Date, calendar: Calendar, arePast: Bool = false,
    sharing readings: DateReadings = DateReadings()
  ) -> RangeEndRecognizer? {
    guard let words = parts.grammar?.dates.ifSound else { return nil }
    let resolver = DateResolver(now: now, calendar: calendar, arePast: arePast, parts.days)
    return RangeEndRecognizer(words: words, resolver: resolver, isEnd: isEnd, readings: readings)
  }

  /// Whether all the words say from when until when something is, or one of both: “after 6”, “between 2 and 5”.
  package func saysRange(_ tokens: [Token], now: Date, calendar: Calendar) -> Bool {
    rangeEnds(now: now, calendar: calendar)?.whole(tokens) != nil
  }

  /// Whether all the words say a range of times of no day, so that they mean each day's.
  package func saysRangeOfAnyDay(_ tokens: [Token], calendar: Calendar) -> Bool {
    let day = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    let ends = rangeEnds(now: day, calendar: calendar)?.whole(tokens)
    return ends.map {
      $0.areTimes && [$0.start, $0.end].compactMap(\.self).contains { calendar.isDate($0, inSameDayAs: day) }
    }
      ?? false
  }

  /// Whether the words are such as stand behind the number of an hour, and nothing else: “pm”, „Uhr“.
  package func areHourWords(_ tokens: [Token]) -> Bool {
    guard !tokens.isEmpty, let words = parts.grammar?.dates.ifSound?.surroundings else { return false }
    return tokens.allSatisfy { words.isHourWord($0.text) }
  }

  /// The words of days, months and times, without numbers; none in a language whose dates are not known.
  package var dateWords: WordSet { parts.grammar?.dates.ifSound?.spoken ?? [] }
}
