import Foundation
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// Tries sentences on a table.
struct TrialBench: Sendable {
  private let table: PhraseTable
  private let matcher: Matcher
  private let signatures: SignatureIndex
  private let situation: Situation
  private let recognized: SlotWords.RecognizedWords

  /// The language of the table.
  var language: Language { matcher.language }

  /// `cases` are the names of enumerations that the app declares; names of other types are made up.
  init(
    _ table: PhraseTable, _ matcher: Matcher, _ signatures: [IntentSignature], cases: [String: [VocabularyEntry]]
  ) {
    self.table = table
    self.matcher = matcher
    self.signatures = SignatureIndex(signatures)
    let vocabulary = SlotWords.vocabulary(of: signatures, cases: cases, language: matcher.language)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var situation = Situation(
      vocabulary: vocabulary, now: Date(timeIntervalSinceReferenceDate: 792_582_600), calendar: calendar)
    situation.isTolerant = false
    self.situation = situation
    recognized = SlotWords.RecognizedWords(matcher.language, now: situation.now, calendar: calendar)
  }

  /// The words that fill the slots of a block.
  func words(of intent: String, _ block: PhraseBlock) -> SlotWords {
    SlotWords(
      table, matcher.language, signatures[written: intent], block, situation.vocabulary, recognized)
  }

  /// A sentence of a phrase, tried in a context that has what its block demands, or in the one that is given.
  func trial(
    of sentence: String, frame: String, _ phrase: Phrase, intent: String, _ block: PhraseBlock,
    context: [String: ScalarValue]? = nil
  ) -> Trial {
    let tokens = matcher.language.tokens(sentence)
    return Trial(
      intent: intent, phrase: phrase, sentence: sentence, frame: frame,
      words: (frame == sentence ? tokens : matcher.language.tokens(frame)).map(\.text),
      isMarked: block.demandedContext[Matcher.questionKey]?.values.contains(.boolean(true)) == true,
      outcome: outcome(of: sentence, tokens, intent: intent, context ?? JointContext(block).values))
  }

  private func outcome(
    of sentence: String, _ tokens: [Token], intent: String, _ context: [String: ScalarValue]
  ) -> Trial.Outcome {
    if let word = matcher.language.builtIn(tokens), !word.isCourtesy { return .builtIn(word) }
    var situation = situation
    situation.context = context
    let result = matcher.match(tokens, of: sentence, in: situation)
    let isOwn = { (match: Match) in IntentSignature(name: match.intent, slots: []).isNamed(intent) }
    switch result.decision {
    case .none where result.why == .negative: return .refused
    case .none where result.why == .overBudget: return .tooDear
    case .none: return .nothing
    case .match:
      guard let best = result.matches.first else { return .nothing }
      if isOwn(best) { return .understood }
      return result.matches.contains { isOwn($0) && $0.isOutweighed(by: best) } ? .outweighed(best) : .other(best)
    case .ambiguous:
      let best = result.matches.first
      let rivals = result.matches.filter { match in best.map { match.isRival(of: $0) } ?? false }
      guard let other = rivals.first(where: { !isOwn($0) }) else { return .understood }
      return rivals.contains(where: isOwn) ? .ambiguous(other) : .other(other)
    }
  }

  /// A sentence of several phrases, tried where what the blocks of two of them demand holds at once; only what nobody can tell then.
  func jointTrials(of clash: TableComparison.Clash) -> [Trial] {
    clash.members.enumerated().flatMap { number, member in
      clash.members[..<number].compactMap { other -> Trial? in
        guard member.intent != other.intent,
          ![member, other].contains(where: \.block.demandedContext.isEmpty),
          let context = JointContext(member.block, other.block)
        else { return nil }
        var trial = trial(
          of: clash.sentence, frame: clash.frame, member.phrase, intent: member.intent, member.block,
          context: context.values)
        guard case .ambiguous = trial.outcome else { return nil }
        trial.joined = context.text
        return trial
      }
    }
  }
}
