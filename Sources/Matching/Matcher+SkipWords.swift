import ParlanceLanguage
import ParlanceTemplates

// Words that people say and that belong to no phrase.
extension Matcher {
  /// Drops the skip words wherever they stand; the longest are tried first.
  func withoutSkipWords(_ tokens: [Token]) -> [Token] {
    guard skipPhrases.count > 0, tokens.contains(where: { skipPhrases.holds($0) }) else { return tokens }
    var kept: [Token] = []
    var index = 0
    var isBehindGap: Bool?
    while index < tokens.count {
      let phrases = skipPhrases.holds(tokens[index]) ? compiled.skipPhrases : []
      let skipped = phrases.first { phrase in
        phrase.count <= tokens.count - index && zip(phrase, tokens[index...]).allSatisfy { $0 == $1.text }
          && !language.partsNumbers(index..<index + phrase.count, in: tokens)
          && !isThing(index..<index + phrase.count, tokens)
      }
      if let skipped {
        isBehindGap = isBehindGap != false && tokens.isGap(index..<index + skipped.count)
        index += skipped.count
      } else {
        kept.append(tokens[index])
        kept[kept.count - 1].isBehindLeftOut = isBehindGap ?? false
        isBehindGap = nil
        index += 1
      }
    }
    return kept
  }

  /// Whether a word at the end is an everyday word behind an article: «enviar el vale».
  private func isThing(_ phrase: Range<Int>, _ tokens: [Token]) -> Bool {
    phrase.count == 1 && phrase.upperBound == tokens.count && language.isThing(phrase.lowerBound, in: tokens)
  }

  /// Whether a wildcard of the table stands where skip words were dropped, which may have wanted them, or a text that may begin with them.
  func lacksSkipWords(_ derivation: Derivation, _ tokens: [Token], of whole: [Token]) -> Bool {
    derivation.captures.contains { capture in
      guard compiled.slots[capture.recognizer].isWildcard else {
        return capture.cost.wildcards > 0 && lacksTitleWord(before: capture.range.lowerBound, tokens, of: whole)
      }
      let before = capture.range.lowerBound == 0 ? 0 : tokens[capture.range.lowerBound - 1].range.upperBound
      let after = capture.range.upperBound == tokens.count ? .max : tokens[capture.range.upperBound].range.lowerBound
      let heard = whole.count { $0.range.lowerBound >= before && $0.range.upperBound <= after }
      return heard > capture.range.count
    }
  }

  /// Whether a word was dropped before a text that may as well begin with it, behind other words: “add well inspection”.
  private func lacksTitleWord(before place: Int, _ tokens: [Token], of whole: [Token]) -> Bool {
    guard place > 0, place < tokens.count,
      let before = whole.last(where: { $0.range.upperBound <= tokens[place].range.lowerBound })
    else { return false }
    return before.range != tokens[place - 1].range && language.titleWords.contains(before)
  }
}
