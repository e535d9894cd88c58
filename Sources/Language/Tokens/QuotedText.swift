/// Finds the text of an utterance that a run of words stands for, with the quotes that belong to it.
package enum QuotedText {
  /// The range widened by quotes that stand against it, where they are quotes within the text: `„War and Peace“ again` keeps them,
  /// while those around the whole text, and one without its partner, are left out.
  package static func widened(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Range<Int> {
    let range = range.clamped(to: 0..<scalars.count)
    guard !range.isEmpty else { return range }
    let first = pathStart(of: range, in: scalars)
    let isSingle = first > 0 && scalars[first - 1] == "'"
    let isOpened = first > 0 && (isSingle || Punctuation.opensQuotation(scalars[first - 1]))
    let isPartner = { (place: Int) in
      isSingle ? scalars[place] == "'" : isOpened && Punctuation.closes(scalars[place], scalars[first - 1])
    }
    let isClosed = range.upperBound < scalars.count && Punctuation.closesQuotation(scalars[range.upperBound])
    let hasClosingInside = range.dropFirst().contains { isPartner($0) && !isApostrophe($0, scalars) }
    let hasOpeningInside = range.dropLast().contains {
      Punctuation.opensQuotation(scalars[$0]) && !isApostrophe($0, scalars)
    }
    if isOpened, isClosed, !hasClosingInside { return first..<range.upperBound }
    // “'til”, but not “d'aller”.
    let isWordsOwn = isSingle && (first == 1 || scalars[first - 2].properties.isWhitespace)
    let isElided = isWordsOwn && !hasClosingInside && !holdsMark(range.upperBound..<scalars.count, scalars)
    let start = isOpened && hasClosingInside || isElided ? first - 1 : first
    let end = isClosed && hasOpeningInside || isPossessive(range, scalars) ? range.upperBound + 1 : range.upperBound
    return start..<end
  }

  /// Whether a mark stands behind the words that closes none before them: it closes one among them, as in `read 'War and Peace'`, or stands
  /// for a letter, as in `the boys'`.
  private static func isPossessive(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    guard range.upperBound < scalars.count, scalars[range.upperBound] == "'" || scalars[range.upperBound] == "’",
      // What goes on behind it is the rest of the word: “that's”.
      !isApostrophe(range.upperBound, scalars)
    else { return false }
    return !holdsMark(0..<range.lowerBound, scalars)
  }

  /// Whether a single mark stands there that is no apostrophe within a word.
  private static func holdsMark(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    range.contains { ["'", "’", "‘", "‚"].contains(scalars[$0]) && !isApostrophe($0, scalars) }
  }

  /// The quotations of a text, from the sign that opens each to the one that closes it; the first that closes what it opens does.
  package static func quotations(in text: String) -> [Range<Int>] {
    guard text.unicodeScalars.contains(where: Punctuation.opensQuotation) else { return [] }
    let scalars = Array(text.unicodeScalars)
    var quotations: [Range<Int>] = []
    var open: Int?
    for place in scalars.indices where !isApostrophe(place, scalars) {
      if let start = open, Punctuation.closes(scalars[place], scalars[start]) {
        quotations.append(start..<place + 1)
        open = nil
      } else if open == nil, Punctuation.opensQuotation(scalars[place]) {
        open = place
      }
    }
    return quotations
  }

  /// Whether a text is one quotation and nothing else.
  package static func isQuotation(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      Punctuation.opensQuotation(scalars[start]),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return false }
    let whole =
      scalars.distance(from: scalars.startIndex, to: start)..<scalars.distance(from: scalars.startIndex, to: last) + 1
    return quotations(in: text) == [whole]
  }

  /// A text without the signs that make it one quotation.
  package static func unquoted(_ text: String) -> String {
    isQuotation(text) ? String(text.dropFirst().dropLast()) : text
  }

  /// Where a path begins whose first word the range begins with: at the `/` or `~/` or `../` before it.
  private static func pathStart(of range: Range<Int>, in scalars: [Unicode.Scalar]) -> Int {
    var start = range.lowerBound
    guard start > 0, scalars[start - 1] == "/" else { return start }
    while start > 0, ["/", "~", "."].contains(scalars[start - 1]) { start -= 1 }
    let isWhole =
      start == 0 || scalars[start - 1].properties.isWhitespace || Punctuation.opensQuotation(scalars[start - 1])
    return isWhole ? start : range.lowerBound
  }

  /// Whether a mark stands between two letters.
  private static func isApostrophe(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    // Where no spaces part words letters stand on both sides of any sign: 「今日の料理」を見る.
    index > 0 && index + 1 < scalars.count && scalars[index] != "「" && scalars[index] != "」"
      && scalars[index - 1].properties.isAlphabetic
      && scalars[index + 1].properties.isAlphabetic
  }
}
