import ParlanceTemplates

// Answers that only some questions have: before something is deleted, or where one of several things is wanted.
extension Language {
  /// Whether the words are a yes of which whoever says it is not sure: “I think so”.
  package func isDoubtfulYes(_ tokens: [Token]) -> Bool { answerWords?.isDoubtfulYes(thought(tokens)) ?? false }

  /// Whether the words are a yes to everything that is asked about: “yes to all”.
  package func isYesToAll(_ tokens: [Token]) -> Bool { answerWords?.isYesToAll(thought(tokens)) ?? false }

  /// Whether the words say that something is needed still, or that it is not any more; `nil` if they say neither.
  package func isNeeded(_ tokens: [Token]) -> Bool? { answerWords?.isNeeded(thought(tokens)) }

  /// How the words tell one of several things by its date, as “the later one” does; `nil` if they do not.
  package func comparison(_ tokens: [Token]) -> DateComparison? { answerWords?.comparison(thought(tokens)) }

  private var answerWords: AnswerWords? { parts.grammar?.answers.ifSound }

  /// The words without “um” and the like.
  private func thought(_ tokens: [Token]) -> [Token] { tokens.filter { !hesitations.contains($0.text) } }
}
