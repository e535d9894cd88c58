import Foundation
import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables
import ParlanceTemplates

/// The phrases of one locale, compiled, with the sentences that were tried on them.
struct LintTable: Sendable {
  /// All sentences of a phrase, where there are few enough.
  struct Expansions: Sendable {
    /// The intent's name.
    var intent: String
    /// The block's number within its intent.
    var block: Int
    /// The phrase.
    var phrase: Phrase
    /// Its sentences as they are compared, each slot as its name in braces.
    var texts: Set<String>
  }

  /// The locale.
  let locale: String
  /// The phrases.
  let table: PhraseTable
  /// What is known of the language.
  let language: Language
  /// The intents, declared or guessed from the phrases.
  let signatures: [IntentSignature]
  /// Whether the intents of the phrases are known: a catalogue may spread the phrases of one over several keys.
  let areIntentsKnown: Bool
  /// The required parameters that have no question of their own, by intent.
  let questionless: [String: Set<String>]
  /// The shortcuts that the app declares, where this is the locale that they are declared in.
  let shortcuts: ShortcutDeclarations?
  /// The names of the cases of enumerations, by type.
  let cases: [String: [VocabularyEntry]]
  /// What was wrong with the phrases when they were compiled.
  let faults: [Diagnostic]
  /// What was tried.
  let trials: [Trial]
  /// The phrases that stand for few enough sentences, with all of them.
  let expansions: [Expansions]
  /// The phrases too large to be written down, or beside such ones, of which another one of their block says all, with that one.
  let inclusions: [(inner: Phrase, outer: Phrase)]
  /// The phrases that were too large to be held against others.
  let uncompared: [Phrase]
  /// Whether all that phrases of different intents have in common was searched.
  let isCompared: Bool
  /// The most sentences of one phrase that were tried.
  let triedCount: Int
  /// How many sentences each phrase stands for, where that is very many.
  let counts: [(phrase: Phrase, count: Int)]

  /// The most sentences of one phrase that are tried.
  static let mostTrials = 48
  /// The most sentences of one phrase that are written down.
  private static let mostExpansions = 256

  /// Compiles a table and tries sentences of each of its phrases.
  init(
    _ table: PhraseTable, language: Language, app: LintApp? = nil, areIntentsKnown: Bool = true,
    mostTrials: Int = LintTable.mostTrials
  ) {
    self.table = table
    self.language = language
    locale = table.locale
    self.areIntentsKnown = areIntentsKnown
    questionless = app?.questionless ?? [:]
    shortcuts = app?.shortcuts?.locale == table.locale ? app?.shortcuts : nil
    signatures = app?.signatures ?? GuessedSignatures.of(table)
    let matcher = Matcher(table, language: language, signatures: signatures)
    faults = matcher.diagnostics
    cases = app?.cases[table.locale] ?? app?.cases[""] ?? [:]
    let bench = TrialBench(table, matcher, signatures, cases: cases)
    var trials: [Trial] = []
    var expansions: [Expansions] = []
    var counts: [(Phrase, Int)] = []
    var inclusions: [(inner: Phrase, outer: Phrase)] = []
    for intent in table.intents {
      for (number, block) in intent.blocks.enumerated() {
        let words = bench.words(of: intent.name, block)
        var maker = SentenceMaker(table, block) { words.words(for: $0, turn: $1) }
        var large: Set<Phrase> = []
        var outline = SentenceMaker(table, block) { slot, _ in "{\(slot.name)}" }
        for phrase in block.phrases {
          for sentence in maker.sentences(of: phrase.expression, most: mostTrials).sentences {
            let outcome = bench.outcome(of: sentence.text, intent: intent.name, block)
            trials.append(
              Trial(
                intent: intent.name, phrase: phrase, sentence: sentence.text, frame: sentence.frame,
                outcome: outcome))
          }
          let all = outline.sentences(of: phrase.expression, most: min(Self.mostExpansions, mostTrials * 8))
          if all.areAll {
            expansions.append(
              Expansions(
                intent: intent.name, block: number, phrase: phrase,
                texts: Set(all.sentences.map { LintRule.folded($0.text) })))
          }
          let count = outline.count(phrase.expression)
          if count > Self.mostExpansions { large.insert(phrase) }
          if count >= LintRule.manySentences { counts.append((phrase, count)) }
        }
        if !large.isEmpty, mostTrials > 0 {
          inclusions += TableComparison.included(in: block, table, language, large: large)
        }
      }
    }
    let comparison = mostTrials > 0 ? TableComparison(table, language, signatures, words: bench.words) : nil
    for clash in comparison?.clashes ?? [] {
      trials += clash.members.map { member in
        Trial(
          intent: member.intent, phrase: member.phrase, sentence: clash.sentence, frame: clash.frame,
          outcome: bench.outcome(of: clash.sentence, intent: member.intent, member.block))
      }
    }
    self.inclusions = inclusions
    uncompared = comparison?.tooLarge ?? []
    isCompared = comparison?.isWhole ?? true
    triedCount = mostTrials
    self.trials = trials
    self.expansions = expansions
    self.counts = counts
  }

  /// The intent of a name as the table writes it, or as it is declared.
  func signature(_ name: String) -> IntentSignature? { signatures.first { $0.isNamed(name) } }
}

/// Tries sentences on a table.
private struct TrialBench {
  private let table: PhraseTable
  private let matcher: Matcher
  private let signatures: [IntentSignature]
  private let situation: Situation
  private let recognized: SlotWords.RecognizedWords

  /// `cases` are the names of enumerations that the app declares; names of other types are made up.
  init(
    _ table: PhraseTable, _ matcher: Matcher, _ signatures: [IntentSignature], cases: [String: [VocabularyEntry]]
  ) {
    self.table = table
    self.matcher = matcher
    self.signatures = signatures
    let vocabulary = SlotWords.vocabulary(of: signatures, cases: cases, language: matcher.language)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var situation = Situation(
      vocabulary: vocabulary, now: Date(timeIntervalSinceReferenceDate: 792_582_600), calendar: calendar)
    situation.isTolerant = false
    self.situation = situation
    recognized = SlotWords.RecognizedWords(matcher.language, now: situation.now, calendar: calendar)
  }

  func words(of intent: String, _ block: PhraseBlock) -> SlotWords {
    SlotWords(
      table, matcher.language, signatures.first { $0.isNamed(intent) }, block, situation.vocabulary, recognized)
  }

  func outcome(of sentence: String, intent: String, _ block: PhraseBlock) -> Trial.Outcome {
    let tokens = matcher.language.tokens(sentence)
    if let word = matcher.language.builtIn(tokens) { return .builtIn(word) }
    var situation = situation
    for (key, condition) in block.demandedContext {
      situation.context[key] = condition.values.first ?? .text(key)
    }
    let result = matcher.match(tokens, of: sentence, in: situation)
    let isOwn = { (match: Match) in IntentSignature(name: match.intent, slots: []).isNamed(intent) }
    switch result.decision {
    case .none where result.why == "negative": return .refused
    case .none where result.why == "budget": return .tooDear
    case .none: return .nothing
    case .match: return result.matches.first.map { isOwn($0) ? .understood : .other($0) } ?? .nothing
    case .ambiguous:
      let best = result.matches.first
      let rivals = result.matches.filter { match in best.map { match.isRival(of: $0) } ?? false }
      guard let other = rivals.first(where: { !isOwn($0) }) else { return .understood }
      return rivals.contains(where: isOwn) ? .ambiguous(other) : .other(other)
    }
  }
}
