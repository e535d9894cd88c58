import Foundation
import ParlanceTemplates

/// Finds dates and times; a day, a part of it and a time beside each other are one moment, in any order.
struct DateRecognizer: SpanRecognizer {
  /// How the language speaks of dates.
  let words: DateWords
  /// When and where it is said.
  let resolver: DateResolver

  /// The spans from `start`.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    var spans: [Span] = []
    add(to: SpokenMoment(), tokens, at: start, into: &spans)
    return spans.enumerated().sorted { ($1.element.end, $0.offset) < ($0.element.end, $1.offset) }.map(\.element)
  }

  private func add(to said: SpokenMoment, _ tokens: [Token], at place: Int, into spans: inout [Span]) {
    guard place < tokens.count else { return }
    for (end, meaning) in words.readings(in: tokens, at: place) {
      guard let more = said.adding(meaning) else { continue }
      if let date = more.date(by: resolver) {
        let value = SpanValue.instant(seconds: date.timeIntervalSinceReferenceDate, hasTime: more.hasTime)
        if !spans.contains(where: { $0.end == end && $0.value == value }) { spans.append(Span(end: end, value: value)) }
      }
      if more.canGoOn { add(to: more, tokens, at: end, into: &spans) }
    }
  }
}
