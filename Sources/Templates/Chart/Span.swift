/// What a recogniser made of some words.
package enum SpanValue: Sendable, Hashable {
  /// The words themselves.
  case text
  /// An entry of the recogniser's own list.
  case index(Int)
  /// A whole number.
  case integer(Int)
  /// Any number.
  case number(Double)
  /// A moment, in seconds since the reference date, and how exactly it is said.
  case instant(seconds: Double, precision: MomentPrecision)
  /// A day that no calendar has, as “February 30” is.
  case noSuchDay
  /// A length of time.
  case duration(seconds: Double)
  /// So many of a unit, which goes by its number among those that are known.
  case measured(Double, unit: Int32)
  /// Several entries of the recogniser's own list, best first; empty for words that name none of them.
  case candidates([Int])
  /// Several values that were said one after the other.
  case items([SpanItem])

  /// Whether it is a moment of which more than a day is said.
  package var hasTime: Bool {
    if case .instant(_, let precision) = self { precision.hasTime } else { false }
  }
}

/// One of several values of a span.
package struct SpanItem: Sendable, Hashable {
  /// The Unicode scalars of its words in the original.
  package var scalars: Range<Int>
  /// What they mean.
  package var value: SpanValue

  /// Makes an item.
  package init(scalars: Range<Int>, value: SpanValue) {
    self.scalars = scalars
    self.value = value
  }
}

/// Words from a known start that a recogniser takes for one value.
package struct Span: Sendable, Hashable {
  /// The index of the token after the last one; always beyond the start.
  package var end: Int
  /// What the words mean.
  package var value: SpanValue
  /// How far they are from what the recogniser would rather hear.
  package var cost: Cost

  /// Makes a span.
  package init(end: Int, value: SpanValue, cost: Cost = .zero) {
    self.end = end
    self.value = value
    self.cost = cost
  }
}

/// Finds the spans that can fill a slot.
package protocol SpanRecognizer: Sendable {
  /// Every span that begins with the token at `start`, which is a valid index; at most one for each end and value.
  func spans(in tokens: [Token], at start: Int) -> [Span]

  /// The number, from 0, of what finds the spans that this one only chooses from; −1 if it looks itself.
  var sourceGroup: Int32 { get }

  /// The spans of the source, which looks only once at each place for all that have its number.
  func sourceSpans(in tokens: [Token], at start: Int) -> [Span]

  /// The spans made of those that the source found at `start`.
  func chosen(from spans: [Span], in tokens: [Token], at start: Int) -> [Span]

  /// The spans that begin at a place of a hearing and only sound like what was said; they end at places too.
  func spans(in hearing: Hearing, at place: Int) -> [Span]

  /// Whether a span can hold the token; asked of those whose ``Coverage`` is `asked`. A wrong yes costs time, a wrong no a match.
  func canTake(_ token: Token) -> Bool

  /// Whether a span can begin with the token. A wrong yes costs time, a wrong no a match.
  func canBegin(with token: Token) -> Bool
}

extension SpanRecognizer {
  /// None.
  package var sourceGroup: Int32 { -1 }

  /// None.
  package func sourceSpans(in tokens: [Token], at start: Int) -> [Span] { [] }

  /// None.
  package func spans(in hearing: Hearing, at place: Int) -> [Span] { [] }

  /// All of them.
  package func chosen(from spans: [Span], in tokens: [Token], at start: Int) -> [Span] { spans }

  /// Yes.
  package func canTake(_ token: Token) -> Bool { true }

  /// Yes.
  package func canBegin(with token: Token) -> Bool { true }
}
