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
      if let mended { return mended }
    }
    return nil
  }

  /// Words that turn back to what was said before them in the same sentence.
  private struct TurningBack {
    /// The words.
    let words: [Token]
    /// How many of them say only that.
    let turning: Int
    /// Whether it shows that they stand apart.
    let isApart: Bool
    /// Whether they drop what was said.
    let isDropping: Bool
    /// What they can put in its place.
    let readings: [RepairWords]
  }

  private func turningBack(_ tokens: [Token], from start: Int, _ utterance: String) -> TurningBack {
    let words = Array(tokens[start...])
    let language = spoken.language
    // “What I mean” turns back to nothing.
    let isLed =
      language.stopWords.contains(tokens[start - 1].text) || language.questionWords.contains(tokens[start - 1].text)
    let turning = isLed ? 0 : language.turning(words)
    let isApart = turning > 0 || isSign(before: start, in: tokens, utterance)
    var readings = [RepairWords.Kind.change, .aside, .refusal].flatMap { language.repairs($0, in: words) }
    if turning > 0, turning < words.count { readings.append(RepairWords(kind: .change, new: turning..<words.count)) }
    let drops = readings.contains { reading in
      refuses(reading, words, utterance) && language.builtIns(Array(words[reading.new])).contains(.cancel)
    }
    let isNo =
      turning == words.count
      || words.count == 1 && isApart && language.isYes(words) == false && startsLowercase(words, utterance)
    let isDropping =
      language.areDropping(words) || isNo || isApart && (drops || language.builtIns(words).contains(.cancel))
    return TurningBack(words: words, turning: turning, isApart: isApart, isDropping: isDropping, readings: readings)
  }

  /// Whether a reading refuses what was said with a “no” between two signs, written as within a sentence: “No” may be part of a name.
  private func refuses(_ reading: RepairWords, _ words: [Token], _ utterance: String) -> Bool {
    reading.kind == .refusal && isSign(before: reading.new.lowerBound, in: words, utterance)
      && startsLowercase(words, utterance)
  }

  private func startsLowercase(_ words: [Token], _ utterance: String) -> Bool {
    UtteranceText(utterance).words(words.prefix(1)).first?.isUppercase == false
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
      let intent = assistant.intent(named: best.intent), case let said = binder.commands(best),
      let command = said.first, said.count == 1, !command.bindings.isEmpty || turn.isDropping && isApart
    else { return nil }
    if turn.isDropping {
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

  /// A command behind a “no”, which is meant instead of the one before it: “add milk, no, list my tasks”.
  private func commandInstead(_ turn: TurningBack, _ utterance: String, in situation: Situation) -> Heard? {
    for reading in turn.readings where refuses(reading, turn.words, utterance) {
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
    guard texts.count == 1, let old = texts.first?.text.map(spoken.language.tokens)?.first else { return nil }
    for reading in turn.readings.sorted(by: { $0.new.count < $1.new.count }) {
      let new = Array(turn.words[reading.new])
      // “Make that” points at nothing that the text could be told of.
      let turned = reading.new.lowerBound == turn.turning
      let pointed =
        !turned && spoken.language.pronouns.contains(where: Array(turn.words[..<reading.new.lowerBound]).hold)
      let isRefusal = refuses(reading, turn.words, utterance) && !spoken.language.nameNothing(new)
      let isMeant = turn.isApart && (reading.kind == .change || isRefusal) && !pointed
      guard isMeant || new.count > 1 && new[0].text == old.text else { continue }
      if let more = saidBesides(new, of: match, tokens, utterance, situation),
        let text = mending.guess((spoken.language.tokens(more.text), more.text))
      {
        return more.bindings.reduce(command) { $0.saying($1) }.saying(text)
      }
      if let text = mending.guess((new, UtteranceText(utterance).words(new))) { return command.saying(text) }
    }
    return nil
  }

  /// What other words for the text of a command are if they say more, as behind its own first words: the text, and the rest of “oat milk
  /// tomorrow”; `nil` if they are nothing but a text.
  private func saidBesides(
    _ new: [Token], of command: Match, _ tokens: [Token], _ utterance: String, _ situation: Situation
  ) -> (text: String, bindings: [SlotBinding])? {
    guard let place = command.slots.first(where: { $0.cost.wildcards > 0 })?.range,
      case let head = tokens.filter({ $0.range.upperBound <= place.lowerBound }), !head.isEmpty,
      let again = spoken.matcher.match(head + new, of: utterance, in: situation.exactly).matches.first,
      again.how == .exact, again.intent == command.intent,
      case let said = binder.commands(again), said.count == 1, let bindings = said.first?.bindings,
      let text = bindings.firstIndex(where: { if case .value(.text) = $0.meaning { true } else { false } }),
      let words = bindings[text].text, bindings.count > 1
    else { return nil }
    return (words, bindings.enumerated().filter { $0.offset != text }.map(\.element))
  }

  private func isSign(before place: Int, in words: [Token], _ utterance: String) -> Bool {
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
