import ParlanceLanguage
import ParlanceTemplates

// A question does not do what it asks about: “milk is done?”.
extension Matcher {
  /// Leaves the result as it is if the words are no question, or the best match answers questions, or the question is a polite request.
  /// Else the match is a guess to be asked about, since recognisers hear questions where none are put; words that ask by themselves mean
  /// none.
  func heedQuestion(_ tokens: [Token], of utterance: UtteranceText, in result: inout MatchResult) {
    guard !result.matches.isEmpty, language.knowsQuestions else { return }
    let opens = language.opensQuestion(tokens)
    guard opens || Self.isMarkedAsQuestion(tokens, utterance), !language.requests(tokens),
      !answering.value.contains(result.matches[0].intent)
    else { return }
    guard !opens, result.matches[0].unknownName == nil else {
      result = MatchResult(decision: .none, matches: [], why: .question)
      return
    }
    result.decision = .ambiguous
    result.isGuess = true
  }

  /// Whether free text begins with a word that turns it into its contrary: “add no eggs” hardly asks for “no eggs”.
  func negatesText(_ match: Match, _ tokens: [Token], of utterance: UtteranceText) -> Bool {
    guard match.cost.wildcards > 0 else { return false }
    return match.slots.contains { slot in
      guard slot.cost.wildcards > 0, let range = slot.range,
        let place = tokens.firstIndex(where: { range.contains($0.range.lowerBound) }), place + 1 < tokens.count,
        language.negations.contains(tokens[place].text), range.contains(tokens[place + 1].range.lowerBound)
      else { return false }
      let isWord = utterance.slice(tokens[place].range.upperBound..<tokens[place + 1].range.lowerBound) == " "
      let mark = range.lowerBound == 0 ? "" : utterance.slice(range.lowerBound - 1..<range.lowerBound)
      return isWord && (mark.isEmpty || mark == " ")
    }
  }

  /// Whether a question mark stands behind the last of the words, or a Spanish one before the first.
  private static func isMarkedAsQuestion(_ tokens: [Token], _ utterance: UtteranceText) -> Bool {
    guard utterance.mayHoldQuestionMark, let first = tokens.first, let last = tokens.last else { return false }
    let scalars = utterance.scalars
    let signs = { (scalar: Unicode.Scalar) in !scalar.properties.isAlphabetic && scalar.properties.numericType == nil }
    let after = scalars.dropFirst(last.range.upperBound).prefix(while: signs)
    let before = scalars.prefix(first.range.lowerBound).reversed().prefix(while: signs)
    return after.contains(where: Punctuation.isQuestionMark) || before.contains("¿")
  }

  /// Whether an intent answers questions, as its phrases tell; `false` in a language whose questions are not known.
  package func answersQuestions(_ intent: String) -> Bool {
    language.knowsQuestions && answering.value.contains(intent)
  }

  /// The intents that answer questions: some phrase of them asks, by its words or by the mark that is written behind them.
  static func answering(_ compiled: CompiledTable, _ language: Language) -> Set<String> {
    var names: Set<String> = []
    for phrase in compiled.accepted {
      let tokens = language.tokens(phrase.text)
      guard
        language.asks(tokens) || isMarkedAsQuestion(tokens, UtteranceText(phrase.text)) && !language.requests(tokens)
      else {
        continue
      }
      names.insert(compiled.intents[Int(phrase.intent)])
    }
    return names
  }
}
