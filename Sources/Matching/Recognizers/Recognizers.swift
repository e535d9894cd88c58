import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// Names of the vocabulary; if wanted also words that nobody knows as a name, at a price.
struct NameRecognizer: SpanRecognizer {
  var index: NameIndex?
  var takesUnknown: Bool
  /// What is forgiven in a name; words that are misspelled come as those that they may be.
  var tolerance: NameTolerance = []

  /// The most words that a name has which nobody knows.
  private static var longestUnknown: Int { 40 }

  func canTake(_ token: Token) -> Bool {
    if takesUnknown || !tolerance.isEmpty { return true }
    guard let index else { return false }
    return index.isOpen || index.canHold(token.text)
  }

  func spans(in hearing: Hearing, at place: Int) -> [Span] { index?.spans(in: hearing, at: place) ?? [] }

  func spans(in tokens: [Token], at start: Int) -> [Span] {
    let known =
      tolerance.isEmpty
      ? index?.spans(in: tokens, at: start) ?? []
      : index?.spans(in: tokens, at: start, forgiving: tolerance) ?? []
    guard takesUnknown || index?.isOpen == true else { return known }
    let ends = Set(known.map(\.end))
    let last = min(tokens.count, start + Self.longestUnknown)
    let price = index?.isOpen == true ? Cost(wildcards: 1) : Cost(unknown: 1, wildcards: 1)
    return known
      + (start + 1...last).filter { !ends.contains($0) && index?.canName(tokens[start..<$0]) != false }.map {
        Span(end: $0, value: .candidates([]), cost: price)
      }
  }
}

/// Any words.
struct WildcardRecognizer: SpanRecognizer {
  /// How many words at most.
  var most = Int.max

  func spans(in tokens: [Token], at start: Int) -> [Span] {
    (start + 1...start + min(most, tokens.count - start)).map { end in
      Span(end: end, value: .text, cost: Cost(wildcards: 1, wildcardWords: end - start))
    }
  }
}

/// What finds numbers, for all slots that take some of them.
struct NumberSource: Sendable {
  /// The same for all slots that it serves.
  var group: Int32
  var recognizer: any SpanRecognizer
}

/// Numbers within bounds; whole ones only if that is wanted.
struct NumberRecognizer: SpanRecognizer {
  var numbers: NumberSource
  var bounds: ClosedRange<Double>?
  var isWhole: Bool

  var sourceGroup: Int32 { numbers.group }

  func sourceSpans(in tokens: [Token], at start: Int) -> [Span] { numbers.recognizer.spans(in: tokens, at: start) }

  func canTake(_ token: Token) -> Bool { numbers.recognizer.canTake(token) }

  func spans(in tokens: [Token], at start: Int) -> [Span] {
    chosen(from: sourceSpans(in: tokens, at: start), in: tokens, at: start)
  }

  func chosen(from spans: [Span], in tokens: [Token], at start: Int) -> [Span] {
    spans.filter { span in
      switch span.value {
      case .integer(let integer): bounds?.contains(Double(integer)) ?? true
      case .number(let number): !isWhole && (bounds?.contains(number) ?? true)
      default: false
      }
    }
  }
}

/// Numbers of a range, multiplied as the range says.
struct RangeRecognizer: SpanRecognizer {
  var numbers: NumberSource
  var range: NumericRange

  var sourceGroup: Int32 { numbers.group }

  func sourceSpans(in tokens: [Token], at start: Int) -> [Span] { numbers.recognizer.spans(in: tokens, at: start) }

  func canTake(_ token: Token) -> Bool { numbers.recognizer.canTake(token) }

  func spans(in tokens: [Token], at start: Int) -> [Span] {
    chosen(from: sourceSpans(in: tokens, at: start), in: tokens, at: start)
  }

  func chosen(from spans: [Span], in tokens: [Token], at start: Int) -> [Span] {
    // Most words are no numbers.
    guard !spans.isEmpty else { return [] }
    let isDigits = tokens[start].text.unicodeScalars.first?.properties.numericType != nil
    guard isDigits ? range.digits : range.words else { return [] }
    return spans.compactMap { span in
      let number: Double
      switch span.value {
      case .integer(let integer): number = Double(integer)
      case .number(let value): number = value
      default: return nil
      }
      guard range.contains(number) else { return nil }
      let value = number * range.multiplier
      let whole = Int(exactly: value)
      return Span(end: span.end, value: whole.map { .integer($0) } ?? .number(value), cost: span.cost)
    }
  }
}

/// Yes or no.
struct BooleanRecognizer: SpanRecognizer {
  var language: Language

  func spans(in tokens: [Token], at start: Int) -> [Span] {
    guard let isYes = language.isYes([tokens[start]]) else { return [] }
    return [Span(end: start + 1, value: .integer(isYes ? 1 : 0))]
  }
}

/// Takes nothing: a slot that words cannot fill.
struct NoRecognizer: SpanRecognizer {
  func spans(in tokens: [Token], at start: Int) -> [Span] { [] }
}

/// Takes any one word.
struct SingleWord: SpanRecognizer {
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    start < tokens.count ? [Span(end: start + 1, value: .text)] : []
  }
}
