import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// Several sentences that were said in one go.
extension AssistantSession {
  /// The most sentences that are taken apart.
  private static let mostSentences = 10

  /// What several sentences mean of which the first answers the open question and each other is a command by itself; these are done
  /// afterwards.
  func answerAndCommands(_ utterance: Utterance) async -> Understood? {
    guard promptNow != nil, let sentences = sentences(of: utterance) else { return nil }
    var answer = utterance
    answer.text = sentences[0]
    let before = (rest, restWaitsFor, notices)
    let understood = await understand(.utterance(answer))
    guard Self.sense(of: understood) == .exact, await areCommands(sentences.dropFirst(), of: utterance) else {
      (rest, restWaitsFor, notices) = before
      return nil
    }
    (rest, restWaitsFor) = (
      sentences.dropFirst().map { CommandPart(text: $0, isDifference: false, isApart: true) }, nil
    )
    return understood
  }

  /// The sentences of an utterance that may mean something each by itself; `nil` if there are not several, or a question is open that they
  /// may answer.
  func sentencesApart(of utterance: Utterance, _ understood: Understood) -> [String]? {
    guard let sentences = sentences(of: utterance), mayBeApart(understood) else { return nil }
    return sentences
  }

  /// What several sentences mean that a recogniser heard, where they make no sense together, or only because free text runs on from one
  /// into the next: the first that is a command, and afterwards all others that are one as they stand; the rest is said to be left out.
  func apart(_ sentences: [String], _ utterance: Utterance, _ understood: Understood) async -> Understood? {
    let areSentences = utterance.isRecognised || Self.beginAnew(sentences.dropFirst(), of: utterance)
    guard areSentences || areEnded(sentences, of: utterance) else { return nil }
    let runsOn = (understood.matched?.matches.first?.slots ?? []).contains { slot in
      slot.cost.wildcards > 0 && spoken.language.sentences(slot.text ?? "").count > 1
    }
    guard runsOn && !isMended(understood) || Self.sense(of: understood) == .nothing else { return nil }
    return await understand(sentences, of: utterance, isCertain: areSentences)
  }

  /// What a command means with what is said besides to explain it, without a full stop between: “cancel practice, it's raining”, “I'm too tired, move
  /// gym to tomorrow”, “move it because I'm late”. It is asked about, since it may be taken back as well (“I'm kidding”); what is no command is said to be
  /// left out. `nil` where the whole makes sense, or where not one of two parts is a command exactly.
  func withReason(_ utterance: Utterance, _ understood: Understood) async -> Understood? {
    // What is several commands is so with one that asks.
    guard Self.sense(of: understood) >= .doubtful, rest.isEmpty, mayBeApart(understood),
      QuotedText.quotations(in: utterance.text).isEmpty,
      case let tokens = spoken.language.tokens(utterance.text), tokens.count <= Self.mostWordsWithReason
    else { return nil }
    let text = UtteranceText(utterance.text)
    for (place, isBehind) in placesOfReasons(in: tokens, utterance.text) {
      let sentences = [text.words(tokens[..<place]), text.words(tokens[place...])]
      let commands = [await known(sentences[0], utterance), await known(sentences[1], utterance)]
      guard commands.count(where: { $0 != nil }) == 1, (commands[0] != nil) == isBehind,
        // “I need milk and bread, add them” is about these.
        isBehind || commands[1]?.cost.wildcards == 0
      else { continue }
      var meant = await understand(sentences, of: utterance, isCertain: true)
      if case .heard(var heard)? = meant?.event {
        heard.isGuess = true
        meant?.event = .heard(heard)
      }
      return meant
    }
    return nil
  }

  /// Where a sentence may fall apart into a command and what explains it, and whether that is behind the place: behind a comma, or before a
  /// “because”.
  private func placesOfReasons(in tokens: [Token], _ text: String) -> [(place: Int, isBehind: Bool)] {
    let language = spoken.language
    return tokens.indices.dropFirst().flatMap { place -> [(Int, Bool)] in
      let (before, behind) = (Array(tokens[..<place]), Array(tokens[place...]))
      let isSign = language.isSign(before: place..<tokens.count, of: tokens, in: text)
      let isBehind = isSign && language.beginsStatement(behind) || language.beginsReason(behind)
      // “I forgot milk, add it” is about the milk.
      let isAhead = isSign && language.beginsStatement(before) && !language.pronouns.contains(where: behind.hold)
      return (isBehind && onlyExplains(behind, text) ? [(place, true)] : [])
        + (isAhead && onlyExplains(before, text) ? [(place, false)] : [])
    }
  }

  /// Whether what somebody says besides a command gives it nothing: no day, hour or number, no “not”, nothing that corrects it or that has to be
  /// done, and no answer.
  private func onlyExplains(_ words: [Token], _ text: String) -> Bool {
    let language = spoken.language
    let dates = language.dates(now: assistant.environment.now(), calendar: calendar)
    let saysMore = words.indices.contains { place in
      let rest = Array(words[place...])
      return !dates.spans(in: words, at: place).isEmpty
        || !language.articles.contains(words[place]) && !language.number.spans(in: words, at: place).isEmpty
        || language.turning(rest) > 0 || !language.repairs(.change, in: rest).isEmpty
        || place > 0 && language.isSign(before: place..<words.count, of: words, in: text)
    }
    let denies = words.contains(where: language.negations.contains)
    return !saysMore && !denies && language.dutyAhead(of: words) == nil && language.isYes(words) == nil
  }

  /// The most words of a command with what explains it.
  private static let mostWordsWithReason = 32

  /// What sentences mean one after the other; `nil` if none is a command.
  private func understand(_ sentences: [String], of utterance: Utterance, isCertain: Bool) async -> Understood? {
    let parts = await parts(of: sentences, utterance, isCertain: isCertain)
    guard let place = parts.firstIndex(where: { $0.isLeftOut != true }) else { return nil }
    var said = utterance
    said.text = parts[place].text
    (rest, restWaitsFor) = ([], nil)
    tellLeftOut(Array(parts[..<place]))
    let apart = await understand(.utterance(said))
    rest += parts[(place + 1)...]
    return apart
  }

  /// Whether the words were taken for another command than the phrase that fits all of them: one that they mend themselves.
  private func isMended(_ understood: Understood) -> Bool {
    guard case .heard(let heard) = understood.event, heard.isExactCommand, heard.commands.count == 1 else {
      return false
    }
    let best = understood.matched?.matches.first
    return best?.unknownName != nil || heard.commands[0].intent != best?.intent
  }

  /// Whether no question is open that the words may answer.
  private func mayBeApart(_ understood: Understood) -> Bool {
    guard let prompt = promptNow else { return true }
    guard prompt.kind == .confirmation, case .heard(let heard) = understood.event else { return false }
    return heard.answers.isEmpty && heard.repair == nil
  }

  /// What is done of some sentences, one after the other.
  ///
  /// A yes behind a command was said before anything was asked, and says nothing; a no goes with what is said behind it, and a “never mind” with
  /// the command before it. Where it is not certain that they are sentences, what only goes on from the first is asked about.
  private func parts(of sentences: [String], _ utterance: Utterance, isCertain: Bool) async -> [CommandPart] {
    var parts: [CommandPart] = []
    var refused: String?
    for sentence in sentences {
      let bare = withoutJoint(sentence)
      let first = parts.first { $0.isLeftOut != true }
      let decision = parts.isEmpty ? nil : spoken.language.isYes(spoken.language.tokens(sentence))
      if decision == true { continue }
      if let last = parts.lastIndex(where: { $0.isLeftOut != true }), takesBack(bare) {
        parts[last].text += ", " + bare
      } else if decision == false {
        refused = sentence
      } else if let no = refused {
        parts.append(CommandPart(text: no + ", " + bare, isDifference: false, isApart: true))
        refused = nil
      } else if let command = await command(in: bare, of: utterance, isFirst: first == nil) {
        parts.append(CommandPart(text: command, isDifference: false, isApart: true))
      } else if !saysNothing(bare) {
        parts.append(await going(on: sentence, bare, from: first, utterance, isCertain: isCertain))
      }
    }
    if let no = refused { parts.append(CommandPart(text: no, isDifference: false, isApart: true)) }
    // A name that nobody knows is asked about, where there is no other command.
    if !parts.contains(where: { $0.isLeftOut != true }), let first = parts.first,
      await isUnknownName(first.text, of: utterance)
    {
      parts[0].isLeftOut = nil
    }
    return parts
  }

  /// Whether a sentence takes back what was said before it, and nothing else: “never mind”.
  private func takesBack(_ sentence: String) -> Bool {
    let words = spoken.language.tokens(sentence)
    return spoken.language.areDropping(words) || spoken.language.builtIns(words).contains(.cancel)
  }

  /// A sentence that is no command: the first command with its words in the place of that one's, where it begins with an “and” and says when,
  /// or what somebody has to do besides; else what is asked about, or left out.
  private func going(
    on sentence: String, _ bare: String, from first: CommandPart?, _ utterance: Utterance, isCertain: Bool
  ) async -> CommandPart {
    let goesOn = first != nil && bare != sentence
    let apart = CommandPart(
      text: goesOn ? sentence : bare, isDifference: false, isLeftOut: goesOn ? nil : true, isApart: true)
    let words = spoken.language.tokens(bare)
    guard let first, goesOn || !isCertain, !spoken.language.pronouns.contains(where: words.hold),
      let opening = await opening(of: first.text, utterance), case let whole = opening.words + " " + bare,
      let best = await known(whole, utterance), best.intent == opening.intent
    else { return apart }
    let isDated = best.slots.contains(where: \.value.isMoment)
    let isDuty = spoken.language.dutyAhead(of: spoken.language.tokens(first.text)) != nil
    guard isDated || isDuty || !isCertain else { return apart }
    return CommandPart(text: whole, isDifference: false, isGuess: isCertain && isDated ? nil : true, isApart: true)
  }

  /// The words of a command before those of which it takes values.
  private func opening(of sentence: String, _ utterance: Utterance) async -> (intent: String, words: String)? {
    guard let best = await known(sentence, utterance), best.cost.wildcards > 0,
      let start = best.slots.compactMap({ $0.range?.lowerBound }).min(), start > 0
    else { return nil }
    return (best.intent, String(String.UnicodeScalarView(sentence.unicodeScalars.prefix(start))).trimmed)
  }

  /// The command that a sentence is exactly.
  private func known(_ sentence: String, _ utterance: Utterance) async -> Match? {
    let tokens = spoken.language.tokens(sentence)
    let found = spoken.matcher.match(tokens, of: sentence, in: await situation(utterance, tokens).exactly)
    guard CommandSplitter.isKnown(found), let best = found.matches.first, best.how == .exact else { return nil }
    return best
  }

  /// Whether a sentence is a command but for a name that nobody knows.
  private func isUnknownName(_ sentence: String, of utterance: Utterance) async -> Bool {
    let tokens = spoken.language.tokens(sentence)
    let found = spoken.matcher.match(tokens, of: sentence, in: await situation(utterance, tokens).exactly)
    return found.matches.first.map { $0.how == .exact && $0.unknownName != nil } ?? false
  }

  /// Whether all sentences that were typed have some words and end as sentences do, and nothing is quoted.
  private func areEnded(_ sentences: [String], of utterance: Utterance) -> Bool {
    guard utterance.text.trimmed.unicodeScalars.last.map(Punctuation.endsStatement) == true else { return false }
    return sentences.allSatisfy { spoken.language.tokens($0).count > 1 }
      && QuotedText.quotations(in: utterance.text).isEmpty
  }

  /// Whether sentences that were typed begin as sentences do, with a capital, and nothing is quoted.
  private static func beginAnew(_ sentences: some Sequence<String>, of utterance: Utterance) -> Bool {
    sentences.allSatisfy { $0.first?.isUppercase == true } && QuotedText.quotations(in: utterance.text).isEmpty
  }

  /// A sentence without the “and” with which it begins, and what people say while they think before that.
  private func withoutJoint(_ sentence: String) -> String {
    let tokens = spoken.language.tokens(sentence)
    let start = tokens.firstIndex { !spoken.language.fillers.contains([$0.text]) } ?? 0
    let count = spoken.language.jointLength(at: start, of: tokens)
    guard count > 0, start + count < tokens.count else { return sentence }
    return String(String.UnicodeScalarView(sentence.unicodeScalars.dropFirst(tokens[start + count].range.lowerBound)))
  }

  /// The sentences of an utterance that is several, and not too many.
  private func sentences(of utterance: Utterance) -> [String]? {
    let places = spoken.language.sentences(utterance.text)
    // Mostly it is one.
    guard (2...Self.mostSentences).contains(places.count) else { return nil }
    let scalars = Array(utterance.text.unicodeScalars)
    return places.map { String(String.UnicodeScalarView(scalars[$0])) }
  }

  /// Whether a sentence is what people say to be polite or to think, or what recognisers hear where nobody speaks.
  private func saysNothing(_ sentence: String) -> Bool {
    isHeardInSilence(sentence) || spoken.language.fillers.contains(spoken.language.tokens(sentence).map(\.text))
  }

  /// The sentence as far as it is a command: as it stands, or without what people say while they think before it and behind it; `nil` if
  /// it is none. One behind the first is a command only if it is one exactly, and may speak of what that makes.
  private func command(in sentence: String, of utterance: Utterance, isFirst: Bool) async -> String? {
    if await areCommands([sentence], of: utterance, isFirst: isFirst) { return sentence }
    guard let words = spoken.language.withoutFillers(spoken.language.tokens(sentence)) else { return nil }
    let bare = UtteranceText(sentence).words(words)
    return await areCommands([bare], of: utterance, isFirst: isFirst) ? bare : nil
  }

  private func areCommands(
    _ sentences: some Sequence<String>, of utterance: Utterance, isFirst: Bool = true
  ) async -> Bool {
    for sentence in sentences {
      let tokens = spoken.language.tokens(sentence)
      var situation = await situation(utterance, tokens)
      if !isFirst {
        situation.vocabulary = references.named(in: situation.vocabulary, for: tokens, standIns: true)
      }
      let found = spoken.matcher.match(tokens, of: sentence, in: situation)
      guard CommandSplitter.isKnown(found), isFirst || found.matches.first?.how == .exact else { return false }
    }
    return true
  }
}
