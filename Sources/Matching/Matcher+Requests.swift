import ParlanceLanguage
import ParlanceTemplates

// Phrases are commands; people also ask whether the assistant does it.
extension Matcher {
  /// Reads the words, and where they are understood by nothing, or only to be asked about, the command that they ask for: „setz Milch auf die
  /// Liste“ of „setzt du Milch auf die Liste?“.
  func readRequest(_ tokens: [Token], of utterance: String, in situation: Situation) -> MatchResult {
    let result = read(tokens, of: utterance, in: situation)
    guard Self.isOpen(result) else { return result }
    return request(tokens, of: utterance, in: situation)?.result ?? result
  }

  /// The command that an utterance asks for with a question about what the assistant does, where it is understood by nothing else.
  package func commandRequested(by tokens: [Token], of utterance: String, in situation: Situation) -> RequestedCommand?
  {
    guard let request = request(tokens, of: utterance, in: situation),
      Self.isOpen(read(tokens, of: utterance, in: situation))
    else { return nil }
    return request.command
  }

  /// Whether nothing reads the words, or only so that it is to be asked about.
  private static func isOpen(_ result: MatchResult) -> Bool {
    result.decision == .none || result.isGuess || result.isOffer
  }

  /// The first of the commands that words may ask for which is understood, and how; one that names what nobody knows only if there is no other.
  private func request(_ tokens: [Token], of utterance: String, in situation: Situation)
    -> (command: RequestedCommand, result: MatchResult)?
  {
    var asked = situation
    asked.isRequest = true
    var unknown: (command: RequestedCommand, result: MatchResult)?
    for command in language.commands(requestedBy: tokens, isQuestion: isMarkedAsQuestion(tokens, utterance)) {
      let result = read(command.tokens, of: utterance, in: asked)
      guard isSaid(command, in: result) else { continue }
      if result.decision != .none { return (command, result) }
      unknown = unknown ?? (command, result)
    }
    return unknown
  }

  /// Whether the best reading takes the verb of a command as its phrase's own, and nothing has to be forgiven.
  private func isSaid(_ command: RequestedCommand, in result: MatchResult) -> Bool {
    guard let match = result.matches.first, !result.isGuess, !result.isOffer, match.cost.edits == 0 else {
      return false
    }
    return match.slots.allSatisfy { slot in
      guard let range = slot.range else { return true }
      let isFree = slot.cost.wildcards > 0 || slot.cost.unknown > 0
      return !range.overlaps(command.verb) && !(isFree && range.overlaps(command.head))
    }
  }
}
