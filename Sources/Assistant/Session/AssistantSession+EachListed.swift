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

  /// Takes a command that is nothing else for each thing of a list that was said for its text.
  func takeListed(_ result: MatchResult, _ heard: inout Heard) {
    guard heard.commands.count == 1, heard.others.isEmpty, heard.answers.isEmpty, heard.repair == nil, rest.isEmpty,
      heard.isPlainCommand, !heard.isGuess, let commands = forEachListed(result, heard.utterance),
      commands[0].intent == heard.commands[0].intent, commands[0].bindings.count == heard.commands[0].bindings.count
    else { return }
    (heard.commands, heard.others) = ([commands[0]], Array(commands.dropFirst()))
    (rest, restWaitsFor) = (heard.others.map { part($0, besides: commands[0]) }, nil)
  }

  /// The command once for each thing of a list that was said for its text; `nil` where the text is one: “add dinner with Ann, Tom and Bob”.
  private func forEachListed(_ result: MatchResult, _ utterance: String) -> [Command]? {
    guard result.decision == .match, !result.isGuess, let best = result.matches.first, best.how == .exact,
      best.unknownName == nil, case let texts = best.slots.filter({ $0.cost.wildcards > 0 }), texts.count == 1,
      case .text(let text) = texts[0].value, case let tokens = spoken.language.tokens(text),
      QuotedText.quotations(in: utterance).isEmpty,
      let items = listed(tokens), spoken.matcher.takesSeveral(texts[0].name, of: best.intent),
      let parameter = assistant.intent(named: best.intent)?.parameter(named: texts[0].name)
    else { return nil }
    let (command, words) = (binder.command(best), UtteranceText(text))
    return items.map { item in
      let text = words.words(Array(tokens[item]))
      return command.saying(
        SlotBinding(parameter: parameter.name, text: text, meaning: .value(.text(text))))
    }
  }

  /// The things of a list with a comma in it, each by its words: the first is one word, as “milk” is, or each says what is to be done; `nil` for other
  /// words.
  private func listed(_ tokens: [Token]) -> [Range<Int>]? {
    var items: [Range<Int>] = []
    var (start, hasMark, place) = (0, false, 1)
    while place < tokens.count {
      let isMarked = RepeatedRecognizer.hasMark(before: place, in: tokens)
      let joint = spoken.language.conjunctionLength(at: place, of: tokens) ?? 0
      guard isMarked || joint > 0 else {
        place += 1
        continue
      }
      hasMark = hasMark || isMarked
      items.append(start..<place)
      start = place + joint
      place = start + 1
    }
    items.append(start..<tokens.count)
    // “Bread, butter, oh and jam” are three.
    items.removeAll { !$0.isEmpty && $0.allSatisfy { spoken.language.fillers.contains([tokens[$0].text]) } }
    guard hasMark, items.count >= Self.leastListed, items.allSatisfy({ isItem(Array(tokens[$0])) }) else { return nil }
    let deeds = items.count { spoken.matcher.deed(of: Array(tokens[$0])) != (0, 0) }
    let first = tokens[items[0]].filter { !spoken.language.stopWords.contains($0) }
    return deeds == items.count || deeds == 0 && Self.words(in: first) == 1 ? items : nil
  }

  /// Whether words can be one thing of a list: no number alone, nothing negated, and not too many.
  private func isItem(_ words: [Token]) -> Bool {
    let language = spoken.language
    return (1...Self.mostWordsListed).contains(Self.words(in: words))
      && !words.contains(where: language.negations.contains)
      && !words.allSatisfy(language.stopWords.contains) && !language.fillers.contains([words[0].text])
      && !language.number.spans(in: words, at: 0).contains { $0.end == words.count }
  }

  /// How many words tokens are that may be single characters of one.
  private static func words(in tokens: [Token]) -> Int {
    tokens.indices.count { $0 == 0 || tokens[$0 - 1].range.upperBound < tokens[$0].range.lowerBound }
  }
}
