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
    let isMarked = Self.isMarkedAsQuestion(tokens, utterance)
    guard opens || isMarked, !language.requests(tokens),
      !(isMarked ? answering.value.most : answering.value.all).contains(result.matches[0].intent)
    else { return }
    guard !opens, result.matches[0].unknownName == nil else {
      result = MatchResult(decision: .none, matches: [], why: .question)
      return
    }
    result.decision = .ambiguous
    result.isGuess = true
  }

  /// Whether free text begins with a word that turns it into its contrary, or ends in one before the rest of a verb: “add no eggs” hardly asks
  /// for “no eggs”, nor „füge Eier nicht hinzu“ for „Eier nicht“.
  func negatesText(_ match: Match, _ tokens: [Token], of utterance: UtteranceText) -> Bool {
    guard match.cost.wildcards > 0 else { return false }
    return match.slots.contains { slot in
      if slot.cost.wildcards > 0, let range = slot.range, endsInNegation(range, tokens) { return true }
      guard slot.cost.wildcards > 0, let range = slot.range,
        let place = tokens.firstIndex(where: { range.contains($0.range.lowerBound) }), place + 1 < tokens.count,
        language.negations.contains(tokens[place]), range.contains(tokens[place + 1].range.lowerBound)
      else { return false }
      let isWord = utterance.slice(tokens[place].range.upperBound..<tokens[place + 1].range.lowerBound) == " "
      let mark = range.lowerBound == 0 ? "" : utterance.slice(range.lowerBound - 1..<range.lowerBound)
      return isWord && (mark.isEmpty || mark == " ")
    }
  }

  /// Whether some words end in one that turns them into their contrary, where verbs stand behind them.
  private func endsInNegation(_ range: Range<Int>, _ tokens: [Token]) -> Bool {
    guard language.endsInVerbs, let place = tokens.lastIndex(where: { range.overlaps($0.range) }),
      place + 1 < tokens.count, place > 0, range.overlaps(tokens[place - 1].range)
    else { return false }
    return language.negations.contains(tokens[place])
  }

  /// Whether a question mark stands behind the last of the words, or a Spanish one before the first.
  package func isMarkedAsQuestion(_ tokens: [Token], _ utterance: String) -> Bool {
    Self.isMarkedAsQuestion(tokens, UtteranceText(utterance))
  }

  /// What stands in the context of an utterance with a question mark, for phrases that are a question with it and none without: “bought the milk?”.
  package static var questionKey: String { "question" }

  /// The situation with ``questionKey`` in its context, where some phrase asks for that and the caller has not said otherwise: whether a question
  /// mark stands behind or before the words.
  func heedingMark(of utterance: UtteranceText, _ tokens: [Token], in situation: Situation) -> Situation {
    guard keys.number(of: Self.questionKey) != nil, situation.context[Self.questionKey] == nil else { return situation }
    let isQuestion =
      !situation.ignoresMark && Self.isMarkedAsQuestion(tokens, utterance) && !Self.beginsBeforeMark(tokens, utterance)
    var situation = situation
    situation.context[Self.questionKey] = .boolean(isQuestion)
    return situation
  }

  /// Whether words begin before the sign with which a Spanish question begins, so that only what is behind it asks: «ya saqué la basura, ¿vale?».
  private static func beginsBeforeMark(_ tokens: [Token], _ utterance: UtteranceText) -> Bool {
    guard let first = tokens.first, let mark = utterance.scalars.lastIndex(of: "¿") else { return false }
    return first.range.lowerBound < mark
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
    language.knowsQuestions && answering.value.all.contains(intent)
  }

  /// Whether an intent is there to answer questions: a tenth of its phrases ask at least.
  package func mostlyAnswers(_ intent: String) -> Bool {
    language.knowsQuestions && answering.value.most.contains(intent)
  }

  /// The intents of which some phrase asks, by its words or by the mark that is written behind them, and those that answer questions, since
  /// many of their phrases do: „war gestern beim Sport“ says what was done, and „Pille genommen?“ asks.
  static func answering(_ compiled: CompiledTable, _ language: Language) -> (all: Set<String>, most: Set<String>) {
    var phrases: [Int: (all: Int, asking: Int)] = [:]
    for phrase in compiled.accepted {
      let tokens = language.tokens(phrase.text)
      let asks =
        language.asks(tokens) || isMarkedAsQuestion(tokens, UtteranceText(phrase.text)) && !language.requests(tokens)
      phrases[Int(phrase.intent), default: (0, 0)].all += 1
      phrases[Int(phrase.intent), default: (0, 0)].asking += asks ? 1 : 0
    }
    let all = phrases.filter { $0.value.asking > 0 }
    let most = all.filter { $0.value.asking * leastAsking >= $0.value.all }
    let names = { (phrases: [Int: (all: Int, asking: Int)]) in Set(phrases.map { compiled.intents[$0.key] }) }
    return (names(all), names(most))
  }

  /// Of how many phrases of an intent one asks, at least, if it answers questions.
  private static var leastAsking: Int { 10 }
}
