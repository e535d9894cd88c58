import AppIntents
import ParlanceLanguage
import ParlanceTemplates

// Words that are an amount, and words without what people say while they think.
extension AnswerReader {
  /// Whether all the words together are a number, a moment or a length of time.
  func areAmount(_ tokens: [Token]) -> Bool {
    let recognizers: [any SpanRecognizer] = [
      language.number, language.duration, language.dates(now: now, calendar: calendar),
    ]
    return !tokens.isEmpty
      && recognizers.contains { $0.spans(in: tokens, at: 0).contains { $0.end == tokens.count } }
  }

  /// The whole number that all the words together are.
  func wholeNumber(_ tokens: [Token]) -> Int? {
    guard !tokens.isEmpty else { return nil }
    for span in language.number.spans(in: tokens, at: 0) where span.end == tokens.count {
      if case .integer(let number) = span.value { return number }
    }
    return nil
  }

  /// The length of time that all the words together are, in seconds.
  func length(_ tokens: [Token]) -> Double? {
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
}
