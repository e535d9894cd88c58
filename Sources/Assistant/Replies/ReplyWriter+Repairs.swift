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
  /// Saturday”, and “it was yesterday” behind “how many coffees”; `nil` for others.
  private func repairOfChange(
    _ tokens: [Token], _ utterance: String, at moment: DialogMoment, _ answers: AnswerReader
  ) -> Repair? {
    let language = locale.matcher.language
    guard moment.prompt == nil, let changed = moment.changed, language.speaksOfDeed(tokens),
      // “It was yesterday” behind “how many teas” is no coffee.
      language.mendsByPronoun(tokens) || moment.performed.map({ concernsThings(of: $0, changed) }) == true
    else { return nil }
    let reader = reader(of: changed, answers)
    let told = language.tellings(in: tokens, ofDeeds: false).lazy.compactMap { words in
      reader.byItself(Array(tokens[words]), of: UtteranceText(utterance).words(tokens[words]))
    }.first
    var repair = told.map { Repair(changes: [$0]) } ?? reader.read(tokens, of: utterance, guessing: .never)
    guard let found = repair, found.isSure, found.command == nil, !found.changes.isEmpty else { return nil }
    repair?.concernsChange = true
    return repair
  }

  /// Whether a question was about one of the things that were changed.
  private func concernsThings(of question: RepairSubject, _ changed: RepairSubject) -> Bool {
    let asked = Set(question.activity.values.values.flatMap(\.entities).map(\.id))
    return changed.activity.values.values.flatMap(\.entities).contains { asked.contains($0.id) }
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
