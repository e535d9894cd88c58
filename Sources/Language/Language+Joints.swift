import ParlanceTemplates

// What joins two commands of one sentence.
extension Language {
  /// How many tokens from a place on stand between two commands or join them; 0 if none do.
  package func jointLength(at place: Int, of tokens: [Token]) -> Int {
    (sequences + conjunctions).filter { tokens.holds($0, at: place) }.map(\.count).max() ?? 0
  }
}
