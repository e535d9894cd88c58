import ParlanceTemplates

// What people call things of a kind, in whatever form the words are inflected.
extension Language {
  /// The most letters that the plural of what things are called adds to it, where the language's data knows no endings.
  private static var longestEnding: Int { 2 }

  /// Whether words stand at a place, in whatever form they are inflected.
  package func holdsForm(of words: [Token], in tokens: [Token], at place: Int) -> Bool {
    guard !words.isEmpty, place + words.count <= tokens.count else { return false }
    let stem = { (token: Token) in self.stem(of: token.text) ?? token.text }
    return zip(words, tokens[place...]).allSatisfy { word, said in
      word.text == said.text || stem(word) == stem(said)
        || said.text.hasPrefix(word.text) && said.text.count <= word.text.count + Self.longestEnding
    }
  }

  /// What is left of some words without what things are called, in whatever form, “the second” of “the second task”; `nil` where nothing is left,
  /// or nothing taken away.
  package func without(_ kinds: [[Token]], in tokens: [Token]) -> [Token]? {
    for kind in kinds where kind.count < tokens.count {
      guard let place = tokens.indices.first(where: { holdsForm(of: kind, in: tokens, at: $0) }) else { continue }
      return Array(tokens[..<place] + tokens[(place + kind.count)...])
    }
    return nil
  }
}
