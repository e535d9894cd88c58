import Foundation
import ParlanceTemplates

/// Finds dates and times; a day and a time beside each other are one moment.
struct DateRecognizer: SpanRecognizer {
  /// How the language speaks of dates.
  let words: DateWords
  /// When and where it is said.
  let resolver: DateResolver

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    var spans: [Span] = []
    for (end, meaning) in words.readings(in: tokens, at: start) {
      add(moment(meaning), hasTime: meaning.hasTime || meaning[.seconds] != nil, end: end, to: &spans)
      guard meaning.hasDay != meaning.hasTime else { continue }
      for (longer, other) in words.readings(in: tokens, at: end) {
        guard other.hasDay == meaning.hasTime, other.hasTime == meaning.hasDay else { continue }
        add(
          moment(day: meaning.hasDay ? meaning : other, time: meaning.hasDay ? other : meaning), end: longer, to: &spans
        )
      }
    }
    return spans.enumerated().sorted { ($1.element.end, $0.offset) < ($0.element.end, $1.offset) }.map(\.element)
  }

  private func add(_ date: Date?, hasTime: Bool = true, end: Int, to spans: inout [Span]) {
    guard let date else { return }
    let value = SpanValue.instant(seconds: date.timeIntervalSinceReferenceDate, hasTime: hasTime)
    if !spans.contains(where: { $0.end == end && $0.value == value }) { spans.append(Span(end: end, value: value)) }
  }

  private func moment(_ meaning: DateMeaning) -> Date? {
    if let seconds = meaning[.seconds] {
      return resolver.moment(seconds: seconds, direction: meaning[.direction] ?? 1)
    }
    guard meaning.hasTime else { return resolver.day(meaning) }
    return meaning.hasDay ? moment(day: meaning, time: meaning) : moment(day: nil, time: meaning)
  }

  private func moment(day: DateMeaning?, time: DateMeaning) -> Date? {
    guard let time = TimeOfDay(time) else { return nil }
    guard let day else { return resolver.moment(time, on: nil) }
    guard let date = resolver.day(day) else { return nil }
    // A part of today that is over stays one of today: “this morning”.
    return resolver.moment(time, on: date)
  }
}
