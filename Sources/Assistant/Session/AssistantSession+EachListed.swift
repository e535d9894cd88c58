import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A list of things where a phrase takes one text, of an intent of which others take several: “add milk, eggs and bread”.
extension AssistantSession {
  /// The fewest things of a list, and the most words of one.
  private static var leastListed: Int { 3 }
  private static var mostWordsListed: Int { 4 }

  /// The most characters of one thing where words are not divided.
  private static var mostCharactersListed: Int { 6 }

  /// Takes a command that is nothing else for each thing of a list that was said for its text.
  func takeListed(_ result: MatchResult, _ heard: inout Heard) {
    guard heard.commands.count == 1, heard.others.isEmpty, heard.answers.isEmpty, heard.repair == nil, rest.isEmpty,
      heard.isPlainCommand, !heard.isGuess, let commands = forEachListed(result, heard.utterance),
      commands[0].intent == heard.commands[0].intent, commands[0].bindings.count == heard.commands[0].bindings.count
    else { return }
    (heard.commands, heard.others) = ([commands[0]], Array(commands.dropFirst()))
    ofSeveral.isList = true
    (rest, restWaitsFor) = (heard.others.map { part($0, besides: commands[0]) }, nil)
  }

  /// The command once for each thing of a list that was said for its text; `nil` where the text is one: “add dinner with Ann, Tom and Bob”.
  private func forEachListed(_ result: MatchResult, _ utterance: String) -> [Command]? {
    guard result.decision == .match, !result.isGuess, let best = result.matches.first, best.how == .exact,
      best.unknownName == nil, case let texts = best.slots.filter({ $0.cost.wildcards > 0 }), texts.count == 1,
      case .text(let text) = texts[0].value, case let tokens = spoken.language.tokens(text),
      QuotedText.quotations(in: utterance).isEmpty, let items = listed(tokens, UtteranceText(text)),
      spoken.matcher.takesSeveral(texts[0].name, of: best.intent),
      let parameter = assistant.intent(named: best.intent)?.parameter(named: texts[0].name)
    else { return nil }
    let (command, words) = (binder.command(best), UtteranceText(text))
    // “Essay and slides, both due Friday” are two.
    let last = items.last.flatMap { spoken.language.pick(Array(tokens[$0])) }
    let saysAll = last?.isAll == true || last == .both
    return (saysAll ? items.dropLast() : items[...]).map { item in
      let text = words.words(Array(tokens[item]))
      return command.saying(SlotBinding(parameter: parameter.name, text: text, meaning: .value(.text(text))))
    }
  }

  /// The answer with the first thing of a list that was said where one text is asked for, if the intent takes others as well; the same is done
  /// afterwards with the others.
  func listedTexts(_ tokens: [Token], _ said: String, to prompt: Prompt, at moment: DialogMoment) -> Answer? {
    guard let parameter = moment.parameter, parameter.kind == .text,
      spoken.matcher.takesSeveral(parameter.name, of: prompt.intent), QuotedText.quotations(in: said).isEmpty,
      case let text = UtteranceText(said), let items = listed(tokens, text)
    else { return nil }
    ofSeveral.isList = true
    return taking(items.map { .text(text.words(Array(tokens[$0]))) }, for: parameter, of: prompt, at: moment)
  }

  /// The things of a list with commas, each by its words; `nil` for other words.
  func listed(_ tokens: [Token], _ text: UtteranceText) -> [Range<Int>]? {
    guard let (divided, hasJoint) = divided(tokens, text) else { return nil }
    // “Bread, butter, oh and jam” are three.
    let items = divided.filter { $0.isEmpty || !$0.allSatisfy { spoken.language.fillers.contains([tokens[$0].text]) } }
    let words = items.map { Array(tokens[$0]) }
    guard items.count >= Self.leastListed, words.allSatisfy({ isListed($0) }) else { return nil }
    let deeds = words.count { spoken.matcher.deed(of: $0) != (0, 0) }
    guard deeds < items.count else { return items }
    return deeds == 0 && areThings(words, hasJoint: hasJoint, text) ? items : nil
  }

  /// What commas divide, or an “and” alone where they need not, and whether an “and” does before the last; `nil` where another sign stands between two
  /// words: “the list: milk, …”.
  func divided(
    _ tokens: [Token], _ text: UtteranceText, byCommas: Bool = true
  ) -> (items: [Range<Int>], hasJoint: Bool)? {
    let isUndivided = byCommas && tokens.contains(where: \.isCharacter)
    var items: [Range<Int>] = []
    var (start, place, hasComma, hasJoint) = (0, 1, false, false)
    while place < tokens.count {
      let gap = text.slice(tokens[place - 1].range.upperBound..<tokens[place].range.lowerBound)
      let isComma = gap.unicodeScalars.contains { [",", "，", "、", "،", ";", "；"].contains($0) }
      // “Dr. Miller” and 「レオナルド・ダ・ヴィンチ」 are no two things.
      if !isComma, gap.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) { return nil }
      let joint = isUndivided ? 0 : spoken.language.conjunctionLength(at: place, of: tokens) ?? 0
      guard isComma || joint > 0 else {
        place += 1
        continue
      }
      (hasComma, hasJoint) = (hasComma || isComma, joint > 0)
      items.append(start..<place)
      (start, place) = (place + joint, place + joint + 1)
    }
    return (hasComma || hasJoint && !byCommas) && start < tokens.count
      ? (items + [start..<tokens.count], hasJoint) : nil
  }

  /// Whether words that say what is to be done at most by all of them are things of their own: the first is a single word, the last has none behind it that
  /// may belong to all, and without an “and” all are single words that are no names.
  private func areThings(_ items: [[Token]], hasJoint: Bool, _ text: UtteranceText) -> Bool {
    let language = spoken.language
    let counts = items.map { Self.words(in: $0.filter { !language.articles.contains($0) }) }
    let (first, last) = (items[0], items[items.count - 1])
    let isApart = counts[counts.count - 1] == 1 || isCounted(last) || language.articles.contains(last[0])
    guard counts[0] == 1, isApart || counts.dropLast().contains(where: { $0 > 1 }) else { return false }
    guard !first.contains(where: \.isCharacter) else { return true }
    let others = items.dropFirst().compactMap(\.first).map { text.slice($0.range) }
    let areNames = others.allSatisfy { $0.first?.isUppercase == true }
    let writesNounsSmall = spoken.voice.string("style.nouns") != "capitalised"
    return !(areNames && writesNounsSmall) && (hasJoint || counts.allSatisfy { $0 == 1 })
  }

  /// Whether a number begins the words: “two lemons”.
  private func isCounted(_ words: [Token]) -> Bool { !spoken.language.number.spans(in: words, at: 0).isEmpty }

  /// Whether words can be one thing of a list: neither a number, a day or an hour alone nor something with one at its end, nothing negated and nothing
  /// that begins as what belongs to others: “with Bob”.
  func isListed(_ words: [Token]) -> Bool {
    let language = spoken.language
    guard let first = words.first, let last = words.last,
      (1...Self.mostWordsListed).contains(Self.words(in: words)), !words.contains(where: language.negations.contains),
      !language.fillers.contains([first.text]), !language.questionWords.contains(first),
      language.articles.contains(first) || !language.stopWords.contains(first) || isCounted(words),
      !language.stopWords.contains(last), language.number.spans(in: [last], at: 0).isEmpty,
      !language.dates(now: assistant.environment.now(), calendar: calendar).spans(in: words, at: 0)
        .contains(where: { $0.end == words.count })
    else { return false }
    guard words.contains(where: \.isCharacter) else { return true }
    return words.count <= Self.mostCharactersListed
      && !words.dropFirst().dropLast().contains { language.stopWords.contains($0) }
  }

  /// How many words tokens are that may be single characters of one.
  private static func words(in tokens: [Token]) -> Int {
    tokens.indices.count { $0 == 0 || tokens[$0 - 1].range.upperBound < tokens[$0].range.lowerBound }
  }
}
