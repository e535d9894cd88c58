import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// A name with something beside it that no phrase has there: «ходил в зал вчера», “rate Emma 9” where five are the most.
extension AssistantSession {
  /// The most words of what stands in the place of a name.
  private static var mostNamed: Int { 8 }

  /// The command that words are if a name that nobody knows is one that somebody knows and says when besides, or a number that is too great or
  /// too small for what is asked next; `nil` if it is not. To offer the name alone would lose the rest.
  func nameAndMore(
    _ tokens: [Token], _ result: MatchResult, in situation: Situation, _ reader: AnswerReader, _ utterance: String
  ) -> Heard? {
    guard let best = result.matches.first, best.how == .exact,
      let range = best.slots.first(where: { $0.cost.unknown > 0 })?.range ?? best.openNames.first,
      // Of every such day nothing was done.
      tokens.within(range).visible == tokens.within(range),
      case let words = tokens.indices.filter({ range.overlaps(tokens[$0].range) }),
      (2...Self.mostNamed).contains(words.count), let first = words.first, let last = words.last
    else { return nil }
    for count in (1..<words.count).reversed() {
      for (name, more) in [
        (first..<first + count, first + count..<last + 1), (last + 1 - count..<last + 1, first..<last + 1 - count),
      ] {
        if let heard = heard(tokens, naming: name, and: more, best, in: situation, reader, utterance) { return heard }
      }
    }
    return nil
  }

  /// The command in which some words are a name, and others a value of their own.
  private func heard(
    _ tokens: [Token], naming name: Range<Int>, and more: Range<Int>, _ best: Match, in situation: Situation,
    _ reader: AnswerReader, _ utterance: String
  ) -> Heard? {
    let text = UtteranceText(utterance)
    let ends = [tokens[..<min(name.lowerBound, more.lowerBound)], tokens[max(name.upperBound, more.upperBound)...]]
    let sentence = [text.words(ends[0]), text.words(tokens[name]), text.words(ends[1])].filter { !$0.isEmpty }
      .joined(separator: " ")
    let result = spoken.matcher.match(sentence, in: situation.exactly)
    guard CommandSplitter.isKnown(result), let known = result.matches.first, known.how == .exact,
      known.intent == best.intent, known.cost.wildcards == 0, case let command = binder.command(known),
      command.entities.count == 1, let intent = assistant.intent(named: command.intent),
      !isAtAnotherTime(known, Array(tokens[more]))
    else { return nil }
    if let range = outOfRange(Array(tokens[more]), text.words(tokens[more]), command, intent, reader) {
      notices.append(range)
      return heard(sentence, result, [])
    }
    let (rest, words) = (Array(tokens[more]), text.words(tokens[more]))
    let repairs = replies.reader(of: command.subject(of: intent), reader)
    guard let change = repairs.byItself(rest, of: words), !repairs.tellWhich(rest, of: words, change),
      !command.bindings.contains(where: { $0.parameter == change.parameter })
    else { return nil }
    var heard = heard(sentence, result, [])
    heard.commands = heard.commands.map { $0.saying(change) }
    return heard
  }

  /// Which numbers the next question of a command takes, if some words are another one.
  private func outOfRange(
    _ tokens: [Token], _ utterance: String, _ command: Command, _ intent: IntentDescriptor, _ reader: AnswerReader
  ) -> String? {
    let asked = intent.parameters.first { parameter in
      parameter.isNeeded && !command.bindings.contains { $0.parameter == parameter.name }
    }
    guard let asked,
      case .outOfRange(let lower, let upper)? = reader.values(tokens, utterance, for: asked).first?.content
    else { return nil }
    return spoken.voice.range(lower, upper)
  }
}
