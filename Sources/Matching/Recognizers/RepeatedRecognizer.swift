import ParlanceLanguage
import ParlanceTemplates

/// Several values one after the other, with a comma or a word such as “and” between them.
package struct RepeatedRecognizer: SpanRecognizer {
  /// What takes each of them.
  var item: any SpanRecognizer
  /// The words that can stand between two.
  var separators: WordSet

  /// The most values of one list.
  private static var mostItems: Int { 50 }

  /// The unknown names that count, so that two lists fit into one cost.
  private static var mostUnknown: Int { 7 }

  private struct List {
    var items: [SpanItem]
    var cost: Cost
  }

  /// Whether a token can be part of a list.
  package func canTake(_ token: Token) -> Bool { separators.contains(token) || item.canTake(token) }

  /// The lists from `start`.
  package func spans(in tokens: [Token], at start: Int) -> [Span] {
    var lists: [Int: List] = [start: List(items: [], cost: .zero)]
    var found: [Span] = []
    var last = start
    for place in start..<tokens.count {
      guard place <= last else { break }
      guard let list = lists[place], list.items.count < Self.mostItems,
        let from = next(place, in: tokens, isFirst: list.items.isEmpty)
      else { continue }
      let spans = item.spans(in: tokens, at: from)
      let end = spans.contains { $0.cost.wildcards > 0 } ? dividing(from: from, in: tokens) : tokens.count
      // Free text would run over what divides two values; a known name may hold an “and”.
      for span in spans where span.cost.wildcards == 0 || span.end <= end {
        // Letters are forgiven in all of a list as in any other utterance.
        guard list.cost.edits + span.cost.edits <= Cost.mostEdits else { continue }
        let scalars = tokens[from].range.lowerBound..<tokens[span.end - 1].range.upperBound
        let longer = List(
          items: list.items + [SpanItem(scalars: scalars, value: span.value)],
          cost: list.cost + price(of: span, in: list))
        if let known = lists[span.end], (known.cost, known.items.count) <= (longer.cost, longer.items.count) {
          continue
        }
        lists[span.end] = longer
        last = max(last, span.end)
      }
    }
    for (end, list) in lists where !list.items.isEmpty {
      found.append(Span(end: end, value: .items(list.items), cost: list.cost))
    }
    return found.sorted { $0.end < $1.end }
  }

  /// One value that sounds like what was heard; of several nobody hears where each of them ends.
  package func spans(in hearing: Hearing, at place: Int) -> [Span] { item.spans(in: hearing, at: place) }

  /// What one more value costs: several texts in one slot are no more wildcards than one, and many unknown names no worse than some.
  private func price(of span: Span, in list: List) -> Cost {
    var price = span.cost
    if list.cost.wildcards > 0 { price = price - Cost(wildcards: price.wildcards) }
    if list.cost.unknown >= Self.mostUnknown { price = price - Cost(unknown: price.unknown) }
    return price
  }

  /// Where the next value begins; `nil` if nothing divides it from the one before.
  private func next(_ place: Int, in tokens: [Token], isFirst: Bool) -> Int? {
    if isFirst { return place }
    if separators.contains(tokens[place]) { return place + 1 < tokens.count ? place + 1 : nil }
    return Self.hasMark(before: place, in: tokens) ? place : nil
  }

  /// The first place from a value's first on where a word or a sign divides two values; behind all tokens if none does.
  private func dividing(from: Int, in tokens: [Token]) -> Int {
    (from..<tokens.count).first { place in
      separators.contains(tokens[place]) || place > from && Self.hasMark(before: place, in: tokens)
    } ?? tokens.count
  }

  /// Whether more than a space stands before a token; where words have no spaces between them, anything at all.
  package static func hasMark(before place: Int, in tokens: [Token]) -> Bool {
    guard place > 0 else { return false }
    let (left, right) = (tokens[place - 1], tokens[place])
    guard !right.isBehindLeftOut else { return false }
    let between = right.range.lowerBound - left.range.upperBound
    guard between == 1, let last = left.text.unicodeScalars.last, let first = right.text.unicodeScalars.first else {
      return between > 1
    }
    return WritingSystem.isWithoutSpaces(last.value) && WritingSystem.isWithoutSpaces(first.value)
  }

  /// The words that a language puts between the last two values of a list: “and”, “or”.
  package static func separators(_ language: Language) -> WordSet {
    language.listJoints.union(language.listAlternatives)
  }
}
