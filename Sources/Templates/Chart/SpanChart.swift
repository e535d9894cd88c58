/// The spans of one utterance, computed once for each recogniser and start.
package struct SpanChart {
  private let recognizers: [any SpanRecognizer]
  private let tokens: [Token]
  private var known: [Int: [Span]] = [:]

  /// Makes an empty chart over the utterance.
  package init(tokens: [Token], recognizers: [any SpanRecognizer]) {
    self.tokens = tokens
    self.recognizers = recognizers
  }

  /// The spans of a recogniser from a start.
  package mutating func spans(of recognizer: Int, at start: Int) -> [Span] {
    let key = recognizer * (tokens.count + 1) + start
    if let spans = known[key] { return spans }
    let spans = recognizers[recognizer].spans(in: tokens, at: start)
    known[key] = spans
    return spans
  }
}
