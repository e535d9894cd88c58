import ParlanceDialog
import ParlanceMatching
import ParlanceTemplates

// Questions by a mark that stands behind more than one, or behind words that only ask for consent: “watered the plants and fed the cat?”,
// “bought milk, right?”.
extension AssistantSession {
  /// An utterance without what is said behind it and only asks for consent, or whether it is so, which leaves it a question; `nil` for others.
  func withoutTag(_ utterance: Utterance, _ tokens: [Token]) -> Utterance? {
    guard let (text, asksWhether) = spoken.language.withoutTag(tokens, utterance.text) else { return nil }
    var plain = utterance
    plain.text = asksWhether ? text + "?" : text
    return plain
  }

  /// An utterance without a yes before it, where no question is open and the rest is a command: “yes, milk is done” behind an answer.
  func withoutYes(_ utterance: Utterance, _ tokens: [Token]) async -> Utterance? {
    guard promptNow == nil, case (true?, let rest) = spoken.language.decisionAhead(in: tokens), !rest.isEmpty,
      rest.count < tokens.count,
      spoken.language.isSign(before: tokens.count - rest.count..<tokens.count, of: tokens, in: utterance.text)
    else { return nil }
    let result = spoken.matcher.match(rest, of: utterance.text, in: await situation(utterance, rest).exactly)
    guard CommandSplitter.isKnown(result), result.matches.first?.how == .exact else { return nil }
    var plain = utterance
    plain.text = String(utterance.text.unicodeScalars.dropFirst(rest[0].range.lowerBound))
    return plain
  }

  /// An utterance without what only says that it comes after what was said before: “and then add bread” where the rest is a command, and “and
  /// bread” of “and then bread”; `nil` where it stands for something else.
  func withoutSequence(_ utterance: Utterance, _ tokens: [Token]) async -> Utterance? {
    let language = spoken.language
    let joint = language.conjunctionLength(at: 0, of: tokens) ?? 0
    guard let first = language.sequenceLength(at: 0, of: tokens), case let length = language.jointsAhead(of: tokens),
      first <= length, length < tokens.count,
      case let rest = Array(tokens[length...]), case let situation = await situation(utterance, rest).exactly,
      !CommandSplitter.isKnown(spoken.matcher.match(tokens, of: utterance.text, in: situation))
    else { return nil }
    // „Und dann muss ich zur Bank“ is a command with its „dann“.
    let known = [length, joint].first { count in
      let words = Array(tokens[count...])
      let result = spoken.matcher.match(words, of: utterance.text, in: situation)
      guard CommandSplitter.isKnown(result), let best = result.matches.first, best.how == .exact else {
        return language.builtIn(words) == .undo
      }
      // „Dann ist das erledigt“ asks nothing, as „ist das erledigt“ does.
      guard !language.isAssertion(at: 0, of: words) else { return false }
      return !language.asks(words, utterance.text)
        || language.questionWords.contains(words[0]) && spoken.matcher.mostlyAnswers(best.intent)
    }
    // «Y después de las 6» is a time.
    let dates = language.dates(now: situation.now, calendar: calendar, takingRanges: true)
    let isMore = joint > 0 && joint < length && promptNow == nil && dates.spans(in: tokens, at: joint).isEmpty
    guard known ?? 0 > 0 || isMore else { return nil }
    let text = UtteranceText(utterance.text)
    let kept = known == nil ? text.words(Array(tokens[..<joint])) + " " : ""
    var plain = utterance
    plain.text = kept + text.slice(tokens[known ?? length].range.lowerBound..<utterance.text.unicodeScalars.count)
    return plain
  }

  /// What a question asks without the word that asks for more than what is known already: “what else is on Saturday”; `nil` where that is none.
  func withoutBesides(_ said: Said) async -> Understood? {
    guard let words = spoken.language.besides(in: said.tokens), words.count < said.tokens.count,
      // Said again and again it asks for nothing.
      spoken.language.besides(in: Array(said.tokens[words.upperBound...])) == nil
    else { return nil }
    return await understood(said, without: words) { heard in
      guard heard.commands.count == 1, heard.repair == nil || heard.isExactCommand, heard.suggestion == nil,
        let intent = self.assistant.intent(named: heard.commands[0].intent)
      else { return false }
      return !intent.isUndoable && !intent.isDestructive
        && heard.commands[0].bindings.allSatisfy { binding in
          if case .value = binding.meaning { true } else { false }
        }
    }
  }

  /// Whether words are a command that changes something and names nothing, behind a question or a command of another kind: «перенеси на субботу»
  /// behind “what is on tomorrow” asks nothing for Saturday, and behind “complete milk” says nothing of when that was done.
  func isOfAnswered(_ result: MatchResult, _ tokens: [Token]) -> Bool {
    guard spoken.language.dropsPronouns, let last = memory.last,
      // An addition is mended by what it was to say.
      lastChangesThing || assistant.intent(named: last.intent)?.isUndoable == false
    else { return false }
    let commands = result.matches.filter { match in
      guard match.saysAllButName(tokens), let intent = assistant.intent(named: match.intent) else { return false }
      return intent.isUndoable || intent.isDestructive
    }
    return !commands.isEmpty && !commands.contains { $0.intent == last.intent }
  }

  /// What a command about what was spoken of is without the “and” before it, where it leaves its pronoun out: «и перенеси на субботу»; `nil`
  /// for others.
  func withoutConjunction(_ said: Said, _ situation: Situation) async -> Understood? {
    guard spoken.language.dropsPronouns, said.prompt == nil, memory.last != nil,
      let length = spoken.language.conjunctionLength(at: 0, of: said.tokens), length < said.tokens.count,
      case let rest = Array(said.tokens[length...]),
      spoken.matcher.match(rest, of: said.text, in: situation.exactly).matches.first?.saysAllButName(rest) == true
    else { return nil }
    return await understood(said, without: 0..<length) { heard in
      heard.repair?.isGuess == false || heard.repair == nil && !heard.commands.isEmpty && heard.suggestion == nil
    }
  }

  /// The most words that people say before a command while they think.
  private static var mostOpeningSounds: Int { 3 }

  /// What a command is without the sounds and small words before it that say nothing: “ok move gym to 8”, „ach ja, Brot auch“; `nil` for others.
  func withoutOpeningSounds(_ said: Said) async -> Understood? {
    let length = openingSounds(said.tokens)
    guard length > 0, length < said.tokens.count, said.builtIn == nil, !said.isChoice,
      said.prompt?.kind != .confirmation
    else { return nil }
    return await understood(said, without: 0..<length) { heard in
      // “Gut duftende Seife auch” begins with a word of its name.
      let isApart = spoken.language.isSign(before: length..<said.tokens.count, of: said.tokens, in: said.text)
      return heard.repair == nil && !heard.commands.isEmpty && heard.suggestion == nil && heard.offered == nil
        && (isApart || !heard.isGuess)
        && !heard.commands.contains { $0.bindings.contains { $0.meaning == .unknown } }
    }
  }

  /// How many words that say nothing stand before others.
  private func openingSounds(_ tokens: [Token]) -> Int {
    var place = 0
    while place < Self.mostOpeningSounds {
      let found = spoken.language.fillers.filter { tokens.holds($0, at: place) }.map(\.count).max()
      guard let found, place + found <= Self.mostOpeningSounds else { break }
      place += found
    }
    return place
  }

  /// What is said without some of the words, if that is what is wanted of it; else all stays as it was.
  func understood(_ said: Said, without words: Range<Int>, if isWanted: (Heard) -> Bool) async -> Understood? {
    var scalars = Array(said.text.unicodeScalars)
    let end = words.upperBound < said.tokens.count ? said.tokens[words.upperBound].range.lowerBound : scalars.count
    scalars.removeSubrange(said.tokens[words.lowerBound].range.lowerBound..<end)
    var utterance = said.utterance
    utterance.text = String(String.UnicodeScalarView(scalars))
    let before = waiting
    isShortened = true
    let understood = await understand(.utterance(utterance))
    isShortened = false
    guard case .heard(let heard) = understood.event, isWanted(heard) else {
      waiting = before
      lastUtterance = said.utterance
      return nil
    }
    return understood
  }

  /// The parts of a sentence with a question mark behind it, each asked by itself; as they are where none stands there, where the last asks by its own
  /// words, or where the sentence is a polite request; `nil` where one of them would do what it tells.
  ///
  /// The tokens of the first are none where its text says more than they do.
  func asked(
    _ found: (parts: [CommandPart], first: [Token]), _ tokens: [Token], _ utterance: String, _ situation: Situation
  ) -> (parts: [CommandPart], first: [Token])? {
    let language = spoken.language
    guard spoken.matcher.isMarkedAsQuestion(tokens, utterance), language.asks(tokens, utterance) else { return found }
    // “Add eggs, and what is on today?” asks by its words, and nothing before it does.
    if let last = found.parts.last, spoken.language.asks(spoken.language.tokens(last.text)) { return found }
    var (parts, first) = found
    for place in parts.indices where !parts[place].isDifference && parts[place].command == nil {
      let text = parts[place].text + "?"
      let asked = spoken.matcher.match(text, in: situation.exactly)
      guard let best = asked.matches.first, spoken.matcher.answersQuestions(best.intent) else { return nil }
      // What asks by its words needs no mark.
      let told = spoken.matcher.match(parts[place].text, in: situation.exactly)
      guard told.matches.first?.intent != best.intent else { continue }
      parts[place].text = text
      if place == 0 { first = [] }
    }
    return (parts, first)
  }
}

extension Match {
  /// Whether it says more than its verb, and what it is about is missing: «перенеси на субботу», and not «на субботу».
  fileprivate func saysAllButName(_ tokens: [Token]) -> Bool {
    how == .exact && !missing.isEmpty && !slots.isEmpty && cost.wildcards == 0
      && !slots.contains { $0.range?.overlaps(tokens[0].range) == true }
  }
}
