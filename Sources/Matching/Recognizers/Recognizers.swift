import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// Names of the vocabulary; if wanted also words that nobody knows as a name, at a price.
struct NameRecognizer: SpanRecognizer {
  /// The names of the type; `nil` if the vocabulary does not know the type.
  var index: NameIndex?
  /// Whether words that nobody knows may be a name; never those for a case of an enumeration.
  var takesUnknown: Bool
  /// What is forgiven in a name; words that are misspelled come as those that they may be.
  var tolerance: NameTolerance = []

  /// The most words that a name has which nobody knows.
  private static var longestUnknown: Int { 40 }

  /// Whether a known name may hold the word; any word counts where some are forgiven, or may be an unknown name.
  func canTake(_ token: Token) -> Bool {
    takesUnknown || !tolerance.isEmpty || index?.canHold(token) == true
  }

  /// Known names alone that sound like what was heard: what nobody knows has no sounds to be told by.
  func spans(in hearing: Hearing, at place: Int) -> [Span] { index?.spans(in: hearing, at: place) ?? [] }

  /// The known names, then, if wanted, a span without entries for up to 40 words that can be a name, to each other end.
  ///
  /// Where the type's query may know more names, such a span costs no more than free text does.
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

  /// A span to each end, the nearest first; it costs a wildcard and the words that it takes.
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
  /// Finds all numbers in digits and in the words of one language.
  var recognizer: any SpanRecognizer
}

/// Numbers within bounds; whole ones only if that is wanted.
struct NumberRecognizer: SpanRecognizer {
  /// Finds the numbers among which this one chooses.
  var numbers: NumberSource
  /// The least and the greatest number that count; `nil` if all do.
  var bounds: ClosedRange<Double>?
  /// Whether numbers with a fraction are left out.
  var isWhole: Bool

  /// The group of the source, so that all slots with numbers in one language share what it finds.
  var sourceGroup: Int32 { numbers.group }

  /// All numbers from there on, whatever the bounds.
  func sourceSpans(in tokens: [Token], at start: Int) -> [Span] { numbers.recognizer.spans(in: tokens, at: start) }

  /// Whether it can be part of a number, whatever the bounds.
  func canTake(_ token: Token) -> Bool { numbers.recognizer.canTake(token) }

  /// The same as ``chosen(from:in:at:)`` of what the source finds, for who does not share that.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    chosen(from: sourceSpans(in: tokens, at: start), in: tokens, at: start)
  }

  /// The numbers within the bounds, as the source has them.
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
  /// Finds the numbers, in digits and in the words of the range's own language if it names one.
  var numbers: NumberSource
  /// Which numbers count, in digits or words, and what they are multiplied with.
  var range: NumericRange

  /// The group of the source, so that all slots with numbers in one language share what it finds.
  var sourceGroup: Int32 { numbers.group }

  /// All numbers from there on, as they were said.
  func sourceSpans(in tokens: [Token], at start: Int) -> [Span] { numbers.recognizer.spans(in: tokens, at: start) }

  /// Whether it can be part of a number, be it one of the range or not.
  func canTake(_ token: Token) -> Bool { numbers.recognizer.canTake(token) }

  /// The same as ``chosen(from:in:at:)`` of what the source finds, for who does not share that.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    chosen(from: sourceSpans(in: tokens, at: start), in: tokens, at: start)
  }

  /// The products of those that the range contains, `.integer` where they are whole.
  ///
  /// By the first scalar at `start` they count as said in digits or in words; the range may want one of both alone.
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
  /// Whose words for yes and no count.
  var language: Language

  /// The one token that is a yes or a no by itself, as 1 or 0; longer answers fill no slot.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    guard let isYes = language.isYes([tokens[start]]) else { return [] }
    return [Span(end: start + 1, value: .integer(isYes ? 1 : 0))]
  }
}

/// Takes nothing: a slot that words cannot fill.
struct NoRecognizer: SpanRecognizer {
  /// None, wherever it is asked.
  func spans(in tokens: [Token], at start: Int) -> [Span] { [] }
}

/// Takes any one word.
struct SingleWord: SpanRecognizer {
  /// The token that stands there, at no cost.
  func spans(in tokens: [Token], at start: Int) -> [Span] {
    start < tokens.count ? [Span(end: start + 1, value: .text)] : []
  }
}
