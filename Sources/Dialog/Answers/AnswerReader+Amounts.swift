import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Words that are an amount, and words without what people say while they think.
extension AnswerReader {
  /// Whether all the words together are a number, a moment or a length of time.
  package func areAmount(_ tokens: [Token]) -> Bool {
    let recognizers: [any SpanRecognizer] = [
      language.number, language.duration, language.dates(now: now, calendar: calendar),
    ]
    return !tokens.isEmpty
      && recognizers.contains { $0.spans(in: tokens, at: 0).contains { $0.end == tokens.count } }
  }

  /// Whether all the words together are a time of day that is told by a number, and no number alone: “at six”.
  package func isHour(_ tokens: [Token]) -> Bool {
    guard tokens.count > 1, tokens.contains(where: language.isNumberWord) else { return false }
    return language.dates(now: now, calendar: calendar).spans(in: tokens, at: 0).contains { span in
      span.end == tokens.count && span.value.hasTime
    }
  }

  /// The whole number that all the words together are.
  func wholeNumber(_ tokens: [Token]) -> Int? { language.wholeNumber(tokens) }

  /// The length of time that all the words together are, in seconds.
  package func length(_ tokens: [Token]) -> Double? {
    guard !tokens.isEmpty else { return nil }
    for span in language.duration.spans(in: tokens, at: 0) where span.end == tokens.count {
      if case .duration(let seconds) = span.value { return seconds }
    }
    return nil
  }

  /// The words without what people say while they think, where one of several choices is wanted: “um, the first”.
  func bare(_ tokens: [Token], for parameter: ParameterDescriptor?) -> [Token]? {
    guard parameter?.kind.element != .text else { return nil }
    return language.withoutFillers(tokens)
  }

  /// The number that all the words together are to a recogniser, if it is one that a parameter takes.
  func number(
    _ tokens: [Token], _ utterance: String, _ recognizer: any SpanRecognizer, _ kind: ValueKind,
    _ range: ClosedRange<Double>?
  ) -> [Answer] {
    whole(tokens, utterance, recognizer, kind).map { answer in
      let number: Double? =
        switch answer.content {
        case .value(.integer(let integer)): Double(integer)
        case .value(.number(let number)): number
        case .value(.measurement(let measured)): measured.number
        default: nil
        }
      guard let number, let range, !range.contains(number) else { return answer }
      return Answer(.outOfRange(lower: range.lowerBound, upper: range.upperBound), isExact: true)
    }
  }

  /// The length of time that all the words together are; a number alone is one of the unit that the app has declared.
  func length(
    _ tokens: [Token], _ utterance: String, _ kind: ValueKind, _ parameter: ParameterDescriptor
  ) -> [Answer] {
    let lengths = whole(tokens, utterance, language.duration, kind)
    guard lengths.isEmpty else { return lengths }
    return whole(tokens, utterance, language.number, .number).compactMap { answer in
      guard case .value(.number(let number)) = answer.content, let length = parameter.duration(of: number) else {
        return nil
      }
      return Answer(.value(length), isExact: true)
    }
  }

  /// The value that all the words together are to a recogniser.
  func whole(
    _ tokens: [Token], _ utterance: String, _ recognizer: any SpanRecognizer, _ kind: ValueKind
  ) -> [Answer] {
    let spans = recognizer.spans(in: tokens, at: 0).filter { $0.end == tokens.count }
    guard let best = spans.min(by: { $0.cost < $1.cost }) else { return [] }
    if best.value == .noSuchDay { return [Answer(.noSuchDay(utterance.trimmed), isExact: true)] }
    let value: SlotValue? =
      switch best.value {
      case .integer(let integer): .integer(integer)
      case .number(let number): .number(number)
      case .instant(let seconds, let precision): .instant(seconds: seconds, precision: precision)
      case .duration(let seconds): .duration(seconds: seconds)
      case .measured(let number, let unit): .measured(number, unit: MeasureUnits.symbol(unit, writtenIn: utterance))
      case .text, .index, .candidates, .items, .noSuchDay: nil
      }
    return value.flatMap { binder.intentValue($0, text: nil, for: kind) }.map { [Answer(.value($0), isExact: true)] }
      ?? []
  }
}
