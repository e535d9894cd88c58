import ParlanceTemplates

// What people say before they say what they want.
extension Language {
  /// The words behind those with which people only begin: “good morning, what is due today”; `nil` if they begin otherwise, or say no more.
  ///
  /// A single word counts where a sign or a question stands behind it: “Morning run” is a name. `divides` tells whether a sign stands
  /// between the word at a place and the one before it.
  package func afterGreeting(_ tokens: [Token], divides: (Int) -> Bool) -> [Token]? {
    var place = 0
    while let words = parts.words.greetingPhrases.first(where: { tokens.holds($0, at: place) }),
      place + words.count < tokens.count,
      words.count > 1 || divides(place + words.count) || asks(Array(tokens[(place + words.count)...]))
    {
      place += words.count
    }
    return place > 0 ? Array(tokens[place...]) : nil
  }
}
