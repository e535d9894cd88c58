import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

// What stands behind a no and is more than what is meant instead.
extension RepairReader {
  /// What is meant behind a no: a part that takes it, what mends by itself, or else another name or text.
  func refused(_ words: RepairWords, _ new: Words, _ said: Said, guessing: Guessing) -> Repair? {
    // «No, mejor leche»: the sign stands behind the no.
    let isApart = (1...max(1, words.new.lowerBound)).contains { place in
      place < words.new.upperBound
        && language.isSign(before: place..<words.new.upperBound, of: said.tokens, in: said.whole)
    }
    // «No es urgente» says what it is not.
    guard isApart || !language.isNoANot || !language.areStatement(new.tokens) else { return nil }
    let divided = takesText ? nil : dividedByMoment(new)
    // “No yoga today” says that there was none.
    if divided != nil, !isApart, subject.prompt == nil { return nil }
    if let change = other(new) ?? meant(new) {
      // “No tea” behind “log tea” says that there was none.
      return subject.prompt == nil && saysTheSame(change) ? nil : Repair(changes: [change])
    }
    if let repair = within(new, said, guessing: guessing) { return repair }
    let takesNames =
      subject.prompt.map { guessing != .never && $0.takesOtherNames }
      ?? (guessing == .anyWords && (!language.isNoANot || isApart))
    guard takesNames else { return nil }
    return divided == nil || isApart ? guesses(new) : nil
  }

  /// What words are if they may be a name or a text, with the moment that ends them.
  package func guesses(_ new: (tokens: [Token], text: String)) -> Repair? {
    guard let (name, moment) = dividedByMoment(new), let change = guess(name) else { return guess(new).map(guessed) }
    // “No, milk on Sunday” of the milk changes the day alone.
    if saysTheSame(change) { return Repair(changes: [moment]) }
    var repair = guessed(change)
    repair.changes.append(moment)
    return repair
  }

  /// Whether a text was said before, which any words can be.
  var takesText: Bool { subject.intent.parameters.contains { $0.kind.element == .text && isFilled($0.name) } }

  /// Whether a change changes nothing.
  private func saysTheSame(_ change: SlotBinding) -> Bool {
    guard case .value(let value) = change.meaning else { return false }
    if case .text(let text) = value, case .text(let old)? = known(change.parameter) {
      return language.tokens(text).map(\.text) == language.tokens(old).map(\.text)
    }
    return known(change.parameter) == value
  }

  /// What words behind a no mend by themselves, whatever people say before they do: “no thanks, I meant tea”, „nee, Moment, das war gestern“.
  func within(_ new: Words, _ said: Said, guessing: Guessing) -> Repair? {
    let words = withoutFillers(new).tokens
    guard words.count > 1 else { return nil }
    let rest = Said(tokens: withoutDropping(words), whole: said.whole, text: said.text)
    for kind in [RepairWords.Kind.naming, .contrast, .change, .past] {
      for words in language.repairs(kind, in: rest.tokens) where words.new.count < rest.tokens.count {
        if let repair = repair(words, rest, guessing: guessing) { return repair }
      }
    }
    return nil
  }

  /// The words without what drops a question before them: “forget it, I meant toffee”.
  private func withoutDropping(_ words: [Token]) -> [Token] {
    let end = (1..<max(1, min(words.count, Self.mostDropping + 1))).last { end in
      language.builtIns(Array(words[..<end])).contains(.cancel) || language.areMistake(Array(words[..<end]))
    }
    return Array(words[(end ?? 0)...])
  }

  private static let mostDropping = 4

  /// A name that nobody knows in the place of another such: “not coffee, tea”.
  func unknown(_ new: Words, insteadOf old: Words) -> Repair? {
    guard let name = subject.prompt?.purpose.unknownName,
      language.tokens(name).map(\.text) == withoutFillers(old).tokens.map(\.text)
    else { return nil }
    return guess(new).map(guessed)
  }

  /// Whether the words say no more than that what was said of a parameter is not meant: “no, not Friday”.
  package func denies(_ tokens: [Token], of utterance: String) -> Bool {
    let rest = Array(tokens.drop { language.negations.contains($0) })
    let denial = tokens.prefix(tokens.count - rest.count)
    // A no alone says what is meant, and a “not” what is not.
    guard !rest.isEmpty, let last = denial.last, denial.count > 1 || language.isYes([last]) != false else {
      return false
    }
    let words = (rest, UtteranceText(utterance).words(rest))
    return subject.intent.parameters.contains { parameter in
      guard isFilled(parameter.name) else { return false }
      if parameter.kind == .text, case .text(let text)? = known(parameter.name) {
        let words = language.tokens(text)
        let (said, joins) = (words.map(\.text), words.indices.contains { language.jointLength(at: $0, of: words) > 0 })
        let named = language.withoutArticles(rest)
        return !joins && !named.isEmpty && named.allSatisfy { said.contains($0.text) }
      }
      return parameter.kind.element != .text && isSaid(words, of: parameter, subject.activity.values[parameter.name])
    }
  }
}
