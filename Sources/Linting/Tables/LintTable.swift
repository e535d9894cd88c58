import ParlanceDiagnostics
import ParlanceLanguage
import ParlanceMatching
import ParlancePhraseTables

/// The phrases of one locale, compiled, with the sentences that were tried on them.
struct LintTable: Sendable {
  /// The locale.
  let locale: String
  /// The phrases.
  let table: PhraseTable
  /// What is known of the language.
  let language: Language
  /// The intents, declared or guessed from the phrases.
  let signatures: [IntentSignature]
  private let index: SignatureIndex
  private let bench: TrialBench
  /// Whether an app declares the intents.
  let isDeclared: Bool
  /// Whether the intents of the phrases are known: a catalogue may spread the phrases of one over several keys.
  let areIntentsKnown: Bool
  /// The required parameters that have no question of their own, by intent.
  let questionless: [String: Set<String>]
  /// The shortcuts that the app declares, where this is the locale that they are declared in.
  let shortcuts: ShortcutDeclarations?
  /// The entity types that take any words.
  let openTypes: Set<String>
  /// The names of the cases of enumerations, by type.
  let cases: [String: [VocabularyEntry]]
  /// What was wrong with the phrases when they were compiled.
  let faults: [Diagnostic]
  /// Where the phrases stand that have such a fault.
  let faultyPlaces: Set<SourcePosition>
  /// What was tried.
  let trials: [Trial]
  /// Phrases of different intents that nothing but the names in them tells apart.
  let likenesses: [NameLikeness]
  /// Words that alone tell understood sentences of several intents apart.
  let contrasts: [[Contrasts.Word]]
  /// The phrases that stand for few enough sentences, with all of them.
  let expansions: [TriedPhrases.Expansions]
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

  /// Compiles a table and tries sentences of each of its phrases.
  init(
    _ table: PhraseTable, language: Language, app: LintApp? = nil, areIntentsKnown: Bool = true,
    mostTrials: Int = LintTable.mostTrials
  ) {
    self.table = table
    self.language = language
    locale = table.locale
    self.areIntentsKnown = areIntentsKnown
    isDeclared = app != nil
    openTypes = app?.openTypes ?? []
    questionless = app?.questionless ?? [:]
    shortcuts = app?.shortcuts?.locale == table.locale ? app?.shortcuts : nil
    signatures = app?.signatures ?? GuessedSignatures.of(table)
    index = SignatureIndex(signatures)
    let matcher = Matcher(table, language: language, signatures: signatures)
    faults = matcher.diagnostics
    faultyPlaces = Set(faults.compactMap(\.position))
    cases = app?.cases[table.locale] ?? app?.cases[""] ?? [:]
    let bench = TrialBench(table, matcher, signatures, cases: cases)
    self.bench = bench
    let tried = TriedPhrases(table, bench, most: mostTrials)
    let comparison = mostTrials > 0 ? TableComparison(table, language, signatures, words: bench.words) : nil
    let clashes = comparison?.clashes ?? []
    trials =
      tried.trials
      + clashes.flatMap { clash in
        clash.members.map {
          bench.trial(of: clash.sentence, frame: clash.frame, $0.phrase, intent: $0.intent, $0.block)
        }
      } + clashes.flatMap { bench.jointTrials(of: $0) }
    likenesses = mostTrials > 0 ? NameLikeness.all(in: table, language, signatures) : []
    contrasts = Contrasts.all(in: trials)
    inclusions = tried.inclusions
    uncompared = comparison?.tooLarge ?? []
    isCompared = comparison?.isWhole ?? true
    triedCount = mostTrials
    expansions = tried.expansions
    counts = tried.counts
  }

  /// Whether a sentence means the intent of another one if a word of it is taken for the word that the other one has there.
  func isTaken(_ word: Contrasts.Word, for other: Contrasts.Word) -> Bool {
    let tokens = language.tokens(word.trial.sentence)
    guard let place = tokens.first(where: { $0.text == word.word })?.range,
      let block = table.intents.first(where: { $0.name == other.intent })?.blocks.first(where: {
        $0.phrases.contains(other.trial.phrase)
      })
    else { return false }
    var scalars = Array(word.trial.sentence.unicodeScalars)
    scalars.replaceSubrange(place, with: other.word.unicodeScalars)
    let sentence = String(String.UnicodeScalarView(scalars))
    let taken = bench.trial(of: sentence, frame: sentence, other.trial.phrase, intent: other.intent, block)
    if case .understood = taken.outcome { return true }
    return false
  }

  /// The intent of a name as the table writes it, or as it is declared.
  func signature(_ name: String) -> IntentSignature? { index[written: name] }
}
