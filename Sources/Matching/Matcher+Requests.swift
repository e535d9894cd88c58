import ParlanceLanguage
import ParlanceTemplates

// Phrases are commands; people also ask whether the assistant does it.
extension Matcher {
  /// A command that is asked for, and how it is understood.
  typealias Request = (command: RequestedCommand, result: MatchResult)

  /// Reads the words, and where they are understood by nothing, or only to be asked about, the command that they ask for: „setz Milch auf die
  /// Liste“ of „setzt du Milch auf die Liste?“.
  ///
  /// Only an utterance begins so: in its midst a verb like that is another clause.
  func readRequest(_ tokens: [Token], of utterance: String, in situation: Situation, isBeginning: Bool) -> MatchResult {
    let result = read(tokens, of: utterance, in: situation)
    guard isBeginning, let request = request(tokens, of: utterance, in: situation, instead: result) else {
      return result
    }
    return request.result
  }

  /// Whether no words of an utterance stand before these.
  func beginsUtterance(_ tokens: [Token], _ utterance: String) -> Bool {
    guard let first = tokens.first else { return false }
    return !utterance.unicodeScalars.prefix(first.range.lowerBound).contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  /// The commands that an utterance asks for with questions about what the assistant does, as texts, where it is understood by nothing else; none
  /// where it asks for nothing, or may not.
  package func commandsRequested(by tokens: [Token], of utterance: String, in situation: Situation) -> [String] {
    let places = requestPlaces(tokens, of: utterance)
    if places.count == 1, let command = withoutLead(tokens, of: utterance, in: situation) { return [command] }
    guard places.count <= Self.mostRequests else { return [] }
    // A statement behind a command is rather part of its text: «recuérdame decir a Ana que venga y me ayudas».
    let isAsked = isMarkedAsQuestion(Array(tokens[places[places.count - 1].right...]), utterance)
    // The mark before what asks is no mark of what stands before it.
    let unmarked = situation.unmarked
    var texts: [String] = []
    var isRequest = false
    for (number, place) in places.enumerated() {
      let end = number + 1 < places.count ? places[number + 1].left : tokens.count
      let part = Array(tokens[place.right..<end])
      let result = read(part, of: utterance, in: number == 0 ? situation : unmarked)
      let isSure = number == 0 || isRequest || language.requestsSurely(part)
      if isSure, let found = request(part, of: utterance, in: situation, instead: result, goesOn: number > 0) {
        guard !found.command.isDoubted, !found.result.isGuess else { return [] }
        texts.append(text(of: found.command, in: utterance))
        isRequest = isRequest || number == 0
      } else if isCommand(
        part, besides: number, isAsked: isAsked && places.count > 1, isRequest: isRequest, utterance, in: unmarked)
      {
        isRequest = isRequest || language.requestsSurely(part)
        texts.append(UtteranceText(utterance).wordsInQuotes(part))
      } else {
        return []
      }
    }
    return texts
  }

  /// Whether words are a command as they stand: the first, before a request, or one that asks by its own words.
  private func isCommand(
    _ part: [Token], besides number: Int, isAsked: Bool, isRequest: Bool, _ utterance: String, in situation: Situation
  ) -> Bool {
    guard number > 0 ? isRequest || language.requestsSurely(part) : isAsked && !language.asks(part) else {
      return false
    }
    let result = read(part, of: utterance, in: situation)
    guard result.decision == .match, let match = result.matches.first else { return false }
    return match.cost.edits == 0 && match.missing.isEmpty
  }

  /// Whether ``commandsRequested(by:of:in:)`` may find some, by the words alone.
  package func mayRequest(_ tokens: [Token], of utterance: String) -> Bool {
    !language.commands(requestedBy: tokens, isQuestion: true).isEmpty || language.requestAhead(of: tokens) != nil
      || requestPlaces(tokens, of: utterance).count > 1
  }

  /// Where requests may begin: at the start, and behind what joins two; where what goes before them ends, and where they do themselves.
  private func requestPlaces(_ tokens: [Token], of utterance: String) -> [(left: Int, right: Int)] {
    var places = [(left: 0, right: 0)]
    guard language.mayRequestByVerb else { return places }
    for (place, joining) in joints(of: tokens, in: utterance)
    where place > places[places.count - 1].right && language.goesOnRequesting(at: place + joining, of: tokens) {
      places.append((place, place + joining))
      // One too many tells that there are.
      if places.count > Self.mostRequests { break }
    }
    return places
  }

  /// Where words or signs join two things that are said, and how many words do; two hundred words are looked at.
  private func joints(of tokens: [Token], in utterance: String) -> [(place: Int, joining: Int)] {
    let scalars = UtteranceText(utterance).scalars
    return tokens.indices.dropFirst().prefix(Self.mostWords).compactMap { place in
      var end = place
      while case let length = language.jointLength(at: end, of: tokens), length > 0 { end += length }
      let (left, right) = (tokens[place - 1].range.upperBound, tokens[place].range.lowerBound)
      // Between words of which some are left out stand these, and no sign.
      let gap = left < right && !tokens[place].isBehindLeftOut ? scalars[left..<right] : []
      // What is called something is one thing with its name.
      guard end < tokens.count, end > place || language.isSign(gap),
        !gap.contains(where: { Punctuation.opensQuotation($0) || $0 == ":" })
      else { return nil }
      return (place, end - place)
    }
  }

  /// How many words are looked at for what joins several requests.
  private static var mostWords: Int { 200 }

  /// The text of several commands without the words before them that only ask for them: “add bread and add milk” of “please add bread and add
  /// milk”; `nil` where nothing joins two, or the words mean something else without those.
  private func withoutLead(_ tokens: [Token], of utterance: String, in situation: Situation) -> String? {
    guard let rest = language.withoutRequest(tokens), !joints(of: rest, in: utterance).isEmpty else { return nil }
    let (plain, whole) = (read(rest, of: utterance, in: situation.unmarked), read(tokens, of: utterance, in: situation))
    guard plain.decision == .match, let match = plain.matches.first, whole.matches.first?.intent == match.intent,
      whole.matches.first?.slots == match.slots
    else { return nil }
    let text = UtteranceText(utterance).wordsInQuotes(rest)
    // Several questions are several sentences.
    return text.unicodeScalars.contains(where: Punctuation.isQuestionMark) ? nil : text
  }

  /// What a person would say to command it, of the text that asks for it.
  private func text(of command: RequestedCommand, in utterance: String) -> String {
    let words = command.tokens.prefix { $0.range.lowerBound < command.head.upperBound }
    let rest = command.tokens.dropFirst(words.count)
    let text = UtteranceText(utterance).wordsInQuotes(rest)
    return (words.map(\.text) + (rest.isEmpty ? [] : [text])).joined(separator: " ")
  }

  /// The most requests of one sentence.
  private static var mostRequests: Int { 8 }

  /// The first of the commands that words may ask for which is understood, and how, where they are understood by nothing else; one with free text
  /// only if there is no other, and one that names what nobody knows last.
  private func request(
    _ tokens: [Token], of utterance: String, in situation: Situation, instead result: MatchResult, goesOn: Bool = false
  ) -> Request? {
    let isQuestion = isMarkedAsQuestion(tokens, utterance)
    let commands = language.commands(requestedBy: tokens, isQuestion: isQuestion, goesOn: goesOn)
    guard let first = commands.first,
      result.decision == .none || result.isGuess || result.isOffer || takesFreely(first.head, in: result)
        || (result.matches.first?.cost.edits ?? 0) > 0
    else { return nil }
    let asked = situation.unmarked
    var (taking, unknown): (Request?, Request?)
    for command in commands {
      var result = read(command.tokens, of: utterance, in: asked)
      if result.why == .talk { return nil }
      guard isSaid(command, in: result, UtteranceText(utterance)) else { continue }
      let isKnown = result.decision != .none
      if command.isDoubted || swallowsRequest(command, result, utterance) || mayAskToTell(command, result) {
        guard isKnown else { continue }
        (result.decision, result.isGuess) = (.ambiguous, true)
      }
      guard isKnown else {
        unknown = unknown ?? (command, result)
        continue
      }
      guard let match = result.matches.first, match.cost.wildcards > 0 else { return (command, result) }
      taking = taking ?? (command, result)
    }
    return taking ?? unknown
  }

  /// Whether the best reading takes the verb of a command as its phrase's own, and nothing has to be forgiven. What nobody knows by name, and
  /// a text, is no question; and where nothing is named, the phrase says what is to be: « tu me rappelles demain ? » rather asks.
  private func isSaid(_ command: RequestedCommand, in result: MatchResult, _ text: UtteranceText) -> Bool {
    guard let match = result.matches.first, !result.isGuess, !result.isOffer, match.cost.edits == 0,
      !takesFreely(command.head, in: result)
    else { return false }
    let isTaken = { (word: Token) in match.slots.contains { $0.range?.overlaps(word.range) == true } }
    let rest = command.tokens.filter { $0.range.lowerBound >= command.head.upperBound }
    guard match.missing.isEmpty || rest.contains(where: { !isTaken($0) && !language.stopWords.contains($0) })
    else {
      return false
    }
    return match.slots.allSatisfy { slot in
      guard let range = slot.range else { return true }
      guard !range.isEmpty, !range.overlaps(command.verb) else { return false }
      guard slot.cost.wildcards > 0 || slot.cost.unknown > 0 else { return true }
      let words = command.tokens.filter { range.contains($0.range.lowerBound) }
      return words.first.map { !language.mayOpenQuestion($0) } ?? false
        && !words.allSatisfy { language.stopWords.contains($0) } && language.isYes(words) == nil
        && !text.slice(range).unicodeScalars.contains(where: Punctuation.isQuestionMark)
    }
  }

  /// Whether words may ask to be told something that somebody should know: «¿me recuerdas la contraseña?», but not «… llamar a Ana».
  private func mayAskToTell(_ command: RequestedCommand, _ result: MatchResult) -> Bool {
    guard command.isOfMemory, let match = result.matches.first, match.slots.filter({ $0.range != nil }).count == 1,
      let text = match.slots.first(where: { $0.cost.wildcards > 0 })?.range
    else { return false }
    let words = command.tokens.filter { text.contains($0.range.lowerBound) }
    return !words.contains { language.isInfinitive($0) != false }
  }

  /// Whether free text takes words that ask for something else, which no phrase reads.
  private func swallowsRequest(_ command: RequestedCommand, _ result: MatchResult, _ utterance: String) -> Bool {
    let free = (result.matches.first?.slots ?? []).filter { $0.cost.wildcards > 0 }.compactMap(\.range)
    guard !free.isEmpty else { return false }
    return requestPlaces(command.tokens, of: utterance).dropFirst().contains { place in
      free.contains { $0.contains(command.tokens[place.right].range.lowerBound) }
        && language.requestsSurely(Array(command.tokens[place.right...]))
    }
  }

  /// Whether free text or a name that nobody knows takes some words.
  private func takesFreely(_ words: Range<Int>, in result: MatchResult) -> Bool {
    (result.matches.first?.slots ?? []).contains { slot in
      (slot.cost.wildcards > 0 || slot.cost.unknown > 0) && slot.range?.overlaps(words) == true
    }
  }
}
