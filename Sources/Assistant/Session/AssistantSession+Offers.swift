import Foundation
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

extension AssistantSession {
  /// The most words in which several notes are looked for, since each “and” is tried.
  private static var mostOfNotes: Int { 60 }

  /// Takes typed words that say nothing for what the app offers to do with such words, if it does.
  ///
  /// Where a question is open nothing is offered, unless that is an offer itself: people jot down one thing after the other. Where none is, a
  /// command about a thing that nobody knows is offered too, if it `isAlone`.
  func takeOffer(
    _ utterance: Utterance, _ tokens: [Token], _ result: MatchResult, at moment: DialogMoment, in situation: Situation,
    isAlone: Bool, _ heard: inout Heard
  ) {
    let isOpen = heard.repair == nil && !heard.isMistake && heard.answers.isEmpty
    // “I want to finish the report by Friday” of no such task is one, as “put football on Monday” is.
    let isOfUnknown = isOpen && isAlone && moment.prompt == nil && isOneOfUnknown(heard, result, in: situation)
    guard heard.saysNothing || isOpen && result.matches.first?.isUnsure == true || isOfUnknown,
      moment.prompt == nil || moment.isOffering, result.why == nil || isOfUnknown,
      case let notes = notes(in: tokens, of: utterance.text, in: situation), let first = notes.first,
      // The command's own verb is no part of a text: „erledige Anna anrufen“.
      !isOfUnknown || !first.offer.beginsWithText(tokens)
    else { return }
    let text = UtteranceText(utterance.text)
    heard = offered(first.offer, first.tokens.count < tokens.count ? text.words(first.tokens) : utterance.text)
    heard.dropsQuestion = moment.isOffering
    // What was offered before waits, as it stands: notes that people jot down one after the other are asked about one after the other.
    var waiting = notes.dropFirst().compactMap { Self.note(offered($0.offer, text.words($0.tokens))) }
    if moment.isOffering, let open = moment.open, let words = open.activity.offered {
      let command = Self.command(of: open)
      waiting.append(CommandPart(text: words, isDifference: false, command: command, isNote: true))
    }
    // What is said again is one note, and asked about now.
    var seen = Self.note(heard).map { [key($0)] } ?? []
    rest = (waiting + rest).filter { part in
      guard part.isNote == true else { return true }
      defer { seen.append(key(part)) }
      return !seen.contains(key(part))
    }
    if !waiting.isEmpty { restWaitsFor = nil }
  }

  /// What is offered as a command, with all that was said of it: the words beside its text stand with the first value that is none.
  static func command(of open: RepairSubject) -> Command {
    var said = open.activity.said
    let bindings = open.intent.parameters.compactMap { parameter -> SlotBinding? in
      guard let value = open.activity.values[parameter.name] else { return nil }
      if case .text(let text) = value {
        return SlotBinding(parameter: parameter.name, text: text, meaning: .value(value))
      }
      defer { said = nil }
      return SlotBinding(parameter: parameter.name, text: said, meaning: .value(value))
    }
    return Command(intent: open.activity.intent, bindings: bindings)
  }

  private static func note(_ heard: Heard) -> CommandPart? {
    heard.commands.first.map {
      CommandPart(text: heard.offered ?? "", isDifference: false, command: $0, isNote: true)
    }
  }

  /// What tells one note from another: its words, and what was said with it since.
  private func key(_ note: CommandPart) -> [String?] { [note.text.lowercased(), note.command.flatMap(besides)] }

  /// What a note that waited is: it is offered as it stands.
  func offered(_ note: CommandPart) -> Heard? {
    guard note.isNote == true, let command = note.command else { return nil }
    var heard = Heard(utterance: note.text, commands: [command])
    (heard.isGuess, heard.offered, heard.guessed) = (true, note.text, besides(command))
    return heard
  }

  /// Leaves out the notes that wait where all is dropped, by a word or by Ctrl-C; a no is said to one alone.
  func leaveNotes(after event: DialogEvent) {
    switch event {
    case .cancelled: break
    case .heard(let heard) where heard.builtIn == .cancel: break
    default: return
    }
    for place in rest.indices { rest[place].isNote = nil }
  }

  /// The words of a command beside its text and the things that it names, which the question tells; numbers in digits, as it has them.
  func besides(_ command: Command) -> String? {
    let words = command.bindings.compactMap { binding -> String? in
      switch binding.meaning {
      case .value(.text), .value(.entity): nil
      case .value(.integer(let number)): String(number)
      case .value(.date(let date)) where mayLieAhead(date, as: binding.text):
        calendar.inWords(date, now: assistant.environment.now())
      default: binding.text
      }
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Whether what has been is said in words that are a day to come as well: the “Friday” of “coffee on Friday”.
  private func mayLieAhead(_ date: Date, as words: String?) -> Bool {
    let now = assistant.environment.now()
    guard date < now, !calendar.isDate(date, inSameDayAs: now), let tokens = words.map(spoken.language.tokens),
      !tokens.isEmpty
    else { return false }
    let dates = spoken.language.dates(now: now, calendar: calendar)
    return dates.spans(in: tokens, at: 0).contains { span in
      guard span.end == tokens.count, case .instant(let seconds, _) = span.value else { return false }
      return seconds > now.timeIntervalSinceReferenceDate
    }
  }

  /// What can be offered for words, or for each of several notes in one sentence: “buy milk and call mom”. What stands behind an “and” and can
  /// be offered by itself is a note of its own.
  private func notes(
    in said: [Token], of utterance: String, in situation: Situation
  ) -> [(tokens: [Token], offer: MatchResult)] {
    let matcher = spoken.matcher
    let tokens = Array(said[spoken.language.jointsAhead(of: said)...])
    guard let whole = matcher.offer(tokens, of: utterance, in: situation) else { return [] }
    guard tokens.count <= Self.mostOfNotes else { return [(tokens, whole)] }
    var notes: [(tokens: [Token], offer: MatchResult)] = []
    var start = 0
    for place in 1..<max(1, tokens.count) {
      let joint = spoken.language.jointLength(at: place, of: tokens)
      let behind = place + joint
      // “And then” is one joint, though “then” is one too. The dot of „5. Dezember“ ends no note.
      guard place > start, behind < tokens.count, !whole.holdsValue(across: tokens[place - 1], tokens[place]),
        joint > 0 || spoken.language.isSign(before: place..<tokens.count, of: tokens, in: utterance),
        matcher.offer(Array(tokens[behind...]), of: utterance, in: situation) != nil,
        let offer = matcher.offer(Array(tokens[start..<place]), of: utterance, in: situation)
      else { continue }
      notes.append((Array(tokens[start..<place]), offer))
      start = behind
    }
    guard start > 0, let last = matcher.offer(Array(tokens[start...]), of: utterance, in: situation) else {
      return [(tokens, whole)]
    }
    return notes + [(Array(tokens[start...]), last)]
  }

  /// What is offered, with the words beside its text told in the question.
  private func offered(_ offer: MatchResult, _ text: String) -> Heard {
    var heard = heard(text, offer, [])
    heard.offered = text
    heard.guessed = heard.commands.first.flatMap(besides)
    return heard
  }

  /// Takes a no to an offer with something else behind it that can be offered for that: “no, buy bread”, and “no, bread” where it is to be
  /// bought. What was said besides, such as the day, is kept where the same is to be done; of several things each is asked about in its turn.
  func takeOtherOffer(_ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard) {
    guard moment.isOffering, heard.answers.isEmpty, heard.repair == nil, heard.commands.isEmpty,
      case let (decision, words) = spoken.language.decisionAhead(in: tokens), decision == false, !words.isEmpty,
      let open = moment.open
    else { return }
    let utterance = heard.utterance
    var others = notes(in: words, of: utterance, in: situation).map { note in
      (text: UtteranceText(utterance).words(note.tokens), offer: note.offer, more: [SlotBinding]())
    }
    if others.isEmpty { others = [otherObject(than: open, words, utterance, in: situation)].compactMap { $0 } }
    guard let first = others.first else { return }
    heard = offered(first.offer, first.text)
    heard.utterance = utterance
    heard.dropsQuestion = true
    keepWhatWasSaid(of: open, in: &heard)
    if let command = heard.commands.first, !first.more.isEmpty {
      heard.commands[0] = first.more.reduce(command) { $0.saying($1) }
      heard.guessed = besides(heard.commands[0])
    }
    let waiting = others.dropFirst().compactMap { Self.note(offered($0.offer, $0.text)) }
    // What waits already is asked about once: “no, call mum” behind “buy milk and call mum”.
    let known = (heard.commands.prefix(1) + waiting.compactMap(\.command)).map(\.values)
    rest = waiting + rest.filter { part in !(part.command.map { known.contains($0.values) } ?? false) }
  }

  /// Adds what was said of what is offered to what is meant instead, where the same is to be done.
  private func keepWhatWasSaid(of open: RepairSubject, in heard: inout Heard) {
    let old = Self.command(of: open)
    guard let command = heard.commands.first, command.intent == old.intent, let deed = deed(of: command),
      deed == self.deed(of: old)
    else { return }
    let meant = command.bindings.reduce(old) { $0.saying($1) }
    (heard.commands[0], heard.guessed) = (meant, besides(meant))
  }

  /// The words of a command's text that say what is to be done: “buy” of “buy milk”; `nil` if none do.
  private func deed(of command: Command) -> [String]? {
    guard let text = Self.text(of: command.bindings) else { return nil }
    let tokens = spoken.language.tokens(text)
    let (begin, end) = spoken.matcher.deed(of: tokens)
    return begin + end == 0 ? nil : (tokens.prefix(begin) + tokens.suffix(end)).map(\.text)
  }

  /// The first text that some bindings give.
  static func text(of bindings: [SlotBinding]) -> String? {
    bindings.lazy.compactMap { if case .value(.text(let text)) = $0.meaning { text } else { nil } }.first
  }

  /// What can be offered for other words in the place of the object of what is, or for the same on another day.
  private func otherObject(
    than open: RepairSubject, _ words: [Token], _ utterance: String, in situation: Situation
  ) -> (text: String, offer: MatchResult, more: [SlotBinding])? {
    let said = UtteranceText(utterance).words(words)
    guard spoken.language.builtIn(words) == nil,
      let changes = replies.reader(of: open, reader(in: situation)).guesses((words, said))?.changes,
      let text = Self.text(of: changes) ?? Self.text(of: Self.command(of: open).bindings)
    else { return nil }
    let more = changes.filter { Self.text(of: [$0]) == nil }
    return spoken.matcher.offer(spoken.language.tokens(text), of: text, in: situation).map { (text, $0, more) }
  }

  /// Takes words for a yes to what was offered if they say to do that, “add it”, or only what: “add”.
  func takeOffered(_ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard) {
    guard moment.isOffering, heard.answers.isEmpty, let intent = moment.open?.intent.name else { return }
    let result = spoken.matcher.match(tokens, of: heard.utterance, in: situation.exactly)
    guard let best = result.matches.first, best.intent == intent, best.how == .exact, !best.isHalf else { return }
    let pronouns = spoken.language.pronouns
    let speaksOfIt = best.slots.allSatisfy { slot in
      slot.text.map { pronouns.contains(spoken.language.tokens($0).map(\.text)) } ?? true
    }
    guard speaksOfIt else { return }
    (heard.commands, heard.others, heard.suggestion, heard.repair) = ([], [], nil, nil)
    heard.answers = [Answer(.confirmed(true), isExact: true)]
  }

  /// Takes what stands behind a yes to an offer for a change of it, which is asked about again: “yes, tomorrow”.
  func takeMoreThanYes(_ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard) {
    guard moment.isOffering, heard.answers.isEmpty, heard.repair == nil,
      case let (decision, rest) = spoken.language.decisionAhead(in: tokens), decision == true, !rest.isEmpty,
      case let text = UtteranceText(heard.utterance).words(rest),
      let repair = replies.repair(
        spoken.language.tokens(text), text, at: moment, reader(in: situation), guessing: .never),
      !repair.concernsPerformed
    else { return }
    heard.commands = []
    heard.repair = repair
  }

  /// Takes a question for another value instead of the one that is asked about, since it agrees to nothing: “what about Saturday?” where “Add
  /// “bread”, tomorrow?” is asked.
  func takeAskedInstead(
    _ tokens: [Token], at moment: DialogMoment, in situation: Situation, _ heard: inout Heard
  ) {
    let reader = reader(in: situation)
    for range in spoken.language.followUps(tokens).compactMap(\.asked) {
      let text = UtteranceText(heard.utterance).words(Array(tokens[range]))
      let repair = replies.repair(spoken.language.tokens(text), text, at: moment, reader, guessing: .never)
      if let repair, !repair.concernsPerformed {
        heard.repair = repair
        return
      }
    }
  }
}

extension Command {
  /// What it says of each parameter, whatever the words.
  fileprivate var values: [String: SlotBinding.Meaning] {
    Dictionary(bindings.map { ($0.parameter, $0.meaning) }) { first, _ in first }.merging(
      ["": .value(.text(intent))]) { value, _ in value }
  }
}
