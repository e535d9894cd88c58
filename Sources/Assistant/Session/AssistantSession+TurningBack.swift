import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// How words turn back to what was said before them in the same sentence.
extension AssistantSession {
  /// Words that turn back to what was said before them in the same sentence.
  struct TurningBack {
    /// The words.
    let words: [Token]
    /// How many of them say only that.
    let turning: Int
    /// Whether it shows that they stand apart: behind a sign, or since they say “no”. “I mean” may be part of a text.
    let isApart: Bool
    /// Whether they drop what was said.
    let isDropping: Bool
    /// What they can put in its place.
    let readings: [RepairWords]
  }

  /// What the words from a place on turn back to, and how.
  func turningBack(_ tokens: [Token], from start: Int, _ utterance: String) -> TurningBack {
    let words = Array(tokens[start...])
    let language = spoken.language
    let isSign = isSign(before: start, in: tokens, utterance)
    // “Oh No” is part of a title, where “I” is written so anywhere.
    let isName = !isSign && !startsLowercase(words, utterance) && !language.subjects.contains(words[0])
    let turning = isName || isLed(start, tokens) ? 0 : language.turning(words)
    let saysNo = words.prefix(turning).contains { language.isYes([$0]) == false }
    let isApart = isSign || saysNo
    var readings = [RepairWords.Kind.change, .aside, .refusal].flatMap { language.repairs($0, in: words) }
    if turning > 0, turning < words.count { readings.append(RepairWords(kind: .change, new: turning..<words.count)) }
    // “I mean it” puts nothing in the place of something.
    readings.removeAll { reading in language.pronouns.contains(words[reading.new].map(\.text)) }
    let drops = readings.contains { reading in
      refuses(reading, words, utterance) && language.builtIns(Array(words[reading.new])).contains(.cancel)
    }
    let isDropping =
      language.areDropping(words) || isApart && (drops || language.builtIns(words).contains(.cancel))
      || isTurnAlone(words, turning, at: start, tokens, utterance, saysNo: saysNo)
    return TurningBack(words: words, turning: turning, isApart: isApart, isDropping: isDropping, readings: readings)
  }

  /// Whether words behind a mere sign are a command about something else than the one before it: 「パンは買った、病院は土曜にして」 mends nothing.
  func beginsOther(_ turn: TurningBack, than command: Match, _ utterance: String, _ situation: Situation) -> Bool {
    guard turn.turning == 0, !turn.isDropping else { return false }
    let result = spoken.matcher.match(turn.words, of: utterance, in: situation.exactly)
    guard CommandSplitter.isKnown(result), let other = result.matches.first, other.how == .exact,
      other.cost.wildcards == 0
    else { return false }
    return !names(other).isSubset(of: names(command))
  }

  /// The ids of all things that a command names.
  private func names(_ command: Match) -> Set<String> {
    Set(
      command.slots.flatMap { slot in
        if case .names(let entries) = slot.value { entries.map(\.id) } else { [String]() }
      })
  }

  /// Whether a word before a place leads to what stands there: “what I mean” turns back to nothing, and “call him I mean her” does.
  func isLed(_ start: Int, _ tokens: [Token]) -> Bool {
    let (language, word) = (spoken.language, tokens[start - 1].text)
    return language.questionWords.contains(word)
      || language.stopWords.contains(word) && !language.pronouns.contains([word])
  }

  /// Whether words at the end of a sentence say only that it turns back, as a “no” does behind a comma. A colon stands before what is to be
  /// said, and a word that says other things too needs a sign: “add homework correction”.
  private func isTurnAlone(
    _ words: [Token], _ turning: Int, at start: Int, _ tokens: [Token], _ utterance: String, saysNo: Bool
  ) -> Bool {
    let gap = UtteranceText(utterance).slice(tokens[start - 1].range.upperBound..<words[0].range.lowerBound)
    let isBehindComma = isSign(before: start, in: tokens, utterance) && !gap.contains(where: { ":：".contains($0) })
    if turning == words.count { return saysNo || isBehindComma }
    // “Say yes, no” has no no of its own.
    return words.count == 1 && isBehindComma && spoken.language.isYes(words) == false
      && startsLowercase(words, utterance) && spoken.language.isYes([tokens[start - 1]]) == nil
  }

  /// Whether a reading refuses what was said with a “no” between two signs, written as within a sentence: “No” may be part of a name.
  func refuses(_ reading: RepairWords, _ words: [Token], _ utterance: String) -> Bool {
    reading.kind == .refusal && isSign(before: reading.new.lowerBound, in: words, utterance)
      && startsLowercase(words, utterance)
  }

  private func startsLowercase(_ words: [Token], _ utterance: String) -> Bool {
    UtteranceText(utterance).words(words.prefix(1)).first?.isUppercase == false
  }

  /// Takes a whole command with words behind it that say only that it is meant, “add rice I mean”, for that command, and no change of what was
  /// done before; `false` for other words. In “tell her what I mean” they say no such thing.
  func takeCommandMeant(_ tokens: [Token], in situation: Situation, _ heard: inout Heard) -> Bool {
    for words in spoken.language.repairs(.change, in: tokens) {
      guard words.new.lowerBound == 0, words.new.upperBound < tokens.count,
        case let result = spoken.matcher.match(Array(tokens[words.new]), of: heard.utterance, in: situation.exactly),
        CommandSplitter.isKnown(result), let best = result.matches.first, best.how == .exact
      else { continue }
      if isLed(words.new.upperBound, tokens) { return true }
      (heard.commands, heard.others, heard.suggestion) = ([binder.command(best)], [], nil)
      (heard.isExactCommand, heard.isPlainCommand) = (true, true)
      return true
    }
    return false
  }
}
