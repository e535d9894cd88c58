import ParlanceTemplates

// What joins two commands of one sentence, and what ties one to what was said before.
extension Language {
  /// How many tokens from a place on stand between two commands or join them; 0 if none do.
  package func jointLength(at place: Int, of tokens: [Token]) -> Int {
    var longest = 0
    for words in sequences where words.count > longest && tokens.holds(words, at: place) { longest = words.count }
    for words in conjunctions where words.count > longest && tokens.holds(words, at: place) { longest = words.count }
    return longest
  }

  /// Whether what was spoken of need not be named at all, as in Japanese.
  package var dropsPronouns: Bool { parts.grammar?.references.ifSound?.dropsPronouns ?? false }
}
