import AppIntents
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

/// Reads an utterance as a change of what was said before, or as an answer that says more than was asked for.
package struct RepairReader: Sendable {
  /// That of `answers`; it has the words that say what is changed.
  let language: Language
  /// Reads words as values of a parameter.
  let answers: AnswerReader
  /// The intent whose values can be changed, and the question that is open.
  let subject: RepairSubject
  /// What people call each parameter.
  let titles: [String: String]
  /// Whether the words speak of what has been.
  var speaksOfPast = false

  /// Makes a reader for what the conversation is about; `titles` are what people call its parameters, by their names.
  package init(_ subject: RepairSubject, answers: AnswerReader, titles: [String: String]) {
    language = answers.language
    self.answers = answers
    self.subject = subject
    self.titles = titles
  }

  /// Which words are taken for a name that nobody knows, or for a text.
  package enum Guessing: Sendable, Hashable {
    /// None.
    case never
    /// Those that are plainly meant instead: “I meant …”.
    case plainWords
    /// Also those behind a no or the like, since they are nothing else.
    case anyWords
  }

  /// What the words change; `nil` if they change nothing.
  package func read(_ tokens: [Token], of utterance: String, guessing: Guessing) -> Repair? {
    let said = Said(tokens: tokens, whole: utterance, text: UtteranceText(utterance))
    if subject.prompt.map({ $0.purpose == .mistake }) ?? true, !isOnceMore(tokens),
      let other = other((tokens, utterance))
    {
      return Repair(changes: [other])
    }
    // Where it was only said that something was wrong, a moment is the right one, or another case.
    if subject.prompt?.purpose == .mistake {
      let change = answers.areAmount(tokens) ? meant((tokens, utterance)) : byItself(tokens, of: utterance)
      if let change { return Repair(changes: [change], isPlain: true) }
    }
    if subject.prompt?.isOffer == true, let change = byItself(tokens, of: utterance) {
      return Repair(changes: [change])
    }
    if let change = besidesName(tokens, of: utterance) { return Repair(changes: [change], isPlain: true) }
    if language.shift(tokens) != nil, let change = meant((tokens, utterance)) { return Repair(changes: [change]) }
    if asksOfName, let name = language.called(tokens, isOther: false).first,
      let repair = repair(RepairWords(kind: .refusal, new: name), said, guessing: guessing)
    {
      return repair
    }
    for kind in RepairWords.Kind.allCases {
      for words in language.repairs(kind, in: tokens) {
        if let repair = repair(words, said, guessing: guessing) { return repair }
      }
    }
    return guessing == .never ? nil : answered(said)
  }

  /// An answer beside which something is said that cannot be read: “the report, and make it flurb”.
  private func answered(_ said: Said) -> Repair? {
    for words in language.repairs(.addition, in: said.tokens) {
      // Words that call no part may belong to the answer: “milk with sugar”.
      if let name = words.name, parameter(called: said.part(name).tokens) == nil { continue }
      guard let answer = answer(words, said), !answer.isFree else { continue }
      return Repair(changes: [], answer: answer.content, unread: said.part(words.new).text, isPlain: true)
    }
    return nil
  }

  /// An utterance, or words at its end, to take parts of it.
  struct Said {
    /// The words.
    let tokens: [Token]
    /// All of the utterance.
    let whole: String
    /// The same, to take parts of it.
    let text: UtteranceText

    /// Some of the words.
    func part(_ range: Range<Int>) -> (tokens: [Token], text: String) {
      guard let first = tokens[range].first, let last = tokens[range].last else { return ([], "") }
      return (Array(tokens[range]), text.part(first.range.lowerBound..<last.range.upperBound))
    }
  }

  /// Whether it is asked about a name that nobody knows.
  var asksOfName: Bool { subject.prompt?.purpose.isOfUnknownName == true }

  /// What words mend in the way in which they were found to do so; `nil` if nothing.
  func repair(_ words: RepairWords, _ said: Said, guessing: Guessing) -> Repair? {
    var words = words
    // “No, call it espresso” says no more than the name.
    if asksOfName, let name = language.called(Array(said.tokens[words.new]), isOther: false).first {
      words.new = words.new.lowerBound + name.lowerBound..<words.new.lowerBound + name.upperBound
    }
    let new = said.part(words.new)
    // “Actually, never mind” is no change.
    guard language.builtIn(new.tokens) == nil else { return nil }
    if [.change, .aside, .refusal].contains(words.kind), let change = renumbered(new) { return guessed(change) }
    switch words.kind {
    case .naming:
      guard let name = words.name, let parameter = parameter(called: said.part(name).tokens) else { return nil }
      return change(of: parameter, to: new).map { Repair(changes: [$0], isPlain: true) }
    case .contrast: return contrast(words, said, guessing: guessing)
    case .change:
      if let change = other(new) ?? meant(new) { return Repair(changes: [change], isPlain: namesOther(change)) }
      if let changes = several(new) { return Repair(changes: changes) }
      return guessing == .never ? nil : guesses(new)
    case .aside:
      if let change = other(new) ?? meant(new) { return Repair(changes: [change], isPlain: namesOther(change)) }
      return within(new, said, guessing: guessing)
    case .past: return (past.meant(new) ?? thing(new, said, guessing: guessing)).map { Repair(changes: [$0]) }
    case .moment:
      guard let change = meant(new), case .value(let value) = change.meaning,
        value.moment(in: answers.calendar) != nil
      else { return nil }
      return Repair(changes: [change])
    case .acceptance:
      guard subject.prompt?.kind == .confirmation else { return nil }
      return meant(new).map { Repair(changes: [$0]) }
    case .refusal:
      guard subject.prompt.map({ $0.kind == .confirmation }) ?? true else {
        return otherwise(new, isApart: language.isSign(before: words.new, of: said.tokens, in: said.whole))
      }
      return refused(words, new, said, guessing: guessing)
    case .addition, .joining: return addition(words, new, said)
    }
  }

  /// What is meant of two things of which one is not; `nil` if the words are no such.
  private func contrast(_ words: RepairWords, _ said: Said, guessing: Guessing) -> Repair? {
    guard let range = words.old, language.isContrast(words.new, range, of: said.tokens),
      !isCutOtherwise(words.new, range, said)
    else { return nil }
    let (new, old) = (said.part(words.new), said.part(range))
    return contrast(new, old, isApart: isApart(words.new, range, said))
      ?? (guessing == .never ? nil : chosen(new, insteadOf: old) ?? unknown(new, insteadOf: old))
  }

  /// What is changed by a guess: whether a text was meant is asked.
  func guessed(_ change: SlotBinding) -> Repair {
    if case .value = change.meaning { return Repair(changes: [change], isGuess: true) }
    return Repair(changes: [change])
  }

  /// What it was behind a no, though nobody knows it, where it is one word with an article: “no, that was a tea”.
  private func thing(_ new: Words, _ said: Said, guessing: Guessing) -> SlotBinding? {
    guard guessing == .anyWords, new.tokens.count == 2, let first = new.tokens.first,
      language.articles.contains(first),
      language.decisionAhead(in: language.tokens(said.whole)).decision == false
    else { return nil }
    return guess(new).flatMap { subject.intent.parameter(named: $0.parameter)?.kind.typeName == nil ? nil : $0 }
  }

  // MARK: What was not meant

  private func contrast(
    _ new: (tokens: [Token], text: String), _ old: (tokens: [Token], text: String), isApart: Bool
  ) -> Repair? {
    for parameter in subject.intent.parameters where isFilled(parameter.name) {
      let value = known(parameter.name)
      if parameter.kind == .text, case .text(let text)? = value {
        guard isApart else { continue }
        // What takes the place of a word is about as long; a whole sentence does not: “I like milk, not bread”.
        let words = { (tokens: [Token]) in tokens.count { !language.articles.contains($0) } }
        let more = words(new.tokens) - words(old.tokens)
        // “Not that finish the report” puts nothing in the place of a word that is not there already.
        let said = language.tokens(text).map(\.text)
        guard more <= 1, answers.areAmount(old.tokens) || !answers.areAmount(new.tokens),
          !language.withoutArticles(new.tokens).allSatisfy({ said.contains($0.text) }),
          // “Not the bath yet” is no other title.
          !language.nameNothing(new.tokens),
          let changed = replacing(old.tokens, in: text, with: new)
        else { continue }
        let binding = SlotBinding(parameter: parameter.name, text: changed, meaning: .value(.text(changed)))
        return Repair(changes: [binding], isPlain: true, isGuess: more > 0)
      }
      guard isSaid(old, of: parameter, value), let change = change(of: parameter, to: new) else { continue }
      return Repair(changes: [change], isPlain: true)
    }
    return nil
  }

  /// What is meant of the answers to the open question, where the other one was not said before.
  private func chosen(
    _ new: (tokens: [Token], text: String), insteadOf old: (tokens: [Token], text: String)
  ) -> Repair? {
    let asked = subject.prompt?.parameter.flatMap { subject.intent.parameter(named: $0) }
    // “Not so important” says nothing of “so”.
    guard let asked, asked.kind.element != .text, change(of: asked, to: old) != nil else { return nil }
    return change(of: asked, to: new).map { Repair(changes: [$0]) }
  }

  /// Whether it shows where what is not meant ends, and what is meant begins: «no, comprar leche» says no “not comprar”, where a no is a not as well.
  private func isApart(_ new: Range<Int>, _ old: Range<Int>, _ said: Said) -> Bool {
    guard new.lowerBound == old.upperBound, old.lowerBound > 0,
      language.isYes([said.tokens[old.lowerBound - 1]]) == false
    else { return true }
    return language.isSign(before: new, of: said.tokens, in: said.whole)
  }

  /// Whether a comma within one of two parts, and none between them, says that they part elsewhere: “not the phone bill, the rent”.
  private func isCutOtherwise(_ new: Range<Int>, _ old: Range<Int>, _ said: Said) -> Bool {
    let isSign = { (place: Int, end: Int) in
      self.language.isSign(before: place..<end, of: said.tokens, in: said.whole)
    }
    let later = new.lowerBound > old.lowerBound ? new : old
    return !isSign(later.lowerBound, later.upperBound)
      && [new, old].contains { part in part.dropFirst().contains { isSign($0, part.upperBound) } }
  }

  /// The text with other words in place of some, else of these without their articles; `nil` if it does not have them.
  private func replacing(
    _ old: [Token], in text: String, with new: (tokens: [Token], text: String)
  ) -> String? {
    if let changed = replacing(old, in: text, with: new.text) { return changed }
    let (bare, plain) = (Array(language.withoutArticles(old)), language.withoutArticles(new.tokens))
    guard bare.count < old.count, let first = plain.first else { return nil }
    let start = first.range.lowerBound - (new.tokens.first?.range.lowerBound ?? 0)
    let words = String(String.UnicodeScalarView(new.text.unicodeScalars.dropFirst(start)))
    return replacing(bare, in: text, with: words)
  }

  /// Whether the words are what was said of a parameter, or another way to say its value.
  func isSaid(
    _ old: (tokens: [Token], text: String), of parameter: ParameterDescriptor, _ value: IntentValue?
  ) -> Bool {
    let binding = subject.activity.bindings.first { $0.parameter == parameter.name }
    if let text = binding?.text, language.tokens(text).map(\.text) == old.tokens.map(\.text) { return true }
    guard let value else { return false }
    return answers.values(old.tokens, old.text, for: parameter).contains { answer in
      switch answer.content {
      case .value(let other):
        if let date = other.moment(in: answers.calendar) {
          value.moment(in: answers.calendar).map { answers.calendar.isDate(date, inSameDayAs: $0) } ?? false
        } else {
          other == value || other.choiceIdentifier.map { $0 == value.choiceIdentifier } == true
        }
      case .several(let values): values.contains { $0.choiceIdentifier == value.choiceIdentifier }
      case .confirmed, .unknown, .parts, .outOfRange, .noSuchDay, .refused: false
      }
    }
  }

  // MARK: What is added

  /// An answer to the open question, and something of another parameter.
  private func addition(
    _ words: RepairWords, _ new: (tokens: [Token], text: String), _ said: Said
  ) -> Repair? {
    guard let content = answer(words, said), let asked = subject.prompt?.parameter, !isPointed(words, said) else {
      return nil
    }
    let change: SlotBinding?
    if let name = words.name {
      change = parameter(called: said.part(name).tokens).flatMap { self.change(of: $0, to: new) }
    } else {
      change = meant(new, besides: [asked])
    }
    return change.map { Repair(changes: [$0], answer: content.content, isPlain: words.kind == .addition) }
  }

  /// Whether the words say no more than the answer does: “the desk one” is the desk, and no 1.
  private func isPointed(_ words: RepairWords, _ said: Said) -> Bool {
    guard let range = words.answer else { return false }
    let name = language.withoutArticles(Array(said.tokens[range])).map(\.text)
    return language.names(in: said.tokens).contains { language.withoutArticles($0).map(\.text) == name }
  }

  /// What answers the open question, if it is one for a parameter.
  private func answer(_ words: RepairWords, _ said: Said) -> Answer? {
    guard let range = words.answer, let prompt = subject.prompt, let name = prompt.parameter,
      let asked = subject.intent.parameter(named: name)
    else { return nil }
    let answer = said.part(range)
    return answers.read(answer.tokens, of: answer.text, to: prompt, for: asked)
      .first { $0.isFree ? words.kind == .addition : !$0.isGuess }
  }
}
