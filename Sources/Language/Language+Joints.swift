import ParlanceTemplates

// What joins two commands of one sentence, and what ties one to what was said before.
extension Language {
  /// Words with which no sentence ends, so that more has to come: “at”, “the”.
  package var leadsOn: WordSet { parts.words[.leadsOn] }

  /// How many tokens from a place on stand between two commands or join them; 0 if none do.
  package func jointLength(at place: Int, of tokens: [Token]) -> Int {
    max(sequenceLength(at: place, of: tokens) ?? 0, conjunctionLength(at: place, of: tokens) ?? 0)
  }

  /// How many tokens from a place on stand between two commands: “then”; `nil` if none do.
  package func sequenceLength(at place: Int, of tokens: [Token]) -> Int? {
    parts.grammar?.references.ifSound?.sequences.length(in: tokens, at: place)
  }

  /// How many tokens from a place on join two commands, or two parts of one: “and”; `nil` if none do.
  package func conjunctionLength(at place: Int, of tokens: [Token]) -> Int? {
    parts.grammar?.references.ifSound?.conjunctions.length(in: tokens, at: place)
  }

  /// What joins two things of a list, as its tokens; `nil` where nothing does.
  package var mainConjunction: [String]? { parts.grammar?.references.ifSound?.mainConjunction }

  /// How many tokens at the beginning only tie what follows to what was said before, “and” and “and then” said twice too; never all of them.
  package func jointsAhead(of tokens: [Token]) -> Int {
    var place = 0
    while case let length = jointLength(at: place, of: tokens), length > 0, place + length < tokens.count {
      place += length
    }
    return place
  }

  /// Whether some words leave open which thing is meant: “log something”, “complete one”.
  package func leavesOpen(_ tokens: [Token]) -> Bool {
    parts.grammar?.references.ifSound?.indefinites.standWithin(tokens) == true || tokens.contains { pick([$0]) != nil }
  }

  /// The words that ask for more than what is known already, “else” of “what else is due”; `nil` if there are none.
  package func besides(in tokens: [Token]) -> Range<Int>? {
    guard let words = parts.grammar?.references.ifSound?.besides else { return nil }
    return tokens.indices.lazy.compactMap { place in words.length(in: tokens, at: place).map { place..<place + $0 } }
      .first
  }

  /// Whether some words say a time before what was spoken of: “an hour before”.
  package func saysBeforehand(_ tokens: [Token]) -> Bool {
    parts.grammar?.references.ifSound?.beforehand.standWithin(tokens) == true
  }

  /// Whether what was spoken of need not be named at all, as in Japanese.
  package var dropsPronouns: Bool { parts.grammar?.references.ifSound?.dropsPronouns ?? false }

  /// Whether what is asked about can go without saying where it was just spoken of: «¿cuándo vence?».
  package var dropsPronounsInQuestions: Bool { parts.grammar?.references.ifSound?.dropsInQuestions ?? false }

  /// How words say with a pronoun that what was spoken of is done which say it without one: “I did” is “I did it”; `nil` for others.
  package func toldInFull(_ tokens: [Token]) -> String? { parts.grammar?.references.ifSound?.toldInFull(tokens) }

  /// Whether a text is only words that stand for something else.
  package func isPronoun(_ text: String) -> Bool {
    // Most texts are longer than any of those words.
    guard text.utf8.count <= Self.longestPronoun else { return false }
    return pronouns.contains(tokens(text).map(\.text))
  }

  /// What is left of some words without the articles before them.
  package func withoutArticles(_ tokens: [Token]) -> ArraySlice<Token> {
    tokens.drop { articles.contains($0) }
  }

  private static var longestPronoun: Int { 32 }
}
