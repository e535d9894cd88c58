import AppIntents
import ParlanceDialog
import ParlanceTemplates

extension ReplyWriter {
  /// What words change of what is on its way, or else of what was performed last, where parts are called as this locale calls them.
  ///
  /// `guessing` tells which words may be anything at all that is meant.
  func repair(
    _ tokens: [Token], _ utterance: String, at moment: DialogMoment, _ answers: AnswerReader,
    guessing: RepairReader.Guessing
  ) -> Repair? {
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
