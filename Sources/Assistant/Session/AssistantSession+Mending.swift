import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What a person takes back in the same breath: “add pay rent tomorrow, actually Friday”, “undo that and add bread”.
extension AssistantSession {
  /// The most words of what drops the open question before a command.
  static var mostDropping: Int { 8 }
  /// The most words of a sentence that mends itself, and the most places at which it may: of what is longer each would be read anew.
  private static var longestMended: Int { 64 }
  private static var mostTurns: Int { 8 }

  /// What words mean that take back what was done, or drop what nobody asks about, and go on to a command: “undo that and add bread”; `nil`
  /// if they do not. The command is done afterwards.
  func takenBack(
    _ tokens: [Token], _ whole: MatchResult, at moment: DialogMoment, in situation: Situation, _ utterance: String
  ) -> Heard? {
    let isCommand = CommandSplitter.isKnown(whole) && whole.matches.first?.cost.wildcards == 0
    let language = spoken.language
    guard moment.prompt == nil, !isCommand,
      tokens.indices.dropFirst().contains(where: { place in
        language.jointLength(at: place, of: tokens) > 0
          || language.isSign(before: place..<tokens.count, of: tokens, in: utterance)
      })
    else { return nil }
    let (decision, others) = spoken.language.decisionAhead(in: tokens)
    let first = decision == false ? tokens.count - others.count : 0
    for end in (first + 1)..<max(first + 1, min(first + Self.mostDropping + 1, tokens.count)) {
      let start = end + spoken.language.jointLength(at: end, of: tokens)
      guard start < tokens.count,
        start > end || spoken.language.isSign(before: end..<tokens.count, of: tokens, in: utterance),
        let word = spoken.language.builtIns(Array(tokens[first..<end])).first(where: \.mayGoAhead),
        case let words = Array(tokens[start...]),
        case let result = spoken.matcher.match(words, of: utterance, in: situation.exactly),
        let best = result.matches.first, best.how == .exact,
        // What is taken back may be what the command names.
        CommandSplitter.isKnown(result) || best.unknownName != nil
      else { continue }
      if word == .cancel { return heard(utterance, result, []) }
      rest.insert(CommandPart(text: UtteranceText(utterance).words(words), isDifference: false), at: 0)
      restWaitsFor = nil
      return Heard(utterance: utterance, builtIn: word)
    }
    return nil
  }

  /// The command that words are with what they change of it themselves, or take back: “add pay rent tomorrow, actually Friday”, “add milk,
  /// scratch that”; `nil` if they do neither.
  func mended(
    _ tokens: [Token], _ whole: MatchResult, in situation: Situation, _ reader: AnswerReader, _ heard: Heard
  ) -> Heard? {
    let isAnswer = heard.answers.first.map { $0.isFree || $0.isExact } ?? false
    guard (3...Self.longestMended).contains(tokens.count), !isAnswer else { return nil }
    let quotations = QuotedText.quotations(in: heard.utterance)
    let turns = tokens.indices.dropFirst().lazy.filter { [spoken] start in
      let isTurn =
        spoken.language.mayTurnBack(at: tokens[start])
        || spoken.language.isSign(before: start..<tokens.count, of: tokens, in: heard.utterance)
      return isTurn && !quotations.contains { $0.contains(tokens[start].range.lowerBound) }
    }
    for start in turns.prefix(Self.mostTurns) {
      let mended = mended(tokens, from: start, whole, in: situation, reader, heard.utterance)
      if let mended = mended ?? mendedBeforeEnd(tokens, from: start, whole, in: situation, reader, heard.utterance) {
        return mended
      }
    }
    return nil
  }

  /// The same where the command ends behind what mends it: „füge Käse, nein, Quark hinzu“ is “add cheese, no, curd”. Its last words are read as if
  /// they stood where it is mended.
  private func mendedBeforeEnd(
    _ tokens: [Token], from start: Int, _ whole: MatchResult, in situation: Situation, _ reader: AnswerReader,
    _ utterance: String
  ) -> Heard? {
    guard let best = whole.matches.first, best.cost.wildcards > 0,
      let end = best.slots.compactMap(\.range?.upperBound).max(),
      case let closing = tokens.filter({ $0.range.lowerBound >= end }), !closing.isEmpty,
      start < tokens.count - closing.count
    else { return nil }
    let (text, place) = (UtteranceText(utterance), tokens[start - 1].range.upperBound)
    let last = tokens[tokens.count - closing.count - 1].range.upperBound
    let space = closing[0].range.lowerBound > last ? " " : ""
    let sentence = text.slice(0..<place) + space + text.words(closing) + text.slice(place..<last)
    let words = spoken.language.tokens(sentence)
    guard words.count == tokens.count else { return nil }
    let result = spoken.matcher.match(words, of: sentence, in: situation)
    var heard = mended(words, from: start + closing.count, result, in: situation, reader, sentence)
    heard?.utterance = utterance
    return heard
  }

  private func mended(
    _ tokens: [Token], from start: Int, _ whole: MatchResult, in situation: Situation, _ reader: AnswerReader,
    _ utterance: String
  ) -> Heard? {
    let turn = turningBack(tokens, from: start, utterance)
    let (words, isApart) = (turn.words, turn.isApart)
    let isKnown = CommandSplitter.isKnown(whole)
    let takesText = whole.matches.first.map { $0.cost.wildcards > 0 } ?? false
    // “No es urgente” is a priority, and no “no”.
    let rest = words[0].range.lowerBound..<words[words.count - 1].range.upperBound
    let isValue = whole.matches.first?.slots.contains { $0.range == rest && $0.cost.wildcards == 0 } ?? false
    guard !isKnown || !isValue, turn.isDropping && (takesText || !isKnown) || !turn.readings.isEmpty,
      let best = command(before: start, of: tokens, utterance, situation),
      !beginsOther(turn, than: best, utterance, situation)
    else { return nil }
    let areSeveral = areSeveral(Array(tokens[..<start]), best, utterance, in: situation)
    // Who says “complete milk, I mean bread and jam” does not mean all three.
    if isApart, best.cost.wildcards == 0 || best.unknownName != nil, areSeveral || meansSeveral(turn) {
      return Heard(utterance: utterance)
    }
    guard !areSeveral, let intent = assistant.intent(named: best.intent), case let said = binder.commands(best),
      let command = said.first, said.count == 1, !command.bindings.isEmpty || turn.isDropping && isApart
    else { return nil }
    if turn.isDropping, takesText || !isKnown {
      var withdrawn = Heard(utterance: utterance)
      withdrawn.isWithdrawn = true
      return withdrawn
    }
    var heard = Heard(utterance: utterance, commands: [command], isExactCommand: true)
    heard.isPlainCommand = true
    if let asked = askedAnew(best, before: start, of: tokens, turn.readings, utterance, in: situation) {
      heard.commands = [asked]
      return heard
    }
    let mending = replies.reader(of: command.subject(of: intent), reader)
    if let repair = mending.read(words, of: utterance, guessing: .never),
      command.isChanged(by: repair, of: intent, takesMore: isApart, takesNames: isApart || !isKnown)
    {
      heard.commands = [repair.changes.reduce(command) { $0.saying($1) }]
      return heard
    }
    guard takesText || !isKnown else { return nil }
    if let other = commandInstead(turn, utterance, in: situation) { return other }
    guard let meant = restated(turn, tokens, utterance, command, best, mending, situation) else { return nil }
    (heard.commands, heard.isGuess, heard.guessed) = ([meant], true, besides(meant))
    return heard
  }

  /// Whether words before others that turn back are several commands, or one for several things, of which only the last is mended.
  private func areSeveral(_ words: [Token], _ match: Match, _ utterance: String, in situation: Situation) -> Bool {
    let language = spoken.language
    guard words.indices.dropFirst().contains(where: { language.jointLength(at: $0, of: words) > 0 }) else {
      return false
    }
    let isList = Set(match.slots.map(\.name)).count < match.slots.count
    return isList
      || split(words, utterance, MatchResult(of: match, isGuess: false), situation, reader(in: situation)) != nil
  }

  /// Whether words plainly say that several things are meant in the place of others.
  private func meansSeveral(_ turn: TurningBack) -> Bool {
    turn.readings.contains { reading in
      let new = Array(turn.words[reading.new])
      return reading.kind == .change && reading.new.lowerBound > 0
        && new.indices.dropFirst().contains { spoken.language.jointLength(at: $0, of: new) > 0 }
    }
  }

  /// A command behind a “no” or the like, which is meant instead of the one before it: “add milk, no, list my tasks”, “no wait add bread”.
  private func commandInstead(_ turn: TurningBack, _ utterance: String, in situation: Situation) -> Heard? {
    for reading in turn.readings
    where refuses(reading, turn.words, utterance) || turn.turning > 0 && reading.new.lowerBound == turn.turning {
      let words = Array(turn.words[reading.new])
      let result = spoken.matcher.match(words, of: utterance, in: situation.exactly)
      if CommandSplitter.isKnown(result), result.matches.first?.how == .exact { return heard(utterance, result, []) }
    }
    return nil
  }

  /// The command that the words before a place are exactly, perhaps with an “oh” behind them.
  private func command(before end: Int, of tokens: [Token], _ utterance: String, _ situation: Situation) -> Match? {
    let said = Array(tokens[..<end])
    let isNothing = { (word: Token) in self.spoken.language.fillers.contains([word.text]) }
    let bare = Array(said.reversed().drop(while: isNothing).reversed())
    for words in bare.count < said.count ? [bare, said] : [said] where !words.isEmpty {
      let result = spoken.matcher.match(words, of: utterance, in: situation.exactly)
      guard let best = result.matches.first, best.how == .exact else { continue }
      if CommandSplitter.isKnown(result) || best.unknownName != nil { return best }
    }
    return nil
  }

  /// The command with other words for its text, and what they say besides, where they begin as it does or are plainly said to be meant: “call
  /// dad, no, call granny”.
  private func restated(
    _ turn: TurningBack, _ tokens: [Token], _ utterance: String, _ command: Command, _ match: Match,
    _ mending: RepairReader,
    _ situation: Situation
  ) -> Command? {
    let texts = command.bindings.filter { binding in
      switch binding.meaning {
      case .value(.text), .unknown: true
      default: false
      }
    }
    guard texts.count == 1, let text = texts.first?.text, case let old = spoken.language.tokens(text),
      let first = old.first
    else { return nil }
    for reading in turn.readings.sorted(by: { $0.new.count < $1.new.count }) {
      let new = Array(turn.words[reading.new])
      let said = (new, UtteranceText(utterance).words(new))
      let fits =
        mending.renumbered(said) != nil
        || (turn.isApart
          ? isMeant(reading, of: turn, utterance)
          : reading.new.lowerBound == turn.turning && takePlace(said, of: old, mending))
      guard fits || new.count > 1 && new[0].text == first.text else { continue }
      if let more = saidBesides(new, of: match, turn, tokens, utterance, situation),
        let text = mending.guess((spoken.language.tokens(more.text), more.text))
      {
        return more.bindings.reduce(command) { $0.saying($1) }.saying(text)
      }
      if let text = mending.guess(said) { return command.saying(text) }
    }
    return nil
  }

  /// Whether words that stand apart plainly say what is meant, and point at nothing.
  private func isMeant(_ reading: RepairWords, of turn: TurningBack, _ utterance: String) -> Bool {
    let new = Array(turn.words[reading.new])
    if refuses(reading, turn.words, utterance), !spoken.language.nameNothing(new) { return true }
    let isPointed = spoken.language.pronouns.contains(where: Array(turn.words[..<reading.new.lowerBound]).hold)
    return reading.kind == .change && (reading.new.lowerBound == turn.turning || !isPointed)
  }

  /// Whether words behind others that may be part of the text can stand in the place of some of it: what begins with a small word of the text,
  /// the object of its verb, or as many words. “The book I meant to read” is one text.
  private func takePlace(_ said: RepairReader.Words, of old: [Token], _ mending: RepairReader) -> Bool {
    let (language, new) = (spoken.language, said.tokens)
    guard let first = new.first, !language.stopWords.contains(first) || language.articles.contains(first)
    else { return new.count > 1 && old.contains { $0.text == new[0].text } }
    return new.count == old.count || mending.replacesObject(said)
  }

  /// What other words for the text of a command are if they say more, as between its own first and last words: the text, and the rest of “oat milk
  /// tomorrow”; `nil` if they are nothing but a text.
  private func saidBesides(
    _ new: [Token], of command: Match, _ turn: TurningBack, _ tokens: [Token], _ utterance: String,
    _ situation: Situation
  ) -> (text: String, bindings: [SlotBinding])? {
    guard let place = command.slots.first(where: { $0.cost.wildcards > 0 })?.range,
      case let head = tokens.filter({ $0.range.upperBound <= place.lowerBound }), !head.isEmpty,
      let end = command.slots.compactMap(\.range?.upperBound).max(),
      case let tail = tokens.filter({
        $0.range.lowerBound >= end && $0.range.upperBound <= turn.words[0].range.lowerBound
      }),
      case let sentence = [head, new, tail].map({ UtteranceText(utterance).words($0) }).filter({ !$0.isEmpty }),
      let again = spoken.matcher.match(sentence.joined(separator: " "), in: situation.exactly).matches.first,
      again.how == .exact, again.intent == command.intent,
      case let said = binder.commands(again), said.count == 1, let bindings = said.first?.bindings,
      let text = bindings.firstIndex(where: { if case .value(.text) = $0.meaning { true } else { false } }),
      let words = bindings[text].text, bindings.count > 1
    else { return nil }
    return (words, bindings.enumerated().filter { $0.offset != text }.map(\.element))
  }

  /// Whether a sign stands before a word and divides it from those before.
  func isSign(before place: Int, in words: [Token], _ utterance: String) -> Bool {
    spoken.language.isSign(before: place..<words.count, of: words, in: utterance)
  }
}

extension Command {
  /// What it is about, before anything of it is done.
  func subject(of intent: IntentDescriptor) -> RepairSubject {
    var activity = Activity(intent: self.intent, bindings: bindings)
    for binding in bindings {
      if case .value(let value) = binding.meaning { activity.values[binding.parameter] = value }
    }
    return RepairSubject(intent: intent, activity: activity)
  }

  /// Whether a change is one of what was said in it, and no guess: of a name only where it can be no part of a text, and of what was not said
  /// only where it stands apart.
  fileprivate func isChanged(
    by repair: Repair, of intent: IntentDescriptor, takesMore: Bool, takesNames: Bool
  ) -> Bool {
    !repair.changes.isEmpty && repair.isSure
      && repair.changes.allSatisfy { change in
        guard let kind = intent.parameter(named: change.parameter)?.kind.element, kind != .text else { return false }
        let isSaid = bindings.contains { $0.parameter == change.parameter && $0.text != nil }
        if case .entity = kind { return isSaid && takesNames }
        return isSaid || takesMore
      }
  }
}

extension BuiltIn {
  /// Whether a command can follow it in the same sentence.
  fileprivate var mayGoAhead: Bool {
    switch self {
    case .undo, .redo, .restore, .cancel: true
    default: false
    }
  }
}
