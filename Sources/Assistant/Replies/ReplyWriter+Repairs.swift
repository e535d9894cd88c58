import AppIntents
import ParlanceDialog
import ParlanceLanguage
import ParlanceMatching
import ParlanceTemplates

extension ReplyWriter {
  /// What words change of what is on its way, or else of what was performed last, where parts are called as this locale calls them.
  ///
  /// `guessing` tells which words may be anything at all that is meant.
  func repair(
    _ tokens: [Token], _ utterance: String, at moment: DialogMoment, _ answers: AnswerReader,
    guessing: RepairReader.Guessing
  ) -> Repair? {
    if let repair = repairOfChange(tokens, utterance, at: moment, answers) { return repair }
    let open = moment.open.map { reader(of: $0, answers) }
    let performed = moment.performed.map { reader(of: $0, answers) }
    if let repair = open?.read(tokens, of: utterance, guessing: .never) { return repair }
    if var repair = performed?.read(tokens, of: utterance, guessing: .never) {
      repair.concernsPerformed = true
      return repair
    }
    guard guessing != .never else { return nil }
    return (moment.prompt == nil ? performed : open)?.read(tokens, of: utterance, guessing: guessing)
  }

  /// What words mend of the last change though a question was answered since then, where they speak of it: “make it Sunday” behind “what is on
  /// Saturday”, “it was yesterday” behind “how many coffees”, and “no, at 8” behind “when did I last have coffee”; and where
  /// the question has shown it and was about no time: “no, Saturday” behind “list”; `nil` for others.
  private func repairOfChange(
    _ tokens: [Token], _ utterance: String, at moment: DialogMoment, _ answers: AnswerReader
  ) -> Repair? {
    let language = locale.matcher.language
    let isDenial =
      moment.performed.map(asksOfThingAlone) == true && language.decisionAhead(in: tokens).decision == false
    guard moment.prompt == nil, let changed = moment.changed else { return nil }
    // “It was yesterday” behind “how many teas” is no coffee.
    let isOfQuestion = moment.performed.map { concernsThings(of: $0, changed) } == true
    let isOfTime = moment.showsChange && saysMoment(changed) && mendsInWords(tokens, answers)
    let isOfThing = language.mendsByPronoun(tokens) || isOfQuestion
    guard isOfTime || isOfThing && (isDenial && saysMoment(changed) || language.speaksOfDeed(tokens)) else {
      return nil
    }
    let reader = reader(of: changed, answers)
    let told = language.tellings(in: tokens, ofDeeds: false).lazy.compactMap { words in
      reader.byItself(Array(tokens[words]), of: UtteranceText(utterance).words(tokens[words]))
    }.first
    var repair = told.map { Repair(changes: [$0]) } ?? reader.read(tokens, of: utterance, guessing: .never)
    guard let found = repair, found.isSure, found.command == nil, !found.changes.isEmpty,
      !isOfTime || isOfThing || found.changes.allSatisfy({ saysMoment($0) && !isSaid($0, of: changed) })
    else { return nil }
    repair?.concernsChange = true
    return repair
  }

  /// Whether what was done was done for a moment, as whatever can be done many times is: “no, Saturday” behind “when is gym” is no day on which
  /// gym was completed.
  private func saysMoment(_ deed: RepairSubject) -> Bool {
    deed.intent.counting != nil || deed.activity.values.values.contains(where: isMoment)
  }

  /// Whether a change says what was said already.
  private func isSaid(_ change: SlotBinding, of deed: RepairSubject) -> Bool {
    if case .value(let value) = change.meaning { deed.activity.values[change.parameter] == value } else { false }
  }

  private func saysMoment(_ change: SlotBinding) -> Bool {
    if case .value(let value) = change.meaning { isMoment(value) } else { false }
  }

  /// Whether words say that something else is meant, and not only what.
  private func mendsInWords(_ tokens: [Token], _ answers: AnswerReader) -> Bool {
    let language = locale.matcher.language
    let kinds: [RepairWords.Kind] = [.change, .contrast, .past, .aside, .refusal, .naming]
    return kinds.flatMap { language.repairs($0, in: tokens) }.contains { words in
      // “No, from Saturday” is what is to be listed.
      let new = Array(tokens[words.new])
      guard !new.isEmpty, !language.saysRange(new, now: answers.now, calendar: answers.calendar) else { return false }
      if language.wholeNumber(new) != nil { return true }
      return language.dates(now: answers.now, calendar: answers.calendar).spans(in: new, at: 0).contains {
        $0.end == new.count
      }
    }
  }

  /// Whether a question says nothing that a moment could be in place of, as “when did I last have coffee”: “no, at 8” mends what was done.
  private func asksOfThingAlone(_ question: RepairSubject) -> Bool {
    guard !question.intent.isUndoable else { return false }
    return question.intent.parameters.allSatisfy { parameter in
      if case .entity = parameter.kind.element { true } else { parameter.kind == .duration }
    }
  }

  /// Whether a question was about one of the things that were changed, or about what was added under its name.
  private func concernsThings(of question: RepairSubject, _ changed: RepairSubject) -> Bool {
    let asked = question.activity.values.values.flatMap(\.entities)
    let (ids, titles) = (Set(asked.map(\.id)), Set(asked.map { $0.display.title.lowercased() }))
    return changed.activity.values.values.contains { value in
      if case .text(let text) = value { return titles.contains(text.lowercased()) }
      return value.entities.contains { ids.contains($0.id) }
    }
  }

  /// Whether words say no more than that something of what was performed last is not meant.
  func denies(_ tokens: [Token], _ utterance: String, at moment: DialogMoment, _ answers: AnswerReader) -> Bool {
    moment.performed.map { reader(of: $0, answers).denies(tokens, of: utterance) } ?? false
  }

  /// Reads words as changes of something, whose parts are called as this locale calls them.
  func reader(of subject: RepairSubject, _ answers: AnswerReader) -> RepairReader {
    let titles = subject.intent.parameters.compactMap { parameter in
      parameter.title.map { (parameter.name, voice.localized($0)) }
    }
    return RepairReader(subject, answers: answers, titles: Dictionary(titles) { first, _ in first })
  }
}
