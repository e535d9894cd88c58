import ParlanceTemplates

// What tells that something was done, and what that was.
extension Language {
  /// The verbs that a word may tell that somebody has done, be there such verbs or not: “water” of “watered”; none for a word that tells no such
  /// thing, and where the language's data does not know how verbs are formed.
  package func doneVerbs(of word: String) -> [String] { parts.words.doneVerbs?.verbs(of: word) ?? [] }

  /// Whether a word may tell what somebody has done, by its form.
  package func mayTellDeed(_ word: String) -> Bool { parts.words.doneVerbs?.tell(word) ?? false }

  /// Whether a word identifies nothing by itself, or only says that a verb is done to oneself: « se » of « se doucher ».
  package func isSmall(_ word: String) -> Bool { stopWords.contains(word) || parts.words[.reflexives].contains(word) }

  /// Whether a word is a verb that stands for any other: “do”.
  package func isAnyDeed(_ word: Token) -> Bool { parts.words[.generalVerbs].contains(word) }

  /// Whether the word at a place says that what stands before it is so: “is” of “everything is done”, where “all done” may say that of nothing.
  package func isAssertion(at place: Int, of tokens: [Token]) -> Bool {
    place < tokens.count && parts.words[.assertions].contains(tokens[place])
  }

  /// Whether the first word is a no that turns a verb right behind it, or behind small words, into its contrary: «no nadé», «no me he duchado».
  package func deniesDeed(_ tokens: [Token], in utterance: String) -> Bool {
    guard tokens.count > 1, isNoANot, negations.contains(tokens[0]), isYes([tokens[0]]) == false,
      !isSign(before: 1..<tokens.count, of: tokens, in: utterance)
    else { return false }
    return tokens.dropFirst().prefix(Self.mostBeforeVerb).contains { mayTellDeed($0.text) }
  }

  /// How many words behind such a no are looked at: the person, what helps the verb, and the verb.
  private static var mostBeforeVerb: Int { 4 }
}
