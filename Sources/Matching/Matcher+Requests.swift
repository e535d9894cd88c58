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

  /// The commands that an utterance asks for with questions about what the assistant does, as texts, where it is understood by nothing else; none
  /// where it asks for nothing, or may not.
  package func commandsRequested(by tokens: [Token], of utterance: String, in situation: Situation) -> [String] {
    let places = requestPlaces(tokens, of: utterance)
    if places.count == 1, let command = withoutLead(tokens, of: utterance, in: situation) { return [command] }
    // The mark before what asks is no mark of what stands before it.
    let unmarked = situation.unmarked
    var texts: [String] = []
    var start = 0
    for (number, place) in places.enumerated() {
      let end = number + 1 < places.count ? places[number + 1].left : tokens.count
      if number == 0 { start = place.right }
      let part = Array(tokens[start..<end])
      let result = read(part, of: utterance, in: situation)
      if let found = request(part, of: utterance, in: situation, instead: result, goesOn: number > 0) {
        guard !found.command.isDoubted else { return [] }
        texts.append(found.command.text(of: utterance))
      } else if number == 0, places.count > 1, read(part, of: utterance, in: unmarked).decision == .match {
        texts.append(UtteranceText(utterance).slice(part[0].range.lowerBound..<part[part.count - 1].range.upperBound))
      } else {
        return []
      }
      start = number + 1 < places.count ? places[number + 1].right : end
    }
    return texts
  }

  /// Where requests may begin: at the start, and behind what joins two; where what goes before them ends, and where they do themselves.
  private func requestPlaces(_ tokens: [Token], of utterance: String) -> [(left: Int, right: Int)] {
    var places = [(left: 0, right: 0)]
    for place in tokens.indices.dropFirst() where places.count <= Self.mostRequests {
      let joining = joining(at: place, of: tokens)
      guard joining > 0 || language.isSign(before: place..<place + 1, of: tokens, in: utterance),
        place > places[places.count - 1].right,
        place + joining < tokens.count, language.goesOnRequesting(at: place + joining, of: tokens)
      else { continue }
      places.append((place, place + joining))
    }
    return places
  }

  /// The text of several commands without the words before them that only ask for them: “add bread and add milk” of “please add bread and add
  /// milk”; `nil` where nothing joins two, or the words mean something else without those.
  private func withoutLead(_ tokens: [Token], of utterance: String, in situation: Situation) -> String? {
    guard let rest = language.withoutRequest(tokens), rest.count > 2,
      rest.indices.dropFirst().contains(where: {
        joining(at: $0, of: rest) > 0 || language.isSign(before: $0..<$0 + 1, of: rest, in: utterance)
      })
    else { return nil }
    let (plain, whole) = (read(rest, of: utterance, in: situation.unmarked), read(tokens, of: utterance, in: situation))
    guard plain.decision == .match, let match = plain.matches.first, whole.matches.first?.intent == match.intent,
      whole.matches.first?.slots == match.slots
    else { return nil }
    let range = rest[0].range.lowerBound..<rest[rest.count - 1].range.upperBound
    return UtteranceText(utterance).slice(range)
  }

  /// How many words from a place on join what stands before and behind them: “and then”.
  private func joining(at place: Int, of tokens: [Token]) -> Int {
    var end = place
    while let words = (language.sequences + language.conjunctions).first(where: { tokens.holds($0, at: end) }) {
      end += words.count
    }
    return end - place
  }

  /// The most requests of one sentence.
  private static var mostRequests: Int { 8 }

  /// The first of the commands that words may ask for which is understood, and how, where they are understood by nothing else; one that names what
  /// nobody knows only if there is no other.
  private func request(
    _ tokens: [Token], of utterance: String, in situation: Situation, instead result: MatchResult, goesOn: Bool = false
  ) -> Request? {
    let isQuestion = isMarkedAsQuestion(tokens, utterance)
    let commands = language.commands(requestedBy: tokens, isQuestion: isQuestion, goesOn: goesOn)
    guard let first = commands.first,
      result.decision == .none || result.isGuess || result.isOffer || takesFreely(first.head, in: result)
    else { return nil }
    let asked = situation.unmarked
    var unknown: Request?
    for command in commands {
      var result = read(command.tokens, of: utterance, in: asked)
      if result.why == .talk { return nil }
      guard isSaid(command, in: result, UtteranceText(utterance)) else { continue }
      let isKnown = result.decision != .none
      if command.isDoubted { (result.decision, result.isGuess) = (.ambiguous, true) }
      if isKnown { return (command, result) }
      unknown = command.isDoubted ? unknown : unknown ?? (command, result)
    }
    return unknown
  }

  /// Whether the best reading takes the verb of a command as its phrase's own, and nothing has to be forgiven. What nobody knows by name, and
  /// a text, is no question.
  private func isSaid(_ command: RequestedCommand, in result: MatchResult, _ text: UtteranceText) -> Bool {
    guard let match = result.matches.first, !result.isGuess, !result.isOffer, match.cost.edits == 0,
      !takesFreely(command.head, in: result)
    else { return false }
    return match.slots.allSatisfy { slot in
      guard let range = slot.range else { return true }
      guard !range.overlaps(command.verb) else { return false }
      guard slot.cost.wildcards > 0 || slot.cost.unknown > 0 else { return true }
      let words = command.tokens.filter { range.contains($0.range.lowerBound) }
      return words.first.map { !language.mayOpenQuestion($0) } ?? false
        && !words.allSatisfy { language.stopWords.contains($0.text) } && language.isYes(words) == nil
        && !text.slice(range).unicodeScalars.contains(where: Punctuation.isQuestionMark)
    }
  }

  /// Whether free text or a name that nobody knows takes some words.
  private func takesFreely(_ words: Range<Int>, in result: MatchResult) -> Bool {
    (result.matches.first?.slots ?? []).contains { slot in
      (slot.cost.wildcards > 0 || slot.cost.unknown > 0) && slot.range?.overlaps(words) == true
    }
  }
}
