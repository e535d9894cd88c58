import ParlanceTemplates

// Answers that only some questions have: before something is deleted, or where one of several things is wanted.
extension Language {
  /// Whether the words are a yes of which whoever says it is not sure: “I think so”.
  package func isDoubtfulYes(_ tokens: [Token]) -> Bool { answerWords?.isDoubtfulYes(thought(tokens)) ?? false }

  /// Whether the words are a yes and nothing else, before a command too: “yes, add bread”, and not “okay, add bread”.
  package func isPlainYes(_ tokens: [Token]) -> Bool { answerWords?.isPlainYes(thought(tokens)) ?? false }

  /// Whether an answer can begin with a word, or with what is only said while one thinks of it.
  func mayAnswer(beginningWith token: Token) -> Bool {
    answerWords?.mayBegin(with: token) == true || hesitations.contains(token)
      || parts.words.fillerEdges.contains(token)
  }

  /// The words with which a sentence tells when something is or was that was spoken of before it, “at six” of “it's at six”, or when somebody did it,
  /// “at six” of “I had it at six”; the fewest first.
  package func tellings(in tokens: [Token], ofDeeds isOfDeeds: Bool) -> [Range<Int>] {
    parts.grammar?.repairs.ifSound?.tellings(tokens, ofDeeds: isOfDeeds) ?? []
  }

  /// Whether words change a thing that they call by a pronoun: “make it Sunday”.
  package func mendsByPronoun(_ tokens: [Token]) -> Bool {
    repairs(.change, in: tokens).contains { words in
      tokens.indices.contains { !words.new.contains($0) && isPronoun(tokens[$0].text) }
    }
  }

  /// Whether words that change or tell something speak of a thing or a deed besides, and of no question: “make it Sunday”, “it was yesterday”.
  package func speaksOfDeed(_ tokens: [Token]) -> Bool {
    mendsByPronoun(tokens) || !repairs(.past, in: tokens).isEmpty || !tellings(in: tokens, ofDeeds: false).isEmpty
  }

  /// Whether the words are a yes to everything that is asked about: “yes to all”.
  package func isYesToAll(_ tokens: [Token]) -> Bool { answerWords?.isYesToAll(thought(tokens)) ?? false }

  /// Whether the words are what leaves a program, such as “exit”.
  package func isLeaving(_ tokens: [Token]) -> Bool { answerWords?.isLeaving(thought(tokens)) ?? false }

  /// Whether the words say that something is needed still, or that it is not any more; `nil` if they say neither.
  package func isNeeded(_ tokens: [Token]) -> Bool? { answerWords?.isNeeded(thought(tokens)) }

  /// How the words tell one of several things by its date, as “the later one” does; `nil` if they do not.
  package func comparison(_ tokens: [Token]) -> DateComparison? { answerWords?.comparison(thought(tokens)) }

  /// The words that may be the date by which one of several things is told, “at ten” of “the one at ten”, in each way; the most words first.
  package func datesOfOne(_ tokens: [Token]) -> [[Token]] { answerWords?.dates(thought(tokens)) ?? [] }

  /// The words for everything, if there are any, and those for what is left out of it, in each way in which the words can be divided so: “all
  /// but the milk”.
  package func exceptions(in tokens: [Token]) -> [(whole: Range<Int>?, spared: Range<Int>)] {
    parts.grammar?.exceptions.ifSound?.exceptions(in: tokens) ?? []
  }

  /// How words are what is left of everything when what was spoken of is left out, in each way in which they can be: the words for the kind of
  /// things, “the other tasks”, or none, “the rest”, and how many there are, “the other two”, if that is said.
  package func rests(in tokens: [Token]) -> [(kind: Range<Int>, count: Int?)] {
    parts.grammar?.exceptions.ifSound?.rests(in: tokens) ?? []
  }

  /// What the words say of one of several things that are asked about, besides a yes or a no, in each way in which they can be read so: “not
  /// the milk”.
  package func objections(in tokens: [Token]) -> [Objection] {
    parts.grammar?.objections.ifSound?.objections(in: thought(tokens)) ?? []
  }

  private var answerWords: AnswerWords? { parts.grammar?.answers.ifSound }

  /// The words without “um” and the like.
  private func thought(_ tokens: [Token]) -> [Token] { tokens.filter { !hesitations.contains($0) } }
}
