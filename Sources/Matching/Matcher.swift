import ParlanceDiagnostics
import ParlanceLanguage
import ParlancePhraseTables
import ParlanceTemplates

/// The phrases of one locale, compiled, ready to match utterances.
///
/// A value: matching is synchronous and pure. Names come with each call, so that a change of the vocabulary compiles nothing.
package struct Matcher: Sendable {
  /// A phrase that the automaton accepts, by its payload.
  struct Accepted: Sendable {
    var intent: String
    var signature: IntentSignature?
    var block: Int
    var phrase: Phrase
  }

  /// What ranking asks of a phrase, by its payload; small, since it is asked for every candidate.
  struct Facts: Sendable {
    var block: Int32
    /// The place of its intent among all of them by name.
    var intent: Int32
    var weight: Double
    /// Whether the context has a say.
    var hasConditions: Bool
    /// Whether some words must be there that no phrase of the block names.
    var hasKeywords: Bool
  }

  /// The language that utterances are read in.
  package let language: Language

  /// What was wrong with the phrases; each of them was left out.
  package let diagnostics: [Diagnostic]

  let automaton: Automaton
  let accepted: [Accepted]
  let facts: [Facts]
  /// What each block demands of the context.
  let conditions: [BlockConditions]
  /// Of each block, the words of which one must be in the utterance.
  let keywords: [[[String]]]
  /// The phrases that are never meant; `nil` if there are none.
  let negative: TemplateSet?
  /// Of each slot, what its list's entries add to the context; none for other slots.
  let entryContexts: [[MatchContext.Changes]]
  let blocks: [PhraseBlock]
  let slotTypes: [CompiledSlot]
  /// What fills the slots, by their numbers.
  let recognizers: [any SpanRecognizer]
  /// The slots whose recogniser depends on the situation.
  let changing: [Int]
  /// What people write for the words of phrases and lists.
  let respellings: Respellings
  let skipPhrases: [[String]]
  /// The keys of the context that blocks and entries of lists name.
  let keys: ContextKeys
  let declared: [IntentSignature]
  /// What forgiving needs, made when it is needed.
  let tolerance: Lazy<ToleranceTables>

  /// Compiles a table.
  ///
  /// Without signatures intents are only names and a slot takes what a list or built-in type says; with them an intent that is not
  /// among them is a fault, and a bare slot takes its type from the intent.
  package init(_ table: PhraseTable, language: Language, signatures: [IntentSignature] = []) {
    var compiler = TableCompiler(table, language: language, signatures: signatures)
    compiler.compile()
    self.language = language
    diagnostics = compiler.diagnostics
    automaton = compiler.build()
    var respellings = Respellings()
    for word in automaton.words { respellings.add(word, language) }
    self.respellings = respellings
    var keys = ContextKeys()
    conditions = compiler.blocks.map { BlockConditions($0, &keys) }
    keywords = compiler.blocks.map { block in block.requiredKeywords.map { language.tokens($0).map(\.text) } }
    negative = compiler.negative
    entryContexts = compiler.slots.map { slot in
      slot.entries.contains { !$0.context.isEmpty } ? slot.entries.map { keys.changes($0.context) } : []
    }
    self.keys = keys
    let intents = Set(compiler.accepted.map(\.intent)).sorted()
    let places = Dictionary(uniqueKeysWithValues: intents.enumerated().map { ($0.element, Int32($0.offset)) })
    facts = compiler.accepted.map { [blocks = compiler.blocks] phrase in
      Facts(
        block: Int32(phrase.block), intent: places[phrase.intent] ?? 0, weight: blocks[phrase.block].weight,
        hasConditions: blocks[phrase.block].hasConditions, hasKeywords: !blocks[phrase.block].requiredKeywords.isEmpty)
    }
    accepted = compiler.accepted
    blocks = compiler.blocks
    slotTypes = compiler.slots
    recognizers = compiler.slots.map { $0.recognizer ?? NoRecognizer() }
    changing = compiler.slots.indices.filter { compiler.slots[$0].isChanging }
    skipPhrases = table.skipWords.map { language.tokens($0).map(\.text) }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
    declared = signatures
    tolerance = Lazy { [automaton, skipPhrases] in
      ToleranceTables(automaton, language: language, skipPhrases: skipPhrases)
    }
  }

  /// The words that can be a slot's, by the number that the automaton's arcs use.
  struct CompiledSlot: Sendable {
    var type: SlotType
    var entries: [ListEntry] = []
    var isWildcard = false
    var recognizer: (any SpanRecognizer)?
    var coverage = Coverage.anything
    /// The words between several values; none for a slot that takes one.
    var separators: Set<String> = []

    /// Whether what fills it depends on the situation.
    var isChanging: Bool {
      switch type {
      case .entity, .enumeration, .date: true
      default: false
      }
    }
  }
}
