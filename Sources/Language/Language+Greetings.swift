import ParlanceTemplates

// What people say before they say what they want.
extension Language {
  /// The words behind those with which people only begin: “good morning, what is due today”; `nil` if they begin otherwise, or say no more.
  ///
  /// A single word counts where a sign or a question stands behind it: “Morning run” is a name. `divides` tells whether a sign stands
  /// between the word at a place and the one before it.
  package func afterGreeting(_ tokens: [Token], divides: (Int) -> Bool) -> [Token]? {
    var place = 0
    while let length = parts.words.greetingPhrases?.length(in: tokens, at: place), place + length < tokens.count,
      length > 1 || divides(place + length) || asks(Array(tokens[(place + length)...]))
    {
      place += length
    }
    return place > 0 ? Array(tokens[place...]) : nil
  }
}
