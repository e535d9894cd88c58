import ParlanceTemplates

// What words say of others behind a no or a not.
extension Language {
  /// Whether the word for no negates a verb as well, so that what stands behind it need not be what is meant instead: “no borres”.
  package var isNoANot: Bool { parts.grammar?.repairs.ifSound?.isNoANot ?? false }

  /// Words that say that something all but is, as tokens: “almost”.
  package var nearly: WordSet { parts.words[.nearly] }

  /// Words that say of something done that it was right now, and on no other day that was said: “just”.
  package var justNow: WordSet { parts.words[.justNow] }

  /// The yes or no with which the words begin, however often it is said, and the words behind it; `nil` if they begin with neither.
  package func decisionAhead(in tokens: [Token]) -> (decision: Bool?, rest: [Token]) {
    if parts.grammar?.repairs.ifSound?.sayNone(tokens) == true, isYes(tokens) == nil { return (nil, tokens) }
    var decision: Bool?
    var rest = tokens[...]
    while let first = rest.first, mayAnswer(beginningWith: first),
      let next = (1...min(rest.count, Self.longestDecision)).reversed().lazy
        .compactMap({ count in self.isYes(Array(rest.prefix(count))).map { (decision: $0, count: count) } })
        .first(where: { decision == nil || $0.decision == decision })
    {
      decision = next.decision
      rest = rest.dropFirst(next.count)
    }
    return (decision, rest.count == tokens.count ? tokens : Array(rest))
  }

  /// The most words of a yes or a no that stands before others.
  private static var longestDecision: Int { 4 }

  /// Whether a sign stands before some words and divides them from those before. What joins two words, as the hyphen of “no-log policy” does,
  /// divides none.
  package func isSign(before words: Range<Int>, of tokens: [Token], in utterance: String) -> Bool {
    guard words.lowerBound > 0, words.lowerBound < tokens.count else { return false }
    let end = tokens[words.lowerBound - 1].range.upperBound
    return isSign(utterance.unicodeScalars.dropFirst(end).prefix(tokens[words.lowerBound].range.lowerBound - end))
  }

  /// Whether what stands between two words divides them.
  package func isSign(_ gap: some Sequence<Unicode.Scalar>) -> Bool {
    // Of nearly all it is a space, of which nobody need look up what it is.
    guard gap.contains(where: { $0 != " " && !$0.properties.isWhitespace }) else { return false }
    return gap.contains { $0.properties.isWhitespace || !Self.joiningSigns.contains($0) }
  }

  /// What stands between two words that are one, if nothing else does.
  private static let joiningSigns = Set("-‐‑'’./_&".unicodeScalars)

  /// Whether some words can be meant in place of others: “don't touch the bread” is no contrast of “don't touch” and “the bread”, nor is
  /// “I can't buy milk”.
  package func isContrast(_ new: Range<Int>, _ old: Range<Int>, of tokens: [Token]) -> Bool {
    // An article that stands alone is nothing that somebody did not mean: “no, el sábado”.
    !tokens[old].allSatisfy { stopWords.contains($0) } && !isContracted(old.lowerBound - 1, of: tokens)
      && !tokens[new].contains { negations.contains($0) || subjects.contains($0) }
      // “Actually not the bread” says nothing in the place of it.
      && !tokens[new].allSatisfy { fillers.contains([$0.text]) }
  }

  /// Whether words are a sentence that says something, and so no name: “that's silly”, “I'm tired”, “don't do that”.
  package func areStatement(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first else { return false }
    return beginsStatement(tokens) || negations.contains(first) || areMistake(tokens) || builtIn(tokens) != nil
  }

  /// Whether the word at a place negates and is written in one with the word before it, and so says that something is not done: the second
  /// half of “shouldn't”.
  package func isContracted(_ place: Int, of tokens: [Token]) -> Bool {
    guard place > 0, negations.contains(tokens[place]) else { return false }
    return tokens[place - 1].range.upperBound == tokens[place].range.lowerBound
  }

  /// Whether words begin as what somebody says of a person or a thing, and as no command does: “I'm late”, “it's raining”, “because …”.
  package func beginsStatement(_ tokens: [Token]) -> Bool {
    tokens.first.map(subjects.contains) ?? false || beginsReason(tokens)
  }

  /// Whether words begin with others that say something and name nothing: “because”, “it is”.
  package func beginsReason(_ tokens: [Token]) -> Bool {
    parts.words.statementPhrases.contains { tokens.holds($0, at: 0) }
  }
}
